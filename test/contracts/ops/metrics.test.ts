import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { after, before, describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import { createMetrics } from '../../../adapters/metrics.ts'
import { readWorkFigures } from '../../../adapters/stores/work-figures/across-tenants.ts'
import { startTestService } from '../../support/service.ts'
import { applyCountingShop } from '../insights/shop.ts'
import { AS_ENGINE, assertFaultIsHidden, assertWantsEngineToken, breakable, requester } from '../json-operation.ts'

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-/i
const hasPromtool = spawnSync('promtool', ['--version']).error === undefined
const OPS = new URL('../../../docs/ops/', import.meta.url)

describe('getMetrics', async () => {
  const service = await startTestService({ substitutes: breakable })
  const call = requester(service, AS_ENGINE)
  let tenantId = ''
  before(async () => {
    tenantId = await applyCountingShop(service)
  })
  after(() => service.stop())
  const scrape = async () => (await call.get('/metrics')).text
  const value = (text: string, sample: string) =>
    Number(
      text
        .split('\n')
        .find(line => line.startsWith(`${sample} `))
        ?.split(' ')[1],
    )

  it('requires the engine token, and hides the cause of a fault', async () => {
    await assertWantsEngineToken(headers => call.get('/metrics', headers))
    await assertFaultIsHidden(headers => call.get('/metrics', headers))
  })
  it('answers Prometheus text in which names have our prefix or are standard, and no label is an id', async () => {
    await call.post('/api/v1/engine/triggers/chat', { tenant_id: tenantId, intent_name: 'order' })
    const answer = await call.get('/metrics')
    assert.equal(answer.status, 200)
    assert.match(answer.headers['content-type'] ?? '', /^text\/plain; version=0\.0\.4/)
    assert.equal(answer.headers['cache-control'], 'no-store')
    for (const line of answer.text.split('\n').filter(text => text !== ''))
      assert.match(line, /^(# (HELP|TYPE) )?(parley|process|nodejs)_/)
    assert.doesNotMatch(answer.text, UUID)
  })
  it('counts requests, refusals of limits, turns and steps', async () => {
    const before = await scrape()
    const started = await call.post('/api/v1/engine/triggers/chat', { tenant_id: tenantId, intent_name: 'order' })
    assert.equal(started.status, 200)
    const text = await scrape()
    const rise = (sample: string) => value(text, sample) - (value(before, sample) || 0)
    assert.equal(rise('parley_http_requests_total{operation="triggerChat",status="200"}'), 1)
    assert.equal(rise('parley_http_request_duration_seconds_count{operation="triggerChat"}'), 1)
    assert.equal(rise('parley_turns_total{status="waiting_input"}'), 1)
    assert.equal(rise('parley_turn_duration_seconds_count'), 1)
    assert.equal(rise('parley_steps_total{node_type="input",outcome="waiting"}'), 1)
    const flood = await Promise.all(
      Array.from({ length: 301 }, () =>
        call.get(`/api/v1/engine/intents?tenant_id=${tenantId}`, { 'X-Forwarded-For': '192.0.2.99' }),
      ),
    )
    assert.equal(flood.filter(({ status }) => status === 429).length, 1)
    assert.equal(value(await scrape(), 'parley_rate_limited_total{operation="listIntents"}'), 1)
  })
  it('leaves out what it cannot read, so that no alert takes it for an empty queue', async () => {
    const metrics = createMetrics({
      figures: async () => await Promise.reject(new Error('the database does not answer')),
      onError: () => undefined,
    })
    const text = await metrics.text()
    assert.match(text, /^# TYPE parley_oldest_due_job_age_seconds gauge$/m)
    assert.doesNotMatch(text, /^parley_(oldest_|jobs|webhook_deliveries|analytics_refresh)/m)
  })
  it('has every metric that the dashboard and the alert rules name', async () => {
    const known = new Set([...(await scrape()).matchAll(/^# TYPE (\S+)/gm)].map(found => found[1] ?? ''))
    const sources = ['grafana-dashboard.json', 'alerts.yaml'].map(file => readFileSync(new URL(file, OPS), 'utf8'))
    const named = new Set(
      sources.flatMap(text =>
        [...text.matchAll(/\b(?:parley|process|nodejs)_\w+/g)].map(([name]) =>
          name.replace(/_(bucket|sum|count)$/, ''),
        ),
      ),
    )
    assert.ok(named.size > 10)
    assert.deepEqual(
      [...named].filter(name => !known.has(name)),
      [],
    )
    // And a panel for every metric of the service.
    const own = [...(await scrape()).matchAll(/^# TYPE (parley_\S+)/gm)].map(found => found[1] ?? '')
    assert.deepEqual(
      own.filter(name => !new RegExp(`\\b${name}(_bucket)?\\b`).test(sources[0] ?? '')),
      [],
    )
    const { groups } = parse(sources[1] ?? '') as { groups: { rules: { alert: string; expr: string }[] }[] }
    assert.ok(groups.every(({ rules }) => rules.every(({ alert, expr }) => alert.length > 0 && expr.length > 0)))
  })

  it('passes the checks of promtool, and the alert rules pass their tests', { skip: !hasPromtool }, async () => {
    const check = (args: string[], input = '') => {
      const { status, stdout, stderr } = spawnSync('promtool', args, { input, encoding: 'utf8' })
      assert.equal(status, 0, stdout + stderr)
    }
    check(['check', 'metrics'], await scrape())
    for (const [command, file] of [
      ['check', 'alerts.yaml'],
      ['test', 'alerts.test.yaml'],
    ] as const)
      check([command, 'rules', fileURLToPath(new URL(file, OPS))])
  })

  it('shows the space on the disk, how long jobs and webhooks wait, and rows without a partition', async () => {
    const { rows } = await service.database.pool.query<{ id: string }>(
      `insert into engine_messages (tenant_id, id, type, payload, run_at, lease_until, lease_owner)
       values ($1, gen_random_uuid(), 'FireWait', '{}', now() - interval '5 minutes', now() + interval '1 minute', 'me')
       returning id`,
      [tenantId],
    )
    await service.database.pool.query(
      "insert into event_log (tenant_id, id, kind) values ($1, parley_first_id('2099-01-01'), 'x')",
      [tenantId],
    )
    const fresh = createMetrics({
      figures: async () => await readWorkFigures(service.database.pool),
      onError: error => assert.fail(String(error)),
    })
    fresh.watchDisk(async () => await Promise.resolve({ size: 100, free: 40 }))
    const text = await fresh.text()
    await service.database.pool.query('delete from engine_messages where id = $1', [rows[0]?.id])
    assert.equal(value(text, 'parley_default_partition_rows{table="event_log"}'), 1)
    assert.equal(value(text, 'parley_default_partition_rows{table="messages"}'), 0)
    assert.ok(value(text, 'parley_oldest_held_job_age_seconds') >= 300)
    assert.equal(value(text, 'parley_oldest_due_webhook_age_seconds'), 0)
    assert.equal(value(text, 'parley_data_folder_size_bytes'), 100)
    assert.equal(value(text, 'parley_data_folder_free_bytes'), 40)
    // Those of a distributed database alone, which test/citus/ reads.
    assert.doesNotMatch(text, /^parley_server_\w+\{/m)
    // Where no other test has made the folder, this does.
    assert.equal((await call.get('/readyz')).status, 200)
    const here = await scrape()
    assert.ok(value(here, 'parley_data_folder_free_bytes') > 0)
    assert.ok(value(here, 'parley_data_folder_free_bytes') <= value(here, 'parley_data_folder_size_bytes'))
    assert.ok(value(here, 'process_resident_memory_bytes') > 0)
  })
})
