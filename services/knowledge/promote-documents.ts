import { transaction } from '../../adapters/postgres/transaction.ts'
import type { Pool } from '../../adapters/postgres/pool.ts'
import { findWorkspacesWithGenerations } from '../../adapters/stores/knowledge/across-tenants.ts'
import { lockKnowledge } from '../../adapters/stores/knowledge/documents.ts'
import {
  findEndedDocuments,
  forgetGenerations,
  saveCheckSummary,
  type Generation,
} from '../../adapters/stores/knowledge/generations.ts'
import { countVectors, findVectorSets } from '../../adapters/stores/knowledge/vectors.ts'
import { hasCrawls } from '../../adapters/stores/training/crawls.ts'
import { checkGeneration, type CheckDeps } from './checks.ts'
import { dropDocuments } from './documents.ts'
import { promoteCandidate, promotionOf, readGenerations, type Generations } from './generations.ts'

/** Generations that have answered, and can again. */
const KEPT = 10
/** Documents deleted in one transaction, which the crawls of the workspace wait for. */
const PORTION = 100

/**
 * In each workspace with generations: runs the checks on the candidate, lets it answer where all pass, and deletes
 * what no kept generation has. Two at once, or one that is killed, promote nothing that was not checked.
 */
export async function promoteDocuments(deps: CheckDeps): Promise<void> {
  for (const tenantId of await findWorkspacesWithGenerations(deps.db)) {
    await promoteIn(deps, tenantId)
    await forgetEarlier(deps.db, tenantId)
  }
}

async function promoteIn(deps: CheckDeps, tenantId: string): Promise<void> {
  const { db, clock, settings } = deps
  const { live, generations } = await readGenerations(db, tenantId)
  const [candidate] = generations
  if (candidate === undefined || candidate.promotedAt !== null || live.held) return
  // What a crawl has stored so far may lack what it still finds.
  if (await hasCrawls(db, tenantId, clock.now())) return
  const passes =
    (await promotionOf(settings, tenantId)) === 'at_once' ||
    (isChecked(candidate) ? candidate.broken?.length === 0 : await pass(deps, tenantId, candidate))
  if (passes) await promoteCandidate(db, tenantId, candidate, clock.now())
}

/** As it is now; a check that was changed since is run again when somebody asks. */
function isChecked({ changes, checkedChanges }: Generation): boolean {
  return checkedChanges === changes
}

async function pass(deps: CheckDeps, tenantId: string, candidate: Generation): Promise<boolean> {
  if (await hasVectorsToCome(deps.db, tenantId)) return false
  const summary = await checkGeneration(deps, tenantId, candidate)
  await saveCheckSummary(deps.db, tenantId, candidate.number, summary, deps.clock.now())
  return summary.broken.length === 0
}

/** Whether passages will be found by their vectors, and are not yet; a model that fails is not waited for. */
async function hasVectorsToCome(db: Pool, tenantId: string): Promise<boolean> {
  const set = (await findVectorSets(db, tenantId)).find(({ answers }) => answers)
  if (set?.failure !== null) return false
  const { passages, bySet } = await countVectors(db, tenantId)
  return (bySet.get(set.id) ?? 0) < passages
}

async function forgetEarlier(db: Pool, tenantId: string): Promise<void> {
  // Read without the lock, which every crawl of the workspace waits for: there is seldom anything to delete.
  while (await hasEarlier(db, tenantId))
    await transaction(db, async client => {
      await lockKnowledge(client, tenantId)
      const oldest = oldestKept(await readGenerations(client, tenantId))
      await dropDocuments(client, tenantId, await findEndedDocuments(client, tenantId, oldest, PORTION))
      await forgetGenerations(client, tenantId, oldest)
    })
}

async function hasEarlier(db: Pool, tenantId: string): Promise<boolean> {
  const known = await readGenerations(db, tenantId)
  const oldest = oldestKept(known)
  return (
    known.generations.some(({ number }) => number < oldest) ||
    (await findEndedDocuments(db, tenantId, oldest, 1)).length > 0
  )
}

function oldestKept({ live, generations }: Generations): number {
  const answered = generations.filter(({ promotedAt }) => promotedAt !== null).slice(0, KEPT)
  return Math.min(live.generation, ...answered.map(({ number }) => number))
}
