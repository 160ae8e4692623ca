import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { describe, it } from 'node:test'

const ROOT = resolve(import.meta.dirname, '../../console')
const MODULE = /import (\w+) from '([^']+\.module\.css)'/g
const SHARED = [...textOf(`${ROOT}/parts/css.ts`).matchAll(MODULE)].map(([, , path = '']) =>
  resolve(ROOT, 'parts', path),
)
const sheets = globSync('**/*.css', { cwd: ROOT }).map(file => `${ROOT}/${file}`)

describe('the style sheets of the console', () => {
  it('have a rule for each class that is used, and a use for each class that has a rule', () => {
    const ruled = sheets.filter(file => file.endsWith('.module.css')).flatMap(file => classesIn(file))
    const used = globSync('**/*.tsx', { cwd: ROOT }).flatMap(file => usesIn(`${ROOT}/${file}`))
    assert.deepEqual([...new Set(used)].sort(), [...new Set(ruled)].sort())
  })

  it('have every rule in a layer', () => {
    for (const file of sheets) {
      const lines = textOf(file)
        .split('\n')
        .filter(line => /^\S/.test(line))
      for (const line of lines)
        assert.match(line, /^(@layer (base|tokens|parts|pages) \{|@import .* layer\(base\);|\})$/, file)
    }
  })

  it('name each class in a module, none as a text', () => {
    // React Flow looks for these three.
    const outside = /className="(?!(nodrag|nopan|nowheel)\b)/
    for (const file of globSync('**/*.tsx', { cwd: ROOT }))
      assert.doesNotMatch(textOf(`${ROOT}/${file}`), outside, file)
  })
})

function textOf(file: string): string {
  return readFileSync(file, 'utf8').replaceAll(/\/\*[^]*?\*\//g, '')
}

function classesIn(file: string): string[] {
  const names = textOf(file).matchAll(/(?<=[\s(>,*:}]|^|\w|\])\.([a-z][\w-]*)(?=[^{};]*\{)/gm)
  return [...names].map(([, name = '']) => `${file} ${inCamelCase(name)}`)
}

/** `styles.name`, by the module that `styles` is imported from; `css.name` is in one of several. */
function usesIn(file: string): string[] {
  const text = textOf(file)
  const ofShared = [...text.matchAll(/(?<!-)\bcss\.(?!ts)(\w+)/g)].map(([, name = '']) => {
    return `${SHARED.find(sheet => classesIn(sheet).includes(`${sheet} ${name}`)) ?? 'no module'} ${name}`
  })
  const ofModules = [...text.matchAll(MODULE)].flatMap(([, binding = '', path = '']) => {
    const uses = text.matchAll(new RegExp(`\\b${binding}\\.(\\w+)`, 'g'))
    return [...uses].map(([, name = '']) => `${resolve(dirname(file), path)} ${name}`)
  })
  return [...ofShared, ...ofModules]
}

function inCamelCase(name: string): string {
  return name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
