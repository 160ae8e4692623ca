import type { Pool } from '../../adapters/postgres/pool.ts'
import type { KnowledgeGap } from '../../adapters/stores/knowledge/gaps.ts'
import { forTenant } from '../../adapters/stores/tenant.ts'
import { unknownValue, type Refusal } from '../../domain/refusal.ts'
import type { AdminCaller } from '../admin/caller.ts'
import { change, found, type ChangeDeps } from '../admin/change.ts'
import { collectedTextOperations } from '../admin/collected-texts.ts'
import type { Settings } from '../configuration/settings.ts'
import { prepareDocuments } from './documents.ts'
import { promotionOf } from './generations.ts'
import { documentSaved, type KnowledgeDocument } from './uploaded-documents.ts'

export type { KnowledgeGap }

const gaps = collectedTextOperations({
  type: 'knowledge_gap',
  list: 'knowledge gaps',
  textsIn: stores => stores.knowledgeGaps,
})
export const listKnowledgeGaps = gaps.list
export const getKnowledgeGap = gaps.get
export const dismissKnowledgeGap = gaps.dismiss

/** `question` and `language`: as the document has them; undefined for those of the gap. */
export type GapAnswer = {
  sourceId: string
  answer: string
  question?: string | undefined
  url?: string | undefined
  language?: string | undefined
  labels?: string[] | undefined
}

/**
 * Makes a document of a question and its answer, with the question as its title, and takes the question off the list.
 * @throws Refusal `not_found`, `validation_failed` for a source that does not exist
 */
export async function answerKnowledgeGap(
  deps: ChangeDeps & { db: Pool; settings: Settings },
  caller: AdminCaller,
  id: string,
  { sourceId, answer, question, url: given, language, labels }: GapAnswer,
): Promise<KnowledgeDocument> {
  const { tenantId } = caller
  const gap = found(await forTenant(deps.knex, tenantId).knowledgeGaps.find({ id }))
  const title = (question ?? gap.text.replaceAll(/\s+/g, ' ')).trim()
  const url = given ?? `file:${title}`
  const source = { tenantId, sourceId, promotion: await promotionOf(deps.settings, tenantId) }
  const { changed } = await prepareDocuments(deps.db, source, [
    {
      ...{ url, title, content: answer, format: 'markdown', modifiedAt: null, etag: null, links: null },
      labels,
      language: language ?? (gap.locale === '' ? undefined : gap.locale),
    },
  ])
  return await change(
    deps,
    caller,
    'training_document.answer_gap',
    async ({ sources, knowledgeGaps, documents }, trx) => {
      if ((await sources.findForUpdate({ id: sourceId })) === undefined) throw unknownSource()
      // Another answer may have taken it off the list.
      found(await knowledgeGaps.findForUpdate({ id }))
      await knowledgeGaps.delete(id)
      return await documentSaved(deps, { documents, trx }, source, { url, changed })
    },
  )
}

function unknownSource(): Refusal {
  return unknownValue('sourceId', 'There is no such training source')
}
