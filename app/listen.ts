import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Service } from './compose.ts'
import { answerProtocolErrors } from './http/protocol-errors.ts'

/**
 * `stop` ends what works alongside, too, while the last requests are finished. What they hold after `graceMs` (8
 * seconds) is handed back to other processes.
 */
export type Listening = {
  url: string
  port: number
  stop: (alongside?: () => Promise<void>, graceMs?: number) => Promise<void>
}

const STOP_GRACE_MS = 8_000
/** From there to the end of the connections: a request may still get the reply of the process that took over. */
const TAKEOVER_MS = 2_000
// 100 MB at a bit more than 1 Mbit/s; Node's limit for the headers, a minute, stays.
const UPLOAD_TIMEOUT_MS = 600_000

/**
 * Serves until `stop`: then no new connections, what is in flight is finished, and after ten seconds what is left is
 * cut.
 */
export async function listen(
  service: Service,
  {
    host,
    port,
    maxConnections = Infinity,
    listener = service.listener,
  }: { host: string; port: number; maxConnections?: number; listener?: Service['listener'] },
): Promise<Listening> {
  const server = createServer({ keepAliveTimeout: 65_000, requestTimeout: UPLOAD_TIMEOUT_MS }, listener)
  server.maxConnections = maxConnections
  answerProtocolErrors(server, service.deps.newId)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const address = server.address() as AddressInfo
  return {
    port: address.port,
    url: `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`,
    stop: async (alongside = async () => await Promise.resolve(), graceMs = STOP_GRACE_MS) => {
      service.announceStop()
      const handBack = setTimeout(() => void service.deps.leases.handBack(), graceMs)
      const cut = setTimeout(() => server.closeAllConnections(), graceMs + TAKEOVER_MS)
      const closed = new Promise<void>(resolve => {
        server.close(() => resolve())
        server.closeIdleConnections()
      })
      await Promise.all([closed, alongside()])
      clearTimeout(handBack)
      clearTimeout(cut)
      await service.close()
    },
  }
}
