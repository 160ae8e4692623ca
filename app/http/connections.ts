import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'

/** The response to the latest request of each connection. */
export const latestResponses = new WeakMap<Duplex, ServerResponse>()

/** What Node's HTTP server listens to on a connection, beside its close. */
const HEARD_BY_HTTP = ['data', 'end', 'error', 'drain', 'timeout', 'pause', 'resume']

/**
 * Takes the connection of a response, whose head was sent, from Node's HTTP server: an open stream would keep its
 * parser (10 kB), its request and its response until it ends. What is written to it from then on is framed as the head
 * says, what the client still sends is dropped, and the server's `closeAllConnections` no longer closes it. Undefined
 * where Node has to go on with it: the body is not chunked, or the request has not ended or waits behind another one.
 */
export function takeConnection(res: ServerResponse): Socket | undefined {
  const { req, socket } = res
  if (socket === null || socket.destroyed || !res.headersSent || !res.chunkedEncoding || !req.destroyed)
    return undefined
  res.detachSocket(socket)
  // To Node's HTTP server the connection has closed, so it frees what belongs to it.
  socket.emit('close')
  for (const event of HEARD_BY_HTTP) socket.removeAllListeners(event)
  latestResponses.delete(socket)
  socket.on('end', cut).on('error', ignore)
  // Without a reader the end of the client would not be noticed.
  socket.resume()
  return socket
}

// One function for all: a stream may be idle for an hour, and each closure is a part of its memory.
function cut(this: Socket): void {
  this.destroy()
}

/** The connection closes after it. */
function ignore(): void {}
