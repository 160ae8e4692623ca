import type { Queryable } from '../../../adapters/postgres/statement.ts'
import { EFFECTS, type StoredEffect } from '../../harness/effects.ts'
import { judge } from '../../harness/judge.ts'
import { TIMER_SECONDS, type Outcome } from './traffic.ts'

/** Enters lost and repeated effects, and the delays of timers, into the accounts. */
export async function reachVerdict(db: Queryable, outcome: Outcome): Promise<void> {
  const { world, visits, keys, timers, slowEvents } = outcome
  const effects = [...EFFECTS, timersOf(timers), slowEventsOf(slowEvents)]
  for (const fault of await judge(db, world, effects)) {
    const [id = ''] = fault.key.split(' ')
    const account = [visits, keys, timers, slowEvents].map(accounts => accounts.get(id)).find(found => found)
    // One without an account belongs to a conversation that its visitor gave up halfway.
    account?.faults.push(fault)
  }
  await enterDelays(db, timers)
}

const timersOf = (timers: Outcome['timers']): StoredEffect => ({
  name: 'timers',
  // From a workspace other than the judged one.
  select: `
    select execution_id as key, id
    from messages
    where tenant_id <> $1 and (text = 'Rested' or blocks::text like '%Rested%')`,
  table: 'messages',
  expected: () => [...timers.keys()],
})

const slowEventsOf = (events: Outcome['slowEvents']): StoredEffect => ({
  name: 'runs of slow events',
  select: `
    select d.data->>'id' as key, m.id
    from messages m
    join executions x on x.tenant_id = m.tenant_id and x.id = m.execution_id
    join domain_events d on d.tenant_id = x.tenant_id and d.id = (x.trigger->>'eventId')::uuid
    where m.tenant_id <> $1 and d.name = 'slow' and (m.text = 'Gave up' or m.blocks::text like '%Gave up%')`,
  table: 'messages',
  expected: () => [...events.keys()],
})

async function enterDelays(db: Queryable, timers: Outcome['timers']): Promise<void> {
  const { rows } = await db.query<{ id: string; late: string }>(
    `select id, (extract(epoch from ended_at - started_at) - $2) * 1000 as late
    from executions
    where id = any($1::uuid[]) and ended_at is not null`,
    [[...timers.keys()], TIMER_SECONDS],
  )
  for (const { id, late } of rows) timers.get(id)?.delays.push(Math.max(0, Number(late)))
}
