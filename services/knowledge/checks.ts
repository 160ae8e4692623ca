import type { Order } from '../../adapters/postgres/keyset.ts'
import type { KnowledgeCheck, NewKnowledgeCheck } from '../../adapters/stores/knowledge/checks.ts'
import { forTenant } from '../../adapters/stores/tenant.ts'
import { lockTenant } from '../../adapters/stores/tenants/tenants.ts'
import { checkPassages, type CheckOutcome } from '../../domain/knowledge/checks.ts'
import { ANSWER_DEFAULTS } from '../../domain/knowledge/answer-defaults.ts'
import { Refusal } from '../../domain/refusal.ts'
import type { AdminCaller } from '../admin/caller.ts'
import type { ChangeDeps, StoredReply } from '../admin/change.ts'
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

/** Looks for the question of each check in the documents as they are now. */
export async function runKnowledgeChecks(
  deps: Pick<ChangeDeps, 'knex'> & EmbeddingDeps,
  { tenantId }: AdminCaller,
): Promise<CheckResult[]> {
  const stored = await forTenant(deps.knex, tenantId).knowledgeChecks.list({}, 'question')
  const searches = await searchAll(
    deps,
    tenantId,
    stored.map(({ question, language }) => ({ question, language: language ?? undefined, limit: LOOKED_AT })),
  )
  return stored.map((check, index) => {
    const passages = searches[index]?.passages ?? []
    return { check, ...checkPassages(check, passages), found: passages.slice(0, ANSWER_DEFAULTS.passages) }
  })
}
