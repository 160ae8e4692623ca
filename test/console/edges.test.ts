import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { graphOf } from '../../console/flow/graph.ts'
import { inOrder } from '../../console/flow/key-order.ts'
import { leadsTo } from '../../console/flow/canvas/measures.ts'
import { edgesOf } from '../../console/flow/edges.ts'
import type { FlowNode } from '../../console/flow/flow-node.ts'
import { targetsOf } from '../../domain/engine/compile.ts'
import { nodeTypes } from '../../generated/console/catalog.ts'
import type { Node } from '../../generated/schemas/flow.ts'
import flowSchema from '../../generated/schemas/flow.json' with { type: 'json' }

const examples = flowSchema.examples.flatMap(({ nodes }) => nodes as unknown as FlowNode[])
/** Nodes whose edges are rarer than those of the examples of the schema. */
const rarer = [
  { id: 'a', type: 'goto', next: 'b' },
  { id: 'a', type: 'goto', target: 'b', next: 'c' },
  {
    id: 'a',
    type: 'buttons',
    choices: [
      { id: 'x', label: 'X', next: 'b' },
      { id: 'y', label: 'Y' },
    ],
    onExpire: 'd',
    next: 'c',
  },
  { id: 'a', type: 'condition', branches: [{ when: 'true', next: null }] },
  { id: 'a', type: 'form', form: 'f', onExpire: 'b', next: 'c' },
] as FlowNode[]

describe('the edges of a node', () => {
  it('are those of the engine, for every type of node', () => {
    assert.deepEqual(
      Object.keys(nodeTypes).filter(type => !examples.some(node => node.type === type)),
      [],
    )
    for (const node of [...examples, ...rarer]) {
      const drawn = edgesOf(node).flatMap(({ pointer, to }) => (to === null ? [] : [`${pointer} ${to}`]))
      const engine = targetsOf(node as Node).flatMap(({ pointer, to }) => (to === null ? [] : [`${pointer} ${to}`]))
      assert.deepEqual(drawn.sort(), engine.sort(), JSON.stringify(node))
    }
  })

  it('are named as the flow names them', () => {
    const labels = (node: object) => edgesOf({ id: 'a', ...node } as FlowNode).map(({ label }) => label)
    assert.deepEqual(
      labels({
        type: 'condition',
        branches: [
          { when: 'vars.a', next: 'b' },
          { label: 'Yes', when: 'x', next: 'b' },
        ],
        otherwise: 'c',
      }),
      ['a is yes', 'Yes', 'Otherwise'],
    )
    assert.deepEqual(labels({ type: 'http', onError: 'b', next: 'c' }), ['Error', undefined])
    assert.deepEqual(labels({ type: 'split', branches: [{ weight: 3, next: 'b' }] }), ['3'])
  })
})

describe('a choice without an edge of its own', () => {
  const [node] = graphOf(
    {
      nodes: [
        {
          id: 'ask',
          type: 'buttons',
          choices: [
            { id: 'x', label: 'X' },
            { id: 'y', label: 'Y', next: null },
          ],
          next: 'bye',
        },
        { id: 'bye', type: 'end' },
      ],
    },
    { open: true },
  ).nodes
  assert.ok(node)

  it('leads where any other choice leads, and one that is set to nothing ends', () => {
    const titles = new Map([['bye', 'Goodbye']])
    const listed = node.edges.map(edge => [edge.label, leadsTo(node, edge, titles)])
    assert.deepEqual(listed, [
      ['X', 'Goodbye, like any other choice'],
      ['Y', 'end'],
      ['Expired', 'end'],
      ['Any other choice', 'Goodbye'],
    ])
  })
})

describe('the drawing of a draft', () => {
  it('shows as much as possible of a document that is not a flow', () => {
    for (const broken of [null, 'text', [], {}, { nodes: 'none' }, { nodes: [null, 7, { id: 4 }], triggers: [null] }])
      assert.deepEqual(graphOf(broken).nodes, [])
    const { nodes, edges, start } = graphOf({
      start: 'gone',
      nodes: [
        { id: 'a', type: 'teleport', next: 'b', choices: 'no list' },
        { id: 'b', type: 'buttons', choices: 'no list', next: 'gone' },
        { id: 'b', type: 'end' },
      ],
    })
    assert.deepEqual([nodes.map(({ id }) => id), edges.map(({ id }) => id), start], [['a', 'b'], ['a/next'], undefined])
  })
})

describe('a definition as text', () => {
  it('has its keys in the order of the schema, and loses none', () => {
    const definition = {
      nodes: [{ next: 'b', text: 'Hi', unknown: 1, id: 'a', type: 'message', label: 'Hello' }, 'no node'],
      name: 'Flow',
      triggers: [{ intent: 'x', type: 'chat_intent' }],
      code: 'flow',
    }
    const ordered = inOrder(definition)
    assert.deepEqual(ordered, definition)
    assert.equal(
      JSON.stringify(ordered),
      '{"code":"flow","name":"Flow","triggers":[{"type":"chat_intent","intent":"x"}],' +
        '"nodes":[{"id":"a","type":"message","label":"Hello","text":"Hi","unknown":1,"next":"b"},"no node"]}',
    )
  })
})
