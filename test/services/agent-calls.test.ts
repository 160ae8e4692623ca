import assert from 'node:assert/strict'
import { after, beforeEach, describe, test } from 'node:test'
import { testConnection } from '../../services/calls/connection-test.ts'
import { startCallService, textsOf } from './call-service.ts'

const { service, shop, elsewhere, openai, tenantId, open, say, start, run, reset, stop } = await startCallService()
beforeEach(reset)
after(stop)

describe('an agent node', () => {
  test('shows the answer, or saves it if the node says so; the templates of its prompts are filled in', async () => {
    assert.deepEqual(textsOf(await start('agent', 'How are you?')), ['Hello there'])
    assert.deepEqual(textsOf(await start('saved', 'How are you?')), ['It said Hello there'])
    const [first, second] = openai.asked.map(({ body }) => body.messages)
    assert.match(first?.[0]?.content ?? '', /^You help [0-9a-f-]{36}$/)
    assert.deepEqual(first?.slice(1), [{ role: 'user', content: 'How are you?' }])
    assert.deepEqual(second, [{ role: 'user', content: 'How are you?' }])
  })

  test('prices usage when it is stored, and sums it over the turn, with a model where there was only one', async () => {
    assert.deepEqual((await start('agent')).tokenUsage, {
      prompt_tokens: 1_000,
      completion_tokens: 100,
      total_tokens: 1_100,
      model: 'gpt-4o-mini',
      cost_micros: 210,
      cost_usd: 0.00021,
    })
    assert.deepEqual((await start('own-price')).tokenUsage?.cost_micros, 1_200_000)
    assert.deepEqual((await start('no-price')).tokenUsage?.cost_micros, 0)
    const both = (await start('both')).tokenUsage
    assert.deepEqual([both?.model, both?.total_tokens, both?.cost_micros], [null, 2_200, 210 + 4_500])
    const twice = (await start('twice')).tokenUsage
    assert.deepEqual([twice?.model, twice?.total_tokens], ['gpt-4o-mini', 2_200])
    assert.equal((await start('get')).tokenUsage, null)
  })

  test('stores the usage of each answer with its message, and that of the turn with the run', async () => {
    const { executionId } = await start('both')
    const { rows } = await service.database.pool.query<{ usage: { model: string } | null }>(
      "select token_usage as usage from messages where execution_id = $1 and role = 'agent' order by id",
      [executionId],
    )
    assert.deepEqual(
      rows.map(({ usage }) => usage?.model),
      ['gpt-4o-mini', 'claude-sonnet-4-5'],
    )
    const { rows: calls } = await service.database.pool.query(
      'select model, cost_micros from model_calls where execution_id = $1 order by id',
      [executionId],
    )
    assert.deepEqual(calls, [
      { model: 'gpt-4o-mini', cost_micros: 210 },
      { model: 'claude-sonnet-4-5', cost_micros: 4_500 },
    ])
    assert.equal((await run(executionId)).last_token_usage.total_tokens, 2_200)
  })

  test('does not change a stored cost when a price changes later', async () => {
    const { executionId } = await start('own-price')
    await service.database.pool.query("update prices set prompt_per_1k = 99 where model = 'own-model'")
    assert.equal((await run(executionId)).last_token_usage.cost_micros, 1_200_000)
    await service.database.pool.query("update prices set prompt_per_1k = 1 where model = 'own-model'")
  })

  test('prices the usage that the integrator reports by the same tables, and echoes it', async () => {
    const session = await open()
    const reply = await say(session, {
      text: 'Hi',
      intentName: 'get',
      tokenUsage: { model: 'gpt-4o-2024-08-06', prompt_tokens: 1_000, completion_tokens: 1_000 },
    })
    assert.deepEqual([reply.tokenUsage?.model, reply.tokenUsage?.cost_micros], ['gpt-4o-2024-08-06', 12_500])
  })

  test('sends the history of the conversation, alternating, without repetition', async () => {
    const session = await open()
    let reply = await say(session, { text: 'Hi', intentName: 'chat' })
    for (const question of ['One?', 'Two?'])
      reply = await say(session, { executionId: reply.executionId, waitToken: reply.waitToken, text: question })
    assert.equal(reply.status, 'waiting_input')
    assert.deepEqual(
      openai.asked.at(-1)?.body.messages.map(({ role, content }) => `${role}: ${content}`),
      ['user: Hi', 'assistant: What is it?', 'user: One?', 'assistant: Hello there\nWhat is it?', 'user: Two?'],
    )
  })

  test('fails the run when the provider refuses, or takes its error path', async () => {
    const { executionId, status } = await start('locked')
    assert.equal(status, 'failed')
    assert.deepEqual((await run(executionId)).failure, {
      kind: 'agent_error',
      nodeId: 'first',
      message: "the model's provider answered 401",
    })
    assert.deepEqual(textsOf(await start('agent-error')), ['Ask a person'])
  })
})

test('connections are tested live, their outcome is stored, and a test is not a change', async () => {
  const { rows } = await service.database.pool.query<{ id: string; code: string; revision: number }>(
    'select id, code, revision from connections',
  )
  const outcome = async (code: string) => {
    const found = await testConnection(service.deps, tenantId, rows.find(row => row.code === code)?.id ?? '')
    return [found.ok, found.failure, found.responseStatus]
  }
  assert.deepEqual(await outcome('shop'), [true, 'none', 200])
  for (const code of ['gpt', 'claude', 'compatible']) assert.deepEqual(await outcome(code), [true, 'none', 200], code)
  assert.deepEqual(await outcome('locked'), [false, 'unauthorized', 401])
  shop.answer(() => ({ status: 403 }))
  assert.deepEqual(await outcome('basic'), [false, 'unauthorized', 403])
  shop.answer(() => ({ status: 500 }))
  assert.deepEqual(await outcome('header'), [false, 'http_status', 500])
  elsewhere.answer(() => ({ status: 400 }))
  assert.deepEqual(await outcome('oauth'), [false, 'unauthorized', null])
  await assert.rejects(testConnection(service.deps, tenantId, tenantId), { code: 'not_found' })
  const { rows: after } = await service.database.pool.query<{ code: string; revision: number; last_test_ok: boolean }>(
    'select code, revision, last_test_ok from connections',
  )
  assert.deepEqual(
    after
      .filter(({ last_test_ok }) => last_test_ok)
      .map(({ code }) => code)
      .sort(),
    ['claude', 'compatible', 'gpt', 'shop'],
  )
  assert.deepEqual(
    after.map(({ revision }) => revision),
    rows.map(({ revision }) => revision),
  )
})
