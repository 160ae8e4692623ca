import pg from 'pg'

/** What the process asks of PostgreSQL while `work` runs, as texts, whichever pool sends them. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const texts: string[] = []
  // eslint-disable-next-line @typescript-eslint/unbound-method -- it is called on the client that it was taken from
  const { query } = pg.Client.prototype
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [config] = args as [string | { text: string }]
    texts.push(typeof config === 'string' ? config : config.text)
    return Reflect.apply(query, this, args) as unknown
  } as typeof query
  try {
    await work()
  } finally {
    pg.Client.prototype.query = query
  }
  return texts
}
