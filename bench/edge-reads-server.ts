// One of the servers that stored reads compare, in a process of its own: the parent sends what to serve and gets the
// port. Together in one process they would slow each other, since the compiler suits shared code to all of them.
import { readFileSync } from 'node:fs'
import { Session } from 'node:inspector/promises'
import { setTimeout as delay } from 'node:timers/promises'
import addFormats from 'ajv-formats'
import express from 'express'
import { OpenAPIBackend, type Context, type Document, type Request as ApiRequest } from 'openapi-backend'
import { createPool } from '../adapters/postgres/pool.ts'
import type { Listener } from '../app/compose/service.ts'
import { SERVER_OPTIONS } from '../app/listen.ts'
import { composeForBench, PLAIN_SERVER, serve } from './service.ts'
import { TENANT_ID } from './workspace.ts'

export type StoredAnswer = { headers: Record<string, string>; text: string }
export type ServerOrder =
  { serve: 'service'; databaseUrl: string; storeUrl: string } | { serve: 'bare' | 'shipped'; answer: StoredAnswer }
/** Each is answered by a number: the port, or the bytes that were allocated since the measurement was started. */
export type ServerMessage = ServerOrder | 'start allocation' | 'allocated'

/** Bytes between two samples: enough of them for a sum, few enough not to take longer than what is measured. */
const SAMPLING_INTERVAL = 4_096

const profiler = new Session()
process.on('message', (message: ServerMessage) => {
  void reply(message).then(answer => process.send?.(answer))
})
process.on('disconnect', () => process.exit())

async function reply(message: ServerMessage): Promise<number> {
  if (message === 'start allocation') {
    profiler.connect()
    await profiler.post('HeapProfiler.startSampling', {
      samplingInterval: SAMPLING_INTERVAL,
      includeObjectsCollectedByMajorGC: true,
      includeObjectsCollectedByMinorGC: true,
    })
    return 0
  }
  if (message === 'allocated') {
    const { profile } = await profiler.post('HeapProfiler.stopSampling')
    profiler.disconnect()
    return allocatedBy(profile.head)
  }
  const listener = await listenerOf(message)
  return (await serve(listener, message.serve === 'service' ? SERVER_OPTIONS : PLAIN_SERVER)).port
}

type AllocationNode = { selfSize: number; children: AllocationNode[] }

function allocatedBy({ selfSize, children }: AllocationNode): number {
  return children.reduce((sum, child) => sum + allocatedBy(child), selfSize)
}

async function listenerOf(order: ServerOrder): Promise<Listener> {
  if (order.serve === 'service') return await storedService(order)
  const { headers, text } = order.answer
  const bytes = Buffer.from(text)
  if (order.serve === 'shipped') return await expressAsShipped(headers, bytes)
  return (_req, res) => {
    res.writeHead(200, headers).end(bytes)
  }
}

async function storedService({ databaseUrl, storeUrl }: { databaseUrl: string; storeUrl: string }): Promise<Listener> {
  const service = await composeForBench(databaseUrl, { EDGE_STORE_DSN: storeUrl })
  await publish(databaseUrl, service.republisher())
  return service.listener
}

async function publish(
  url: string,
  republisher: { kick(): void; idle(): Promise<void>; stop(): Promise<void> },
): Promise<void> {
  const pool = createPool({ url, max: 1 })
  await pool.query("insert into edge_store_requests (namespace, key) values ('webchat', $1)", [
    `${TENANT_ID}/quick-questions`,
  ])
  for (;;) {
    republisher.kick()
    await republisher.idle()
    const { rowCount } = await pool.query('select from edge_store_requests')
    if (rowCount === 0) break
    await delay(100)
  }
  await republisher.stop()
  await pool.end()
}

/** Without links: the library's schema of OpenAPI takes none whose body is an object. */
function publicDocument(): Document {
  const text = readFileSync(new URL('../generated/openapi/public.json', import.meta.url), 'utf8')
  return JSON.parse(text, (key, value: unknown) => (key === 'links' ? undefined : value)) as Document
}

async function expressAsShipped(headers: Record<string, string>, bytes: Buffer): Promise<express.Express> {
  const api = new OpenAPIBackend({
    definition: publicDocument(),
    strict: true,
    customizeAjv: ajv => {
      addFormats.default(ajv)
      return ajv
    },
    handlers: {
      getQuickQuestions: (_context: Context, _req: express.Request, res: express.Response) => {
        res.set(headers).status(200).send(bytes)
      },
      unauthorizedHandler: (_context: Context, _req: express.Request, res: express.Response) => {
        res.status(401).end()
      },
      validationFail: (_context: Context, _req: express.Request, res: express.Response) => {
        res.status(400).end()
      },
      notFound: (_context: Context, _req: express.Request, res: express.Response) => {
        res.status(404).end()
      },
      methodNotAllowed: (_context: Context, _req: express.Request, res: express.Response) => {
        res.status(405).end()
      },
    },
    securityHandlers: { publishableKeyQuery: () => true, publishableKeyHeader: () => true, sessionToken: () => true },
  })
  await api.init()
  const app = express()
  app.use((req, res) => {
    void api.handleRequest(req as unknown as ApiRequest, req, res)
  })
  return app
}
