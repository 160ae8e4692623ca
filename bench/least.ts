import type { QueryConfig } from 'pg'
import type { LogWrite } from '../adapters/stores/executions/event-log.ts'
import type { EngineMessageWrite } from '../adapters/stores/engine-messages/parts.ts'
import type { MessageRow } from '../adapters/stores/conversations/messages.ts'
import { createPool, type Pool } from '../adapters/postgres/pool.ts'
import type { Rate } from './report.ts'
import { findPostmasters, processTime, startProcessorTime } from './processor-time.ts'
import type { Recording } from './recording.ts'

/*
 * The least that a client needs to store what a turn stores: a plain insert or update for each table, prepared, all of
 * one transaction sent at once through the driver's pipeline. It reads nothing before, checks nothing (no key, no
 * claim, no expiry), decides nothing, and speaks no HTTP. Rows and columns are those of the recorded turns.
 */

/** Parameters of the recorded call of `commit_turn` that a chat's turn sets. */
type Facts = {
  tenant_id: string
  now: Date
  conversation_id: string
  key_id: string | null
  locale: string | null
  variables: object
  split_choices: object
  execution_id: string
  revision: number | null
  flow_id: string
  version_id: string
  trigger: object
  status: string
  snapshot: object
  ended: boolean
  wait_token_hash: Buffer | null
  wait_expires_at: Date | null
  cancels_timer: boolean
  operation: string | null
  key: string | null
  answer: string | null
  counted: string | null
  messages: string | null
  engine_messages: string | null
  log: string | null
}

const FINGERPRINT = Buffer.alloc(32)

type Statement = QueryConfig & { name: string }

/** Stores the recorded turns, as many clients and connections; without the first `warmUp` requests of each client. */
export async function storeLeast(url: string, recording: Recording, warmUp: number): Promise<Rate> {
  const lanes = recording.map(lane => lane.map(({ steps }) => steps.map(({ query }) => query).flatMap(statementsOf)))
  const pool = createPool({ url, name: 'parley-bench', pipeline: true })
  try {
    await Promise.all(lanes.map(async lane => await storeTurns(pool, lane.slice(0, warmUp))))
    const rest = lanes.map(lane => lane.slice(warmUp))
    const requests = rest.flat().length
    const timeOf = startProcessorTime(await findPostmasters(url), processTime)
    const startedAt = performance.now()
    await Promise.all(rest.map(async lane => await storeTurns(pool, lane)))
    const seconds = (performance.now() - startedAt) / 1000
    return { perSecond: requests / seconds, processorTime: timeOf(requests) }
  } finally {
    await pool.end()
  }
}

async function storeTurns(pool: Pool, turns: Statement[][]): Promise<void> {
  for (const statements of turns) {
    const client = await pool.connect()
    const queries = [{ text: 'begin' }, ...statements, { text: 'commit' }]
    await Promise.all(queries.map(async query => await client.query(query)))
    client.release()
  }
}

/** Of the statements of a request only the commit stores anything. */
function statementsOf(query: QueryConfig): Statement[] {
  if (query.name?.startsWith('commit_turn') !== true) return []
  const facts = Object.fromEntries(
    [...query.text.matchAll(/p_(\w+) => \$(\d+)/g)].map(([, name, place]) => [name, query.values?.[Number(place) - 1]]),
  ) as Facts
  return [
    ...(facts.revision === null ? started(facts) : movedOn(facts)),
    ...messages(facts),
    ...logged(facts),
    ...timers(facts),
    ...answered(facts),
    ...counted(facts),
  ]
}

function started(f: Facts): Statement[] {
  return [
    {
      name: 'conversation',
      text: `insert into conversations as c (tenant_id, id, key_id, locale, variables, split_choices, active_at,
          created_at, updated_at)
        values ($1, $2, $3, $4, $5, $6, $7, $7, $7)
        on conflict (tenant_id, id) do update
          set variables = c.variables || excluded.variables, split_choices = c.split_choices || excluded.split_choices,
            closed_at = null, active_at = excluded.active_at, updated_at = excluded.updated_at`,
      values: [f.tenant_id, f.conversation_id, f.key_id, f.locale, f.variables, f.split_choices, f.now],
    },
    {
      name: 'started',
      text: `insert into executions (tenant_id, id, conversation_id, flow_id, version_id, trigger, status, snapshot,
          revision, wait_token_hash, wait_expires_at, started_at, updated_at)
        values ($1, $2, $3, $4, $5, $6, $7, $8, 1, $9, $10, $11, $11)`,
      values: [
        f.tenant_id,
        f.execution_id,
        f.conversation_id,
        f.flow_id,
        f.version_id,
        f.trigger,
        f.status,
        f.snapshot,
        f.wait_token_hash,
        f.wait_expires_at,
        f.now,
      ],
    },
  ]
}

function movedOn(f: Facts): Statement[] {
  return [
    {
      name: 'moved_on',
      text: `update executions
        set status = $3, snapshot = $4, revision = revision + 1, wait_token_hash = $5, wait_expires_at = $6,
          updated_at = $7, ended_at = $8
        where tenant_id = $1 and id = $2`,
      values: [
        f.tenant_id,
        f.execution_id,
        f.status,
        f.snapshot,
        f.wait_token_hash,
        f.wait_expires_at,
        f.now,
        f.ended ? f.now : null,
      ],
    },
    {
      name: 'merged',
      text: `update conversations
        set variables = variables || $3, split_choices = split_choices || $4, active_at = $5, updated_at = $5
        where tenant_id = $1 and id = $2`,
      values: [f.tenant_id, f.conversation_id, f.variables, f.split_choices, f.now],
    },
  ]
}

function messages(f: Facts): Statement[] {
  return inserted(
    'messages (tenant_id, id, conversation_id, execution_id, role, text, blocks, block_text, created_at)',
    listOf<MessageRow>(f.messages).map(({ id, role, text, blocks, blockText }) => {
      const shown = blocks === null ? null : JSON.stringify(blocks)
      return [f.tenant_id, id, f.conversation_id, f.execution_id, role, text, shown, blockText, f.now]
    }),
  )
}

function logged(f: Facts): Statement[] {
  return inserted(
    'event_log (tenant_id, id, execution_id, conversation_id, kind, node_id, entry, created_at)',
    listOf<LogWrite>(f.log).map(({ id, kind, nodeId, entry }) => {
      return [f.tenant_id, id, f.execution_id, f.conversation_id, kind, nodeId, entry, f.now]
    }),
  )
}

function timers(f: Facts): Statement[] {
  const queued = inserted(
    'engine_messages (tenant_id, id, type, execution_id, payload, run_at, created_at)',
    listOf<EngineMessageWrite>(f.engine_messages).map(({ id, type, payload, runAt }) => {
      return [f.tenant_id, id, type, f.execution_id, payload, runAt, f.now]
    }),
  )
  const text = "delete from engine_messages where execution_id = $1 and tenant_id = $2 and type = 'FireWait'"
  return f.cancels_timer ? [...queued, { name: 'cancelled', text, values: [f.execution_id, f.tenant_id] }] : queued
}

function answered(f: Facts): Statement[] {
  if (f.operation === null) return []
  return [
    {
      name: 'answered',
      text: `insert into idempotency_keys (tenant_id, operation, key, body, execution_id, owner, fingerprint,
          lease_until, expires_at)
        values ($1, $2, $3, $4, $5, $5, $6, now(), now() + interval '24 hours')`,
      values: [f.tenant_id, f.operation, f.key, f.answer, f.execution_id, FINGERPRINT],
    },
  ]
}

function counted(f: Facts): Statement[] {
  if (f.counted === null) return []
  return [
    {
      name: 'counted',
      text: `insert into key_usage as u (tenant_id, key_id, day, kind, slot, count)
        values ($1, $2, ($3::timestamptz at time zone 'UTC')::date, $4, pg_backend_pid() % 16, 1)
        on conflict (tenant_id, key_id, day, kind, slot) do update
          set count = u.count + 1`,
      values: [f.tenant_id, f.key_id, f.now, f.counted],
    },
  ]
}

/** One insert for all rows of a table; `target` names it with its columns. */
function inserted(target: string, rows: unknown[][]): Statement[] {
  const width = rows[0]?.length ?? 0
  if (width === 0) return []
  const places = rows.map((row, index) => `(${row.map((_, column) => `$${index * width + column + 1}`).join(', ')})`)
  return [
    {
      name: `${target.split(' ')[0] ?? ''}_${rows.length}`,
      text: `insert into ${target} values ${places.join(', ')}`,
      values: rows.flat(),
    },
  ]
}

function listOf<Item>(json: string | null): Item[] {
  return json === null ? [] : (JSON.parse(json) as Item[])
}
