import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { Queryable } from '../../adapters/postgres/statement.ts'
import { type Effect, EFFECTS, type OutsideEffect, type Sighting, type StoredEffect, type World } from './effects.ts'
import type { PoolClient } from '../../adapters/postgres/pool.ts'

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

export type Mutation = 'lost' | 'twice'

/** Loses or doubles one in this many effects of a kind. */
const EVERY = 100

/**
 * Changes stored rows, in a transaction that the caller rolls back, or outside observations.
 * @returns the changed world, and the number of changed effects
 */
export async function mutate(
  client: PoolClient,
  world: World,
  effect: Effect,
  mutation: Mutation,
): Promise<{ world: World; changed: number }> {
  return 'select' in effect
    ? { world, changed: await mutateRows(client, effect, mutation) }
    : mutateSeen(world, effect.name, mutation)
}

async function mutateRows(
  client: PoolClient,
  { table, where = 'true', unique }: StoredEffect,
  mutation: Mutation,
): Promise<number> {
  // Foreign keys are checked by triggers, which do not fire for a replica.
  await client.query('set local session_replication_role = replica')
  if (unique !== undefined) await client.query(`drop index ${unique}`)
  const chosen = `ctid = any(array(
    select ctid
    from (select ctid, row_number() over (order by random()) as number from ${table} where ${where}) numbered
    where number % ${String(EVERY)} = 1
  ))`
  const { rowCount } = await client.query(
    mutation === 'lost'
      ? `delete from ${table} where ${chosen}`
      : `insert into ${table}
        select (jsonb_populate_record(null::${table}, to_jsonb(t) || jsonb_build_object('id', gen_random_uuid()))).*
        from ${table} t
        where t.${chosen}`,
  )
  return rowCount ?? 0
}

function mutateSeen(world: World, name: OutsideEffect, mutation: Mutation): { world: World; changed: number } {
  const seen = world.seen[name]
  const once = [...new Map(seen.map(one => [`${one.key} ${one.id}`, one])).values()]
  const chosen = once.filter((_, index) => index % EVERY === 0)
  const changed =
    mutation === 'lost'
      ? seen.filter(({ key, id }) => !chosen.some(one => one.key === key && one.id === id))
      : [...seen, ...chosen.map(({ key }) => ({ key, id: randomUUID() }))]
  return { world: { ...world, seen: { ...world.seen, [name]: changed } }, changed: chosen.length }
}
