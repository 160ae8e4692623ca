import assert from 'node:assert/strict'
import { after, it } from 'node:test'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { createLogger } from '../../adapters/logger.ts'
import { compose } from '../../app/compose.ts'
import { listen } from '../../app/listen.ts'
import { newId } from '../../adapters/ids.ts'
import { createTestDatabase } from '../support/database.ts'
import { ENGINE_TOKEN, testEnvironment } from '../support/service.ts'

const database = await createTestDatabase()
after(() => database.drop())

const WARN = 40

it('A stop waits for requests whose callers have given up, which still need the database', async () => {
  const problems: string[] = []
  const write = (line: string) => {
    const { level, msg, err } = JSON.parse(line) as { level: number; msg: string; err?: { message: string } }
    if (level >= WARN) problems.push(`${msg}: ${String(err?.message)}`)
  }
  const arrived = Promise.withResolvers<undefined>()
  const proceed = Promise.withResolvers<undefined>()
  const ended = Promise.withResolvers<unknown>()
  const service = await compose(testEnvironment(database.url), {
    logger: createLogger('info', { write }),
    observe: ({ status }) => ended.resolve(status),
    handlers: ({ listIntents, ...others }) => ({
      ...others,
      listIntents: async exchange => {
        arrived.resolve(undefined)
        await proceed.promise
        assert.ok(listIntents)
        return await listIntents(exchange)
      },
    }),
  })
  const { url, stop } = await listen(service, { host: '127.0.0.1', port: 0 })
  const caller = new AbortController()
  const given = fetch(`${url}/api/v1/engine/intents?tenant_id=${newId()}`, {
    headers: { Authorization: `Bearer ${ENGINE_TOKEN}` },
    signal: caller.signal,
  })
  await arrived.promise
  caller.abort()
  await assert.rejects(given)
  const stopped = stop()
  // All that a stop does besides waiting for requests takes fewer turns of the event loop.
  for (let turn = 0; turn < 500 && !service.deps.db.ending; turn += 1) await nextTurn()
  proceed.resolve(undefined)
  assert.equal(await ended.promise, 200)
  await stopped
  assert.deepEqual(problems, [])
})
