import { readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import addFormats from 'ajv-formats'
import express from 'express'
import { OpenAPIBackend, type Context, type Document, type Request as ApiRequest } from 'openapi-backend'
import { createPool } from '../adapters/postgres/pool.ts'
import { redisSkip, startRedis } from '../test/support/redis.ts'
import { measurePort, type Bench, type Rate, type Volume } from './measure.ts'
import { composeForBench, serve } from './service.ts'
import { PUBLIC_KEY, TENANT_ID } from './workspace.ts'

const PATH = `/api/public/v1/chat/quick-questions?publicKey=${PUBLIC_KEY}`

export type StoredReads = {
  /** The whole service: key, limits and origin looked at, the document read from Redis. */
  service(volume: Volume): Promise<Rate>
  /** `node:http` alone, sending the very bytes and headers. */
  bare(volume: Volume): Promise<Rate>
  /**
   * Express and openapi-backend as they come, with the same document and validation, and a handler that sends the very
   * bytes.
   */
  shipped(volume: Volume): Promise<Rate>
  close(): Promise<void>
}

/** Three servers of one answer, to be measured in turns; undefined where there is no Redis. */
export async function openStoredReads({ server, load, clients }: Bench): Promise<StoredReads | undefined> {
  if (redisSkip() !== false) return undefined
  const redis = await startRedis()
  const database = await server.copy()
  const service = await composeForBench(database.url, { EDGE_STORE_DSN: redis.url })
  const own = await serve(service.listener)
  await publish(database.url, service.republisher())
  const { headers, bytes } = await storedAnswer(own.port)
  const bare = await serve((_req, res) => {
    res.writeHead(200, headers).end(bytes)
  })
  const shipped = await serve(await expressAsShipped(headers, bytes))
  const measure =
    (port: number) =>
    async (volume: Volume): Promise<Rate> =>
      await measurePort({ load, clients }, { port, traffic: 'quick questions', volume })
  return {
    service: measure(own.port),
    bare: measure(bare.port),
    shipped: measure(shipped.port),
    close: async () => {
      await Promise.all([own.stop(), bare.stop(), shipped.stop()])
      await service.close()
      await redis.drop()
      await database.drop()
    },
  }
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

async function storedAnswer(port: number): Promise<{ headers: Record<string, string>; bytes: Buffer }> {
  const answer = await fetch(`http://127.0.0.1:${port}${PATH}`)
  if (answer.headers.get('x-edge-source') !== 'store') throw new Error('the read was not served from the store')
  const own = [...answer.headers].filter(
    ([name]) => !['connection', 'keep-alive', 'date', 'transfer-encoding'].includes(name),
  )
  return { headers: Object.fromEntries(own), bytes: Buffer.from(await answer.arrayBuffer()) }
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
