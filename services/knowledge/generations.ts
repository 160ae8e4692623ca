import type { Queryable } from '../../adapters/postgres/statement.ts'
import type { Database } from '../../adapters/postgres/tenant-rows.ts'
import type { Pool } from '../../adapters/postgres/pool.ts'
import { connectionOf, transaction } from '../../adapters/postgres/transaction.ts'
import { lockKnowledge } from '../../adapters/stores/knowledge/documents.ts'
import {
  findGenerations,
  findLive,
  noteChange,
  openGeneration,
  setLive,
  type Generation,
  type LiveGeneration,
} from '../../adapters/stores/knowledge/generations.ts'
import type { AdminCaller } from '../admin/caller.ts'
import { change, found, type ChangeDeps } from '../admin/change.ts'
import type { Settings } from '../configuration/settings.ts'

export type { Generation }
/** When visitors are answered from changed documents. */
export type Promotion = 'at_once' | 'when_checks_pass'
export type Generations = { live: LiveGeneration; generations: Generation[] }

/** Read before a transaction: the settings have connections of their own. */
export async function promotionOf(settings: Settings, tenantId: string): Promise<Promotion> {
  return (await settings.value(tenantId, 'engine/answers/promote')) === 'when_checks_pass'
    ? 'when_checks_pass'
    : 'at_once'
}

/**
 * Number of the generation that takes a change, always the newest: that which answers, where changes are to answer at
 * once and nobody rolled back, or else the candidate. Under the lock of the workspace's knowledge.
 */
export async function generationToChange(
  db: Queryable,
  tenantId: string,
  promotion: Promotion,
  now: Date,
): Promise<number> {
  const { live, generations } = await readGenerations(db, tenantId)
  const [newest] = generations
  const isCandidate = newest !== undefined && newest.promotedAt === null
  let number = newest?.number ?? 0
  if (!isCandidate && (promotion === 'when_checks_pass' || live.generation !== number)) {
    if (newest === undefined) await openGeneration(db, tenantId, { number, now, promotedAt: now })
    number += 1
    await openGeneration(db, tenantId, { number, now })
  }
  await noteChange(db, tenantId, now)
  return number
}

export async function readGenerations(db: Queryable, tenantId: string): Promise<Generations> {
  return { live: await findLive(db, tenantId), generations: await findGenerations(db, tenantId) }
}

/** As of one moment. */
export async function getKnowledgeGenerations(
  { db }: { db: Pool },
  { tenantId }: Pick<AdminCaller, 'tenantId'>,
): Promise<Generations> {
  return await transaction(db, async client => await readGenerations(client, tenantId), { snapshot: true })
}

/**
 * Lets a generation answer; an earlier one than that which answers holds back every later candidate.
 * @throws Refusal `not_found`
 */
export async function promoteKnowledgeGeneration(
  { clock, ...deps }: ChangeDeps,
  caller: AdminCaller,
  number: number,
): Promise<Generations> {
  const { tenantId } = caller
  return await change({ ...deps, clock }, caller, 'knowledge_generation.promote', async (_stores, trx: Database) => {
    const client = await connectionOf(trx)
    await lockKnowledge(client, tenantId)
    const { live, generations } = await readGenerations(client, tenantId)
    found(generations.find(generation => generation.number === number))
    const after = { generation: number, held: number < live.generation || (live.held && number === live.generation) }
    await setLive(client, tenantId, after, clock.now())
    return {
      result: await readGenerations(client, tenantId),
      resource: { type: 'knowledge_generation', id: tenantId, name: String(number) },
      before: live,
      after,
    }
  })
}

/** Lets the candidate answer as it was checked: not where it was changed, or held back, in the meantime. */
export async function promoteCandidate(
  db: Pool,
  tenantId: string,
  { number, changes }: Pick<Generation, 'number' | 'changes'>,
  now: Date,
): Promise<boolean> {
  return await transaction(db, async client => {
    await lockKnowledge(client, tenantId)
    const { live, generations } = await readGenerations(client, tenantId)
    const [newest] = generations
    const isAsChecked = newest?.number === number && newest.promotedAt === null && newest.changes === changes
    if (!isAsChecked || live.held) return false
    await setLive(client, tenantId, { generation: number, held: false }, now)
    return true
  })
}
