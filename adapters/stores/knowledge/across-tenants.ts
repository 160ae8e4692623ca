// The purge covers all workspaces: retention of these questions is the same for each. A worker looks in all of them for
// vectors to make, and for documents to promote.
import { statement, type Queryable } from '../../postgres/statement.ts'

const purge = statement(
  'purge_knowledge_gaps',
  `
  delete from knowledge_gaps
  where last_seen_at < $1
  returning 1 as one`,
)

/** Deletes questions that were last asked before this time. @returns how many */
export async function purgeKnowledgeGaps(db: Queryable, before: Date): Promise<number> {
  return (await purge(db, [before])).length
}

const configured = statement<{ tenantId: string }>(
  'knowledge_workspaces_with_embeddings',
  `
  select scope_id as "tenantId" from config_values
  where scope_kind = 'tenant' and path = 'engine/answers/embeddings' and value is not null`,
)
const embedded = statement<{ tenantId: string }>(
  'knowledge_workspaces_with_vectors',
  'select distinct tenant_id as "tenantId" from knowledge_vector_sets',
)

/** The workspaces that want vectors, and those that have some. */
export async function findWorkspacesWithVectors(db: Queryable): Promise<string[]> {
  const rows = [...(await configured(db, [])), ...(await embedded(db, []))]
  return [...new Set(rows.map(({ tenantId }) => tenantId))]
}

const generations = statement<{ tenantId: string }>(
  'knowledge_workspaces_with_generations',
  'select distinct tenant_id as "tenantId" from knowledge_generations order by 1',
)

/** The workspaces that have more than the documents that answer. */
export async function findWorkspacesWithGenerations(db: Queryable): Promise<string[]> {
  return (await generations(db, [])).map(({ tenantId }) => tenantId)
}
