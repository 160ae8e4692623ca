// The service of the streams, in a process of its own, which reports its memory: the parent sends the address of its
// database and gets the port, and later asks for the memory.
import { listen } from '../app/listen.ts'
import { composeForBench, serve } from './service.ts'

/** `plain`: a server of Node alone, which shows what its connections take. */
export type StreamsMessage = { databaseUrl: string; streams: number } | 'plain' | 'memory'
/** In bytes, after a collection of garbage. */
export type Memory = { resident: number; reserved: number; heap: number; external: number }

process.on('message', (message: StreamsMessage) => {
  void reply(message).then(answer => process.send?.(answer))
})
process.on('disconnect', () => process.exit())

async function reply(message: StreamsMessage): Promise<number | Memory> {
  if (message === 'memory') {
    for (let pass = 0; pass < 3; pass++) await globalThis.gc?.({ execution: 'async' })
    const { rss, heapTotal, heapUsed, external } = process.memoryUsage()
    return { resident: rss, reserved: heapTotal, heap: heapUsed, external }
  }
  if (message === 'plain')
    return (
      await serve((_, response) => {
        response.writeHead(200, { 'Content-Type': 'text/event-stream' })
        response.write('event: state\n\n')
      })
    ).port
  const atMost = String(message.streams)
  const service = await composeForBench(message.databaseUrl, { CHAT_STREAMS: atMost, CHAT_STREAMS_PER_KEY: atMost })
  // As production listens, with what that adds to each connection.
  return (await listen(service, { host: '127.0.0.1', port: 0 })).port
}
