import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { parse } from 'yaml'
import type { Node } from '../../../generated/schemas/flow.ts'
import { flowiseExport as exportSchema } from '../../../generated/schemas/validators.js'
import { compileExpression, isTrue } from '../../../domain/expressions/expression.ts'
import type { JsonObject } from '../../../domain/json.ts'
import { importFlowise } from '../../../importers/flowise/import.ts'
import { NODE_KINDS } from '../../../importers/flowise/kinds.ts'
import { imported as accepted, type Imported } from '../imported.ts'
import { nodeTable } from './node-table.ts'

function read(name: string): { nodes: { id: string; data: JsonObject }[]; edges: object[] } {
  return JSON.parse(readFileSync(new URL(`exports/${name}.json`, import.meta.url), 'utf8')) as ReturnType<typeof read>
}

const imported = (document: unknown): Imported => accepted(importFlowise(document, { name: 'Support' }))

function nodesOf<Type extends Node['type']>({ flow }: Imported, type: Type): Extract<Node, { type: Type }>[] {
  return flow.nodes.filter((node): node is Extract<Node, { type: Type }> => node.type === type)
}

/** The nodes of a flow with this one after its start. */
function withNode(name: string, inputs: object): Imported {
  return imported({
    nodes: [
      { id: 's', data: { name: 'startAgentflow', label: 'Start', inputs: {} } },
      { id: 'n', data: { name, label: 'It', inputs } },
    ],
    edges: [{ source: 's', target: 'n' }],
  })
}

async function holds(condition: object, vars: JsonObject): Promise<boolean> {
  const [node] = nodesOf(withNode('conditionAgentflow', { conditions: [condition] }), 'condition')
  const scope = { vars, input: {}, event: null, context: {}, entities: {}, conversation: {} }
  const ambient = { now: new Date('2026-11-21T15:00:00Z'), random: () => 0.5 }
  return isTrue(await compileExpression(node?.branches[0].when ?? 'false').evaluate(scope, ambient))
}

describe('an agentflow', () => {
  const support = imported(read('support'))

  it('reports the outcome of each node, with the script of a function that cannot be translated', () => {
    assert.deepEqual(
      support.report.blocks.map(({ id, outcome }) => `${id} ${outcome}`),
      [
        'startAgentflow_0 approximated',
        'conditionAgentAgentflow_0 approximated',
        'httpAgentflow_0 approximated',
        'llmAgentflow_0 approximated',
        'conditionAgentflow_0 imported',
        'loopAgentflow_0 imported',
        'directReplyAgentflow_0 imported',
        'humanInputAgentflow_0 imported',
        'customFunctionAgentflow_0 unsupported',
        'agentAgentflow_0 approximated',
        'stickyNoteAgentflow_0 imported',
        'toolAgentflow_0 unreachable',
      ],
    )
    assert.equal(
      support.report.blocks.find(({ type }) => type === 'customFunctionAgentflow')?.source,
      'const order = $question\nreturn await refund(order)',
    )
    assert.deepEqual(support.report.source, { system: 'flowise', name: 'Support', version: '' })
  })

  it('asks again after each answer, with the state and the counts of its loops as at the start', () => {
    const { flow } = support
    assert.equal(flow.start, 'start')
    assert.deepEqual(nodesOf(support, 'set_variable')[0]?.set, { order_status: 'unknown', loops: 0 })
    for (const id of ['tell-status', 'general-agent', 'try-again-message'])
      assert.equal((flow.nodes.find(node => node.id === id) as { next?: string }).next, 'start')
  })

  it('repeats as often as its loop specifies, then shows the fallback', () => {
    const check = nodesOf(support, 'condition').find(({ id }) => id === 'try-again-check')
    assert.deepEqual(
      [check?.branches, check?.otherwise],
      [[{ when: 'vars.loops <= 2', next: 'summarize-order' }], 'try-again-message'],
    )
  })

  it('leaves secrets out, and says which connections are needed', () => {
    assert.ok(!JSON.stringify(support.flow).includes('sk-123'))
    assert.deepEqual(
      support.report.needs.map(({ kind, code }) => `${kind} ${code}`),
      ['connection anthropic', 'connection api-acme-example', 'connection openai', 'connection azureopenai'],
    )
  })

  it('calls a model with instructions and message, and passes on the answers of other nodes', () => {
    const [choosing, summary, general] = nodesOf(support, 'agent')
    assert.match(choosing?.prompt ?? '', /^\{\{ vars\.question \}\}\n\nWhich[\s\S]*\n1\. Asks about an order\n2\. /)
    assert.equal(choosing?.system, 'You work for ACME.\nBe brief.')
    assert.deepEqual(
      [summary?.prompt, summary?.saveAs, summary?.temperature],
      ['{{ vars.find_order.body }}', 'summarize_order', 0.2],
    )
    // Its answer is the last: visitors see it.
    assert.deepEqual([general?.prompt, general?.saveAs], ['{{ vars.question }}', undefined])
    assert.deepEqual(nodesOf(support, 'set_variable')[1]?.set, { order_status: { expr: 'vars.summarize_order' } })
  })

  it('that starts with a form asks for its fields, and ends', () => {
    const trip = imported(read('trip'))
    assert.deepEqual(
      nodesOf(trip, 'input').map(({ field: { name, type, label } }) => [name, type, label]),
      [
        ['city_name', 'text', 'Where to?'],
        ['days', 'number', 'Days'],
        ['train', 'checkbox', 'By train'],
        ['class', 'select', 'Class'],
      ],
    )
    const [check] = nodesOf(trip, 'condition')
    assert.deepEqual(
      check?.branches.map(({ when }) => when),
      ['vars.days > 7', '$contains((vars.city_name & ""), /^R/)'],
    )
    assert.deepEqual(
      nodesOf(trip, 'message').map(({ text, next }) => [text, next]),
      [
        ['{{ vars.days }} days are too long.', undefined],
        ['To {{ vars.city_name }} & back:\n- {{ vars.class }}', undefined],
        ['Only to Rome, not {{ "{{" }} somewhere }}.', undefined],
      ],
    )
  })

  it('has a condition for every operation', async () => {
    const text = (operation: string, value2 = ''): object => ({
      type: 'string',
      value1: '{{ question }}',
      operation,
      value2,
    })
    const number = (operation: string): object => ({ type: 'number', value1: '{{ question }}', operation, value2: '7' })
    const cases: [condition: object, question: string | undefined, expected: boolean][] = [
      [text('equal', 'yes'), 'yes', true],
      [text('equal', 'yes'), 'Yes', false],
      [text('notEqual', 'yes'), undefined, true],
      [text('contains', 'es'), 'yes', true],
      [text('notContains', 'es'), undefined, true],
      [text('startsWith', 'y'), 'yes', true],
      [text('endsWith', 's'), 'yes', true],
      [text('endsWith', 'yyes'), 'yes', false],
      [text('regex', '^y.s$'), 'yes', true],
      [text('regex', '(?=y)'), 'yes', false],
      [text('isEmpty'), undefined, true],
      [text('notEmpty'), 'x', true],
      [number('larger'), '7.5', true],
      [number('largerEqual'), '7', true],
      [number('smaller'), 'many', true],
      [number('smallerEqual'), '8', false],
      [number('equal'), '7', true],
      [number('notEqual'), '7', false],
      [{ type: 'boolean', value1: true, operation: 'equal', value2: 'true' }, undefined, true],
      [text('looksLike', 'x'), 'x', false],
    ]
    for (const [condition, question, expected] of cases)
      assert.equal(
        await holds(condition, question === undefined ? {} : { question }),
        expected,
        JSON.stringify([condition, question]),
      )
  })

  it('passes over a node of an unknown type, and one that a flow has no counterpart for', () => {
    for (const name of ['hologramAgentflow', 'iterationAgentflow', 'retrieverAgentflow', 'toolAgentflow']) {
      const { report, flow } = withNode(name, {})
      assert.equal(report.blocks[1]?.outcome, 'unsupported')
      assert.equal(flow.nodes.find(({ type }) => type === 'goto')?.label, `Flowise: ${name} (not imported)`)
    }
  })

  it('runs another flow, which the report says to import', () => {
    const result = withNode('executeFlowAgentflow', { executeFlowSelectedFlow: 'B7-f', executeFlowInput: 'Hi' })
    assert.deepEqual(nodesOf(result, 'subflow')[0]?.inputs, { question: { expr: '"Hi"' } })
    assert.deepEqual(
      result.report.needs.map(({ kind, code }) => `${kind} ${code}`),
      ['flow flow-b7-f'],
    )
  })

  it('lets a model write the text to approve', () => {
    const result = withNode('humanInputAgentflow', {
      humanInputDescriptionType: 'dynamic',
      humanInputModel: 'chatOpenAI',
    })
    assert.deepEqual(
      result.flow.nodes.map(({ type }) => type),
      ['input', 'agent', 'buttons'],
    )
  })
})

describe('a chatflow', () => {
  it('becomes a question for the model of its chain, repeated after each answer', () => {
    const chain = imported(read('chain'))
    assert.deepEqual(
      chain.report.blocks.map(({ id, outcome }) => `${id} ${outcome}`),
      [
        'chatOpenAI_0 imported',
        'chatPromptTemplate_0 imported',
        'bufferMemory_0 unsupported',
        'llmChain_0 approximated',
        'stickyNote_0 imported',
        'pdfFile_0 unreachable',
      ],
    )
    const [agent] = nodesOf(chain, 'agent')
    assert.deepEqual(
      [agent?.connection, agent?.model, agent?.system, agent?.prompt, agent?.next],
      ['openai', 'gpt-4o-mini', 'You translate English to French.', '{{ vars.question }}', chain.flow.start],
    )
  })
})

it('a document that is not an export is refused with the position of each mistake', () => {
  const paths = (document: unknown): string[] => {
    const result = importFlowise(document)
    return result.outcome === 'refused' ? result.findings.map(({ path }) => path) : []
  }
  assert.deepEqual(paths({}), ['/nodes', '/edges'])
  assert.deepEqual(paths({ nodes: [{ id: 'a' }], edges: [{ source: 's' }] }), ['/nodes/0/data', '/edges/0/target'])
})

it('a flow of any nodes, with any settings and edges, validates, and the report names every node', () => {
  const name = fc.constantFrom(...Object.keys(NODE_KINDS).slice(1), 'hologramAgentflow', 'stickyNoteAgentflow')
  const keys = [...new Set(JSON.stringify([read('support'), read('trip')]).match(/(?<=")[a-zA-Z]+(?=":)/g) ?? [])]
  const value = fc.oneof(
    fc.constantFrom('', '{{ question }}', '{{ n0 }}', '{{ x', '<p>{{ $flow.state.a }}</p>', 'n1-Label', '__proto__'),
    fc.jsonValue({ maxDepth: 2 }),
    fc.array(
      fc.dictionary(fc.constantFrom('key', 'value', 'type', 'operation', 'value1', 'value2', 'content'), fc.string()),
    ),
  )
  const node = fc.record({ name, label: fc.string(), inputs: fc.dictionary(fc.constantFrom(...keys), value) })
  const edge = fc.record({
    from: fc.nat(6),
    output: fc.constantFrom('0', '1', '2', 'any'),
    to: fc.nat(6),
  })
  fc.assert(
    fc.property(
      fc.array(node, { maxLength: 6 }),
      fc.array(edge, { maxLength: 10 }),
      fc.boolean(),
      (nodes, edges, form) => {
        const start = {
          id: 'n0',
          data: { name: 'startAgentflow', inputs: form ? { startInputType: 'formInput' } : {} },
        }
        const document = {
          nodes: [start, ...nodes.map((data, index) => ({ id: `n${String(index + 1)}`, data }))],
          edges: edges.map(({ from, output, to }) => ({
            source: `n${String(from)}`,
            sourceHandle: `n${String(from)}-output-${output}`,
            target: `n${String(to)}`,
          })),
        }
        const result = importFlowise(JSON.parse(JSON.stringify(document)))
        if (result.outcome === 'refused') {
          assert.ok(
            result.findings.every(({ message }) => /reserved|cannot be stored/.test(message)),
            JSON.stringify(result),
          )
          return
        }
        accepted(result)
        assert.deepEqual(
          result.report.blocks.map(({ id }) => id),
          document.nodes.map(({ id }) => id),
        )
      },
    ),
    { numRuns: 200 },
  )
})

it('the example of the contract matches its schema, and the page has the row of every node', () => {
  const contract = readFileSync(new URL('../../../contracts/schemas/flowise-export.yaml', import.meta.url), 'utf8')
  for (const example of (parse(contract) as { examples: unknown[] }).examples) {
    assert.ok(exportSchema(example))
    imported(example)
  }
  const page = readFileSync(new URL('../../../docs/import-flowise.md', import.meta.url), 'utf8').split('\n')
  const table = nodeTable()
  const begin = page.indexOf(table[0] ?? '')
  assert.deepEqual(page.slice(begin, begin + table.length), table)
})
