import assert from 'node:assert/strict'
import { it } from 'node:test'
import fc from 'fast-check'
import { importTypebot } from '../../../importers/typebot/import.ts'
import { imported } from '../imported.ts'
import { BLOCK_FIXTURES } from './blocks.ts'
import { VARIABLES } from './blocks/fixture.ts'

const GROUPS = ['g0', 'g1', 'g2', 'g3', 'g-end']
const EDGES = Array.from({ length: 12 }, (_, index) => `e${String(index)}`)

const edgeId = fc.option(fc.constantFrom(...EDGES, 'e-none'), { nil: undefined })
const oddText = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.constantFrom(
    '{{Name}}',
    '{{Nobody}}',
    '{{',
    '}}',
    '{{=1 +=}}',
    '{{={{Score}}=}}',
    '__proto__',
    'constructor',
    '(?<=x)',
    '{{{Name}}}',
    '0'.repeat(70),
    'x'.repeat(25_000),
    '{"expr": "1"}',
    '{{in}}',
  ),
)

/** The block with texts and numbers of it replaced by others. */
const mutated = (value: unknown, random: () => string | undefined): unknown => {
  if (typeof value === 'string' || typeof value === 'number') return random() ?? value
  if (Array.isArray(value)) return value.map((item: unknown) => mutated(item, random))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, ['id', 'type'].includes(key) ? item : mutated(item, random)]),
    )
  return value
}

const block = fc
  .record({
    fixture: fc.constantFrom(...BLOCK_FIXTURES),
    odd: fc.array(oddText, { minLength: 1, maxLength: 4 }),
    every: fc.integer({ min: 0, max: 6 }),
    out: edgeId,
    items: fc.array(edgeId, { maxLength: 4 }),
    jump: fc.constantFrom(...GROUPS, 'g-none'),
  })
  .map(({ fixture, odd, every, out, items, jump }) => {
    let count = 0
    const given = fixture.block
    const changed =
      every === 0
        ? given
        : (mutated(given, () => ((count += 1) % every === 0 ? odd[count % odd.length] : undefined)) as typeof given)
    return {
      ...changed,
      ...(given.type === 'Jump' ? { options: { groupId: jump } } : {}),
      ...(out === undefined ? {} : { outgoingEdgeId: out }),
      ...(Array.isArray(changed.items)
        ? {
            items: changed.items.map((item, index) => ({
              ...item,
              ...(items[index] === undefined ? {} : { outgoingEdgeId: items[index] }),
            })),
          }
        : {}),
    }
  })

const bot = fc
  .record({
    version: fc.constantFrom('3', '4', '5', '6', '6.1'),
    name: fc.oneof(fc.string(), fc.constant('Bot')),
    groups: fc.array(fc.array(block, { maxLength: 6 }), { minLength: 1, maxLength: 4 }),
    edges: fc.array(
      fc.record({
        id: fc.constantFrom(...EDGES),
        to: fc.record({
          groupId: fc.constantFrom(...GROUPS, 'g-none'),
          blockId: fc.option(fc.constantFrom('g0-1', 'g1-2', 'none'), { nil: undefined }),
        }),
      }),
      { maxLength: 12 },
    ),
    names: fc.array(fc.oneof(oddText, fc.constantFrom('Name', 'name', 'NAME')), { maxLength: 4 }),
  })
  .map(({ version, name, groups, edges, names }) => ({
    version,
    name,
    edges: edges.map(({ id, to: { groupId, blockId } }) => ({
      id,
      to: { groupId, ...(blockId === undefined ? {} : { blockId }) },
    })),
    variables: [...VARIABLES, ...names.map((given, index) => ({ id: `o${String(index)}`, name: given }))],
    ...(version.startsWith('6') ? { events: [{ id: 'ev', type: 'start', outgoingEdgeId: 'e0' }] } : {}),
    groups: groups.map((blocks, index) => ({
      id: `g${String(index)}`,
      title: ['Welcome', 'Group #1', '', 'Q & A'][index % 4] ?? '',
      blocks: [
        ...(index === 0 && !version.startsWith('6') ? [{ id: 'start', type: 'start' }] : []),
        ...blocks.map((one, place) => ({ id: `g${String(index)}-${String(place)}`, ...one })),
      ],
    })),
  }))

it('a flow of any blocks, with circular or dangling edges, validates, and the report names every block', () => {
  fc.assert(
    fc.property(bot, document => {
      const result = importTypebot(JSON.parse(JSON.stringify(document)))
      if (
        result.outcome === 'refused' &&
        result.findings.every(({ message }) => message.includes('reserved') || message.includes('cannot be stored'))
      )
        return
      const { flow, report } = imported(result)
      assert.deepEqual(
        report.blocks.filter(({ id }) => id !== 'ev').map(({ id }) => id),
        document.groups.flatMap(({ blocks }) => blocks.map(({ id }) => id)),
      )
      const made = flow.start === undefined ? [] : flow.nodes.map(({ id }) => id)
      assert.deepEqual([...new Set(report.blocks.flatMap(({ nodes }) => nodes))].toSorted(), made.toSorted())
      for (const { outcome, reasons } of report.blocks) assert.equal(reasons.length > 0, outcome !== 'imported')
    }),
    { numRuns: 300 },
  )
})

it('a document that is not an export is refused with findings, and never fails the importer', () => {
  fc.assert(
    fc.property(fc.jsonValue(), value => {
      const result = importTypebot(value)
      assert.ok(result.outcome === 'refused' && result.findings.length > 0)
    }),
    { numRuns: 200 },
  )
})
