import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { graphOf } from '../../console/flow/graph.ts'
import { differenceOf } from '../../console/flow/overlays/difference.ts'
import { differingOverlay, differingRuns, replayOverlay } from '../../console/flow/overlays/replay.ts'
import { runOf, runOverlay } from '../../console/flow/overlays/run.ts'
import { byLoss, trafficOverlay } from '../../console/flow/overlays/traffic.ts'
import { documentDifferences } from '../../domain/document-differences.ts'
import type { Json } from '../../domain/json.ts'

const flow = {
  start: 'ask',
  nodes: [
    {
      id: 'ask',
      type: 'buttons',
      choices: [
        { id: 'yes', label: 'Yes', next: 'check' },
        { id: 'sure', label: 'Sure', next: 'check' },
      ],
      onExpire: 'bye',
    },
    {
      id: 'check',
      type: 'condition',
      branches: [
        { when: 'a', next: 'call' },
        { when: 'b', next: 'call' },
      ],
    },
    { id: 'call', type: 'http', url: '/', onError: 'ask', next: 'bye' },
    { id: 'bye', type: 'end' },
  ],
}
const compare = (before: object, after: object) =>
  differenceOf(
    before,
    after,
    documentDifferences(before as Json, after as Json, path => path === '/nodes'),
  )

describe('the difference of two versions on the canvas', () => {
  it('marks nodes and edges that were added, removed and changed', () => {
    const [ask, check, call, bye] = flow.nodes
    const later = {
      ...flow,
      nodes: [ask, { ...check, branches: [{ when: 'a', next: 'new' }] }, bye, { id: 'new', type: 'end' }],
    }
    const { graph, overlay, changes, elsewhere } = compare(flow, later)
    assert.ok(call)
    assert.deepEqual(Object.fromEntries([...overlay.nodes].map(([id, { mark }]) => [id, mark])), {
      check: 'changed',
      call: 'removed',
      new: 'added',
    })
    assert.deepEqual(graph.nodes.map(({ id }) => id).sort(), ['ask', 'bye', 'call', 'check', 'new'])
    assert.equal(overlay.edges.get('check/branches/0/next'), 'added')
    assert.deepEqual(
      [...overlay.edges.values()].filter(mark => mark === 'removed').length,
      graph.edges.filter(({ source, target }) => source === 'call' || target === 'call').length,
    )
    assert.deepEqual([[...changes.keys()].sort(), elsewhere], [['call', 'check', 'new'], []])
  })

  it('distinguishes changes outside the nodes', () => {
    const { overlay, elsewhere } = compare({ ...flow, name: 'Old' }, { ...flow, name: 'New' })
    assert.deepEqual([overlay.nodes.size, elsewhere.map(({ path }) => path)], [0, ['/name']])
  })
})

describe('a run on the canvas', () => {
  const at = '2026-11-22T10:00:00.000Z'
  const line = (nodeId: string | null, entry: Record<string, unknown>) =>
    ({ id: `${nodeId} ${String(entry['kind'])}`, nodeId, subflow: null, createdAt: at, entry }) as never
  const graph = graphOf(flow)
  const execution = (changes: object) =>
    ({ status: 'completed', error: null, currentNodeId: null, ...changes }) as never
  const chosen = [
    line(null, { kind: 'execution_started' }),
    line('ask', { kind: 'step_waiting', nodeType: 'buttons', wait: 'input' }),
    line('ask', { kind: 'step_resumed', nodeType: 'buttons', edge: '/nodes/12/choices/1/next', by: 'input' }),
    line('check', { kind: 'step_completed', nodeType: 'condition', next: 'call', edge: '/nodes/1/branches/1/next' }),
    line('call', { kind: 'call_started', nodeType: 'http' }),
    line('call', { kind: 'call_finished', nodeType: 'http', ok: false }),
    line('call', { kind: 'step_completed', nodeType: 'http', next: 'ask', edge: '/nodes/2/onError' }),
    line('ask', { kind: 'step_waiting', nodeType: 'buttons', wait: 'input' }),
  ]

  it('shows the edges that were taken, and of several to the same node the right one', () => {
    const { nodes, edges } = runOverlay(
      graph,
      runOf(chosen),
      execution({ status: 'waiting_input', currentNodeId: 'ask' }),
    )
    assert.deepEqual([...edges.keys()].sort(), ['ask/choices/1/next', 'call/onError', 'check/branches/1/next'])
    assert.deepEqual(nodes.get('ask'), { mark: 'waiting', note: '2×' })
    assert.equal(nodes.get('bye'), undefined)
  })

  it('has a step for each visit of a node, with everything that happened there', () => {
    const { steps } = runOf(chosen)
    assert.deepEqual(
      steps.map(({ nodeId, outcome, lines }) => [nodeId, outcome, lines.length]),
      [
        ['ask', 'completed', 2],
        ['check', 'completed', 1],
        ['call', 'completed', 3],
        ['ask', 'waiting', 1],
      ],
    )
  })

  it('marks the node that failed, and for one in a subflow the node that runs it', () => {
    const failed = (nodeId: string, flow?: string) =>
      runOf([
        ...chosen.slice(0, 4),
        line('call', { kind: 'step_waiting', nodeType: 'subflow', wait: 'timer' }),
        line(nodeId, { kind: 'step_failed', nodeType: 'http', flow, failure: { kind: 'x', message: 'y' } }),
      ])
    for (const run of [failed('call'), failed('inner', 'contact')]) {
      const nodeId = run.steps.at(-1)?.nodeId
      const overlay = runOverlay(
        graph,
        run,
        execution({ status: 'failed', error: { kind: 'x', message: 'y', nodeId } }),
      )
      assert.equal(overlay.nodes.get('call')?.mark, 'failed')
    }
  })
})

describe('a replay on the canvas', () => {
  const step = (nodeId: string, edge: string | null, outcome = 'completed', flow: string | null = null) =>
    ({ flow, nodeId, outcome, edge, text: '' }) as never
  const difference = (nodeId: string | null, outcome: string, flow: string | null = null) =>
    ({ turn: 1, flow, nodeId, edge: null, outcome, recorded: null, replayed: null }) as never

  it('distinguishes common steps from those of only one side, and marks where they diverge', () => {
    const { nodes, edges } = replayOverlay(graphOf(flow), {
      turns: [
        {
          recorded: [
            step('ask', '/nodes/3/choices/0/next'),
            step('check', '/nodes/7/branches/0/next'),
            step('call', null),
          ],
          replayed: [step('ask', '/nodes/0/choices/0/next'), step('check', '/nodes/1/otherwise'), step('bye', null)],
        },
      ] as never,
      differences: [difference('check', 'completed'), difference('call', 'refused', 'contact')],
    })
    assert.deepEqual(Object.fromEntries([...nodes].map(([id, { mark }]) => [id, mark])), {
      ask: 'visited',
      check: 'changed',
      call: 'removed',
      bye: 'added',
    })
    assert.deepEqual(
      [...edges],
      [
        ['ask/choices/0/next', 'visited'],
        ['check/branches/0/next', 'removed'],
      ],
    )
  })

  it('counts the runs that differ at each node', () => {
    const run = (executionId: string, ...differences: never[]) => ({ executionId, differences }) as never
    const runs = differingRuns([
      run('a', difference('check', 'completed'), difference('check', 'shown')),
      run('b', difference('check', 'completed'), difference('call', 'failed', 'contact')),
    ])
    assert.deepEqual([...differingOverlay(runs).nodes], [['check', { mark: 'failed', note: '2 executions' }]])
    assert.deepEqual(runs.get(null)?.length, 1)
  })
})

describe('the traffic of a flow on the canvas', () => {
  const node = (nodeId: string, reached: number, dropped: number, edges: [string, number][], waiting = 0) => ({
    nodeId,
    reached,
    continued: reached - dropped - waiting,
    waiting,
    dropped,
    failed: 0,
    edges: edges.map(([pointer, taken]) => ({ pointer, taken })),
  })
  const nodes = [
    node('ask', 1_200, 100, [
      ['/choices/0/next', 900],
      ['/choices/1/next', 150],
    ]),
    node('check', 1_050, 600, [['/branches/0/next', 450]], 3),
    node('removed', 4, 0, []),
  ]

  it('shows how many executions arrived, were lost and wait, and marks the nodes that lose many', () => {
    const overlay = trafficOverlay(graphOf(flow), { nodes })
    assert.deepEqual(
      [...overlay.nodes],
      [
        ['ask', { mark: 'visited', note: '1.2K · −100' }],
        ['check', { mark: 'failed', note: '1.1K · −600 · 3 wait' }],
      ],
    )
    assert.deepEqual(
      [...(overlay.edgeNotes ?? [])],
      [
        ['ask/choices/0/next', '900'],
        ['ask/choices/1/next', '150'],
        ['check/branches/0/next', '450'],
      ],
    )
    assert.deepEqual([...overlay.edges.keys()], [...(overlay.edgeNotes ?? new Map<string, string>()).keys()])
  })
  it('lists the nodes that lose most first', () => {
    assert.deepEqual(
      byLoss(nodes).map(({ nodeId }) => nodeId),
      ['check', 'ask', 'removed'],
    )
  })
})
