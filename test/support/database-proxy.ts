import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A proxy to the database that a test can close. */
export type DatabaseProxy = {
  url: string
  /** From now on connections are refused, and those that are open break. */
  refuse(): Promise<void>
  /** Silently drops all traffic, in both directions, without breaking a connection. */
  hang(): void
  /** Passes everything on again. */
  pass(): Promise<void>
  stop(): Promise<void>
}

/** @param admit awaited before anything of a connection is passed on; connections are counted from 1 */
export async function startDatabaseProxy(
  databaseUrl: string,
  admit: (connection: number) => Promise<void> = () => Promise.resolve(),
): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl)
  const open = new Set<Socket>()
  let hanging = false
  let connections = 0
  const server = createServer(client => {
    const admitted = admit(++connections)
    const upstream = connect(Number(target.port || 5432), target.hostname)
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      open.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        open.delete(socket)
        other.destroy()
      })
      void admitted.then(() => {
        socket.pipe(other)
        if (hanging) socket.pause()
      })
    }
  })
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  }
  await listen(0)
  const { port } = server.address() as AddressInfo
  const url = new URL(databaseUrl)
  url.host = `127.0.0.1:${port}`

  async function refuse(): Promise<void> {
    if (!server.listening) return
    const closed = once(server, 'close')
    server.close()
    for (const socket of open) socket.destroy()
    await closed
  }
  return {
    url: url.href,
    refuse,
    hang() {
      hanging = true
      for (const socket of open) socket.pause()
    },
    async pass() {
      hanging = false
      for (const socket of open) socket.resume()
      if (!server.listening) await listen(port)
    },
    stop: refuse,
  }
}
