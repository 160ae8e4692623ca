import type { PoolClient } from '../../adapters/postgres/pool.ts'
import type { TestDatabase } from './database.ts'

/** What any server of the database notifies on a channel, from now on. */
export async function listenTo(
  { pool, servers = [pool] }: Pick<TestDatabase, 'pool' | 'servers'>,
  channel: string,
): Promise<{ payloads: readonly string[]; stop: () => void }> {
  const clients: PoolClient[] = []
  const payloads: string[] = []
  for (const server of servers) {
    const client = await server.connect()
    client.on('notification', ({ payload = '' }) => payloads.push(payload))
    await client.query(`listen ${channel}`)
    clients.push(client)
  }
  const stop = () => {
    for (const client of clients) client.release(true)
  }
  return { payloads, stop }
}
