import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import request from 'supertest'
import { newId, NIL_ID } from '../../adapters/ids.ts'
import { databaseNow as readDatabaseNow } from '../../adapters/postgres/clock.ts'
import { publishDomainEvent } from '../../services/engine/domain-events.ts'
import { purgeAudit, purgeEventLog, purgeExpired } from '../../services/retention.ts'
import { eventLogEntry } from '../../generated/schemas/validators.js'
import { callersOf } from '../contracts/callers.ts'
import { call as callTool, giveToken } from '../support/agents.ts'
import { workFlows } from '../support/flows.ts'
import { startTestService, type TestService } from '../support/service.ts'
import { applyShop, SHOP_KEYS, applyTestWorkspace } from '../support/workspace.ts'

type Line = {
  id: string
  tenant_id: string
  execution_id: string
  conversation_id: string
  kind: string
  node_id: string | null
  entry: Record<string, unknown>
  created_at: Date
}

async function linesOf(service: TestService, executionId: string): Promise<Line[]> {
  const { rows } = await service.database.pool.query<Line>(
    'select * from event_log where execution_id = $1 order by id',
    [executionId],
  )
  for (const row of rows) {
    const line = {
      id: row.id,
      executionId: row.execution_id,
      conversationId: row.conversation_id,
      nodeId: row.node_id,
      createdAt: row.created_at.toISOString(),
      entry: row.entry,
    }
    assert.ok(eventLogEntry(line), JSON.stringify([eventLogEntry.errors, line]))
    assert.equal(row.kind, row.entry['kind'])
  }
  return rows
}

function pick({ executionId, waitToken }: { executionId: string; waitToken: string }): object {
  return { executionId, waitToken }
}

describe('the event log', () => {
  let service: TestService
  before(async () => {
    service = await startTestService()
    await applyShop(service.database)
  })
  after(async () => await service.stop())

  it('Every step and message of a conversation has a line in order, valid by the schema', async () => {
    const call = callersOf(service)
    const session = await call.session(SHOP_KEYS.open)
    const {
      body: { reply },
    } = await call.sendChatMessage(session, {
      intentName: 'order_status',
      text: 'Write to ada@acme.example or +49 171 1234567',
      context: { token: 'Bearer abcdef0123456789' },
    })
    await call.sendChatMessage(session, {
      executionId: reply.executionId,
      waitToken: reply.waitToken,
      input: { values: { order_no: '123456' } },
    })
    const lines = await linesOf(service, reply.executionId)
    assert.deepEqual(
      lines.map(line => [line.kind, line.node_id]),
      [
        ['execution_started', null],
        ['message_received', null],
        ['step_completed', 'hello'],
        ['step_waiting', 'ask'],
        ['message_sent', null],
        ['message_received', null],
        ['step_resumed', 'ask'],
        ['step_completed', 'check'],
        ['step_completed', 'bye'],
        ['message_sent', null],
        ['execution_ended', null],
      ],
    )
    assert.deepEqual(lines[0]?.entry['input'], { text: 'Write to [REDACTED-EMAIL] or [REDACTED-PHONE]' })
    assert.deepEqual(
      [lines[0].entry['context'], lines[0].entry['redacted']],
      [{ token: '[REDACTED-AUTH]' }, ['AUTH', 'EMAIL', 'PHONE']],
    )
    assert.deepEqual(lines[6]?.entry['values'], { order_no: '123456' })
    assert.doesNotMatch(JSON.stringify(lines), /ada@|1234567\b.*171|abcdef0123456789/)
  })
  it('The answer of a phone or email field is redacted in every line, whatever its format', async () => {
    await applyTestWorkspace(service.database, {
      apiVersion: 'parley/v1',
      organization: { name: 'Contacts' },
      workspace: { name: 'Contacts', locale: 'en', timezone: 'UTC', currency: 'EUR' },
      keys: [{ name: 'open', key: 'pk_live_Contacts' }],
      forms: [
        {
          code: 'contact',
          title: 'Contact',
          fields: [
            { name: 'mail', type: 'email' },
            { name: 'mobile', type: 'text', validation: { format: 'phone' } },
          ],
        },
      ],
      flows: [
        {
          code: 'contact',
          name: 'Contact',
          triggers: [{ type: 'chat_intent', intent: 'contact' }],
          start: 'ask',
          nodes: [
            { id: 'ask', type: 'input', field: { name: 'phone', type: 'phone' }, saveAs: 'number', next: 'echo' },
            { id: 'echo', type: 'message', text: 'We call {{ vars.number }}', next: 'form' },
            { id: 'form', type: 'form', form: 'contact', saveAs: 'contact', next: 'end' },
            {
              id: 'end',
              type: 'end',
              text: 'Not {{ vars.number }} but {{ vars.contact.mobile }}, {{ vars.contact.mail }}',
            },
          ],
        },
      ],
    })
    const call = callersOf(service)
    const session = await call.session('pk_live_Contacts')
    const answer = async (body: object): Promise<{ executionId: string; waitToken: string }> => {
      const sent = await call.sendChatMessage(session, body)
      assert.equal(sent.status, 200, sent.text)
      return sent.body.reply as { executionId: string; waitToken: string }
    }
    const asked = await answer({ intentName: 'contact', text: 'Hello' })
    const formed = await answer({ ...pick(asked), text: '7654 321', input: { values: { phone: '7654 321' } } })
    await answer({ ...pick(formed), input: { values: { mail: 'ada@intranet.x', mobile: '555 12 34' } } })
    const lines = await linesOf(service, asked.executionId)
    assert.doesNotMatch(JSON.stringify(lines), /7654 ?321|ada@|555 12/)
    assert.deepEqual(
      lines.filter(({ kind }) => kind === 'step_resumed').map(({ entry }) => entry['values']),
      [{ phone: '[REDACTED-PHONE]' }, { mail: '[REDACTED-EMAIL]', mobile: '[REDACTED-PHONE]' }],
    )
    assert.match(JSON.stringify(lines), /Not \[REDACTED-PHONE\] but \[REDACTED-PHONE\], \[REDACTED-EMAIL\]/)
  })
  it('Long texts are cut before they are stored', async () => {
    const long = `${'a'.repeat(19_990)} ada@acme.example ${'b'.repeat(50_000)}`
    const tenantId = await applyTestWorkspace(service.database, {
      apiVersion: 'parley/v1',
      organization: { name: 'Long' },
      workspace: { name: 'Long' },
      flows: workFlows,
    })
    const {
      executionIds: [executionId = ''],
    } = await publishDomainEvent(service.deps, {
      tenantId,
      name: 'order.shipped',
      data: { total: 120, long, nested: [{ long }] },
      idempotencyKey: undefined,
    })
    await service.work()
    const [started] = await linesOf(service, executionId)
    const stored = `${'a'.repeat(19_990)} [REDACTED`
    assert.deepEqual(started?.entry['input'], { total: 120, long: stored, nested: [{ long: stored }] })
  })
  it('The lines of a failed run name the failure', async () => {
    const call = callersOf(service)
    const {
      body: { reply },
    } = await call.sendChatMessage(await call.session(SHOP_KEYS.open), { intentName: 'fail', text: 'x' })
    const lines = await linesOf(service, reply.executionId)
    assert.deepEqual(
      lines.slice(-2).map(line => [line.kind, (line.entry['failure'] as { kind: string }).kind]),
      [
        ['step_failed', 'expression_error'],
        ['execution_ended', 'expression_error'],
      ],
    )
  })
  it('A deployment without redaction stores the lines unchanged, and agents get them redacted', async () => {
    const open = await startTestService({ environment: { eventLogRedaction: false } })
    await applyShop(open.database)
    const call = callersOf(open)
    const {
      body: { reply },
    } = await call.sendChatMessage(await call.session(SHOP_KEYS.open), { intentName: 'echo', text: 'ada@acme.example' })
    const [line] = await linesOf(open, reply.executionId)
    assert.deepEqual(line?.entry['input'], { text: 'ada@acme.example' })
    const token = await giveToken(open, line.tenant_id, { roles: ['admin'] })
    const { content } = await callTool(open, token, 'runs.explain', { execution_id: reply.executionId })
    assert.match(content[0]?.text ?? '', /"input":\{"text":"\[REDACTED-EMAIL\]"\}/)
    assert.doesNotMatch(content[0]?.text ?? '', /ada@acme/)
    await open.stop()
  })
  it('A run that an event started has lines with the event and its data', async () => {
    const tenantId = await applyTestWorkspace(service.database, {
      apiVersion: 'parley/v1',
      organization: { name: 'Log' },
      workspace: { name: 'Log' },
      flows: workFlows,
    })
    const {
      eventId,
      executionIds: [executionId = ''],
    } = await publishDomainEvent(service.deps, {
      tenantId,
      name: 'order.shipped',
      data: { total: 120, order: '4711' },
      idempotencyKey: undefined,
    })
    await service.work()
    const [started] = await linesOf(service, executionId)
    assert.deepEqual(
      [started?.entry['trigger'], started?.entry['input']],
      [
        { type: 'event', name: 'order.shipped', eventId },
        { total: 120, order: '4711' },
      ],
    )
  })
  it('Log lines and domain events are deleted after 90 days, idempotency keys after their 24 hours', async () => {
    const { pool } = service.database
    const databaseNow = async () => await readDatabaseNow(pool)
    const log = async (age: string) => {
      await pool.query(
        `insert into event_log (tenant_id, id, kind, created_at)
          values ($1, parley_first_id(parley_now() - $2::interval), 'x', parley_now() - $2::interval)`,
        [newId(), age],
      )
    }
    await log('90 days 1 second')
    await log('89 days 23 hours')
    await pool.query(
      `with old as (select parley_now() - interval '91 days' as at),
        keyed as (
          insert into event_keys (tenant_id, name, idempotency_key, event_id, created_at)
          select $1, 'old', 'k', parley_first_id(at), at from old
        )
        insert into domain_events (tenant_id, id, name, idempotency_key, occurred_at, created_at)
        select $1, parley_first_id(at), 'old', 'k', parley_now(), at from old`,
      [newId()],
    )
    await pool.query(
      `insert into idempotency_keys (tenant_id, operation, key, fingerprint, owner, lease_until, expires_at)
        select $1, 'x', k, '', $1, parley_now(), parley_now() + age
        from (values ('old', interval '-1 second'), ('new', interval '1 second')) as v(k, age)`,
      [newId()],
    )
    assert.deepEqual(await purgeEventLog({ db: pool, databaseNow }), {
      eventLog: 1,
      domainEvents: 1,
      eventKeys: 1,
      eventStarts: 0,
      partitions: 0,
    })
    assert.deepEqual(await purgeExpired({ db: pool }), { idempotencyKeys: 1, inboundSignatures: 0 })
    assert.deepEqual(await purgeEventLog({ db: pool, databaseNow }), {
      eventLog: 0,
      domainEvents: 0,
      eventKeys: 0,
      eventStarts: 0,
      partitions: 0,
    })
  })
  it('Signatures of inbound webhooks are deleted once they are past their 600 seconds', async () => {
    const { pool } = service.database
    const inboundTenant = await applyTestWorkspace(service.database, {
      apiVersion: 'parley/v1',
      organization: { name: 'Senders' },
      workspace: { name: 'Senders' },
      inboundWebhooks: [{ name: 'Shop', eventName: 'order.paid', secret: 'the shop and we share this' }],
    })
    await pool.query(
      `insert into inbound_signatures (tenant_id, inbound_webhook_id, signature, expires_at)
        select tenant_id, id, sha256(age::text::bytea), parley_now() + age
        from inbound_webhooks, (values (interval '-1 second'), (interval '1 second')) as v(age)
        where tenant_id = $1`,
      [inboundTenant],
    )
    assert.deepEqual(await purgeExpired({ db: pool }), { idempotencyKeys: 0, inboundSignatures: 1 })
  })
  it('Audited API calls are deleted after 30 days, or as the workspace says; other entries stay', async () => {
    const { pool } = service.database
    const short = await applyTestWorkspace(service.database, {
      apiVersion: 'parley/v1',
      organization: { name: 'Short' },
      workspace: { name: 'Short' },
      config: { tenant: { 'engine/audit/call_retention_days': 7 } },
    })
    const usual = await applyTestWorkspace(service.database, {
      apiVersion: 'parley/v1',
      organization: { name: 'Usual' },
      workspace: { name: 'Usual' },
    })
    const stray = newId()
    await pool.query(
      `insert into audit_log (tenant_id, id, action, created_at)
        select tenant, gen_random_uuid(), action, parley_now() - days * interval '1 day'
        from unnest($1::uuid[]) as tenant, unnest(array[31, 29, 8, 6]) as days,
          unnest(array['engine.api.call', 'training.api.call', 'flow.publish']) as action`,
      [[usual, short, stray]],
    )
    const { settings } = service.deps
    const databaseNow = async () => await readDatabaseNow(pool)
    assert.equal(await purgeAudit({ db: pool, settings, databaseNow }), 2 * (1 + 3 + 1))
    assert.equal(await purgeAudit({ db: pool, settings, databaseNow }), 0)
    const { rows } = await pool.query<{ count: number }>(
      `select count(*) as count from audit_log where tenant_id = $1 and action = 'flow.publish'`,
      [short],
    )
    assert.equal(rows[0]?.count, 4)
  })
  it('Failed sign-ins with unknown addresses are deleted after 30 days, those of a workspace stay', async () => {
    const { pool } = service.database
    const guessed = await applyTestWorkspace(service.database, {
      apiVersion: 'parley/v1',
      organization: { name: 'Guessed' },
      workspace: { name: 'Guessed' },
      users: [{ email: 'guessed@acme.example', name: 'Ada', roles: ['admin'], password: 'a password of her own' }],
    })
    for (const email of ['guessed@acme.example', 'nobody@acme.example'])
      await request(service.url)
        .post('/api/admin/v1/login')
        .set('X-Forwarded-For', service.nextAddress())
        .send({ email, password: 'a wrong password' })
        .expect(401)
    const failures = async () =>
      (
        await pool.query<{ tenant_id: string }>(
          "select tenant_id from audit_log where action = 'session.login_failed' order by tenant_id",
        )
      ).rows.map(({ tenant_id }) => tenant_id)
    const purge = async () => await purgeAudit({ db: pool, settings: service.deps.settings, databaseNow })
    const databaseNow = async () => await readDatabaseNow(pool)
    await purge()
    assert.deepEqual(await failures(), [NIL_ID, guessed])
    service.clock.advance(31 * 86_400_000)
    await service.clockSet()
    await purge()
    assert.deepEqual(await failures(), [guessed])
  })
})
