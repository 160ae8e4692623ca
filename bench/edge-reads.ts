import { fork } from 'node:child_process'
import { once } from 'node:events'
import { redisSkip, startRedis } from '../test/support/redis.ts'
import type { ServerMessage, ServerOrder, StoredAnswer } from './edge-reads-server.ts'
import { measurePort, type Bench, type Volume } from './measure.ts'
import type { Rate } from './report.ts'
import { PUBLIC_KEY } from './workspace.ts'

const PATH = `/api/public/v1/chat/quick-questions?publicKey=${PUBLIC_KEY}`
const SERVER = new URL('edge-reads-server.ts', import.meta.url)

/** A server of stored reads, in a process of its own. */
export type ReadServer = {
  measure(volume: Volume): Promise<Rate>
  /** Bytes that it allocates on V8's heap for a request, by samples. */
  measureAllocation(volume: Volume): Promise<number>
}

export type StoredReads = {
  /** The whole service: key, limits and origin looked at, the document as Redis has it. */
  service: ReadServer
  /** `node:http` alone, sending the very bytes and headers. */
  bare: ReadServer
  /**
   * Express and openapi-backend as they come, with the same document and validation, and a handler that sends the very
   * bytes.
   */
  shipped: ReadServer
  close(): Promise<void>
}

/** Three servers of one answer, to be measured in turns; undefined where there is no Redis. */
export async function openStoredReads(bench: Bench): Promise<StoredReads | undefined> {
  if (redisSkip() !== false) return undefined
  const redis = await startRedis()
  const database = await bench.server.copy()
  const service = await start(bench, { serve: 'service', databaseUrl: database.url, storeUrl: redis.url })
  const answer = await storedAnswer(service.port)
  const bare = await start(bench, { serve: 'bare', answer })
  const shipped = await start(bench, { serve: 'shipped', answer })
  return {
    service,
    bare,
    shipped,
    close: async () => {
      await Promise.all([service.stop(), bare.stop(), shipped.stop()])
      await redis.drop()
      await database.drop()
    },
  }
}

async function start(
  { load, clients }: Bench,
  order: ServerOrder,
): Promise<ReadServer & { port: number; stop: () => Promise<void> }> {
  const child = fork(SERVER)
  const ask = async (message: ServerMessage): Promise<number> => {
    child.send(message)
    const [answer] = (await Promise.race([once(child, 'message'), exitOf(order)])) as [number]
    return answer
  }
  const exitOf = async ({ serve }: ServerOrder): Promise<never> => {
    await once(child, 'exit')
    throw new Error(`the server of ${serve} ended`)
  }
  const port = await ask(order)
  const measure = async (volume: Volume) =>
    await measurePort({ load, clients }, { port, traffic: 'quick questions', volume, serverPid: child.pid })
  return {
    port,
    measure,
    async measureAllocation(volume) {
      await ask('start allocation')
      await measure(volume)
      return (await ask('allocated')) / (clients * volume.units)
    },
    async stop() {
      child.disconnect()
      await once(child, 'exit')
    },
  }
}

async function storedAnswer(port: number): Promise<StoredAnswer> {
  const answer = await fetch(`http://127.0.0.1:${port}${PATH}`)
  if (answer.headers.get('x-edge-source') !== 'store') throw new Error('the read was not served from the store')
  const own = [...answer.headers].filter(
    ([name]) => !['connection', 'keep-alive', 'date', 'transfer-encoding'].includes(name),
  )
  return { headers: Object.fromEntries(own), text: await answer.text() }
}
