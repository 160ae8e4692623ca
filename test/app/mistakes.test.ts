import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, describe, it } from 'node:test'
import { parseDocument, Scalar, YAMLMap, YAMLSeq } from 'yaml'
import { findingLines } from '../../app/cli/findings.ts'
import { checkFile } from '../../app/cli/validate-files.ts'

const TABLE = path.join(import.meta.dirname, 'mistakes.yaml')
/** Run with this flag of Node, the test writes what is printed into the table. */
const updates = process.execArgv.includes('--test-update-snapshots')

const FLOW = ['code: order-status', 'name: Order status']
const TRIGGERS = ['triggers:', '  - { type: chat_intent, intent: order_status }']
const WORKSPACE = ['apiVersion: parley/v1', 'organization: { name: Acme }', 'workspace: { name: Acme }']

/** A file with one mistake: its nodes in a flow, its parts in a workspace file, or all of it. */
type Mistake = { name: string; prints: string } & (
  { nodes: string; variables?: string } | { workspace: string } | { file: string }
)

function textOf(mistake: Mistake): string {
  if ('file' in mistake) return mistake.file
  if ('workspace' in mistake) return [...WORKSPACE, mistake.workspace].join('\n')
  const { nodes, variables } = mistake
  const declared = variables === undefined ? [] : [`variables: ${variables}`]
  return [...FLOW, ...declared, ...TRIGGERS, 'nodes:', nodes.replaceAll(/^(?=.)/gm, '  ')].join('\n')
}

describe('messages to authors about a mistake', () => {
  const table = parseDocument(readFileSync(TABLE, 'utf8'))
  const mistakes = table.toJS() as Mistake[]
  const folder = mkdtempSync(path.join(tmpdir(), 'parley-mistakes-'))
  after(() => {
    rmSync(folder, { recursive: true })
    if (updates) writeFileSync(TABLE, table.toString({ lineWidth: 0 }))
  })

  it('covers typical mistakes, each under a name of its own', () => {
    assert.ok(mistakes.length >= 40)
    assert.equal(new Set(mistakes.map(({ name }) => name)).size, mistakes.length)
  })

  for (const [index, mistake] of mistakes.entries())
    it(`is one finding with its position in ${mistake.name}`, async () => {
      const file = `${mistake.name}.yaml`
      writeFileSync(path.join(folder, file), textOf(mistake))
      const { findings } = await checkFile(path.join(folder, file))
      const lines = findings.flatMap(({ location, ...finding }) =>
        findingLines({ ...finding, location: { ...location, file } }),
      )
      assert.equal(findings.length, 1, lines.join('\n'))
      assert.match(lines[0] ?? '', /^\S+\.yaml:\d+:\d+: (error|warning): /)
      assert.deepEqual(
        lines.filter(line => line.length > 80),
        [],
        'what is printed fits a terminal of 80 columns',
      )
      const printed = `${lines.join('\n')}\n`
      if (updates) printsOf(table.contents, index).value = printed
      else assert.equal(printed, mistake.prints)
    })
})

function printsOf(table: unknown, index: number): { value: unknown } {
  assert.ok(table instanceof YAMLSeq)
  const mistake: unknown = table.items[index]
  assert.ok(mistake instanceof YAMLMap)
  const prints: unknown = mistake.get('prints', true)
  assert.ok(prints instanceof Scalar)
  return prints
}
