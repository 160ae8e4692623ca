import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect } from 'node:net'
import { after, before, describe, it } from 'node:test'
import { Redis } from 'ioredis'
import { startDatabaseProxy, type DatabaseProxy } from '../../support/database-proxy.ts'
import { assertAlerts, hasPromtool } from '../../support/alerts.ts'
import { eventually } from '../../support/eventually.ts'
import { createFullDisk, type FullDisk } from '../../support/full-disk.ts'
import { redisSkip, startRedis } from '../../support/redis.ts'
import { ENGINE_TOKEN, startTestService } from '../../support/service.ts'
import { applyCountingShop } from '../insights/shop.ts'
import { AS_ENGINE, requester } from '../json-operation.ts'

const skip = hasPromtool ? redisSkip() : 'no promtool on the PATH (apt-get install prometheus)'

describe('the alerts of docs/ops, by what a process shows before and during a fault', { skip }, async () => {
  if (skip !== false) return
  const server = await startRedis()
  const redis = new Redis(server.url)
  let proxy: DatabaseProxy | undefined
  const service = await startTestService({
    environment: { limiterDsn: server.url },
    substitutes: { limiter: undefined },
    databaseAt: async url => (proxy = await startDatabaseProxy(url)).url,
  })
  const { get, post } = requester(service, AS_ENGINE)
  let disk: FullDisk
  let tenantId = ''
  before(async () => {
    tenantId = await applyCountingShop(service)
    disk = await createFullDisk(service.database)
    await traffic()
  })
  after(async () => {
    redis.disconnect()
    await service.stop()
    await proxy?.stop()
    await server.drop()
  })
  const traffic = async () => {
    for (let n = 0; n < 5; n += 1) {
      await get('/readyz')
      await get(`/api/v1/engine/intents?tenant_id=${tenantId}`)
      await post('/api/v1/engine/triggers/chat', { tenant_id: tenantId, intent_name: 'order' })
    }
  }
  const fires = async (alerts: readonly string[], fault: () => Promise<void>, end: () => Promise<unknown>) => {
    const calm = await service.deps.metrics.text()
    await fault().finally(end)
    assertAlerts({ before: calm, during: during ?? (await service.deps.metrics.text()) }, alerts)
    during = undefined
  }
  /** As it was scraped during the fault, where it is over afterwards. */
  let during: string | undefined
  const scrape = async () => {
    during = await service.deps.metrics.text()
  }

  it('are none in ordinary traffic', async () => {
    await fires([], traffic, async () => await Promise.resolve())
  })

  it('are none for clients that break their requests off', async () => {
    const { port } = new URL(service.url)
    const headers = ['Host: a', `Authorization: Bearer ${ENGINE_TOKEN}`, 'Content-Type: application/json']
    const sent = ['POST /api/v1/engine/triggers/chat HTTP/1.1', ...headers, 'Content-Length: 9', '', '{'].join('\r\n')
    const given = async () => {
      for (let n = 0; n < 20; n += 1) {
        const socket = connect(Number(port), '127.0.0.1').on('error', () => undefined)
        await once(socket, 'connect')
        socket.write(sent, () => socket.resetAndDestroy())
        await once(socket, 'close')
      }
      await traffic()
      await scrape()
      assert.doesNotMatch(String(during), /http_requests_total\{[^}]*status="5/)
    }
    await fires([], given, async () => await Promise.resolve())
  })

  it('are ParleyLimitsAlone for a Redis that is full', async () => {
    const full = async () => {
      await redis.config('SET', 'maxmemory-policy', 'noeviction')
      await redis.config('SET', 'maxmemory', '1')
      await traffic()
    }
    await fires(['ParleyLimitsAlone'], full, async () => await redis.config('SET', 'maxmemory', '0'))
  })

  it('are ParleyFailsRequests for a database without room', async () => {
    const full = async () => {
      await disk.fill()
      await traffic()
    }
    await fires(['ParleyFailsRequests'], full, async () => await disk.free())
  })

  it('are those of requests, readiness and unread figures for a database that is down', async () => {
    const down = async () => {
      await proxy?.refuse()
      await traffic()
      // Figures are read once in ten seconds.
      await eventually(async () => {
        await scrape()
        assert.doesNotMatch(String(during), /^parley_oldest_due_job_age_seconds /m)
      })
    }
    await fires(['ParleyFailsRequests', 'ParleyFiguresUnread', 'ParleyNotReady'], down, async () => await proxy?.pass())
  })
})
