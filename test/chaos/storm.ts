import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { newId } from '../../adapters/ids.ts'
import { takeDatabaseClock } from '../support/database-clock.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { ENGINE_TOKEN } from '../support/service.ts'
import { applyTestWorkspace } from '../support/workspace.ts'
import { startProcess, type RunningProcess } from './processes.ts'
import { chaosFlows } from './workload.ts'

export type Storm = {
  runs: number
  together: number
  apis: number
  workers: number
  /** How many conversations begin between two kills, and between two cuts of connections. */
  runsPerKill: number
  runsPerCut: number
}
export type Figures = {
  runs: number
  lost: number
  twice: number
  unfinished: number
  miscounted: number
  failedMessages: number
  kills: number
  cutConnections: number
  retriedRequests: number
  seconds: number
  runsPerSecond: number
}

/**
 * A jump of the database's clock over every lease, so that no test waits a real minute for what a killed process held.
 */
const LEASE_JUMP_MS = 61_000
const JUMP_EVERY_MS = 3_000
/**
 * After the storm the leases of the dead are jumped over less often, or a slow machine would lose those of the living
 * before it can commit.
 */
const SETTLING_JUMP_EVERY_MS = 6_000
/** What does not come nearer to its end for so long is stuck. */
const STUCK_AFTER_MS = 60_000

/**
 * Runs the workload while processes are killed and connections cut, until every run has ended, and counts what went
 * wrong.
 */
export async function raiseStorm(storm: Storm): Promise<Figures> {
  const database = await createTestDatabase()
  const clock = await takeDatabaseClock(database.pool)
  const tenantId = await applyTestWorkspace(database, {
    apiVersion: 'parley/v1',
    organization: { name: 'Chaos' },
    workspace: { name: 'Chaos' },
    flows: chaosFlows,
  })
  const fleet = await startFleet(database, storm)
  const began = performance.now()
  const weather = new AbortController()
  let ahead = 0
  const counts = { kills: 0, cutConnections: 0, retriedRequests: 0 }
  const jumps = every(JUMP_EVERY_MS, weather.signal, async () => await clock.offset((ahead += LEASE_JUMP_MS)))
  const disturbances = [
    byProgress(storm.runsPerKill, weather.signal, async () => {
      if (!(await fleet.killOne())) return false
      counts.kills++
      return true
    }),
    byProgress(storm.runsPerCut, weather.signal, async () => {
      const cut = await cutConnections(database)
      counts.cutConnections += cut
      return cut > 0
    }),
  ]
  try {
    const conversations = Array.from({ length: storm.runs }, () => newId())
    const queue = conversations.entries()
    await Promise.all(
      Array.from({ length: storm.together }, async () => {
        for (const [index, id] of queue) {
          await Promise.all(disturbances.map(async before => await before(index)))
          await converse(fleet, tenantId, id, () => {
            counts.retriedRequests++
          })
        }
      }),
    )
    weather.abort()
    await jumps
    await settle(database, async () => await clock.offset((ahead += LEASE_JUMP_MS)))
    const seconds = (performance.now() - began) / 1000
    return {
      runs: storm.runs,
      ...(await judge(database, conversations)),
      ...counts,
      seconds: Math.round(seconds),
      runsPerSecond: Math.round(storm.runs / seconds),
    }
  } finally {
    weather.abort()
    await jumps
    await fleet.stop()
    await database.drop()
  }
}

/** Waits until every run has ended, as long as fewer and fewer turns are left to take. */
async function settle(database: TestDatabase, jump: () => Promise<void>): Promise<void> {
  let seen = await progress(database)
  let movedAt = performance.now()
  let jumpedAt = performance.now()
  while (seen.open > 0 && performance.now() - movedAt < STUCK_AFTER_MS) {
    if (performance.now() - jumpedAt >= SETTLING_JUMP_EVERY_MS) {
      await jump()
      jumpedAt = performance.now()
    }
    await delay(200)
    const now = await progress(database)
    if (now.turns > seen.turns || now.messages < seen.messages) movedAt = performance.now()
    seen = now
  }
}

type Fleet = { port(): number; killOne(): Promise<boolean>; stop(): Promise<void> }

async function startFleet({ url }: TestDatabase, { apis, workers }: Storm): Promise<Fleet> {
  const roles = [
    ...Array.from({ length: apis }, () => 'api' as const),
    ...Array.from({ length: workers }, () => 'worker' as const),
  ]
  const members: { role: 'api' | 'worker'; process: RunningProcess | undefined }[] = await Promise.all(
    roles.map(async role => ({ role, process: await startProcess(role, url) })),
  )
  const starting = new Set<Promise<void>>()
  let stopped = false
  // Its database connections are being cut as well: it may take more than one start.
  const restart = async (member: (typeof members)[number]) => {
    while (member.process === undefined && !stopped)
      member.process = await startProcess(member.role, url).catch(() => undefined)
  }
  return {
    port() {
      const up = members.flatMap(({ role, process }) => (role === 'api' && process !== undefined ? [process.port] : []))
      return up[Math.floor(Math.random() * up.length)] ?? 9
    },
    /** Kills one process and starts another in its place, without waiting for that. The last of its kind is spared. */
    async killOne() {
      const member = members[Math.floor(Math.random() * members.length)]
      const process = member?.process
      if (
        member === undefined ||
        process === undefined ||
        members.filter(({ role, process: other }) => role === member.role && other !== undefined).length < 2
      )
        return false
      member.process = undefined
      await process.kill()
      starting.add(restart(member))
      return true
    },
    async stop() {
      stopped = true
      await Promise.all(starting)
      await Promise.all(members.map(async ({ process }) => await process?.kill()))
    },
  }
}

/**
 * A disturbance for every so many runs, on a machine of any speed: its due conversations begin it and wait for its end,
 * and those of the next stretch wait for it as well. It is tried until it could act.
 */
function byProgress(runs: number, signal: AbortSignal, act: () => Promise<boolean>): (index: number) => Promise<void> {
  const disturbances: Promise<void>[] = []
  const disturb = async () => {
    while (!signal.aborted && !(await act())) await delay(20)
  }
  return async index => {
    const stretch = Math.floor(index / runs)
    if (index % runs === runs - 1) await (disturbances[stretch] = disturb())
    else if (stretch > 0) await disturbances[stretch - 1]
  }
}

async function every(ms: number, signal: AbortSignal, act: () => Promise<void>): Promise<void> {
  const pause = async () => await delay(ms * (0.5 + Math.random()), true, { signal }).catch(() => false)
  while (await pause()) await act()
}

async function cutConnections({ pool }: TestDatabase): Promise<number> {
  const { rows } = await pool.query(`
    select pg_terminate_backend(pid) from (
      select pid
      from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and application_name like 'parley%' and
        application_name <> 'parley-test'
      order by random()
      limit 2) chosen`)
  return rows.length
}

/** A visitor who asks again, under the same key, until there is an answer. */
async function converse(fleet: Fleet, tenantId: string, conversationId: string, retried: () => void): Promise<void> {
  const reply = await insist(
    fleet,
    '/api/v1/engine/triggers/chat',
    { tenant_id: tenantId, intent_name: 'chaos', conversation_id: conversationId },
    retried,
  )
  await insist(
    fleet,
    `/api/v1/engine/executions/${reply.execution_id}/resume`,
    { tenant_id: tenantId, wait_token: reply.metadata.wait_token, input: { values: { answer: 'yes' } } },
    retried,
  )
}

type EngineReply = { execution_id: string; metadata: { wait_token?: string } }

async function insist(fleet: Fleet, path: string, body: object, retried: () => void): Promise<EngineReply> {
  const key = randomUUID()
  for (;;) {
    try {
      const answer = await fetch(`http://127.0.0.1:${fleet.port()}${path}`, {
        method: 'POST',
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(5_000),
        headers: {
          'Content-Type': 'application/json',
          'Authorization': `Bearer ${ENGINE_TOKEN}`,
          'Idempotency-Key': key,
        },
      })
      if (answer.status === 200) return (await answer.json()) as EngineReply
      const text = await answer.text()
      const { error } = JSON.parse(text) as { error?: string }
      // A process that died with the key holds it until its lease is past.
      if (answer.status < 500 && error !== 'idempotency_conflict') throw new Refused(`${String(answer.status)} ${text}`)
    } catch (error) {
      if (error instanceof Refused) throw error
    }
    retried()
    await delay(20 + Math.random() * 80)
  }
}

class Refused extends Error {}

async function progress({ pool }: TestDatabase): Promise<{ open: number; turns: number; messages: number }> {
  const {
    rows: [row],
  } = await pool.query<{ open: number; turns: number; messages: number }>(`
    select
      (select count(*) from executions where ended_at is null)::int
        + (select count(*) from engine_messages where type = 'StartExecution')::int as open,
      (select coalesce(sum(revision), 0) from executions)::int as turns,
      (select count(*) from engine_messages where run_at <= parley_now())::int as messages`)
  return row ?? { open: 0, turns: 0, messages: 0 }
}

async function judge(
  { pool }: TestDatabase,
  conversations: string[],
): Promise<Pick<Figures, 'lost' | 'twice' | 'unfinished' | 'miscounted' | 'failedMessages'>> {
  const {
    rows: [row],
  } = await pool.query<Pick<Figures, 'lost' | 'twice' | 'unfinished' | 'miscounted' | 'failedMessages'>>(
    `
    with main as (
      select c.id, count(e.id) as runs,
        count(*) filter (where e.snapshot->'blocks' @> '[{"payload": {"text": "Counted to 5"}}]') as counted
      from unnest($1::uuid[]) c(id)
      left join executions e on e.conversation_id = c.id and e.trigger->>'type' = 'chat_intent'
      group by c.id
    ), raised as (
      select name, data->>'run' as run, count(*) as times from domain_events group by 1, 2
    ), acknowledging as (
      select conversation_id, count(*) as runs from executions where trigger->>'type' = 'event' group by 1
    ), said as (
      select e.conversation_id, count(*) as times
      from messages m
      join executions e on e.tenant_id = m.tenant_id and e.id = m.execution_id
      where m.blocks @> '[{"payload": {"text": "Counted to 5"}}]'
      group by 1
    )
    select
      (
        select count(*) from main
        where runs = 0 or not exists (select 1 from acknowledging a where a.conversation_id = main.id)
      )::int as lost,
      (
        (select count(*) from main where runs > 1)
        + (select count(*) from raised where times > 1)
        + (select count(*) from acknowledging where runs > 1)
        + (select count(*) from said where times > 1)
      )::int as twice,
      (select count(*) from executions where status <> 'completed')::int as unfinished,
      (select count(*) from main where counted <> 1)::int as miscounted,
      (select count(*) from failed_engine_messages)::int as "failedMessages"`,
    [conversations],
  )
  if (row === undefined) throw new Error('the database answered nothing')
  return row
}
