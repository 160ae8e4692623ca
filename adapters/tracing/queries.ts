import { AsyncResource } from 'node:async_hooks'
import type { Knex, Pool, PoolClient } from '../postgres/pool.ts'
import { untraced, type Span, type Tracing } from './tracing.ts'

type Callback = (...result: unknown[]) => void
type Query = (...query: unknown[]) => unknown
type Connect = (callback?: Callback) => unknown

/**
 * Makes each statement of a pool a span below the one around; statements outside of any span, such as those of idle
 * workers, are left alone. Shown is the statement's name or its first word, never its text or values.
 */
export function traceQueries(pool: Pool, tracing: Tracing): void {
  if (tracing === untraced) return
  pool.on('connect', client => {
    traceClient(client, tracing)
  })
  // A released connection calls the next waiting caller: under that caller's span, not under that of the one who
  // released it.
  const own = pool as unknown as { connect: Connect }
  const connect = own.connect.bind(pool)
  own.connect = callback => connect(callback === undefined ? undefined : AsyncResource.bind(callback))
}

/** The same for the statements of a knex instance. */
export function traceKnex(knex: Knex, tracing: Tracing): void {
  if (tracing === untraced) return
  const open = new Map<string, Span>()
  const end = (uid: string, error?: unknown) => {
    const span = open.get(uid)
    open.delete(uid)
    if (error !== undefined) span?.fail(error)
    span?.end()
  }
  knex.on('query', ({ __knexQueryUid: uid, sql }: KnexQuery) => {
    if (tracing.here() !== undefined) open.set(uid, startQuery(tracing, nameOf(sql)))
  })
  knex.on('query-response', (_answer: unknown, { __knexQueryUid: uid }: KnexQuery) => {
    end(uid)
  })
  knex.on('query-error', (error: unknown, { __knexQueryUid: uid }: KnexQuery) => {
    end(uid, error)
  })
}

type KnexQuery = { __knexQueryUid: string; sql: string }

function startQuery(tracing: Tracing, name: string): Span {
  return tracing.start(name, { kind: 'client', facts: { 'db.system.name': 'postgresql', 'db.query.summary': name } })
}

function traceClient(client: PoolClient, tracing: Tracing): void {
  const own = client as unknown as { query: Query }
  const query = own.query.bind(client)
  own.query = (...args) => {
    if (tracing.here() === undefined) return query(...args)
    const span = startQuery(tracing, nameOf(args[0]))
    const ended = (error: unknown) => {
      if (error !== undefined && error !== null) span.fail(error)
      span.end()
    }
    const last = args.at(-1)
    if (typeof last === 'function') {
      const callback = last as Callback
      return query(...args.slice(0, -1), (...result: unknown[]) => {
        ended(result[0])
        callback(...result)
      })
    }
    const answer = query(...args)
    if (answer instanceof Promise)
      answer.then(() => {
        ended(undefined)
      }, ended)
    else span.end()
    return answer
  }
}

function nameOf(query: unknown): string {
  const { name, text } =
    typeof query === 'object' && query !== null ? (query as { name?: unknown; text?: unknown }) : { text: query }
  if (typeof name === 'string') return name
  return /^\s*(\w+)/.exec(typeof text === 'string' ? text : '')?.[1]?.toLowerCase() ?? 'query'
}
