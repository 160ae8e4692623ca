import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect, createServer, type AddressInfo } from 'node:net'
import { after, it } from 'node:test'
import { openCurrentDatabase } from '../../app/database.ts'
import { failureText } from '../../app/cli/failure.ts'
import { createTestDatabase } from '../support/database.ts'

/** What PostgreSQL answers while it starts, in its protocol. */
function startingUp(): Buffer {
  const fields = ['SFATAL', 'C57P03', 'Mthe database system is starting up'].map(field => `${field}\0`).join('')
  const body = Buffer.from(`${fields}\0`)
  const head = Buffer.alloc(5)
  head.write('E')
  head.writeUInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}

const database = await createTestDatabase()
after(() => database.drop())

it('A start waits for a database that is restarting, and says so once', async () => {
  const target = new URL(database.url)
  let refused = 0
  const server = createServer(client => {
    client.on('error', () => undefined)
    if (refused < 3) {
      refused += 1
      client.once('data', () => client.end(startingUp()))
      return
    }
    const upstream = connect(Number(target.port || 5432), target.hostname).on('error', () => undefined)
    client.pipe(upstream).pipe(client)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(database.url)
  url.host = `127.0.0.1:${String((server.address() as AddressInfo).port)}`
  const sentences: string[] = []
  const environment = { databaseUrl: url.href, dataDir: '' }
  const opened = await openCurrentDatabase(environment, sentence => void sentences.push(sentence))
  await opened.close()
  server.close()
  assert.deepEqual([refused, sentences], [3, ['The database is starting or stopping: waiting for it.']])
})

it('A start that waited in vain ends with one sentence', () => {
  const error = Object.assign(new Error('the database system is starting up'), { code: '57P03' })
  assert.doesNotMatch(failureText(error), /\n/)
})
