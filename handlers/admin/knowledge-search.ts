import type { Pool } from '../../adapters/postgres/pool.ts'
import type { EmbeddingDeps } from '../../services/knowledge/embedding.ts'
import { searchAll } from '../../services/knowledge/search.ts'
import { vectorProgress } from '../../services/knowledge/vector-progress.ts'
import { callerAdmin, idOf } from '../inputs.ts'
import type { ReplyOf, RequestOf } from '../wire.ts'

export async function searchKnowledge(
  deps: EmbeddingDeps,
  { caller, body }: RequestOf<'searchKnowledge'>,
): Promise<ReplyOf<'searchKnowledge'>> {
  const { question, sources, language, limit } = body
  const query = { question, sources: sources?.map(idOf), language, limit }
  const [search] = await searchAll(deps, callerAdmin(caller).tenantId, [query])
  return { status: 200, body: search ?? { languages: [], vectors: null, passages: [] } }
}

export async function getKnowledgeVectors(
  { db }: { db: Pool },
  { caller }: RequestOf<'getKnowledgeVectors'>,
): Promise<ReplyOf<'getKnowledgeVectors'>> {
  const { passages, sets } = await vectorProgress(db, callerAdmin(caller).tenantId)
  return { status: 200, body: { passages, sets: sets.map(set => ({ ...set, dueAt: set.dueAt.toISOString() })) } }
}
