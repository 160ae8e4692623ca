import pg from 'pg'

type AskingOptions = { name: string; answerMs: number; max?: number }

/**
 * A pool of its own for short questions to a server, of one connection by default, which opens with the first one and
 * closes when it is idle. A question that has no answer in time fails.
 */
export function askingPool(url: string, { name, answerMs, max = 1 }: AskingOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: name,
    max,
    connectionTimeoutMillis: answerMs,
    query_timeout: answerMs,
    allowExitOnIdle: true,
  })
  pool.on('error', () => undefined)
  return pool
}
