import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { compileFlow } from '../../domain/engine/compile.ts'
import type { Snapshot } from '../../domain/engine/snapshot.ts'
import type { AbortStimulus, Stimulus } from '../../domain/engine/stimulus.ts'
import { SimulatedRun } from '../../domain/simulation/simulated-run.ts'
import { transaction } from '../../adapters/postgres/transaction.ts'
import type { FlowDefinition } from '../../generated/schemas/flow.ts'
import { abortExecutions } from '../../services/engine/endings.ts'
import { publishDomainEvent } from '../../services/engine/domain-events.ts'
import { replayOnVersion } from '../../services/engine/replay.ts'
import { callersOf } from '../contracts/callers.ts'
import { startTestService, type TestService } from '../support/service.ts'
import { applyTestWorkspace } from '../support/workspace.ts'

const KEY = 'pk_live_Aborts'
const FLOW = {
  code: 'long',
  name: 'Long',
  triggers: [{ type: 'chat_intent', intent: 'long', description: 'Waits in every way', examples: ['wait'] }],
  start: 'hello',
  nodes: [
    { id: 'hello', type: 'message', text: 'Hello', next: 'ask' },
    {
      id: 'ask',
      type: 'input',
      prompt: 'Your name?',
      field: { name: 'name', type: 'text', required: true },
      next: 'pause',
    },
    { id: 'pause', type: 'wait', for: 'PT1H', next: 'within' },
    { id: 'within', type: 'subflow', flow: 'inner', next: 'bye' },
    { id: 'bye', type: 'end', text: 'Bye, {{ vars.name }}' },
  ],
} as unknown as FlowDefinition
const INNER = {
  code: 'inner',
  name: 'Inner',
  start: 'soon',
  nodes: [
    { id: 'soon', type: 'message', text: 'Soon', next: 'event' },
    { id: 'event', type: 'wait', event: { name: 'paid' }, timeout: 'P1D', onTimeout: 'done', next: 'done' },
    { id: 'done', type: 'end', text: 'Done' },
  ],
} as unknown as FlowDefinition

/** The inputs before the abort: each leaves the run in another pause, the last one at its end. */
const INPUTS: readonly Exclude<Stimulus, { type: 'start' | 'abort' | 'callResult' }>[] = [
  { type: 'resume', values: { name: 'Ada' } },
  { type: 'timer' },
  { type: 'event', name: 'paid', data: {} },
]
const ABORTS: readonly AbortStimulus[] = [
  { type: 'abort', by: 'api' },
  { type: 'abort', by: 'admin', reason: 'Not needed' },
  { type: 'abort', by: 'conversation_closed' },
]

describe('An abort gives the same in simulation, in production and in a replay', () => {
  let service: TestService
  let call: ReturnType<typeof callersOf>
  let tenantId: string
  before(async () => {
    service = await startTestService()
    call = callersOf(service)
    tenantId = await applyTestWorkspace(service.database, {
      apiVersion: 'parley/v1',
      organization: { name: 'Aborts' },
      workspace: { name: 'Aborts' },
      keys: [{ name: 'open', key: KEY }],
      flows: [FLOW, INNER],
    })
  })
  after(async () => await service.stop())

  for (const abort of ABORTS)
    for (let given = 0; given <= INPUTS.length; given++)
      it(`by ${abort.by}, after ${given} inputs`, async () => {
        const inputs = INPUTS.slice(0, given)
        const { executionId, conversationId } = await produced(inputs)
        const which = abort.by === 'conversation_closed' ? { conversationId } : { executionId }
        const { by, reason } = abort
        const aborted = await transaction(
          service.database.pool,
          async client => await abortExecutions(service.deps, client, tenantId, { ...which, by, reason }),
        )
        const { run, outcome } = await simulated(inputs, abort)
        assert.deepEqual(aborted, outcome === 'advanced' ? [executionId] : [])
        assert.deepEqual(comparable(await stored(executionId)), comparable(run.snapshot))

        const found = await replayOnVersion(service.deps, executionId, 1)
        assert.ok(found.outcome === 'replayed')
        const { differences, stopped, turns } = found.replay
        assert.deepEqual([differences, stopped, turns.length], [[], undefined, given + 1])
      })

  async function produced(inputs: readonly Stimulus[]): Promise<{ executionId: string; conversationId: string }> {
    await service.clockSet()
    const session = await call.session(KEY)
    const started = await call.sendChatMessage(session, { intentName: 'long', text: 'wait' })
    const { executionId, conversationId, waitToken } = started.body.reply
    for (const input of inputs) {
      if (input.type === 'resume') {
        const answer = await call.sendChatMessage(session, { executionId, waitToken, input: { values: input.values } })
        assert.equal(answer.status, 200, answer.text)
      } else if (input.type === 'event')
        await publishDomainEvent(service.deps, {
          tenantId,
          name: input.name,
          data: input.data,
          idempotencyKey: undefined,
        })
      else service.clock.advance(3_600_000)
      await service.work()
    }
    return { executionId, conversationId }
  }

  async function simulated(inputs: readonly Stimulus[], abort: AbortStimulus) {
    let ids = 0
    const [flow, inner] = [compileFlow(FLOW, 'long@1'), compileFlow(INNER, 'inner@1')]
    const catalog = { flow, flows: new Map([[INNER.code, inner]]), forms: new Map() }
    const run = new SimulatedRun(catalog, { newId: () => `id-${++ids}`, random: () => 0 }, new Date(0))
    const hooks = { answer: () => undefined, observe: () => undefined }
    await run.apply({ type: 'start', trigger: { type: 'chat_intent', text: 'wait' } }, hooks)
    for (const input of inputs) {
      const { outcome } = await run.apply(input, hooks)
      assert.equal(outcome, 'advanced')
    }
    const { outcome } = await run.apply(abort, hooks)
    return { run, outcome }
  }

  async function stored(executionId: string): Promise<Snapshot> {
    const { rows } = await service.database.pool.query<{ snapshot: Snapshot; status: string }>(
      'select snapshot, status from executions where id = $1',
      [executionId],
    )
    const [row] = rows
    assert.ok(row)
    assert.equal(row.status, row.snapshot.status)
    return row.snapshot
  }
})

/** Without ids and what only production knows of the conversation. */
function comparable(snapshot: Snapshot | null) {
  assert.ok(snapshot)
  const { status, wait, failure, frames, blocks, replied, replyDue, steps, turnSteps, input } = snapshot
  return {
    ...{ status, wait, failure, replied, replyDue, steps, turnSteps, input },
    frames: frames.map(({ flowCode, nodeId, vars }) => ({ flowCode, nodeId, vars })),
    blocks: blocks.map(({ type, payload }) => ({ type, payload })),
  }
}
