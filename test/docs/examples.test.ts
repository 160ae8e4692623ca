import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { mkdir, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { after, before, describe, it } from 'node:test'
import { serviceVariables } from '../../generated/environment.ts'
import { errors } from '../../generated/errors.ts'
import workspaceSchema from '../../generated/schemas/workspace.json' with { type: 'json' }
import { sections } from '../../generated/sections.ts'
import { installSdk, type Consumer } from '../sdk/consumer.ts'
import { blocksOf } from './pages.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const PAGES = globSync(['README.md', 'sdk/README.md', 'docs/**/*.md'], { cwd: ROOT }).sort()
const statusesOf = new Map<string, readonly number[]>(
  Object.entries(errors).map(([code, { statuses }]) => [code, statuses]),
)

describe('the examples of the pages', () => {
  let project: Consumer

  before(async () => {
    project = await installSdk()
    // The page on agents uses the official client of the protocol.
    await symlink(`${ROOT}/node_modules/@modelcontextprotocol`, `${project.folder}/node_modules/@modelcontextprotocol`)
  })
  after(async () => {
    await project.drop()
  })

  it('are programs that the strictest compiler settings accept', async () => {
    const files: string[] = []
    await mkdir(`${project.folder}/pages`)
    for (const page of PAGES)
      for (const { language, text, line } of blocksOf(path.join(ROOT, page)).filter(
        ({ language }) => language === 'ts',
      )) {
        const file = `pages/${page.replaceAll(/\W+/g, '-')}-${line}.${language}`
        // Each block is a module of its own.
        await writeFile(`${project.folder}/${file}`, `${text}\nexport {}\n`)
        files.push(file)
      }
    assert.ok(files.length > 10)
    assert.equal(await project.compile(files, { lib: ['ES2022', 'DOM', 'DOM.Iterable'] }), '')
  })

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
