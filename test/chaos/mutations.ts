import { randomUUID } from 'node:crypto'
import type { PoolClient } from '../../adapters/postgres/pool.ts'
import type { Effect, OutsideEffect, StoredEffect, World } from './effects.ts'

export type Mutation = 'lost' | 'twice'

/** Loses or doubles every so many effects of a kind. */
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
