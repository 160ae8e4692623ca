import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { copyOf, nodesIn, paste } from '../../console/flow/edits/clipboard.ts'
import {
  addNode,
  idProblem,
  newId,
  nodeWith,
  rename,
  reorder,
  setField,
  setNodeField,
  nodesOf,
  type Definition,
} from '../../console/flow/edits/nodes.ts'
import { followingId, withFollowingItemIds, type PublishedNodes } from '../../console/flow/edits/derived-ids.ts'
import { connect, disconnect, FROM_START, insertAt, moveAlong, removeNode } from '../../console/flow/edits/wiring.ts'

const flow = {
  code: 'f',
  start: 'ask',
  unknown: { kept: true },
  nodes: [
    {
      id: 'ask',
      type: 'buttons',
      choices: [
        { id: 'yes', label: 'Yes', next: 'call' },
        { id: 'no', label: 'No', mystery: 1 },
      ],
      onExpire: 'bye',
      next: 'call',
    },
    null,
    { id: 'call', type: 'http', url: 7, onError: 'bye', next: 'tell' },
    { id: 'tell', type: 'message', text: 'Hi', next: 'bye' },
    { id: 'jump', type: 'goto', target: 'call', next: 'call' },
    { id: 'odd', type: 'teleport', next: 'call' },
    { id: 'bye', type: 'end' },
  ],
}
const node = (definition: object, id: string) => nodeWith(definition as never, id) as Record<string, unknown>

describe('an edit of a draft', () => {
  it('leaves every other part unchanged, including invalid and unknown parts', () => {
    const before = structuredClone(flow)
    const edited = setNodeField(flow, 'tell', '/text', 'Hello')
    assert.deepEqual(flow, before)
    assert.equal(JSON.stringify(edited), JSON.stringify(flow).replace('"Hi"', '"Hello"'))
    assert.equal(edited['unknown'], flow.unknown)
    assert.equal((edited['nodes'] as unknown[])[2], flow.nodes[2])
  })

  it('sets, creates and removes fields, and overwrites nothing that is not an object', () => {
    assert.deepEqual(node(setNodeField(flow, 'tell', '/a/b~1c', 1), 'tell')['a'], { 'b/c': 1 })
    assert.ok(!('text' in node(setNodeField(flow, 'tell', '/text', undefined), 'tell')))
    assert.equal(setNodeField(flow, 'call', '/url/deep', 1), flow)
    assert.equal(setNodeField(flow, 'nobody', '/text', 1), flow)
    const appended = setNodeField(flow, 'ask', '/choices/-', { id: 'maybe' })
    assert.equal((node(appended, 'ask')['choices'] as object[]).length, 3)
    const polluted = setField({}, '/__proto__/x', 1)
    assert.deepEqual([Object.keys(polluted), ({} as { x?: number }).x], [['__proto__'], undefined])
  })

  it('does not add nodes if `nodes` is not a list', () => {
    const broken = { nodes: 'none' }
    assert.equal(addNode(broken, 'a', 'message'), broken)
    assert.deepEqual(paste(broken, nodesIn(flow)), { definition: broken, ids: [] })
    assert.equal(nodeWith(addNode({ code: 'f' }, 'a', 'message'), 'a')?.type, 'message')
  })

  it('adds a handoff that comes to the inbox', () => {
    assert.equal(nodeWith(addNode(flow, 'handoff', 'handoff'), 'handoff')?.['queue'], 'support')
  })
  it('gives a new node a unique id, after the node that it follows', () => {
    assert.equal(newId(flow, 'ask'), 'ask_2')
    assert.equal(newId(flow, 'fresh'), 'fresh')
    assert.deepEqual((addNode(flow, 'x', 'end', 'call')['nodes'] as { id?: string }[])[3]?.id, 'x')
    assert.match(idProblem(flow, 'ask') ?? '', /Another node/)
    assert.match(idProblem(flow, 'a b') ?? '', /letters/)
    assert.match(idProblem(flow, 'constructor') ?? '', /reserved/)
    assert.equal(idProblem(flow, 'new'), undefined)
  })
})

describe('an id that follows the label', () => {
  const none = new Set<string>()
  const labelled = (id: string, label: unknown) => setNodeField(flow, id, '/label', label)

  it('is derived from the label while the id is that of the type or of the label before', () => {
    const fresh = addNode(flow, 'message_2', 'message')
    const named = setNodeField(fresh, 'message_2', '/label', 'Größe, bitte!')
    assert.equal(followingId(named, 'message_2', undefined, none), 'grosse_bitte')
    assert.equal(followingId(labelled('bye', 'See you'), 'bye', 'Bye', none), 'see_you')
    assert.equal(followingId(labelled('bye', 'Tell'), 'bye', 'Bye', none), 'tell_2')
    const second = setNodeField(addNode(flow, 'step_2', 'message'), 'step_2', '/label', 'Step 3')
    assert.equal(followingId(second, 'step_2', 'Step 2', none), 'step_3')
    const again = setNodeField(addNode(flow, 'tell_2', 'message'), 'tell_2', '/label', 'Tell')
    assert.equal(followingId(again, 'tell_2', 'Told', none), undefined)
    assert.equal(followingId(again, 'tell_2', 'Tell 2', none), undefined)
  })

  it('stays if the author chose it, a version has it, or the label gives none', () => {
    assert.equal(followingId(labelled('tell', 'Greeting'), 'tell', undefined, none), undefined)
    assert.equal(followingId(labelled('bye', 'See you'), 'bye', 'Bye', new Set(['bye'])), undefined)
    assert.equal(followingId(labelled('bye', '你好'), 'bye', 'Bye', none), undefined)
    assert.equal(followingId(labelled('bye', 'constructor'), 'bye', 'Bye', none), undefined)
    assert.equal(followingId(labelled('bye', 'Bye'), 'bye', 'Bye', none), undefined)
    assert.equal(followingId(labelled('bye', 'x'), 'gone', 'Bye', none), undefined)
  })
})

describe('the id of a choice', () => {
  const base: Definition = {
    nodes: [
      {
        id: 'colour',
        type: 'buttons',
        choices: [
          { id: 'yes', label: 'Yes' },
          { id: 'choice_2', label: '' },
          { id: 'mine', label: 'Other' },
        ],
      },
    ],
  }
  const typed = (before: Definition, index: number, label: string, published: PublishedNodes = new Map()) =>
    withFollowingItemIds(before, setNodeField(before, 'colour', `/choices/${index}/label`, label), 'colour', published)
  const ids = (definition: Definition) =>
    (nodesOf(definition)[0]?.['choices'] as { id: string }[]).map(({ id }) => id).join(' ')

  it('follows its label with every letter, and differs from those of the others', () => {
    assert.equal(ids(typed(base, 0, 'Dark red')), 'dark_red choice_2 mine')
    const one = ['R', 'Re', 'Red'].reduce((definition, label) => typed(definition, 1, label), base)
    assert.equal(ids(one), 'yes red mine')
    assert.equal(ids(typed(typed(one, 0, 'Red'), 0, 'Reddish')), 'reddish red mine')
    assert.equal(ids(typed(one, 0, 'Red')), 'red_2 red mine')
    assert.equal(ids(typed(typed(one, 0, ''), 0, 'Blue')), 'blue red mine')
  })

  it('stays if the author chose it, a version has it, an expression compares with it, or versions are unknown', () => {
    assert.equal(ids(typed(base, 2, 'Another')), 'yes choice_2 mine')
    const live = new Map(nodesOf(base).map(node => [node.id, node]))
    assert.equal(ids(typed(base, 0, 'Red', live)), 'yes choice_2 mine')
    const unknown = setNodeField(base, 'colour', '/choices/0/label', 'Red')
    assert.equal(ids(withFollowingItemIds(base, unknown, 'colour', undefined)), 'yes choice_2 mine')
    const when = { id: 'if', type: 'condition', branches: [{ when: 'input.choice = "yes"', next: null }] }
    const compared = { ...base, nodes: [...nodesOf(base), when] }
    assert.equal(ids(typed(compared, 0, 'Red')), 'yes choice_2 mine')
    assert.equal(ids(typed(compared, 1, 'Red')), 'yes red mine')
  })
})

describe('the edges of a draft', () => {
  it('are connected and cut, the start among them', () => {
    const connected = connect(flow, { source: 'ask', pointer: '/choices/1/next' }, 'bye')
    assert.deepEqual((node(connected, 'ask')['choices'] as object[])[1], {
      id: 'no',
      label: 'No',
      mystery: 1,
      next: 'bye',
    })
    assert.ok(!('onError' in node(disconnect(flow, { source: 'call', pointer: '/onError' }), 'call')))
    assert.equal(connect(flow, FROM_START, 'tell')['start'], 'tell')
  })

  it('lead through a node that is inserted between two others', () => {
    const inserted = insertAt(flow, { source: 'ask', pointer: '/choices/0/next' }, 'wait', 'wait')
    assert.equal((node(inserted, 'ask')['choices'] as { next?: string }[])[0]?.next, 'wait')
    assert.equal(node(inserted, 'wait')['next'], 'call')
    const first = insertAt(flow, FROM_START, 'hello', 'message')
    assert.deepEqual([first['start'], node(first, 'hello')['next']], ['hello', 'ask'])
    const atEnd = insertAt(flow, { source: 'ask', pointer: '/choices/1/next' }, 'stop', 'end')
    assert.ok(!('next' in node(atEnd, 'stop')))
  })

  it('follow a renamed node, including hidden edges and those of unknown types', () => {
    const renamed = rename(flow, 'call', 'ring')
    assert.equal(JSON.stringify(renamed), JSON.stringify(flow).replaceAll('"call"', '"ring"'))
    assert.equal(rename(flow, 'ask', 'question')['start'], 'question')
  })

  it('bypass a removed node that had one outgoing edge, and lose their target if it had several', () => {
    const past = removeNode(flow, 'tell')
    assert.equal(node(past, 'call')['next'], 'bye')
    const cut = removeNode(flow, 'call')
    assert.ok(!('next' in node(cut, 'ask')) && !('target' in node(cut, 'jump')) && !('next' in node(cut, 'odd')))
    assert.equal((cut['nodes'] as unknown[])[1], null)
    const chain = {
      nodes: [
        { id: 'a', type: 'message', next: 'b' },
        { id: 'c', type: 'end' },
        { id: 'b', type: 'end' },
      ],
    }
    assert.equal(removeNode(chain, 'a')['start'], 'b')
  })

  it('stay intact when neighbours are swapped', () => {
    const chain = {
      nodes: [
        { id: 'a', type: 'message', next: 'b' },
        { id: 'b', type: 'message', next: 'c' },
        { id: 'c', type: 'message' },
      ],
    }
    const targets = (definition: object) => [
      (definition as { start?: string }).start,
      ...['a', 'b', 'c'].map(id => node(definition, id)['next']),
    ]
    assert.deepEqual(targets(moveAlong(chain, 'b', -1)), ['b', 'c', 'a', undefined])
    assert.deepEqual(targets(moveAlong(chain, 'b', 1)), [undefined, 'c', undefined, 'b'])
    assert.equal(moveAlong(chain, 'a', -1), chain)
    assert.equal(moveAlong(chain, 'c', 1), chain)
    const choices = node(reorder(flow, '/nodes/0/choices/1', -1), 'ask')['choices'] as { id: string }[]
    assert.deepEqual(
      choices.map(({ id }) => id),
      ['no', 'yes'],
    )
    assert.equal(reorder(flow, '/nodes/0/choices/1', 1), flow)
  })
})

describe('copied nodes', () => {
  it('get new ids if theirs are taken, and the edges among them follow', () => {
    const { definition, ids } = paste(flow, copyOf(flow, new Set(['call', 'tell'])).nodes, 'tell')
    assert.deepEqual(ids, ['call_2', 'tell_2'])
    assert.deepEqual(node(definition, 'call_2'), { id: 'call_2', type: 'http', url: 7, onError: 'bye', next: 'tell_2' })
    assert.equal(node(definition, 'tell')['next'], 'bye')
  })

  it('have no target if another flow lacks their target', () => {
    const { definition } = paste({ code: 'g' }, nodesIn(copyOf(flow, new Set(['call', 'tell']))))
    assert.deepEqual(definition['nodes'], [
      { id: 'call', type: 'http', url: 7, next: 'tell' },
      { id: 'tell', type: 'message', text: 'Hi' },
    ])
  })

  it('are found in a flow, a list or a single node, and in nothing else', () => {
    for (const [copied, count] of [
      [flow, 6],
      [flow.nodes, 6],
      [flow.nodes[0], 1],
      ['text', 0],
      [null, 0],
      [{}, 0],
    ])
      assert.equal(nodesIn(copied).length, count)
  })
})
