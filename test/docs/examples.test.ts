import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, it } from 'node:test'
import { serviceVariables } from '../../generated/environment.ts'
import { errors } from '../../generated/errors.ts'
import workspaceSchema from '../../generated/schemas/workspace.json' with { type: 'json' }
import { sections } from '../../generated/sections.ts'
import { PAGES, ROOT } from './pages.ts'

const statusesOf = new Map<string, readonly number[]>(
  Object.entries(errors).map(([code, { statuses }]) => [code, statuses]),
)

describe('the examples of the pages', () => {
  for (const page of PAGES)
    it(`${page} names errors by codes and statuses of the contract`, () => {
      const wrong = readFileSync(path.join(ROOT, page), 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          [...line.matchAll(/\b([45]\d\d),? (?:`|\(`)([a-z_]+)`/g)]
            .filter(([, status = '', code = '']) => statusesOf.get(code)?.includes(Number(status)) !== true)
            .map(([named]) => `${page}:${index + 1}: ${named}`),
        )
      assert.deepEqual(wrong, [])
    })

  it('docs/limits.md names configuration and variables that exist', () => {
    const page = readFileSync(path.join(ROOT, 'docs/limits.md'), 'utf8')
    const paths = sections.flatMap(({ id, groups }) =>
      groups.flatMap(group => group.fields.map(field => `${id}/${group.id}/${field.id}`)),
    )
    const known = [...paths, ...serviceVariables]
    const named = [...page.matchAll(/`([a-z]+(?:\/[a-z_]+){2}|[A-Z]+(?:_[A-Z]+)+)`/g)].map(([, name = '']) => name)
    assert.ok(named.length > 15)
    assert.deepEqual(
      named.filter(name => !known.includes(name)),
      [],
    )
  })

  it('docs/workspace.md explains every part of the file', () => {
    const page = readFileSync(path.join(ROOT, 'docs/workspace.md'), 'utf8')
    assert.deepEqual(
      Object.keys(workspaceSchema.properties).filter(
        part => part !== 'apiVersion' && !page.includes(`| \`${part}\` |`),
      ),
      [],
    )
  })

  it('docs/README.md leads to every page', () => {
    const index = readFileSync(path.join(ROOT, 'docs/README.md'), 'utf8')
    const pages = globSync('docs/*.md', { cwd: ROOT }).map(page => path.basename(page))
    assert.deepEqual(
      pages.filter(page => page !== 'README.md' && !index.includes(`](${page}`)),
      [],
    )
  })

  it('install an existing file: the package is never named by a registry', () => {
    const fromRegistry = PAGES.filter(page =>
      /npm (?:i|install|add)\b[^\n]*@parley\/sdk|npmjs|unpkg|jsdelivr|esm\.sh/.test(
        readFileSync(path.join(ROOT, page), 'utf8'),
      ),
    )
    assert.deepEqual(fromRegistry, [])
  })
})
