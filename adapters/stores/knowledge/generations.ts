import { fromRow } from '../../postgres/rows.ts'
import { statement, type Queryable } from '../../postgres/statement.ts'

/** Which generation answers. `held`: somebody rolled back, so that nothing is promoted by itself. */
export type LiveGeneration = { generation: number; held: boolean }

const live = statement<LiveGeneration>(
  'knowledge_live',
  'select generation, held from knowledge_live where tenant_id = $1',
)

export async function findLive(db: Queryable, tenantId: string): Promise<LiveGeneration> {
  return (await live(db, [tenantId]))[0] ?? { generation: 0, held: false }
}

/** A check that failed on a generation, as it was then. */
export type BrokenCheck = {
  checkId: string
  question: string
  url: string
  heading: string | null
  position: number | null
  coverage: number | null
  found: { url: string; title: string; headings: string[]; coverage: number }[]
}
/** The documents of a workspace as they were at one time. */
export type Generation = {
  number: number
  openedAt: Date
  changedAt: Date
  /** How often it was changed. */
  changes: number
  /** Null of the candidate. */
  promotedAt: Date | null
  /** At how many changes the checks were run, and how they went; null before. */
  checkedChanges: number | null
  checkedAt: Date | null
  checks: number | null
  broken: BrokenCheck[] | null
}

const all = statement<object>(
  'knowledge_generations',
  `
  select number, opened_at, changed_at, changes, promoted_at, checked_changes, checked_at, checks, broken
  from knowledge_generations
  where tenant_id = $1
  order by number desc`,
)

/** The newest first. */
export async function findGenerations(db: Queryable, tenantId: string): Promise<Generation[]> {
  return (await all(db, [tenantId])).map(row => fromRow<Generation>(row))
}

const open = statement(
  'knowledge_open_generation',
  `
  insert into knowledge_generations (tenant_id, number, opened_at, changed_at, promoted_at)
  values ($1, $2, $3, $3, $4)
  on conflict do nothing`,
)

/** Under the lock of the workspace's knowledge. `promotedAt`: of one that answers already. */
export async function openGeneration(
  db: Queryable,
  tenantId: string,
  { number, now, promotedAt = null }: { number: number; now: Date; promotedAt?: Date | null },
): Promise<void> {
  await open(db, [tenantId, number, now, promotedAt])
}

const note = statement(
  'knowledge_note_change',
  `
  update knowledge_generations
  set changed_at = $2, changes = changes + 1
  where tenant_id = $1 and number = (select max(number) from knowledge_generations where tenant_id = $1)`,
)

/** That documents are changed in the newest; nothing in a workspace without generations. */
export async function noteChange(db: Queryable, tenantId: string, now: Date): Promise<void> {
  await note(db, [tenantId, now])
}

const saveCheck = statement(
  'knowledge_save_check',
  `
  update knowledge_generations
  set checked_changes = $3, checked_at = $4, checks = $5, broken = $6
  where tenant_id = $1 and number = $2 and promoted_at is null`,
)

export type CheckSummary = { changes: number; checks: number; broken: readonly BrokenCheck[] }

/** Of the candidate; of another one nothing is stored. */
export async function saveCheckSummary(
  db: Queryable,
  tenantId: string,
  number: number,
  { changes, checks, broken }: CheckSummary,
  now: Date,
): Promise<void> {
  await saveCheck(db, [tenantId, number, changes, now, checks, JSON.stringify(broken)])
}

const stamp = statement(
  'knowledge_promote_generation',
  `
  update knowledge_generations
  set promoted_at = coalesce(promoted_at, $3)
  where tenant_id = $1 and number = $2`,
)
const answer = statement(
  'knowledge_set_live',
  `
  insert into knowledge_live (tenant_id, generation, held)
  values ($1, $2, $3)
  on conflict (tenant_id) do update set generation = excluded.generation, held = excluded.held`,
)

/** Under the lock of the workspace's knowledge. */
export async function setLive(
  db: Queryable,
  tenantId: string,
  { generation, held }: LiveGeneration,
  now: Date,
): Promise<void> {
  await stamp(db, [tenantId, generation, now])
  await answer(db, [tenantId, generation, held])
}

const forget = statement(
  'knowledge_forget_generations',
  'delete from knowledge_generations where tenant_id = $1 and number < $2',
)
const ended = statement<{ id: string }>(
  'knowledge_ended_documents',
  'select id from knowledge_documents where tenant_id = $1 and end_generation <= $2 order by id limit $3',
)

/** Those before `oldest`. Under the lock of the workspace's knowledge. */
export async function forgetGenerations(db: Queryable, tenantId: string, oldest: number): Promise<void> {
  await forget(db, [tenantId, oldest])
}

/** Documents that no generation from `oldest` on has. */
export async function findEndedDocuments(
  db: Queryable,
  tenantId: string,
  oldest: number,
  limit: number,
): Promise<string[]> {
  return (await ended(db, [tenantId, oldest, limit])).map(({ id }) => id)
}
