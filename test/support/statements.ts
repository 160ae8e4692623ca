import pg from 'pg'
import type { Pool } from '../../adapters/postgres/pool.ts'

export type SentStatement = { text: string; values: unknown[] }

/** The statements that the process sends to PostgreSQL while `work` runs, from any pool. */
export async function sentStatements<T>(work: () => Promise<T>): Promise<{ sent: SentStatement[]; result: T }> {
  const sent: SentStatement[] = []
  // eslint-disable-next-line @typescript-eslint/unbound-method -- it is called on the client that it was taken from
  const { query } = pg.Client.prototype
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [config, values] = args as [string | { text: string; values?: unknown[] }, unknown]
    const given = typeof config === 'string' ? values : (config.values ?? values)
    sent.push({
      text: typeof config === 'string' ? config : config.text,
      values: Array.isArray(given) ? [...(given as unknown[])] : [],
    })
    return Reflect.apply(query, this, args) as unknown
  } as typeof query
  try {
    return { sent, result: await work() }
  } finally {
    pg.Client.prototype.query = query
  }
}

/** The texts of the statements that the process sends to PostgreSQL while `work` runs. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  return (await sentStatements(work)).sent.map(({ text }) => text)
}

/** Has `act` execute, or not, each statement of this name that is sent from now on; what is returned ends that. */
export function interceptStatements(
  db: Pool,
  name: RegExp,
  act: (sent: number, execute: () => Promise<unknown>) => Promise<unknown>,
): () => void {
  const query = db.query.bind(db) as (...args: unknown[]) => Promise<unknown>
  let sent = 0
  db.query = (async (...args: unknown[]) => {
    const execute = async () => await query(...args)
    return name.test((args[0] as { name?: string }).name ?? '') ? await act(++sent, execute) : await execute()
  }) as unknown as typeof db.query
  return () => {
    db.query = query as unknown as typeof db.query
  }
}
