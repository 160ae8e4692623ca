import pg from 'pg'
import { ExpectedFailure } from '../../domain/expected-failure.ts'

/** Sessions do not last from one transaction to the next. */
export class PoolerInTransactionMode extends ExpectedFailure {
  /** @param variable that holds the address of the pooler */
  constructor(variable: string) {
    super(
      `${variable} leads to a pooler in transaction mode, which loses notifications, locks and prepared statements; ` +
        'use its session mode, or connect to PostgreSQL directly.',
    )
    this.name = 'PoolerInTransactionMode'
  }
}

const ROUNDS = 5
const ANSWER_MS = 5_000

/**
 * Refuses a pooler that gives a session another connection of the server for each transaction. PostgreSQL names the
 * process of a connection when it opens, and a pooler can only invent one; whether it stays the same is then tested
 * while a second session takes connections.
 * @throws PoolerInTransactionMode
 */
export async function refuseTransactionPooling(url: string, variable = 'DATABASE_URL'): Promise<void> {
  const session = newSession(url)
  const other = newSession(url)
  try {
    await session.connect()
    const first = await processOf(session)
    if (first === (session as pg.Client & { processID?: number }).processID) return
    await other.connect()
    for (let round = 0; round < ROUNDS; round++) {
      await other.query('begin')
      await processOf(other)
      // A pooler with a single connection has none for this session now.
      const now = await processOf(session).catch(() => undefined)
      if (now !== first) throw new PoolerInTransactionMode(variable)
      await other.query('rollback')
      // With further idle connections, each session might get its own one every time. Most poolers give out first the
      // one that was returned last: now that of the other session. Those that give them out in turn give this session
      // another one the next time.
      for (let attempt = 0; attempt < 2; attempt++)
        if ((await processOf(session)) !== first) throw new PoolerInTransactionMode(variable)
    }
  } finally {
    await Promise.allSettled([session.end(), other.end()])
  }
}

function newSession(url: string): pg.Client {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'parley-start',
    connectionTimeoutMillis: ANSWER_MS,
    query_timeout: ANSWER_MS,
  })
  client.on('error', () => undefined)
  return client
}

async function processOf(session: pg.Client): Promise<number | undefined> {
  return (await session.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid
}
