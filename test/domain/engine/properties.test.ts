import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { advance } from '../../../domain/engine/advance.ts'
import { compileFlow, targetsOf } from '../../../domain/engine/compile.ts'
import { outcomeOf, type Snapshot } from '../../../domain/engine/snapshot.ts'
import type { Advance, Stimulus } from '../../../domain/engine/stimulus.ts'
import type { FlowDefinition, Node } from '../../../generated/schemas/flow.ts'
import { flow as flowSchema, snapshot as snapshotSchema } from '../../../generated/schemas/validators.js'
import { environmentOf, flowOf } from './world.ts'

const IDS = ['a', 'b', 'c', 'd', 'e', 'f'] as const
const target = fc.option(fc.constantFrom(...IDS), { nil: null })
const text = fc.constantFrom(
  'plain',
  '{{ vars.n }}',
  'x {{ vars.t }} y',
  '{{ input.choice }}',
  '{{ $string(vars) }}',
  '{{ vars.n + "x" }}',
)
const when = fc.constantFrom('vars.n > 2', 'true', 'false', 'vars.t = "x"', '$exists(input.choice)', 'vars.t > 1')
const value = fc.oneof(text, fc.integer(), fc.constant({ expr: 'vars.n + 1' }), fc.constant(['{{ vars.n }}']))

function nodeOf(id: string): fc.Arbitrary<Node> {
  const next = target
  return fc.oneof(
    fc.record({ id: fc.constant(id), type: fc.constant('message' as const), text, next }),
    fc.record({
      id: fc.constant(id),
      type: fc.constant('set_variable' as const),
      set: fc.dictionary(fc.constantFrom('n', 't', 'u'), value, { minKeys: 1 }),
      next,
    }),
    fc.record({
      id: fc.constant(id),
      type: fc.constant('condition' as const),
      branches: fc.array(fc.record({ when, next }), { minLength: 1, maxLength: 2 }),
      otherwise: next,
    }),
    fc.record({
      id: fc.constant(id),
      type: fc.constant('split' as const),
      branches: fc.array(fc.record({ weight: fc.integer({ min: 1, max: 3 }), next }), { minLength: 1, maxLength: 3 }),
    }),
    fc.record({
      id: fc.constant(id),
      type: fc.constant('buttons' as const),
      prompt: text,
      choices: fc.constant([
        { id: 'x', label: 'X' },
        { id: 'y', label: 'Y', next: 'a' },
      ]),
      onExpire: next,
      next,
    }),
    fc.record({
      id: fc.constant(id),
      type: fc.constant('input' as const),
      field: fc.constantFrom(
        { name: 't', type: 'text' as const, required: true },
        { name: 'n', type: 'number' as const },
      ),
      next,
    }),
    fc.record({ id: fc.constant(id), type: fc.constant('wait' as const), for: fc.constant('PT1S'), next }),
    fc.record({
      id: fc.constant(id),
      type: fc.constant('wait' as const),
      event: fc.record({ name: fc.constant('ping'), filter: when }),
      timeout: fc.constant('PT1H'),
      onTimeout: next,
      next,
    }),
    fc.record({
      id: fc.constant(id),
      type: fc.constant('http' as const),
      url: fc.constant('https://x.example/{{ vars.n }}'),
      saveAs: fc.constant('u'),
      onError: next,
      next,
    }),
    fc.record({
      id: fc.constant(id),
      type: fc.constant('subflow' as const),
      flow: fc.constantFrom('main', 'none'),
      inputs: fc.record({ n: value }),
      saveAs: fc.constant('u'),
      next,
    }),
    fc.record({
      id: fc.constant(id),
      type: fc.constant('emit' as const),
      event: fc.constant('ping'),
      data: fc.record({ n: value }),
      next,
    }),
    fc.record({ id: fc.constant(id), type: fc.constant('goto' as const), target: fc.constantFrom(...IDS) }),
    fc.record({ id: fc.constant(id), type: fc.constant('end' as const), text, outputs: fc.record({ n: value }) }),
  ) as fc.Arbitrary<Node>
}

const definition: fc.Arbitrary<FlowDefinition> = fc
  .tuple(...IDS.map(nodeOf))
  .map(nodes => flowOf(nodes, { variables: { n: 1, t: 'x' } }))
const script = fc.array(
  fc.oneof(
    fc.constantFrom('x', 'y', 'z').map((choice): Stimulus => ({ type: 'resume', values: { choice, t: choice, n: 3 } })),
    fc.constant<Stimulus>({ type: 'timer' }),
    fc.integer().map((n): Stimulus => ({ type: 'event', name: 'ping', data: { n } })),
    fc.boolean().map((ok): Stimulus => ({
      type: 'callResult',
      callId: '',
      result: ok ? { ok, value: { status: 200 } } : { ok, message: 'no' },
    })),
  ),
  { maxLength: 8 },
)

async function play(
  flow: FlowDefinition,
  stimuli: readonly Stimulus[],
  pass: (snapshot: Snapshot) => Snapshot,
): Promise<Advance[]> {
  const compiled = compileFlow(flow, 'main@1')
  const environment = environmentOf({ flows: [flow], stepBudget: 60 })
  const results: Advance[] = []
  let snapshot: Snapshot | null = null
  for (const stimulus of [{ type: 'start', trigger: { type: 'chat_intent', text: 'hi' } } as Stimulus, ...stimuli]) {
    const current: Snapshot | null = snapshot
    const addressed: Stimulus =
      stimulus.type === 'callResult' && current?.wait?.kind === 'call'
        ? { ...stimulus, callId: current.wait.callId }
        : stimulus
    const result = await advance(compiled, current, addressed, environment)
    results.push(structuredClone(result))
    if (result.outcome === 'advanced') snapshot = pass(result.snapshot)
  }
  return results
}

describe('advance, for any flow that its schema accepts', () => {
  it('A turn ends or pauses within the budget, gives a valid snapshot, and never changes the last', async () => {
    await fc.assert(
      fc.asyncProperty(definition, script, async (flow, stimuli) => {
        assert.equal(flowSchema(flow), true, JSON.stringify(flowSchema.errors?.slice(0, 2)))
        const earlier: [Snapshot, string][] = []
        const results = await play(flow, stimuli, snapshot => {
          earlier.push([snapshot, JSON.stringify(snapshot)])
          return snapshot
        })
        for (const result of results) {
          if (result.outcome !== 'advanced') continue
          assert.ok(snapshotSchema(result.snapshot), JSON.stringify(snapshotSchema.errors?.slice(0, 2)))
          assert.equal(result.status, result.snapshot.status)
          assert.ok(result.snapshot.turnSteps <= 61)
          assert.equal(result.wait !== null, result.status.startsWith('waiting'))
          assert.equal(result.expectedInput !== null, result.status === 'waiting_input')
          const ended = outcomeOf(result.snapshot)
          assert.equal(ended === null, result.wait !== null)
          assert.equal(result.failure !== undefined, ended === 'failed' || ended === 'expired')
          assert.equal(
            result.effects.filter(effect => effect.type === 'registerWait' || effect.type === 'call').length,
            result.wait === null ? 0 : 1,
          )
        }
        for (const [snapshot, before] of earlier) assert.equal(JSON.stringify(snapshot), before)
      }),
      { numRuns: 300 },
    )
  })

  it('A step names the edge it took, which belongs to its node and leads where the execution went', async () => {
    const named = new Set<string>()
    await fc.assert(
      fc.asyncProperty(definition, script, async (flow, stimuli) => {
        const results = await play(flow, stimuli, snapshot => snapshot)
        const steps = results.flatMap(result => (result.outcome === 'advanced' ? result.steps : []))
        for (const { nodeId, nodeType, next, edge } of steps) {
          assert.ok(next === null || edge !== undefined, `${nodeType} goes on without an edge`)
          if (edge === undefined) continue
          const index = flow.nodes.findIndex(({ id }) => id === nodeId)
          const pointer = edge.slice(`/nodes/${index}`.length)
          const target = targetsOf(flow.nodes[index] as Node).find(one => one.pointer === pointer)
          assert.deepEqual([edge, next], [`/nodes/${index}${pointer}`, target?.to ?? null])
          named.add(`${nodeType} ${pointer}`)
        }
      }),
      { numRuns: 200, seed: 7 },
    )
    for (const edge of ['buttons /choices/1/next', 'wait /onTimeout', 'http /onError', 'condition /otherwise'])
      assert.ok(named.has(edge), edge)
  })

  it('The same inputs give the same turns, also when the snapshot goes through JSON', async () => {
    await fc.assert(
      fc.asyncProperty(definition, script, async (flow, stimuli) => {
        const inMemory = await play(flow, stimuli, snapshot => snapshot)
        const throughJson = await play(flow, stimuli, snapshot => JSON.parse(JSON.stringify(snapshot)) as Snapshot)
        assert.deepEqual(throughJson, inMemory)
      }),
      { numRuns: 200 },
    )
  })

  it('The text of a visitor is shown literally', async () => {
    const flow = flowOf(
      [
        { id: 'a', type: 'input', field: { name: 't', type: 'text' }, next: 'b' },
        { id: 'b', type: 'set_variable', set: { copy: '<{{ vars.t }}>' }, next: 'c' },
        { id: 'c', type: 'end', text: '{{ vars.copy }}|{{ input.t }}' },
      ],
      { variables: { secret: 'S3CRET' } },
    )
    const hostile = fc
      .tuple(fc.string(), fc.constantFrom('{{ vars.secret }}', '{{', '}}', '{{ $string(vars) }}'), fc.string())
      .map(parts => `.${parts.join('')}.`)
    await fc.assert(
      fc.asyncProperty(hostile, async typed => {
        const results = await play(flow, [{ type: 'resume', values: { t: typed } }], snapshot => snapshot)
        const last = results.at(-1)
        assert.equal(last?.outcome === 'advanced' && last.newBlocks[0]?.payload['text'], `<${typed}>|${typed}`)
      }),
    )
  })
})
