import pg from 'pg'

/**
 * A connection of its own for short questions to a server, which opens with the first one and closes when it is idle.
 * A question that has no answer in time fails.
 */
export function askingPool(url: string, { name, answerMs }: { name: string; answerMs: number }): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: name,
    max: 1,
    connectionTimeoutMillis: answerMs,
    query_timeout: answerMs,
    allowExitOnIdle: true,
  })
  pool.on('error', () => undefined)
  return pool
}
