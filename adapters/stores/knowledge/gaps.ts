import { statement, type Queryable } from '../../postgres/statement.ts'
import { defineTable, tenantRows, type Database } from '../../postgres/tenant-rows.ts'
import { TEXTS_AT_MOST, type CollectedText, type CollectedTextStore } from '../collected-texts.ts'

/** A question that no document answers. `flow` (its code) and `node`: where it was asked last. */
export interface KnowledgeGap extends CollectedText {
  flow: string
  node: string
}

const table = defineTable({ table: 'knowledge_gaps', without: ['revision', 'createdAt', 'updatedAt'] })

export function knowledgeGaps(db: Database, tenantId: string): CollectedTextStore<KnowledgeGap> {
  return tenantRows(table, db, tenantId)
}

const record = statement(
  'record_knowledge_gap',
  `
  insert into knowledge_gaps (tenant_id, id, locale, text, normalized, flow, node, first_seen_at, last_seen_at)
  select $1, $2, $3, $4, $5, $6, $7, $8, $8
  where (select count(*) from (select 1 from knowledge_gaps where tenant_id = $1 limit ${TEXTS_AT_MOST}) known)
      < ${TEXTS_AT_MOST}
    or exists (select 1 from knowledge_gaps where tenant_id = $1 and locale = $3 and normalized = $5)
  on conflict (tenant_id, locale, normalized) do update
  set count = knowledge_gaps.count + 1,
    flow = excluded.flow,
    node = excluded.node,
    last_seen_at = greatest(knowledge_gaps.last_seen_at, excluded.last_seen_at)`,
)

/** A gap that a turn comes upon. */
export type GapWrite = Pick<KnowledgeGap, 'id' | 'locale' | 'text' | 'flow' | 'node'> & { normalized: string }

/** Counts a question, in the transaction of its turn. */
export async function recordGap(
  db: Queryable,
  { tenantId, now }: { tenantId: string; now: Date },
  { id, locale, text, normalized, flow, node }: GapWrite,
): Promise<void> {
  await record(db, [tenantId, id, locale, text, normalized, flow, node, now])
}
