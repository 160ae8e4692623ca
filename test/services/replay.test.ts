import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, describe, it } from 'node:test'
import { isSame } from '../../domain/replay/differences.ts'
import { newId } from '../../adapters/ids.ts'
import { publishDomainEvent } from '../../services/engine/domain-events.ts'
import { replayOnVersion } from '../../services/engine/replay.ts'
import { callersOf } from '../contracts/callers.ts'
import { runCli } from '../support/cli.ts'
import { startTestService, type TestService } from '../support/service.ts'
import { applyTestWorkspace } from '../support/workspace.ts'

/** What is compared. */
const texts = (steps: readonly { text: string }[] = []) => steps.map(({ text }) => text)

const KEY = 'pk_live_Replay'
const flow = (limit: number) => ({
  code: 'replayed',
  name: 'Replayed',
  triggers: [{ type: 'chat_intent', intent: 'replayed' }],
  variables: { who: 'you' },
  start: 'chance',
  nodes: [
    {
      id: 'chance',
      type: 'split',
      branches: [
        { weight: 1, next: 'one' },
        { weight: 1, next: 'two' },
      ],
    },
    { id: 'one', type: 'message', text: 'One, {{ vars.who }}', next: 'ask' },
    { id: 'two', type: 'message', text: 'Two, {{ vars.who }}', next: 'ask' },
    {
      id: 'ask',
      type: 'input',
      prompt: 'How many?',
      field: { name: 'count', type: 'number', required: true },
      next: 'pause',
    },
    { id: 'pause', type: 'wait', for: 'PT1H', next: 'event' },
    { id: 'event', type: 'wait', event: { name: 'counted' }, timeout: 'P1D', onTimeout: 'late', next: 'check' },
    { id: 'check', type: 'condition', branches: [{ when: `vars.count > ${limit}`, next: 'many' }], otherwise: 'few' },
    { id: 'many', type: 'end', text: 'Many at {{ $now() }}, {{ event.n }}' },
    { id: 'few', type: 'end', text: 'Few' },
    { id: 'late', type: 'end', text: 'Late' },
  ],
})

describe('replay', () => {
  let service: TestService
  let tenantId: string
  let executionId: string
  const apply = async (limit: number, flows: object[] = [flow(limit)]) =>
    await applyTestWorkspace(service.database, {
      apiVersion: 'parley/v1',
      organization: { name: 'Replay' },
      workspace: { name: 'Replay' },
      keys: [{ name: 'open', key: KEY }],
      flows,
    })
  const replayed = async (version: number) => {
    const found = await replayOnVersion(service.deps, executionId, version)
    assert.ok(found.outcome === 'replayed')
    return found.replay
  }
  before(async () => {
    service = await startTestService({ substitutes: { random: () => 0.7 } })
    tenantId = await apply(3)
    const call = callersOf(service)
    const session = await call.session(KEY, { variables: { who: 'Ada' } })
    const {
      body: { reply },
    } = await call.sendChatMessage(session, { intentName: 'replayed', text: 'hello' })
    executionId = reply.executionId
    service.clock.advance(1_000)
    const answer = await call.sendChatMessage(session, { executionId, waitToken: reply.waitToken, text: '5' })
    assert.equal(answer.status, 200, answer.text)
    service.clock.advance(3_600_000)
    await service.work()
    service.clock.advance(60_000)
    await service.clockSet()
    await publishDomainEvent(service.deps, { tenantId, name: 'counted', data: { n: 9 }, idempotencyKey: undefined })
    await service.work()
    await apply(7)
  })
  after(async () => await service.stop())

  it('The version that ran repeats every turn, with the recorded clock and branches', async () => {
    const { turns, stopped } = await replayed(1)
    assert.equal(turns.length, 4)
    for (const turn of turns) assert.deepEqual(texts(turn.replayed), texts(turn.recorded))
    assert.equal(stopped, undefined)
    assert.deepEqual(
      turns.map(turn => turn.input),
      ['start: hello', 'answer {"count":5}', 'time passed', 'event counted {"n":9}'],
    )
  })
  it('Another version is reported from the turn where it differs', async () => {
    const { turns } = await replayed(2)
    assert.deepEqual(turns.map(isSame), [true, true, true, false])
    assert.deepEqual(texts(turns[3]?.replayed), [
      'event goes on by event',
      'check → few',
      'few → end',
      'shows message "Few"',
      'ends completed',
    ])
  })
  it('The command shows the control characters of a visitor instead of sending them to the terminal', async t => {
    const cwd = await mkdtemp(path.join(tmpdir(), 'parley-replay-'))
    t.after(async () => await rm(cwd, { recursive: true }))
    const greeting = async (text: string) => {
      const nodes = [{ id: 'bye', type: 'end', text }]
      const triggers = [{ type: 'chat_intent', intent: 'greeting' }]
      const flows = [flow(7), { code: 'greeting', name: 'Greeting', triggers, start: 'bye', nodes }]
      await apply(7, flows)
    }
    await greeting('Hello')
    const call = callersOf(service)
    const typed = '\u001b]0;owned\u0007\u202e\u009b2J'
    const answer = await call.sendChatMessage(await call.session(KEY), { intentName: 'greeting', text: typed })
    await greeting('Good day')
    const id: string = answer.body.reply.executionId
    const { stdout } = await runCli(['execution', 'replay', id, '--against', '2'], {
      cwd,
      databaseUrl: service.database.url,
    })
    assert.match(stdout, /start: \\u001b]0;owned\\u0007\\u202e\\u009b2J\n/)
    assert.doesNotMatch(stdout.replaceAll('\n', ''), /[\p{Cc}\p{Bidi_Control}]/u)
  })
  it('A replay of an unknown execution or version has an outcome that names it', async () => {
    assert.deepEqual(await replayOnVersion(service.deps, executionId, 9), { outcome: 'no_version' })
    assert.deepEqual(await replayOnVersion(service.deps, newId(), 1), { outcome: 'no_execution' })
  })
})
