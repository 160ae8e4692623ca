import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import { Server as NetServer, type AddressInfo, type Socket } from 'node:net'
import { setImmediate as nextTurn, setTimeout as delay } from 'node:timers/promises'
import { ExpectedFailure } from '../domain/expected-failure.ts'
import type { Service } from './compose/service.ts'
import { answerProtocolErrors } from './http/replies.ts'

/** Milliseconds of a stop. */
export type StopTimes = {
  /** How long the process still serves but is not ready, so that a balancer notices and sends requests elsewhere. */
  drainMs?: number
  /** How long after the start of the stop other processes may take over what this one still holds. */
  graceMs?: number
}

/** `stop` also ends background work while the last requests finish. */
export type Listening = {
  url: string
  port: number
  stop: (alongside?: () => Promise<void>, times?: StopTimes) => Promise<void>
}

/** By its code alone the error of the look-up could be one of the database's name. */
export class HostUnknown extends ExpectedFailure {
  constructor(host: string) {
    super(`The server cannot listen on ${host}: this name has no address. Set HOST.`)
    this.name = 'HostUnknown'
  }
}

const STOP_GRACE_MS = 7_500
/** From then until connections are cut, a request may still get the reply of the process that took over. */
const TAKEOVER_MS = 1_500
/** How long each connection is closed with its next response before new connections are refused. */
const WIND_DOWN_MS = 1_000
/** How long requests are held at most while connections wait to be accepted. */
const BACKLOG_PATIENCE_MS = 500
/**
 * After this long without a new connection the backlog counts as empty: callers wait for the requests that are held.
 */
const QUIET_MS = 5
/** A longer turn of the event loop has processed a request. */
const SHORT_TURN_MS = 0.2
/** How Node's server treats requests and connections. */
export const SERVER_OPTIONS = {
  keepAliveTimeout: 65_000,
  // An upload of 100 MB at a bit more than 1 Mbit/s. Node's limit for the headers, a minute, stays.
  requestTimeout: 600_000,
  // A request that announces no body costs no stream. It has ended when it arrives: `end` and `close` are not emitted.
  optimizeEmptyRequests: true,
}

/**
 * Serves until `stop`. Then it is not ready while it still serves; then each response closes its connection; then no
 * connection is accepted, what is in flight is finished, and what is left nine seconds after the start is cut.
 */
export async function listen(
  service: Service,
  { host, port, maxConnections = Infinity }: { host: string; port: number; maxConnections?: number },
): Promise<Listening> {
  let windingDown = false
  let held: (() => void)[] | undefined
  const server = createServer(SERVER_OPTIONS, (req, res) => {
    if (windingDown) res.setHeader('Connection', 'close')
    if (held === undefined) service.listener(req, res)
    else held.push(() => service.listener(req, res))
  })
  server.maxConnections = maxConnections
  answerProtocolErrors(server, service.deps.newId)
  const sockets = new Set<Socket>()
  // One function for all: a connection may be idle for an hour, and each closure is a part of its memory. A stream that
  // takes its connection from the HTTP server has it emit `close` while it is open.
  const forget = function (this: Socket) {
    if (this.destroyed) sockets.delete(this)
  }
  server.on('connection', socket => {
    sockets.add(socket)
    socket.on('close', forget)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', error => {
      reject('syscall' in error && error.syscall === 'getaddrinfo' ? new HostUnknown(host) : error)
    })
    server.listen(port, host, resolve)
  })
  const address = server.address() as AddressInfo

  async function endConnections(drainMs: number): Promise<void> {
    if (drainMs > 0) await delay(drainMs)
    windingDown = true
    if (drainMs > 0) await delay(WIND_DOWN_MS)
    const closed = once(server, 'close')
    held = []
    await closeAfterBacklog(server)
    const waiting = held
    held = undefined
    for (const answer of waiting) answer()
    // Until a balancer has been refused a connection, it may be sending a request on an idle one.
    if (drainMs > 0) await delay(WIND_DOWN_MS)
    server.closeIdleConnections()
    // To Node a connection without a first request is not idle.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
    await closed
  }

  return {
    port: address.port,
    url: `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`,
    stop: async (alongside = () => Promise.resolve(), { drainMs = 0, graceMs = STOP_GRACE_MS }: StopTimes = {}) => {
      service.announceStop()
      // The service releases them as well when it closes, and may just have closed the database.
      const release = setTimeout(() => void service.deps.leases.release().catch(() => undefined), graceMs)
      // Those of open streams are no longer the HTTP server's.
      const cut = setTimeout(() => {
        for (const socket of sockets) socket.destroy()
      }, graceMs + TAKEOVER_MS)
      const patience = delay(graceMs + TAKEOVER_MS, undefined, { ref: false })
      await Promise.all([endConnections(drainMs), alongside()])
      clearTimeout(cut)
      await service.close(patience)
      clearTimeout(release)
    },
  }
}

/**
 * Ends the server when its last connection has ended. A connection that waits to be accepted when the server closes is
 * reset, and its request with it. So it closes when none has arrived for a while, at the end of a turn of the event
 * loop that was too short for one to arrive meanwhile. Under full load that happens only while no request is processed.
 */
async function closeAfterBacklog(server: Server): Promise<void> {
  const startedAt = performance.now()
  let arrivedAt = startedAt
  server.on('connection', () => {
    arrivedAt = performance.now()
  })
  for (let turnAt = startedAt, tookMs = Infinity; turnAt - startedAt < BACKLOG_PATIENCE_MS; turnAt += tookMs) {
    if (turnAt - arrivedAt > QUIET_MS && tookMs < SHORT_TURN_MS) break
    await nextTurn()
    tookMs = performance.now() - turnAt
  }
  // That of the HTTP server would close idle connections too.
  NetServer.prototype.close.call(server)
}
