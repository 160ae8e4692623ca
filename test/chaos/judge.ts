import assert from 'node:assert/strict'
import type { Queryable } from '../../adapters/postgres/statement.ts'
import { EFFECTS, type Effect, type Sighting, type World } from './effects.ts'

/** An effect that was seen too seldom or too often, and by how many. */
export type Fault = { effect: string; fault: 'lost' | 'twice' | 'unexpected'; key: string; times: number }

/** Compares every effect with the expected effects of the visits. */
export async function judge(db: Queryable, world: World, effects: readonly Effect[] = EFFECTS): Promise<Fault[]> {
  const faults: Fault[] = []
  for (const effect of effects)
    faults.push(...compare(effect.name, effect.expected(world), await sightings(db, world, effect)))
  return faults
}

async function sightings(db: Queryable, { tenantId, seen }: World, effect: Effect): Promise<Sighting[]> {
  return 'select' in effect ? (await db.query<Sighting>(effect.select, [tenantId])).rows : seen[effect.name]
}

function compare(effect: string, expected: readonly string[], seen: readonly Sighting[]): Fault[] {
  const wanted = new Map<string, number>()
  for (const key of expected) wanted.set(key, (wanted.get(key) ?? 0) + 1)
  const ids = new Map<string, Set<string>>([...wanted.keys()].map(key => [key, new Set()]))
  for (const { key, id } of seen) ids.set(key, (ids.get(key) ?? new Set()).add(id))
  return [...ids].flatMap(([key, { size }]): Fault[] => {
    const times = wanted.get(key)
    if (times === undefined) return [{ effect, fault: 'unexpected', key, times: size }]
    if (size === times) return []
    return [{ effect, fault: size < times ? 'lost' : 'twice', key, times: Math.abs(size - times) }]
  })
}

/** All runs have ended, and none of their rows is left. */
export async function assertAllEnded(db: Queryable, { visits }: Pick<World, 'visits'>, runs: number): Promise<void> {
  assert.equal(visits.length, runs)
  assert.deepEqual(await leftovers(db), { 'unfinished runs': 0, 'failed messages': 0, 'deliveries left': 0 })
}

/** Rows that should not exist when everything has ended, counted by kind. */
export async function leftovers(db: Queryable): Promise<Record<string, number>> {
  const { rows } = await db.query<Record<string, number>>(`
    select
      (select count(*) from executions where status <> 'completed') as "unfinished runs",
      (select count(*) from failed_engine_messages) as "failed messages",
      (select count(*) from webhook_deliveries where status <> 'succeeded') as "deliveries left"`)
  return rows[0] ?? {}
}
