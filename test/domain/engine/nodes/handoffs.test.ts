import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { compileWithProblems } from '../../../../domain/engine/compile.ts'
import { logLinesOf } from '../../../../domain/engine/log-records.ts'
import type { PersonAct, Stimulus } from '../../../../domain/engine/stimulus.ts'
import { replay } from '../../../../domain/replay/replay.ts'
import { runRecordOf } from '../../../../domain/replay/run-record.ts'
import type { EventLogEntry } from '../../../../generated/schemas/event-log-entry.ts'
import type { Node } from '../../../../generated/schemas/flow.ts'
import { environmentOf, Execution, flowOf, NOW, texts } from '../world.ts'

const GRACE = { id: 'u1', name: 'Grace' }
const ADA = { id: 'u2', name: 'Ada' }
const nodes: Node[] = [
  {
    id: 'h',
    type: 'handoff',
    queue: 'support',
    reason: 'Broken {{ vars.part }}',
    message: 'Somebody will be with you',
    timeout: 'PT10M',
    onTimeout: 'late',
    onClosed: 'closed',
    saveAs: 'outcome',
    next: 'bye',
  },
  { id: 'bye', type: 'end', text: 'Outcome {{ vars.outcome }}' },
  { id: 'late', type: 'end', text: 'Nobody came' },
  { id: 'closed', type: 'end', text: 'Closed' },
]
const person = (act: PersonAct): Stimulus => ({ type: 'person', act })
const claim = (by = GRACE, from?: string) =>
  person({ type: 'claim', person: by, ...(from === undefined ? {} : { from }) })
const says = (message: unknown): Stimulus => ({ type: 'resume', values: { message } as never })

async function handedOver(): Promise<Execution> {
  const execution = new Execution(flowOf(nodes))
  await execution.start({ variables: { part: 'lamp' } })
  return execution
}
const waitOf = ({ snapshot }: Execution) => {
  assert.ok(snapshot?.wait?.kind === 'handoff', JSON.stringify(snapshot?.wait))
  return snapshot.wait
}

describe('handoff into a queue', () => {
  it('The execution waits for a person and asks the visitor for messages', async () => {
    const execution = new Execution(flowOf(nodes))
    const turn = await execution.start({ variables: { part: 'lamp' } })
    assert.deepEqual([turn.status, turn.effects[0]?.type], ['waiting_input', 'registerWait'])
    assert.deepEqual(
      turn.blocks.map(({ type }) => type),
      ['custom', 'input'],
    )
    assert.equal(turn.blocks[1]?.payload['prompt'], 'Somebody will be with you')
    const { queue, reason, dueAt, claimedBy } = waitOf(execution)
    assert.deepEqual([queue, reason, claimedBy], ['support', 'Broken lamp', null])
    assert.equal(dueAt, new Date(NOW.getTime() + 600_000).toISOString())
    assert.equal(turn.expectedInput?.handoff, true)
  })

  it('What the visitor writes does not end the wait, and an empty message is refused', async () => {
    const execution = await handedOver()
    const { handoffId } = waitOf(execution)
    assert.equal((await execution.try(says(''))).outcome, 'rejected')
    const turn = await execution.do(says('It is dark'))
    assert.deepEqual([turn.status, turn.newBlocks], ['waiting_input', []])
    assert.equal(waitOf(execution).handoffId, handoffId)
  })

  it('One person has the conversation: another claim or reply does not fit, an assignment takes it over', async () => {
    const execution = await handedOver()
    await execution.do(claim())
    assert.deepEqual([waitOf(execution).claimedBy, waitOf(execution).dueAt], [GRACE, null])
    for (const act of [claim(ADA), person({ type: 'reply', person: ADA, text: 'Hi' }), claim(ADA, 'somebody')])
      assert.deepEqual(await execution.try(act), { outcome: 'ignored', reason: 'other_state' })
    await execution.do(claim(ADA, GRACE.id))
    assert.deepEqual(waitOf(execution).claimedBy, ADA)
  })

  it('A reply is a message with its author, and claims what nobody has', async () => {
    const execution = await handedOver()
    const turn = await execution.do(person({ type: 'reply', person: GRACE, text: 'Hello {{ vars.part }}' }))
    assert.deepEqual(texts(turn), ['Hello {{ vars.part }}'], 'a person does not write templates')
    assert.deepEqual(turn.newBlocks[0]?.meta, { source_node_id: 'h', author: { name: 'Grace' } })
    assert.deepEqual(waitOf(execution).claimedBy, GRACE)
    assert.deepEqual(texts(await execution.do(person({ type: 'hand_back', outcome: 'solved' }))), ['Outcome solved'])
  })

  it('The time limit ends with the claim and begins again with the release', async () => {
    const execution = await handedOver()
    assert.deepEqual(await execution.try(person({ type: 'release' })), { outcome: 'ignored', reason: 'other_state' })
    await execution.do(claim())
    const later = new Date(NOW.getTime() + 3_600_000)
    await execution.do(person({ type: 'release' }), { now: later })
    assert.deepEqual(
      [waitOf(execution).claimedBy, waitOf(execution).dueAt],
      [null, new Date(later.getTime() + 600_000).toISOString()],
    )
    assert.deepEqual(texts(await execution.do({ type: 'timer' })), ['Nobody came'])
  })

  it('A closed conversation continues at onClosed, and no act fits an execution that waits for nobody', async () => {
    const execution = await handedOver()
    assert.deepEqual(texts(await execution.do(person({ type: 'close' }))), ['Closed'])
    assert.deepEqual(await execution.try(claim()), { outcome: 'ignored', reason: 'ended' })
    const asking = new Execution(flowOf([{ id: 'q', type: 'input', field: { name: 'q', type: 'text' } }]))
    await asking.start()
    assert.deepEqual(await asking.try(claim()), { outcome: 'ignored', reason: 'other_wait' })
  })

  it('Its settings mean nothing without a queue', () => {
    const definition = flowOf([{ id: 'h', type: 'handoff', timeout: 'PT1M', saveAs: 'x', onClosed: 'h' }])
    const paths = compileWithProblems(definition).problems.map(({ path }) => path)
    assert.deepEqual(paths, ['/nodes/0/timeout', '/nodes/0/onClosed', '/nodes/0/saveAs'])
  })

  it('A replay of the event log passes on what people and the visitor did', async () => {
    const execution = new Execution(flowOf(nodes))
    const entries: EventLogEntry[] = []
    const stimuli: Stimulus[] = [
      { type: 'start', trigger: { type: 'chat_intent', text: 'hello' }, variables: { part: 'lamp' } },
      claim(),
      says('It is dark'),
      person({ type: 'reply', person: GRACE, text: 'Hello' }),
      person({ type: 'release' }),
      claim(ADA),
      person({ type: 'hand_back', outcome: 'solved' }),
    ]
    for (const stimulus of stimuli) {
      const lines = logLinesOf(await execution.do(stimulus), {
        flowId: 'f',
        version: 1,
        flowCode: 'main',
        trigger: { type: 'chat_intent', name: 'help' },
        stimulus,
        eventId: null,
        userMessages: stimulus.type === 'resume' ? ['It is dark'] : [],
      })
      for (const { nodeId, record } of lines)
        entries.push({
          id: String(entries.length),
          executionId: null,
          conversationId: null,
          nodeId,
          createdAt: NOW.toISOString(),
          entry: record,
        })
    }
    const recorded = runRecordOf(entries, 'main')
    assert.ok(recorded !== undefined)
    const result = await replay(recorded, execution.flow, {
      ...environmentOf(),
      conversation: {},
      redact: line => line,
      pause: async () => {},
    })
    assert.deepEqual([result.turns.length, result.differences, result.stopped], [stimuli.length, [], undefined])
    const shown = result.turns.flatMap(({ replayed }) => replayed.map(({ text }) => text))
    assert.ok(
      shown.includes('shows message "Hello"') && shown.includes('shows message "Outcome solved"'),
      String(shown),
    )
  })
})
