import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, describe, it } from 'node:test'
import { parse } from 'yaml'
import { reportLines, runFlowTestFile } from '../../app/cli/flow-test.ts'
import schema from '../../generated/schemas/flow.json' with { type: 'json' }
import { blocksOf } from './pages.ts'

type Definition = { code?: string; flow?: string; nodes?: { type: string }[]; tests?: unknown[] }

describe('docs/flows.md', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'parley-docs-'))
  after(() => {
    rmSync(folder, { recursive: true })
  })
  const definitions = blocksOf('docs/flows.md')
    .filter(({ language }) => language === 'yaml')
    .map(block => ({ ...block, definition: parse(block.text) as Definition }))
  const tested: string[] = []

  for (const { definition, text, section } of definitions) {
    const files = path.join(folder, section.replaceAll(/\W+/g, '-'))
    mkdirSync(files, { recursive: true })
    const name =
      definition.code ?? (definition.tests === undefined ? 'workspace' : definition.flow?.replace('.yaml', '.test'))
    const file = path.join(files, `${name ?? ''}.yaml`)
    writeFileSync(file, text)
    if (definition.tests === undefined) continue
    tested.push(definition.flow ?? '')
    it(`shows a flow that does what its tests say: ${definition.flow ?? ''}`, async () => {
      const report = await runFlowTestFile(file)
      assert.ok(
        report.results.every(result => result.failures.length === 0) && report.shortfalls.length === 0,
        `\n${reportLines(report).join('\n')}`,
      )
    })
  }

  it('tests every flow that it shows', () => {
    assert.deepEqual(
      definitions
        .flatMap(({ definition }) => (definition.code === undefined ? [] : [`${definition.code}.yaml`]))
        .sort(),
      tested.sort(),
    )
  })

  it('shows every type of node', () => {
    const shown = new Set(definitions.flatMap(({ definition }) => definition.nodes ?? []).map(({ type }) => type))
    const all = schema.$defs.Node.oneOf.map(
      ({ $ref }) =>
        (schema.$defs as unknown as Record<string, { properties: { type: { const: string } } }>)[
          $ref.split('/').at(-1) ?? ''
        ]?.properties.type.const,
    )
    assert.deepEqual(
      all.filter(type => !shown.has(type ?? '')),
      [],
    )
  })
})
