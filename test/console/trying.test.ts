import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { graphOf } from '../../console/flow/graph.ts'
import { coverageOverlay } from '../../console/flow/overlays/coverage.ts'
import { simulationOverlay } from '../../console/flow/overlays/simulation.ts'
import { testOf } from '../../console/flow/preview/made-test.ts'
import {
  chatOf,
  missingStub,
  modelAnswer,
  newRehearsal,
  repeated,
  requestOf,
  triggersOf,
  withMove,
  type Rehearsal,
} from '../../console/flow/preview/rehearsal.ts'
import { completed } from '../../console/flow/preview/recording.ts'
import { compileFlow } from '../../domain/engine/compile.ts'
import { runFlowTests } from '../../domain/flow-test/run.ts'
import type { JsonObject } from '../../domain/json.ts'
import { simulate } from '../../domain/simulation/simulate.ts'
import type { components } from '../../generated/types/admin.ts'
import { withReferences } from '../../widget/held-files.ts'

type SimulationResult = components['schemas']['SimulationResult']

const NOW = '2026-11-20T09:00:00.000Z'
const definition = {
  code: 'order',
  name: 'Order',
  triggers: [
    { type: 'event', event: 'order.placed' },
    { type: 'chat_intent', intent: 'order', examples: ['where is my order'] },
  ],
  nodes: [
    { id: 'ask', type: 'input', prompt: 'Which?', field: { name: 'no', type: 'text', required: true }, next: 'look' },
    { id: 'look', type: 'http', url: 'https://shop.example', onError: 'sorry', next: 'rest' },
    { id: 'rest', type: 'wait', for: 'P1D', next: 'bye' },
    { id: 'bye', type: 'end', text: 'It is {{ vars.no }}' },
    { id: 'sorry', type: 'end', text: 'Sorry' },
  ],
}
const flow = compileFlow(definition as never, 'v')

/** Replies of the service to a trial run. */
async function triedBy(rehearsal: Rehearsal): Promise<SimulationResult> {
  const { trigger, inputs, stubs, variables, from, now } = requestOf(definition, rehearsal)
  const start = { trigger: trigger as never, variables: variables as JsonObject }
  const result = await simulate(
    { flow, flows: new Map(), forms: new Map() },
    {
      start: { ...start, ...(from === undefined ? {} : { from }) },
      inputs: inputs as never,
      stubs,
      locale: null,
      customer: {},
      waits: 'hold',
      now: new Date(now ?? NOW),
      seed: 'x',
    },
  )
  return JSON.parse(JSON.stringify(result)) as SimulationResult
}

const first: Rehearsal = { ...newRehearsal(definition, 'try-1', NOW), trigger: triggersOf(definition)[1]! }
const answered = { input: { values: { no: '7' } }, text: '7' }

describe('simulating a draft', () => {
  it('sends what a reference to a file says, and not the file', () => {
    const photo = new File(['1234'], 'my photo.png', { type: 'image/png' })
    const { note, photos } = withReferences({ note: 'Here', photos: [photo, new File([], 'notes')] })
    assert.equal(note, 'Here')
    assert.deepEqual(
      (photos as Record<string, unknown>[]).map(({ fileId, ...described }) => [typeof fileId, described]),
      [
        ['string', { url: 'https://files.invalid/my%20photo.png', mime: 'image/png', size: 4, name: 'my photo.png' }],
        ['string', { url: 'https://files.invalid/notes', mime: 'application/octet-stream', size: 0, name: 'notes' }],
      ],
    )
  })

  it('shows the conversation as the widget draws it, and stops at an unanswered call', async () => {
    const asked = await triedBy(first)
    const { entries, awaited, phase } = chatOf(first, asked, false)
    assert.deepEqual(
      [entries.map(entry => (entry.from === 'visitor' ? entry.text : entry.from)), awaited?.type, phase],
      [['where is my order', 'agent'], 'input', 'answering'],
    )
    const refused = withMove(first, asked, { input: { values: { no: '' } }, text: '' })
    const refusal = await triedBy(refused)
    assert.deepEqual(
      chatOf(refused, refusal, false).findings.map(({ field, rule }) => [field, rule]),
      [['no', 'required']],
    )
    // A refused answer is replaced by the next one.
    const next = withMove(refused, refusal, answered)
    assert.deepEqual(next.moves, [answered])
    const stopped = await triedBy(next)
    assert.deepEqual([missingStub(stopped)?.key, missingStub(stopped)?.kind], ['look', 'http'])
    // The run waits for the author there: neither the chat nor the canvas says that it has failed.
    const asking = chatOf(next, stopped, false)
    assert.deepEqual([asking.phase, asking.entries.filter(({ from }) => from === 'notice')], ['pausing', []])
    assert.equal(simulationOverlay(graphOf(definition), stopped).nodes.get('look')?.mark, 'waiting')
    const paused = { ...next, stubs: { look: [{ status: 200 }] } }
    const waiting = await triedBy(paused)
    assert.deepEqual([missingStub(waiting), chatOf(paused, waiting, false).phase], [undefined, 'pausing'])
    const ended = await triedBy({ ...paused, moves: [answered, { input: { timeout: true } }] })
    assert.equal(chatOf(paused, ended, false).phase, 'stopped')
  })

  it('does not say to the author of a node with an error that something went wrong on our side', async () => {
    const tried = { ...first, moves: [answered], stubs: { look: [{ fails: 'away' }] } }
    const failed: SimulationResult = { ...(await triedBy(tried)), status: 'failed' }
    const notices = (kind: string) => {
      const error = { kind, message: 'the call has no address', nodeId: 'look' }
      return chatOf(tried, { ...failed, error }, false).entries.filter(({ from }) => from === 'notice').length
    }
    assert.deepEqual([notices('node_invalid'), notices('expression')], [0, 1])
  })

  it('highlights the nodes and edges of the execution, and where it waits', async () => {
    const graph = graphOf(definition)
    const tried = { ...first, moves: [answered], stubs: { look: [{ fails: 'away' }] } }
    const failed = simulationOverlay(graph, await triedBy(tried))
    assert.deepEqual(
      [[...failed.nodes.keys()], [...failed.edges.keys()]],
      [
        ['ask', 'look', 'sorry'],
        ['ask/next', 'look/onError'],
      ],
    )
    const asking = simulationOverlay(graph, await triedBy(first))
    assert.deepEqual([...asking.nodes], [['ask', { mark: 'waiting' }]])
  })

  it('makes a test of a conversation that passes with the same flow, and covers the visited nodes', async () => {
    const moves = [answered, { input: { advance: 'PT1H' } }, { input: { timeout: true } }]
    const tried = { ...first, moves, stubs: { look: [{ status: 200, body: { n: 1 } }] }, variables: { a: 1 } }
    const test = testOf('finds an order', tried, await triedBy(tried))
    assert.deepEqual(test.steps.at(-1), {
      advance: 'PT82800S',
      expect: { status: 'completed', blocks: ['It is 7'] },
    })
    const report = await runFlowTests({ tests: [test] }, { flow, flows: new Map(), forms: new Map() })
    assert.deepEqual(report.results, [{ name: 'finds an order', failures: [] }])
    const overlay = coverageOverlay(graphOf(definition), { ...report, passed: true })
    assert.deepEqual(
      [
        overlay.nodes.get('sorry')?.note,
        overlay.nodes.get('bye')?.mark,
        [...overlay.edges.keys()].includes('look/next'),
      ],
      ['not covered', 'visited', true],
    )
    assert.ok(!overlay.edges.has('look/onError'))
  })

  it('repeats a recorded run as far as it is recorded, and as a whole when the missing values are filled in', () => {
    const recording = {
      flowId: 'f',
      version: 1,
      trigger: { type: 'chat_intent' as const, intent: 'order', text: 'Hi' },
      startedAt: NOW,
      locale: 'de',
      variables: { a: 1 },
      context: {},
      inputs: [
        { at: '2026-11-20T09:01:00.000Z', nodeId: 'ask', values: { no: '7' } },
        { at: '2026-11-20T09:01:30.500Z', nodeId: 'mail', values: { mail: '[REDACTED-EMAIL]' } },
        { at: '2026-11-21T09:01:30.500Z', nodeId: 'rest', timeout: true as const },
      ],
      stubs: { look: [{ status: 200 }] },
      splits: { draw: 1 },
      incomplete: [{ path: '/inputs/1/values/mail', reason: 'redacted' as const, kinds: ['EMAIL'] }],
    }
    const partly = repeated(recording, 'r')
    assert.deepEqual(partly.moves, [{ input: { advance: 'PT60S' } }, { input: { values: { no: '7' } }, text: '7' }])
    assert.deepEqual([partly.locale, partly.stubs, partly.splits], ['de', recording.stubs, { draw: 1 }])
    const whole = repeated(completed(recording, { '/inputs/1/values/mail': 'eve@acme.example' }), 'r')
    assert.deepEqual(whole.moves.slice(2), [
      { input: { advance: 'PT30S' } },
      { input: { values: { mail: 'eve@acme.example' } }, text: 'eve@acme.example' },
      { input: { timeout: true } },
    ])
  })

  it('makes a step of an aside, repeats a recorded one, and reads tool calls that are typed', async () => {
    const aside = { intent: 'hours', text: 'When do you open?' }
    const asked = await triedBy(first)
    const turns = [...asked.turns, { ...asked.turns[0]!, validationErrors: [] }]
    const made = testOf('asks', { ...first, moves: [{ input: { aside } }] }, { ...asked, turns })
    assert.deepEqual([made.steps[1]?.say, made.steps[1]?.intent], [aside.text, aside.intent])
    const { text } = aside
    const step = { nodeId: 'ask', nodeType: 'input', outcome: 'next' as const, edge: null, data: { intent: 'hours' } }
    const interrupted = [asked.turns[0]!, { ...asked.turns[0]!, validationErrors: [], steps: [step] }]
    const typed = testOf('typed', { ...first, moves: [{ input: { text } }] }, { ...asked, turns: interrupted })
    assert.deepEqual([typed.steps[1]?.say, typed.steps[1]?.intent], [text, 'hours'])
    const recording = {
      flowId: '018f0000-0000-7000-8000-000000000040',
      version: 1,
      trigger: { type: 'chat_intent' as const, intent: 'order', text: 'hi' },
      startedAt: NOW,
      locale: null,
      variables: {},
      context: {},
      inputs: [{ at: NOW, nodeId: 'ask', aside }],
      stubs: {},
      splits: {},
      incomplete: [],
    }
    assert.deepEqual(repeated(recording, 'r').moves, [{ input: { aside }, text: aside.text }])
    assert.deepEqual(modelAnswer('[{"name":"done"}]'), { toolCalls: [{ name: 'done' }] })
    for (const text of ['Hello', '[1]', '[]', '[done]']) assert.deepEqual(modelAnswer(text), { text })
  })
})
