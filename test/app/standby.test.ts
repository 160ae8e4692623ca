import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import request from 'supertest'
import { createLogger } from '../../adapters/logger.ts'
import { failureText } from '../../app/cli/failure.ts'
import { compose } from '../../app/compose.ts'
import { migrateDatabase } from '../../app/database.ts'
import { listen } from '../../app/listen.ts'
import { startTestService, testEnvironment } from '../support/service.ts'
import { startStandbyPair } from '../support/standby.ts'

describe('a standby as the server of DATABASE_URL', async () => {
  const pair = await startStandbyPair()
  const service = await startTestService({ serverUrl: pair.url })
  const url = pair.onStandby(service.database.url)
  after(async () => {
    await service.stop()
    await pair.stop()
  })

  it('is told in one line of the log and by /readyz, while the port answers', async () => {
    await pair.caughtUp()
    const errors: string[] = []
    const write = (line: string) => {
      const { level, msg } = JSON.parse(line) as { level: number; msg: string }
      if (level >= 50) errors.push(msg)
    }
    const composed = await compose(testEnvironment(url), { logger: createLogger('info', { write }) })
    const listening = await listen(composed, { host: '127.0.0.1', port: 0 })
    const ready = await request(listening.url).get('/readyz')
    const { checks } = ready.body as { checks: { name: string; ready: boolean; reason?: string }[] }
    assert.deepEqual(
      [ready.status, checks.find(({ name }) => name === 'database')?.reason],
      [503, 'the server of DATABASE_URL is a standby, which takes no writes'],
    )
    assert.equal((await request(listening.url).get('/healthz')).status, 200)
    await listening.stop()
    assert.deepEqual(errors, [
      'the server of DATABASE_URL is a standby, which takes no writes: set that of the primary',
    ])
  })

  it('is told by a migration in one sentence', async () => {
    await pair.caughtUp()
    await assert.rejects(migrateDatabase(url), error => {
      assert.match(failureText(error), /^The database of DATABASE_URL takes no writes: .*\.$/)
      return true
    })
  })
})
