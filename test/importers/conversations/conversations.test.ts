import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { BLOCK_KINDS } from '../../../importers/typebot/kinds.ts'
import { NODE_KINDS } from '../../../importers/flowise/kinds.ts'
import { conversationWith, type Compared } from './conversation.ts'
import { FLOWISE } from './flowise.ts'
import { TYPEBOT } from './typebot.ts'

/*
 * The table of conversations: what the source shows, and what the imported flow shows, for every type of block. A block
 * that the report calls imported shows the same.
 */

const TABLES = [
  { system: 'typebot', table: TYPEBOT, kinds: BLOCK_KINDS },
  { system: 'flowise', table: FLOWISE, kinds: NODE_KINDS },
] as const

for (const { system, table, kinds } of TABLES)
  describe(`the conversations of ${system}`, () => {
    const imported = new Set<string>()
    const rows: string[] = []
    const shownFor = ({ expected, differs }: Compared, called: string | undefined): readonly string[] =>
      called === 'imported' ? expected : (differs ?? expected)

    for (const [index, compared] of table.entries())
      it(`${compared.type} (${String(index + 1)}): ${compared.source}`, async () => {
        const { called, shown } = await conversationWith(system, compared)
        if (called === 'imported') imported.add(compared.type)
        assert.notEqual(called, undefined)
        assert.deepEqual(shown, shownFor(compared, called))
        rows.push(rowOf(compared, called ?? '', shown))
      })

    it('have every type of block, and each that may be called imported in a conversation where it is', () => {
      const compared = new Set(table.map(({ type }) => type))
      assert.deepEqual(
        Object.keys(kinds).filter(type => !compared.has(type)),
        [],
      )
      assert.deepEqual(
        Object.entries(kinds).flatMap(([type, { best }]) => (best === 'imported' && !imported.has(type) ? [type] : [])),
        [],
      )
    })

    it('are the table of the page', () => {
      const page = readFileSync(new URL('../../../docs/import-conversations.md', import.meta.url), 'utf8')
      const [, section = ''] = page.split(`## ${system === 'typebot' ? 'Typebot' : 'Flowise'}\n`)
      const table = section.split('\n').filter(line => line.startsWith('| `'))
      assert.deepEqual(table.slice(0, rows.length), rows)
    })
  })

function rowOf({ type, source, expected }: Compared, called: string, shown: readonly string[]): string {
  const cell = (lines: readonly string[]): string => lines.map(line => line.replaceAll('|', '\\|')).join(' · ')
  const same = cell(shown) === cell(expected)
  return `| \`${type}\` | ${source} | ${cell(expected)} | ${called} | ${same ? 'the same' : cell(shown)} |`
}
