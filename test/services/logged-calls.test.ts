import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { isSame } from '../../domain/replay/differences.ts'
import type { Replay } from '../../domain/replay/replay.ts'
import { eventLogEntry } from '../../generated/schemas/validators.js'
import { replayOnVersion } from '../../services/engine/replay.ts'
import { callersOf } from '../contracts/callers.ts'
import { MODEL_KEY, startOpenAiServer, type ModelServer } from '../support/model-servers.ts'
import { startReceiver, type Receiver } from '../support/receiver.ts'
import { startTestService, type TestService } from '../support/service.ts'
import { applyTestWorkspace } from '../support/workspace.ts'

/** What is compared. */
const texts = (steps: readonly { text: string }[] = []) => steps.map(({ text }) => text)

const KEY = 'pk_live_LoggedCalls'

describe('calls in the event log', () => {
  let service: TestService
  let shop: Receiver
  let openai: ModelServer
  let executionId: string
  const apply = async ({ path = '/stock', atLeast = 5, save = 'stock', model = 'gpt-4o-mini' } = {}) =>
    await applyTestWorkspace(service.database, {
      apiVersion: 'parley/v1',
      organization: { name: 'Calls' },
      workspace: { name: 'Logged calls' },
      keys: [{ name: 'open', key: KEY }],
      connections: [
        { code: 'shop', providerKey: 'http', baseUrl: shop.url, credentials: { bearer: 'a-bearer' } },
        { code: 'gpt', providerKey: 'openai', baseUrl: openai.baseUrl, credentials: { apiKey: MODEL_KEY } },
      ],
      flows: [
        {
          code: 'stock',
          name: 'Stock',
          triggers: [{ type: 'chat_intent', intent: 'stock' }],
          start: 'look',
          nodes: [
            {
              id: 'look',
              type: 'http',
              connection: 'shop',
              url: `${path}?who={{ input.text }}`,
              saveAs: save,
              next: 'check',
            },
            {
              id: 'check',
              type: 'condition',
              branches: [{ when: `vars.stock.body.left >= ${atLeast}`, next: 'tell' }],
              otherwise: 'gone',
            },
            {
              id: 'tell',
              type: 'agent',
              connection: 'gpt',
              model,
              prompt: '{{ vars.stock.body.left }} left',
              next: 'ask',
            },
            { id: 'ask', type: 'input', prompt: 'Shall we?', field: { name: 'yes', type: 'text' }, next: 'refused' },
            { id: 'refused', type: 'http', connection: 'shop', url: '/refused', onError: 'sorry', next: null },
            { id: 'sorry', type: 'end', text: 'Sorry' },
            { id: 'gone', type: 'end', text: 'Gone' },
          ],
        },
      ],
    })
  const against = async (version: number): Promise<Replay> => {
    const found = await replayOnVersion(service.deps, executionId, version)
    assert.ok(found.outcome === 'replayed', found.outcome)
    return found.replay
  }
  before(async () => {
    ;[shop, openai] = await Promise.all([startReceiver(), startOpenAiServer()])
    service = await startTestService({ environment: { egressAllow: ['127.0.0.0/8'] } })
    shop.answer(({ path }) =>
      path.startsWith('/refused')
        ? { status: 409 }
        : {
            headers: { 'content-type': 'application/json', 'set-cookie': 'session=open-sesame' },
            body: JSON.stringify({ left: 5, contact: 'ada@acme.example' }),
          },
    )
    openai.answer({ pieces: ['Five', ' left'], usage: { prompt: 10, completion: 2 } })
    await apply()
    const call = callersOf(service)
    const session = await call.session(KEY)
    const {
      body: { reply },
    } = await call.sendChatMessage(session, { intentName: 'stock', text: 'bob@acme.example' })
    executionId = reply.executionId
    service.clock.advance(1_000)
    const answer = await call.sendChatMessage(session, { executionId, waitToken: reply.waitToken, text: 'yes' })
    assert.equal(answer.body.reply.status, 'completed', answer.text)
    for (const change of [{ atLeast: 6 }, { path: '/inventory' }, { model: 'gpt-4o' }, { save: 'other' }])
      await apply(change)
  })
  after(async () => {
    await service.stop()
    await Promise.all([shop.stop(), openai.stop()])
  })

  it('A call has a line before it and one after it with the answer, redacted and without cookies', async () => {
    const { rows } = await service.database.pool.query<{
      id: string
      conversation_id: string
      node_id: string
      created_at: Date
      entry: Record<string, unknown>
    }>('select * from event_log where execution_id = $1 order by id', [executionId])
    for (const { id, conversation_id: conversationId, node_id: nodeId, created_at: createdAt, entry } of rows) {
      assert.ok(
        eventLogEntry({ id, executionId, conversationId, nodeId, createdAt: createdAt.toISOString(), entry }),
        JSON.stringify([eventLogEntry.errors, entry]),
      )
    }
    const calls = rows.filter(({ entry: { kind } }) => kind === 'call_started' || kind === 'call_finished')
    assert.deepEqual(
      calls.map(({ node_id: node, entry }) => [node, entry['kind'], entry['target'] ?? entry['ok'], entry['status']]),
      [
        ['look', 'call_started', 'GET /stock', undefined],
        ['look', 'call_finished', true, 200],
        ['tell', 'call_started', 'gpt-4o-mini', undefined],
        ['tell', 'call_finished', true, undefined],
        ['refused', 'call_started', 'GET /refused', undefined],
        ['refused', 'call_finished', false, 409],
      ],
    )
    const [, looked, , told, , refused] = calls.map(({ entry }) => entry)
    assert.deepEqual(
      [(looked?.['answer'] as { body: object }).body, looked?.['redacted']],
      [{ left: 5, contact: '[REDACTED-EMAIL]' }, ['EMAIL']],
    )
    assert.deepEqual([told?.['answer'], told?.['promptTokens'], told?.['completionTokens']], ['Five left', 10, 2])
    assert.deepEqual(refused?.['failure'], { kind: 'http_error', message: 'the service answered 409' })
    assert.doesNotMatch(JSON.stringify(rows), /open-sesame|a-bearer|@acme/)
    assert.deepEqual(
      rows.filter(({ node_id: node, entry }) => node === 'look' && entry['kind'] === 'step_completed').length,
      1,
    )
  })
  it('A replay gets the recorded answers of the calls', async () => {
    const { turns, differences, stopped } = await against(1)
    for (const turn of turns) assert.deepEqual(texts(turn.replayed), texts(turn.recorded))
    assert.deepEqual([turns.length, differences, stopped], [2, [], undefined])
    assert.deepEqual(texts(turns[0]?.replayed.slice(0, 3)), ['look calls GET /stock', 'look → check', 'check → tell'])
    assert.deepEqual(texts(turns.at(-1)?.replayed.slice(-5)), [
      'refused calls GET /refused',
      'refused → sorry {"error":"the service answered 409"}',
      'sorry → end',
      'shows message "Sorry"',
      'ends completed',
    ])
  })
  it('A version that calls something else, or takes another branch after the answer, is reported', async () => {
    const sorted = await against(2)
    assert.deepEqual(sorted.turns.map(isSame), [false, false])
    assert.deepEqual(texts(sorted.turns[0]?.replayed.slice(-3)), [
      'gone → end',
      'shows message "Gone"',
      'ends completed',
    ])
    assert.deepEqual(sorted.differences[0], {
      turn: 0,
      flow: null,
      nodeId: 'check',
      edge: '/nodes/1/otherwise',
      outcome: 'completed',
      recorded: 'check → tell',
      replayed: 'check → gone',
    })
    assert.equal(sorted.stopped, 'the executions have diverged')
    for (const [version, called] of [
      [3, 'look calls GET /inventory'],
      [4, 'tell calls gpt-4o'],
    ] as const) {
      const { differences, stopped } = await against(version)
      assert.deepEqual([differences.map(({ replayed }) => replayed), stopped], [[called], undefined])
    }
    const {
      turns: [first],
    } = await against(5)
    assert.equal(first?.replayed.at(-1)?.text, 'ends completed')
  })
  it('A call whose answer was not recorded ends the replay with that reason', async () => {
    await service.database.pool.query(
      `update event_log set entry = entry - 'answer'
        where execution_id = $1 and node_id = 'tell' and kind = 'call_finished'`,
      [executionId],
    )
    const { turns, differences, stopped } = await against(1)
    assert.deepEqual(
      [turns.length, differences, stopped],
      [1, [], 'the answer to the call of the node tell is not recorded'],
    )
  })
})
