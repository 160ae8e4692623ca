import { createPool } from '../adapters/postgres/pool.ts'
import { findKeyByText } from '../adapters/stores/keys/across-tenants.ts'
import { findConfigValue } from '../adapters/stores/configuration/overrides.ts'
import { measurePort, type Bench, type Volume } from './measure.ts'
import type { Rate } from './report.ts'
import { composeForBench, PLAIN_SERVER, serve } from './service.ts'
import { PUBLIC_KEY, TENANT_ID } from './workspace.ts'

const PATH = `/api/public/v1/chat/quick-questions?publicKey=${PUBLIC_KEY}`

/** `node:http` alone, sending the very bytes and headers that the service answers with. */
export async function measureBareHttp({ server, load, clients }: Bench, volume: Volume): Promise<Rate> {
  const { headers, bytes } = await answerOfService({ server })
  const { port, stop } = await serve((_req, res) => {
    res.writeHead(200, headers)
    res.end(bytes)
  }, PLAIN_SERVER)
  try {
    return await measurePort({ load, clients }, { port, traffic: 'quick questions', volume })
  } finally {
    await stop()
  }
}

/**
 * The two queries a read needs when nothing is at hand, and nothing else: whose key it is, and the questions configured
 * there.
 */
export async function measureTwoQueries({ server, clients }: Bench, { units, warmUp }: Volume): Promise<Rate> {
  const database = await server.copy()
  const pool = createPool({ url: database.url, name: 'parley-bench' })
  const read = async () => {
    await findKeyByText(pool, PUBLIC_KEY)
    await findConfigValue(pool, TENANT_ID, 'widget/quick_questions/questions')
  }
  const inParallel = async (times: number) => {
    await Promise.all(
      Array.from({ length: clients }, async () => {
        for (let round = 0; round < times; round++) await read()
      }),
    )
  }
  try {
    await inParallel(warmUp)
    const startedAt = performance.now()
    await inParallel(units - warmUp)
    return { perSecond: (clients * (units - warmUp)) / ((performance.now() - startedAt) / 1000) }
  } finally {
    await pool.end()
    await database.drop()
  }
}

async function answerOfService({
  server,
}: Pick<Bench, 'server'>): Promise<{ headers: Record<string, string>; bytes: Buffer }> {
  const database = await server.copy()
  const service = await composeForBench(database.url)
  const { port, stop } = await serve(service.listener)
  try {
    const answer = await fetch(`http://127.0.0.1:${port}${PATH}`)
    const own = [...answer.headers].filter(
      ([name]) => !['connection', 'keep-alive', 'date', 'transfer-encoding'].includes(name),
    )
    return { headers: Object.fromEntries(own), bytes: Buffer.from(await answer.arrayBuffer()) }
  } finally {
    await stop()
    await service.close()
    await database.drop()
  }
}
