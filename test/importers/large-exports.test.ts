import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { importFlowise } from '../../importers/flowise/import.ts'
import { importTypebot } from '../../importers/typebot/import.ts'

const BYTES = 1_000_000
/** Less than an import over the admin API may take. */
const CPU_MS = 10_000

/** As many items as make a megabyte of JSON, or a part of it. */
function filled(item: (index: number) => object, share = 1): object[] {
  const items: object[] = []
  for (let size = 0; size < BYTES * share; size += JSON.stringify(items.at(-1)).length) items.push(item(items.length))
  return items
}

const START = { id: 'e', from: { eventId: 'start' }, to: { groupId: 'g0' } }
const bot = (groups: object[], { edges = [], variables = [] }: { edges?: object[]; variables?: object[] } = {}) => ({
  version: '6',
  events: [{ id: 'start', type: 'start', outgoingEdgeId: 'e' }],
  groups,
  edges: [START, ...edges],
  variables,
})
const group = (blocks: object[], id = 'g0') => ({ id, blocks })
const saidText = (text: string) =>
  bot([group([{ id: 'b', type: 'text', content: { richText: [{ type: 'p', children: [{ text, bold: true }] }] } }])])

const assignments = filled(
  at => ({
    id: `b${at}`,
    type: 'Set variable',
    options: { variableId: `v${at}`, expressionToEvaluate: `{{name ${at + 1}}} + 1` },
  }),
  0.5,
)
/** Each asks a condition, which leads to the next one, and says something for ever. */
const repeating = filled(
  at => ({
    ...group(
      [
        { id: `c${at}`, type: 'Condition', items: [{ id: `i${at}`, outgoingEdgeId: `on${at}` }] },
        { id: `b${at}`, type: 'text', content: { plainText: 'again' }, outgoingEdgeId: `back${at}` },
      ],
      `g${at}`,
    ),
  }),
  0.6,
)
const ways = filled(at => ({ id: `i${at}`, outgoingEdgeId: 'on' }), 0.5)

const bots: Readonly<Record<string, object>> = {
  'questions one after the other': bot(
    [group(filled(at => ({ id: `b${at}`, type: 'text input', options: { variableId: 'v' } })))],
    { variables: [{ id: 'v', name: 'Name' }] },
  ),
  'ways to blocks that say nothing': bot(
    [
      group(
        Array.from({ length: ways.length / 50 }, (_, at) => ({
          id: `c${at}`,
          type: 'Condition',
          items: ways.slice(at * 50, at * 50 + 50),
        })),
      ),
      group(
        filled(at => ({ id: `b${at}`, type: 'text' }), 0.5),
        'g1',
      ),
    ],
    { edges: [{ id: 'on', from: {}, to: { groupId: 'g1' } }] },
  ),
  'variables that are computed from one another': bot([group(assignments)], {
    variables: assignments.map((_, at) => ({ id: `v${at}`, name: `name ${at}` })),
  }),
  'variables of which a flow cannot have the names': bot([group([{ id: 'b', type: 'text' }])], {
    variables: filled(at => ({
      id: `v${at}`,
      name: String(at).replace(/\d/g, digit => '〇一二三四五六七八九'.charAt(Number(digit))),
    })),
  }),
  'loops without an end': bot(repeating, {
    edges: repeating.flatMap((_, at) => [
      { id: `on${at}`, from: {}, to: { groupId: `g${at + 1}` } },
      { id: `back${at}`, from: {}, to: { groupId: `g${at}`, blockId: `b${at}` } },
    ]),
  }),
  'a text that names what the bot does not have': saidText(
    Array.from({ length: BYTES / 12 }, (_, at) => `{{name ${at}}} `).join(''),
  ),
  'code that begins everywhere and ends nowhere': saidText('{{='.repeat(BYTES / 3)),
  'blanks in the middle of a text': saidText(`a${' '.repeat(BYTES)}b`),
  'a body with a quote that does not end': bot([
    group([
      {
        id: 'b',
        type: 'Webhook',
        options: { isCustomBody: true, webhook: { url: 'https://acme.example', body: `"${'\\"'.repeat(BYTES / 2)}` } },
      },
    ]),
  ]),
}

const nodes = filled(at => ({ id: `n${at}`, data: { name: 'llmAgentflow', label: 'LLM' } }))
const agentflow = (others: object[]) => ({
  nodes: [{ id: 'start', data: { name: 'startAgentflow' } }, ...others],
  edges: [
    { source: 'start', target: 'n0' },
    ...others.slice(1).map((_, at) => ({ source: `n${at}`, target: `n${at + 1}` })),
  ],
})
const agentflows: Readonly<Record<string, object>> = {
  'nodes of one name': agentflow(nodes),
  'a place of blanks': agentflow([
    { id: 'n0', data: { name: 'directReplyAgentflow', inputs: { directReplyMessage: `{{${' '.repeat(BYTES)}.` } } },
  ]),
}

describe('an export of a megabyte is imported, or refused, within seconds', () => {
  const cases = [
    ...Object.entries(bots).map(([name, document]) => ({ name, convert: () => importTypebot(document) })),
    ...Object.entries(agentflows).map(([name, document]) => ({ name, convert: () => importFlowise(document) })),
  ]
  for (const { name, convert } of cases)
    it(`with ${name}`, () => {
      const before = process.cpuUsage()
      convert()
      const { user, system } = process.cpuUsage(before)
      assert.ok(user + system < CPU_MS * 1_000, `it took ${String((user + system) / 1_000)} ms`)
    })
})
