import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { QueryConfig } from 'pg'
import { createPool, type Pool } from '../adapters/postgres/pool.ts'
import type { Service } from '../app/compose.ts'
import { findPostmasters, processTime, startProcessorTime, type ProcessorTime } from './processor-time.ts'

/** A statement of a request; `after` are those of the same request that had been answered when it was sent. */
type Step = { query: QueryConfig; after: number[] }
type Request = { steps: Step[]; answered: Set<number> }
/** What each client's requests asked of the database, in order. */
export type Recording = Request[][]

/**
 * Notes every statement of a service with its parameters, by the client that caused it (header `X-Lane`): for one that
 * several requests share, the first of them.
 */
export function record(service: Service): { listener: Service['listener']; recording: Recording } {
  const current = new AsyncLocalStorage<Request>()
  const recording: Recording = []
  const pool = service.deps.db
  const query = pool.query.bind(pool) as (sent: QueryConfig) => Promise<unknown>
  pool.query = (async (sent: QueryConfig) => {
    const request = current.getStore()
    if (request === undefined) return await query(sent)
    const index = request.steps.push({ query: sent, after: [...request.answered] }) - 1
    const result = await query(sent)
    request.answered.add(index)
    return result
  }) as Pool['query']
  return {
    recording,
    listener: (req: IncomingMessage, res: ServerResponse) => {
      const request: Request = { steps: [], answered: new Set() }
      const lane = Number(req.headers['x-lane'])
      if (Number.isInteger(lane)) (recording[lane] ??= []).push(request)
      current.run(request, () => service.listener(req, res))
    },
  }
}

/**
 * Issues a recording again with nothing around it: the same statements and parameters through `pg`, as many clients and
 * connections, statements that ran in parallel run in parallel again. Returns requests and seconds, without the
 * first `warmUp` requests of each client.
 */
export async function replay(
  url: string,
  recording: Recording,
  warmUp: number,
): Promise<{ requests: number; seconds: number; processorTime: ProcessorTime }> {
  const pool = createPool({ url, name: 'parley-bench' })
  try {
    await Promise.all(recording.map(async lane => await runRequests(pool, lane.slice(0, warmUp))))
    const rest = recording.map(lane => lane.slice(warmUp))
    const requests = rest.flat().length
    const timeOf = startProcessorTime(await findPostmasters(url), processTime)
    const startedAt = performance.now()
    await Promise.all(rest.map(async lane => await runRequests(pool, lane)))
    const seconds = (performance.now() - startedAt) / 1000
    return { requests, seconds, processorTime: timeOf(requests) }
  } finally {
    await pool.end()
  }
}

async function runRequests(pool: Pool, requests: Request[]): Promise<void> {
  for (const { steps } of requests) {
    const sent: Promise<unknown>[] = []
    for (const { query, after } of steps)
      sent.push(
        runStep(
          pool,
          query,
          sent.filter((_, index) => after.includes(index)),
        ),
      )
    await Promise.all(sent)
  }
}

async function runStep(pool: Pool, query: QueryConfig, before: Promise<unknown>[]): Promise<void> {
  if (before.length > 0) await Promise.all(before)
  await pool.query(query)
}

/** Statements of one request by name, for the reader of the report. */
export function statementNames(recording: Recording): string {
  const names = recording
    .flat()
    .slice(-2)
    .map(({ steps }) => steps.map(({ query }) => query.name ?? '?').join(' + '))
  return [...new Set(names)].join(' / ') || 'none'
}
