import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { newId } from '../../adapters/ids.ts'
import { refreshAnalytics } from '../../services/analytics/refresh.ts'
import { runReport } from '../../services/analytics/reports.ts'
import { purgeConversations } from '../../services/conversations/retention.ts'
import { callersOf } from '../contracts/callers.ts'
import { adminWorkspace, type AdminWorkspace } from '../support/admin.ts'
import { startTestService } from '../support/service.ts'

const DAY = 24 * 60 * 60_000
const flow = (code: string, node: Record<string, unknown>) => ({
  code,
  name: code,
  triggers: [{ type: 'chat_intent', intent: code }],
  start: 'first',
  nodes: [
    { id: 'first', next: 'bye', ...node },
    { id: 'bye', type: 'end', text: 'Bye' },
  ],
})
const workspace = (key: string, config: object) => ({
  keys: [{ name: 'open', key }],
  flows: [flow('greet', { type: 'message', text: 'Hello' }), flow('sleep', { type: 'wait', for: 'P300D' })],
  forms: [{ code: 'signup', title: 'Sign up', submitLabel: 'Go', fields: [{ name: 'email', type: 'email' }] }],
  config: { tenant: config },
})

describe('the retention of conversations', async () => {
  const service = await startTestService()
  const call = callersOf(service)
  const { pool } = service.database
  const deps = { db: pool, clock: service.clock }
  let home: AdminWorkspace
  let neighbour: AdminWorkspace
  before(async () => {
    home = await adminWorkspace(
      service,
      'Acme',
      workspace('pk_live_Home', { 'engine/retention/conversation_days': 30 }),
    )
    neighbour = await adminWorkspace(service, 'Next', workspace('pk_live_Next', {}))
  })
  after(async () => {
    await service.stop()
  })

  const talk = async (key: string, intentName: string) => {
    const session = await call.session(key)
    const { status, body, text } = await call.sendChatMessage(session, { text: 'hi', intentName })
    assert.equal(status, 200, text)
    return { conversation: session.conversationId, execution: String(body.reply.executionId) }
  }
  type Talk = Awaited<ReturnType<typeof talk>>
  const statuses = async ({ token }: AdminWorkspace, { conversation, execution }: Talk) => [
    (await token.get(`/conversations/${conversation}`)).status,
    (await token.get(`/executions/${execution}`)).status,
  ]
  const rows = async (text: string, values: unknown[] = []) =>
    (await pool.query<Record<string, unknown>>(text, values)).rows
  const counted = async () => {
    const counts: unknown[] = []
    for (const dataset of ['conversations', 'executions', 'messages'] as const) {
      const outcome = await runReport(deps, home.tenantId, { dataset, measures: [dataset], last_days: 366 })
      counts.push('result' in outcome ? outcome.result.rows : outcome)
    }
    return counts
  }

  it('ends those whose runs have ended, with all that belongs to them; sums, submissions and others stay', async () => {
    const ended = await talk('pk_live_Home', 'greet')
    const asleep = await talk('pk_live_Home', 'sleep')
    const others = await talk('pk_live_Next', 'greet')
    const [answered, submitted] = [newId(), newId()]
    await rows(
      `insert into form_submissions (tenant_id, id, form_id, form_version, conversation_id, values)
        select tenant_id, $2, id, 1, $3, jsonb_build_object('scan', $4::text) from forms where tenant_id = $1`,
      [home.tenantId, newId(), ended.conversation, submitted],
    )
    await rows(
      `insert into files (tenant_id, id, conversation_id, submitted_at, name, mime, size, sha256, storage_key)
        select $1, id, $2, now(), 'a', 'image/png', 1, sha256('a'), id::text from unnest($3::uuid[]) id`,
      [home.tenantId, ended.conversation, [answered, submitted]],
    )
    await rows(
      `with handoff as (
        insert into handoffs (tenant_id, id, conversation_id, execution_id, queue, reason, state, requested_at,
          updated_at)
        select tenant_id, $1, conversation_id, id, 'support', '', 'closed', now(), now()
        from executions
        where conversation_id = $2
        returning tenant_id, id
      )
      insert into handoff_notes (tenant_id, id, handoff_id, text, created_at)
      select tenant_id, $1, id, 'Called', now()
      from handoff`,
      [newId(), ended.conversation],
    )
    service.clock.advance(20 * DAY)
    const later = await talk('pk_live_Home', 'greet')
    await refreshAnalytics(deps)
    const sums = await counted()
    service.clock.advance(11 * DAY)
    assert.deepEqual(await purgeConversations(deps), { conversations: 1, partitions: 0 })
    assert.deepEqual(await purgeConversations(deps), { conversations: 0, partitions: 0 })
    assert.deepEqual(await statuses(home, ended), [404, 404])
    for (const [at, left] of [
      [home, asleep],
      [home, later],
      [neighbour, others],
    ] as const)
      assert.deepEqual(await statuses(at, left), [200, 200])
    assert.deepEqual(await rows('select from handoff_notes', []), [])
    for (const table of ['messages', 'event_log', 'handoffs'])
      assert.deepEqual(await rows(`select from ${table} where conversation_id = $1`, [ended.conversation]), [], table)
    assert.deepEqual(await rows('select id from files where submitted_at is not null'), [{ id: submitted }])
    assert.equal((await rows('select from form_submissions')).length, 1)
    await rows(
      `insert into rollup_dirty (tenant_id, dataset, bucket)
        select tenant_id, dataset, bucket
        from rollup_conversations, unnest(array['conversations', 'executions', 'messages']) dataset
        where tenant_id = $1 and bucket < $2`,
      [home.tenantId, new Date(service.clock.now().getTime() - 30 * DAY)],
    )
    await refreshAnalytics(deps)
    assert.deepEqual(await counted(), sums)
  })

  it('drops a month of messages once no workspace needs any of it', async () => {
    const months = async () => (await rows("select from pg_inherits where inhparent = 'messages'::regclass")).length
    service.clock.advance(100 * DAY)
    const before = await months()
    // The neighbour has no retention, and the sleeping run still retains its conversation.
    assert.deepEqual(await purgeConversations(deps), { conversations: 1, partitions: before - 2 })
    await rows('delete from conversations where tenant_id = $1', [neighbour.tenantId])
    assert.deepEqual(await purgeConversations(deps), { conversations: 0, partitions: 0 })
    await rows('update executions set ended_at = $1, updated_at = $1 where ended_at is null', [service.clock.now()])
    service.clock.advance(29 * DAY)
    assert.deepEqual(await purgeConversations(deps), { conversations: 0, partitions: 0 })
    service.clock.advance(2 * DAY)
    assert.deepEqual(await purgeConversations(deps), { conversations: 1, partitions: 1 })
    assert.equal(await months(), 1)
  })
})
