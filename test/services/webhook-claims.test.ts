import assert from 'node:assert/strict'
import { after, beforeEach, describe, test } from 'node:test'
import { newId } from '../../adapters/ids.ts'
import { createPool } from '../../adapters/postgres/pool.ts'
import {
  claimDeliveries,
  recordAttempts,
  untilNextDelivery,
  type AttemptWrite,
  type ClaimedDelivery,
} from '../../adapters/stores/webhooks/across-tenants.ts'
import { holding } from '../support/held.ts'
import { NEW_ID } from '../support/ids.ts'
import { rowsFetched } from '../support/rows-read.ts'
import { sentStatements } from '../support/statements.ts'
import { createWebhookFixture, KEYS } from './webhook-fixture.ts'

const { receiver, service, deliver, openSession, states, reset, stop } = await createWebhookFixture()
beforeEach(reset)
after(stop)

const STORED = 4_000
const DUE = 40
const CLAIM = { limit: 10, room: {}, roomElsewhere: 10, leaseS: 30 }

async function claimOne(): Promise<ClaimedDelivery> {
  const [claimed, ...others] = await claimDeliveries(service.database.pool, { ...CLAIM, id: newId() })
  assert.ok(claimed !== undefined && others.length === 0)
  return claimed
}

function attemptOf(
  { claimId, tenantId, id, number }: ClaimedDelivery,
  result: Pick<AttemptWrite, 'state' | 'status' | 'waitS'>,
): AttemptWrite {
  const startedAt = service.clock.now()
  return { claimId, tenantId, id: newId(), deliveryId: id, number, error: null, durationMs: 1, startedAt, ...result }
}

describe('claimed webhook deliveries', () => {
  test('are found and recorded without reading those that are stored', async () => {
    const { pool } = service.database
    await openSession(KEYS.told)
    await pool.query(`
      insert into webhook_events (tenant_id, id, widget_key_id, event_id, event, conversation_id, payload, occurred_at)
      select tenant_id, ${NEW_ID}, widget_key_id, ${NEW_ID}, event, conversation_id, payload, occurred_at
      from webhook_events, generate_series(1, ${STORED});
      insert into webhook_deliveries (tenant_id, id, widget_key_id, next_attempt_at)
      select tenant_id, id, widget_key_id, parley_now() from webhook_events limit ${DUE}
      on conflict do nothing;
      insert into webhook_deliveries (tenant_id, id, widget_key_id, status)
      select tenant_id, id, widget_key_id, 'succeeded' from webhook_events
      on conflict do nothing;
      analyze webhook_events, webhook_deliveries`)
    const { sent, result } = await sentStatements(async () => await deliver({}, DUE))
    assert.equal(result.succeeded, DUE)
    const claims = sent.filter(({ text }) => /claim_webhook_deliveries|payload::text/.test(text))
    const records = sent.filter(({ text }) => text.includes('insert into webhook_attempts'))
    await pool.query(`
      update webhook_deliveries set status = 'pending', next_attempt_at = parley_now() where last_status is not null;
      delete from webhook_attempts`)
    const connections = createPool({ url: service.database.url, max: 1, byIndex: true })
    const client = await connections.connect()
    assert.ok(claims.length > 1 && records.length > 0)
    for (const statement of [...claims, ...records]) {
      const read = await rowsFetched(client, statement)
      assert.ok(read <= DUE * 10, `${read} rows were read by ${statement.text}`)
    }
    client.release()
    await connections.end()
    const { rows } = await pool.query('select count(*) from webhook_attempts')
    assert.deepEqual(rows, [{ count: DUE }])
  })

  test('are found and recorded without reading the whole queue, by plans made while it was short', async () => {
    const { pool } = service.database
    await openSession(KEYS.told)
    await pool.query('vacuum analyze webhook_events')
    await pool.query('vacuum analyze webhook_deliveries')
    const connections = createPool({ url: service.database.url, max: 1, byIndex: true })
    const client = await connections.connect()
    await client.query('set plan_cache_mode = force_generic_plan')
    const id = newId()
    await claimDeliveries(client, { id, limit: 1, room: {}, roomElsewhere: 1, leaseS: 60 })
    await recordAttempts(client, [])
    await untilNextDelivery(client)
    await pool.query(`
      insert into webhook_events (tenant_id, id, widget_key_id, event_id, event, conversation_id, payload, occurred_at)
      select tenant_id, ${NEW_ID}, widget_key_id, ${NEW_ID}, event, conversation_id, payload, occurred_at
      from webhook_events, generate_series(1, ${STORED});
      insert into webhook_deliveries (tenant_id, id, widget_key_id, next_attempt_at)
      select tenant_id, id, widget_key_id, parley_now() from webhook_events
      on conflict do nothing`)

    const read = async (text: string) => await rowsFetched(client, { text: `execute ${text}`, values: [] })
    const idle = await read('webhook_next_due')
    const claimed = await read(`webhook_claim('${newId()}', 60, ${DUE}, '{}', ${DUE})`)
    const { rows: found } = await pool.query<{ events: string }>(`
      select format('%L, %L', array_agg(tenant_id), array_agg(id)) as events
      from webhook_deliveries
      where id = any (select unnest(deliveries) from webhook_claims)`)
    const events = await read(`webhook_claimed_events(${found[0]?.events ?? ''})`)
    const due = await read('webhook_next_due')
    const { rows } = await pool.query<{ given: string }>(
      `select format('%L, %L, %L, %L, %L, %L, %L, %L, %L, %L', array_agg(tenant_id), array_agg(${NEW_ID}),
        array_agg(id), array_agg(1), array_agg(200), array_agg(null::text), array_agg(1), array_agg(parley_now()),
        array_agg('succeeded'::text), array_agg(null::integer)) as given
      from webhook_deliveries
      where id = any (select unnest(deliveries) from webhook_claims)`,
    )
    const claims = (await pool.query<{ id: string }>('select id from webhook_claims')).rows.map(row => row.id)
    const recorded = await read(`webhook_record('{${claims.join()}}', ${rows[0]?.given ?? ''})`)
    client.release()
    await connections.end()
    assert.equal((await states()).filter(({ status }) => status === 'succeeded').length, DUE + 1)
    const counts = { idle, claimed, events, due, recorded }
    assert.ok(Math.max(...Object.values(counts)) <= DUE * 10, JSON.stringify(counts))
  })

  test('wake a worker when the lease of the only one ends, or when another one is due before that', async () => {
    const { pool } = service.database
    await openSession(KEYS.told)
    await claimDeliveries(pool, { id: newId(), limit: 1, room: {}, roomElsewhere: 1, leaseS: 60 })
    const leased = (await untilNextDelivery(pool)) ?? 0
    assert.ok(leased > 0 && leased <= 60_000, `${leased} ms`)
    await openSession(KEYS.told)
    await pool.query(`
      update webhook_deliveries
      set next_attempt_at = parley_now() + interval '5 seconds'
      where id <> all (select unnest(deliveries) from webhook_claims)`)
    const waiting = (await untilNextDelivery(pool)) ?? 0
    assert.ok(waiting > 0 && waiting <= 5000, `${waiting} ms`)
  })

  test('keep the state that their next holder recorded, even if a holder without a lease records later', async () => {
    await openSession(KEYS.told)
    const first = await claimOne()
    service.clock.advance(31_000)
    await service.clockSet()
    const next = await claimOne()
    await recordAttempts(service.database.pool, [attemptOf(next, { state: 'pending', status: 500, waitS: 60 })])
    await recordAttempts(service.database.pool, [attemptOf(first, { state: 'succeeded', status: 200, waitS: null })])
    assert.deepEqual(await states(), [{ status: 'pending', attempts: 1, last_status: 500, last_error: null }])
    const { rows } = await service.database.pool.query('select status from webhook_attempts order by status')
    assert.deepEqual(rows, [{ status: 200 }, { status: 500 }])
  })

  test('are posted to a key that was created while their claim waited for its turn', async () => {
    const { pool } = service.database
    await openSession(KEYS.told)
    await deliver()
    const claimed = await holding(
      service.database,
      'select pg_advisory_xact_lock(7227552)',
      [],
      async ({ waiting }) => {
        const claiming = claimDeliveries(pool, { ...CLAIM, id: newId() })
        await waiting(1)
        await pool.query(`
        with created as (
          insert into keys
          select (jsonb_populate_record(k, '{"id": "${newId()}", "key": "pk_live_New", "name": "new"}')).*
          from keys k
          where key = '${KEYS.told}'
          returning tenant_id, id
        ), events as (
          insert into webhook_events (tenant_id, id, widget_key_id, event_id, event, payload, occurred_at)
          select tenant_id, ${NEW_ID}, c.id, ${NEW_ID}, e.event, e.payload, e.occurred_at
          from created c
          join webhook_events e using (tenant_id)
          returning tenant_id, id, widget_key_id
        )
        insert into webhook_deliveries (tenant_id, id, widget_key_id, next_attempt_at)
        select tenant_id, id, widget_key_id, parley_now()
        from events`)
        return { claiming }
      },
    )
    const [delivery] = await claimed.claiming
    await pool.query("delete from keys where key = 'pk_live_New'")
    assert.equal(delivery?.url, `${receiver.url}/told`)
  })

  test('do not wait for the record of a claim whose lease has ended', async () => {
    await openSession(KEYS.told)
    await claimOne()
    await openSession(KEYS.told)
    service.clock.advance(31_000)
    await service.clockSet()
    const recording = await service.database.pool.connect()
    await recording.query('begin; select from webhook_claims for update')
    assert.equal((await claimDeliveries(service.database.pool, { ...CLAIM, id: newId() })).length, 1)
    await recording.query('commit')
    recording.release()
    assert.equal((await claimDeliveries(service.database.pool, { ...CLAIM, id: newId() })).length, 1)
  })
})
