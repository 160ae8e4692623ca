import type { Order } from '../../adapters/postgres/keyset.ts'
import type { KnowledgeCheck, NewKnowledgeCheck } from '../../adapters/stores/knowledge/checks.ts'
import {
  findGenerations,
  saveCheckSummary,
  type CheckSummary,
  type Generation,
} from '../../adapters/stores/knowledge/generations.ts'
import { forTenant } from '../../adapters/stores/tenant.ts'
import { lockTenant } from '../../adapters/stores/tenants/tenants.ts'
import { checkPassages, type CheckOutcome } from '../../domain/knowledge/checks.ts'
import { ANSWER_DEFAULTS } from '../../domain/knowledge/answer-defaults.ts'
import { pick } from '../../domain/pick.ts'
import { Refusal } from '../../domain/refusal.ts'
import type { AdminCaller } from '../admin/caller.ts'
import { found, type ChangeDeps, type StoredReply } from '../admin/change.ts'
import { resourceOperations } from '../admin/resources.ts'
import type { EmbeddingDeps } from './embedding.ts'
import { searchAll, type FoundPassage } from './search.ts'

export type { KnowledgeCheck }
export type CheckResult = CheckOutcome & { check: KnowledgeCheck; found: FoundPassage[] }

const CHECKS_AT_MOST = 100
/** Among these a passage is looked for that is not found well enough. */
const LOOKED_AT = 50
const BY_QUESTION: Order = {
  columns: [
    { column: 'question', kind: 'text' },
    { column: 'id', kind: 'uuid' },
  ],
}

const checks = resourceOperations({
  type: 'knowledge_check',
  list: 'knowledge checks',
  order: BY_QUESTION,
  rowsIn: stores => stores.knowledgeChecks,
  nameOf: ({ question }) => question,
})

export const listKnowledgeChecks = checks.list
export const getKnowledgeCheck = checks.get
export const updateKnowledgeCheck = checks.update
export const deleteKnowledgeCheck = checks.delete

/** @throws Refusal `conflict` for more than a workspace may have */
export async function createKnowledgeCheck(
  deps: ChangeDeps,
  caller: AdminCaller,
  input: Omit<NewKnowledgeCheck, 'id'>,
  answer: (check: KnowledgeCheck) => StoredReply,
): Promise<KnowledgeCheck> {
  return await checks.create(
    deps,
    caller,
    { id: deps.newId(), ...input },
    {
      answer,
      requireValid: async ({ knowledgeChecks }, trx) => {
        await lockTenant(trx, caller.tenantId)
        if ((await knowledgeChecks.list()).length >= CHECKS_AT_MOST)
          throw new Refusal('conflict', { message: `A workspace has at most ${CHECKS_AT_MOST} checks` })
      },
    },
  )
}

export type CheckDeps = Pick<ChangeDeps, 'knex'> & EmbeddingDeps

/**
 * Looks for the question of each check in the documents of a generation, or of the one that answers. How the candidate
 * did is stored.
 * @throws Refusal `not_found` for an unknown generation
 */
export async function runKnowledgeChecks(
  deps: CheckDeps,
  { tenantId }: Pick<AdminCaller, 'tenantId'>,
  number: number | undefined,
): Promise<CheckResult[]> {
  if (number === undefined) return await resultsOf(deps, tenantId, undefined)
  const generation = found((await findGenerations(deps.db, tenantId)).find(one => one.number === number))
  const results = await resultsOf(deps, tenantId, number)
  await saveCheckSummary(deps.db, tenantId, number, summaryOf(results, generation), deps.clock.now())
  return results
}

/** How the checks go on the documents of a generation. */
export async function checkGeneration(
  deps: CheckDeps,
  tenantId: string,
  generation: Pick<Generation, 'number' | 'changes'>,
): Promise<CheckSummary> {
  return summaryOf(await resultsOf(deps, tenantId, generation.number), generation)
}

function summaryOf(results: readonly CheckResult[], { changes }: Pick<Generation, 'changes'>): CheckSummary {
  const broken = results
    .filter(({ passed }) => !passed)
    .map(({ check, position, coverage, found: instead }) => ({
      ...{ checkId: check.id, question: check.question, url: check.url, heading: check.heading },
      ...{ position, coverage },
      found: instead.map(passage => pick(passage, 'url', 'title', 'headings', 'coverage')),
    }))
  return { changes, checks: results.length, broken }
}

async function resultsOf(deps: CheckDeps, tenantId: string, generation: number | undefined): Promise<CheckResult[]> {
  const stored = await forTenant(deps.knex, tenantId).knowledgeChecks.list({}, 'question')
  const searches = await searchAll(
    deps,
    tenantId,
    stored.map(({ question, language }) => ({
      ...{ question, language: language ?? undefined, generation },
      limit: LOOKED_AT,
    })),
  )
  return stored.map((check, index) => {
    const passages = searches[index]?.passages ?? []
    return { check, ...checkPassages(check, passages), found: passages.slice(0, ANSWER_DEFAULTS.passages) }
  })
}
