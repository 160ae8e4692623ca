import { statement, type Queryable } from '../../postgres/statement.ts'
import { defineTable, tenantRows, type Database } from '../../postgres/tenant-rows.ts'
import { TEXTS_AT_MOST, type CollectedText, type CollectedTextStore } from '../collected-texts.ts'

const table = defineTable({ table: 'unmatched_texts', without: ['revision', 'createdAt', 'updatedAt'] })

/** Texts that no intent fits. */
export function unmatchedTexts(db: Database, tenantId: string): CollectedTextStore<CollectedText> {
  return tenantRows(table, db, tenantId)
}

const record = statement(
  'record_unmatched_text',
  `
  insert into unmatched_texts (tenant_id, id, locale, text, normalized, first_seen_at, last_seen_at)
  select $1, $2, $3, $4, $5, $6, $6
  where (select count(*) from (select 1 from unmatched_texts where tenant_id = $1 limit ${TEXTS_AT_MOST}) known)
      < ${TEXTS_AT_MOST}
    or exists (select 1 from unmatched_texts where tenant_id = $1 and locale = $3 and normalized = $5)
  on conflict (tenant_id, locale, normalized) do update
  set count = unmatched_texts.count + 1, last_seen_at = excluded.last_seen_at`,
)

/** Counts a text that matches nothing. */
export async function recordUnmatchedText(
  db: Queryable,
  tenantId: string,
  { id, locale, text, normalized, at }: { id: string; locale: string; text: string; normalized: string; at: Date },
): Promise<void> {
  await record(db, [tenantId, id, locale, text, normalized, at])
}
