import assert from 'node:assert/strict'
import { once } from 'node:events'
import { type AddressInfo, type Socket, connect, createServer } from 'node:net'
import { after, afterEach, before, describe, it } from 'node:test'
import { createCache } from '../../adapters/cache.ts'
import { type Change, type ChangeFeed, createChangeFeed } from '../../adapters/postgres/notifications.ts'
import { systemClock } from '../../adapters/clock.ts'
import { type TestDatabase, createTestDatabase } from '../support/database.ts'

const TENANT = '018f0000-0000-7000-8000-000000000002'
const KEY = '018f0000-0000-7000-8000-000000000003'
const everything: Change = { kind: 'everything' }

let database: TestDatabase
before(async () => {
  database = await createTestDatabase()
})
after(() => database.drop())

/** The changes of a feed in order of arrival, to be awaited one by one. */
function record(feed: ChangeFeed) {
  const came: Change[] = []
  let wake: () => void = () => undefined
  feed.onChange(change => {
    came.push(change)
    wake()
  })
  return {
    async next(): Promise<Change> {
      while (came.length === 0)
        await new Promise<void>(resolve => {
          wake = resolve
        })
      return came.shift()!
    },
  }
}

const notify = (payload: string) => database.pool.query(`select pg_notify('parley_changes', $1)`, [payload])

/** Ends the feed's session as an administrator or a restart does. */
const cutOff = () =>
  database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'parley-changes' and datname = current_database()`,
  )

/** A proxy to the database that can silently drop all traffic. */
async function createTunnel(url: string) {
  const through = new URL(url)
  const [host, port] = [through.hostname, Number(through.port || 5432)]
  const sockets = new Set<Socket>()
  let silent = false
  const server = createServer(inner => {
    const outer = connect(port, host)
    for (const [from, to] of [
      [inner, outer],
      [outer, inner],
    ] as const) {
      sockets.add(from)
      from.on('data', bytes => {
        if (!silent) to.write(bytes)
      })
      from.on('error', () => undefined)
      from.on('close', () => to.destroy())
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  through.hostname = '127.0.0.1'
  through.port = String((server.address() as AddressInfo).port)
  return {
    url: through.href,
    setSilent(value: boolean) {
      silent = value
    },
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

describe('a change feed', { timeout: 300_000 }, () => {
  const feeds: ChangeFeed[] = []
  const open = (options: Partial<Parameters<typeof createChangeFeed>[0]> = {}) => {
    const feed = createChangeFeed({ url: database.url, ...options })
    feeds.push(feed)
    return feed
  }
  afterEach(() => Promise.all(feeds.splice(0).map(feed => feed.close())))

  it('starts with everything, since it did not listen before', async () => {
    const changes = record(open())
    assert.deepEqual(await changes.next(), everything)
  })

  it('reports a committed change to every process, and none that was rolled back', async () => {
    const both = [open(), open()]
    const changes = both.map(record)
    await Promise.all(both.map(feed => feed.ready()))
    const client = await database.pool.connect()
    await client.query('begin')
    await client.query(`select pg_notify('parley_changes', '{"table":"keys","tenant_id":null,"id":"rolled back"}')`)
    await client.query('rollback')
    client.release()
    await notify(JSON.stringify({ table: 'keys', tenant_id: TENANT, id: KEY }))
    for (const feed of changes) {
      assert.deepEqual(await feed.next(), everything)
      assert.deepEqual(await feed.next(), { kind: 'row', table: 'keys', tenantId: TENANT, id: KEY })
    }
  })

  it('receives what the triggers of the schema notify', async () => {
    const feed = open()
    const changes = record(feed)
    await feed.ready()
    assert.deepEqual(await changes.next(), everything)
    await database.pool.query(`insert into organisations (id, name) values ($1, 'Acme Group')`, [KEY])
    await database.pool.query(`insert into tenants (id, organisation_id, name) values ($1, $2, 'Acme')`, [TENANT, KEY])
    assert.deepEqual(await changes.next(), { kind: 'row', table: 'tenants', tenantId: TENANT, id: TENANT })
  })

  it('accepts a change that belongs to no tenant, and treats an unknown one as a change of everything', async () => {
    const feed = open()
    const changes = record(feed)
    await feed.ready()
    assert.deepEqual(await changes.next(), everything)
    await notify(JSON.stringify({ table: 'config_values', tenant_id: null, id: 'widget/appearance/title' }))
    assert.deepEqual(await changes.next(), {
      kind: 'row',
      table: 'config_values',
      tenantId: null,
      id: 'widget/appearance/title',
    })
    for (const payload of [
      '',
      'not json',
      'null',
      '[]',
      '{"table":"keys"}',
      '{"table":1,"tenant_id":null,"id":null}',
    ]) {
      await notify(payload)
      assert.deepEqual(await changes.next(), everything, payload)
    }
  })

  it('listens again after its connection was cut, and says that everything may have changed', async () => {
    const errors: Error[] = []
    const feed = open({ onError: error => errors.push(error) })
    const changes = record(feed)
    assert.deepEqual(await changes.next(), everything)
    for (let round = 0; round < 2; round += 1) {
      await cutOff()
      assert.deepEqual(await changes.next(), everything)
      await notify(JSON.stringify({ table: 'keys', tenant_id: TENANT, id: KEY }))
      assert.deepEqual(await changes.next(), { kind: 'row', table: 'keys', tenantId: TENANT, id: KEY })
    }
    assert.ok(errors.length >= 2)
  })

  it('detects a connection that went silent, and listens again', async () => {
    const tunnel = await createTunnel(database.url)
    const lost = Promise.withResolvers<Error>()
    try {
      const feed = open({ url: tunnel.url, heartbeatMs: 20, answerMs: 200, onError: lost.resolve })
      const changes = record(feed)
      assert.deepEqual(await changes.next(), everything)
      tunnel.setSilent(true)
      assert.match((await lost.promise).message, /timeout/i)
      tunnel.setSilent(false)
      assert.deepEqual(await changes.next(), everything)
    } finally {
      await Promise.all(feeds.splice(0).map(feed => feed.close()))
      tunnel.close()
    }
  })

  it('continues when a listener throws', async () => {
    const errors: Error[] = []
    const feed = open({ onError: error => errors.push(error) })
    feed.onChange(() => {
      throw new Error('a faulty listener')
    })
    const changes = record(feed)
    assert.deepEqual(await changes.next(), everything)
    assert.deepEqual(
      errors.map(({ message }) => message),
      ['a faulty listener'],
    )
  })

  it('no longer calls a listener that has unsubscribed', async () => {
    const feed = open()
    await feed.ready()
    const received: Change[] = []
    const unsubscribe = feed.onChange(change => received.push(change))
    unsubscribe()
    const changes = record(feed)
    await notify('{"table":"keys","tenant_id":null,"id":null}')
    await changes.next()
    assert.deepEqual(received, [])
  })

  it('waits for a database that does not exist yet, and can be closed meanwhile', async () => {
    const failed = Promise.withResolvers<Error>()
    const feed = createChangeFeed({ url: 'postgres://nobody@127.0.0.1:1/none', onError: failed.resolve })
    assert.match((await failed.promise).message, /ECONNREFUSED/)
    const ready = feed.ready()
    await feed.close()
    await assert.rejects(ready, /closed/)
  })

  it('refreshes a cache of another process long before its entries are too old', async () => {
    const feed = open()
    await feed.ready()
    let stored = 'active'
    const cache = createCache({ load: () => Promise.resolve(stored), ttlMs: 60_000, max: 10, clock: systemClock })
    const dropped = Promise.withResolvers<undefined>()
    feed.onChange(change => {
      if (change.kind === 'everything') cache.clear()
      else cache.drop(change.id ?? '')
      dropped.resolve(undefined)
    })
    assert.equal(await cache.get(KEY), 'active')
    stored = 'revoked'
    await notify(JSON.stringify({ table: 'keys', tenant_id: TENANT, id: KEY }))
    await dropped.promise
    assert.equal(await cache.get(KEY), 'revoked')
  })
})
