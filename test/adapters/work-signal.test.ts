import assert from 'node:assert/strict'
import { AsyncLocalStorage } from 'node:async_hooks'
import { after, before, describe, it } from 'node:test'
import type { PoolClient } from '../../adapters/postgres/pool.ts'
import { createWorkSignal, WORK_CHANNEL, type WorkKind } from '../../adapters/postgres/notifications.ts'
import { type TestDatabase, createTestDatabase } from '../support/database.ts'
import { eventually } from '../support/eventually.ts'

describe('announced work', () => {
  let database: TestDatabase
  let listening: PoolClient
  let notified: string[] = []
  before(async () => {
    database = await createTestDatabase()
    listening = await database.pool.connect()
    listening.on('notification', ({ payload = '' }) => notified.push(payload))
    await listening.query(`listen ${WORK_CHANNEL}`)
  })
  after(async () => {
    listening.release(true)
    await database.drop()
  })

  const open = (onError: (error: unknown) => void = error => assert.fail(String(error))) =>
    createWorkSignal({ db: database.pool, detached: work => work(), onError })

  const heardElsewhere = async (kinds: WorkKind[], list = () => notified) =>
    await eventually(async () => {
      await listening.query('select')
      assert.deepEqual(list(), kinds)
    })

  it('wakes this process for each commit, and the others with a few notifications for a burst', async () => {
    notified = []
    const signal = open()
    let woken = 0
    signal.onWork('messages', () => (woken += 1))
    for (let commit = 0; commit < 500; commit++) signal.announce(commit % 2 === 0 ? 'messages' : 'webhooks')
    assert.equal(woken, 250)
    await signal.close()
    await heardElsewhere(['messages', 'webhooks'], () => [...new Set(notified)].sort())
    assert.ok(notified.length <= 4, `${notified.length} notifications`)
  })

  it('wakes this process outside of the request that announces it', async () => {
    notified = []
    const request = new AsyncLocalStorage<string>()
    const signal = createWorkSignal({
      db: database.pool,
      detached: work => request.exit(work),
      onError: assert.ifError,
    })
    const woken: (string | undefined)[] = []
    signal.onWork('messages', () => woken.push(request.getStore()))
    request.run('request', () => {
      signal.announce('messages')
      signal.wake('messages')
    })
    assert.deepEqual(woken, [undefined, undefined])
    await signal.close()
    await heardElsewhere(['messages'])
  })

  it('that arrives while a notification is in flight is notified after it', async () => {
    notified = []
    const signal = open()
    signal.announce('messages')
    await heardElsewhere(['messages'])
    signal.announce('documents')
    await signal.close()
    await heardElsewhere(['messages', 'documents'])
  })

  it('is not passed on by a process that only receives it', async () => {
    notified = []
    const signal = open()
    const heard: WorkKind[] = []
    signal.onWork('messages', () => heard.push('messages'))
    signal.wake('messages')
    await signal.close()
    await listening.query('select')
    assert.deepEqual([heard, notified], [['messages'], []])
  })

  it('wakes this process while the database is unavailable, and the others once it is back', async () => {
    notified = []
    const errors: unknown[] = []
    let away = true
    const db = Object.create(database.pool, {
      query: {
        value: async (query: { text: string }) => {
          if (away) throw new Error('away')
          return await database.pool.query(query)
        },
      },
    }) as typeof database.pool
    const signal = createWorkSignal({ db, detached: work => work(), onError: error => errors.push(error) })
    signal.announce('webhooks')
    await eventually(async () => {
      await Promise.resolve()
      assert.equal(errors.length, 1)
    })
    away = false
    signal.announce('webhooks')
    await signal.close()
    await heardElsewhere(['webhooks'])
  })
})
