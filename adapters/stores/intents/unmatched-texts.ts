import type { Order, Page, Window } from '../../postgres/keyset.ts'
import { statement, type Queryable } from '../../postgres/statement.ts'
import { defineTable, tenantRows, type Database, type TenantRows } from '../../postgres/tenant-rows.ts'

/** A text that no intent fits, redacted; `count`: how often it was typed. */
export interface UnmatchedText {
  id: string
  locale: string
  text: string
  count: number
  firstSeenAt: Date
  lastSeenAt: Date
}

export interface UnmatchedTextStore extends Pick<
  TenantRows<UnmatchedText, never>,
  'find' | 'findForUpdate' | 'delete'
> {
  /** The latest first. */
  latest: (filter: { locale?: string | undefined }, window: Window) => Promise<Page<UnmatchedText>>
}

export const LATEST_SEEN_FIRST: Order = {
  columns: [
    { column: 'last_seen_at', kind: 'instant' },
    { column: 'id', kind: 'uuid' },
  ],
  descending: true,
}

const table = defineTable({ table: 'unmatched_texts', without: ['revision', 'createdAt', 'updatedAt'] })

export function unmatchedTexts(db: Database, tenantId: string): UnmatchedTextStore {
  const { find, findForUpdate, delete: remove, page } = tenantRows<UnmatchedText, never>(table, db, tenantId)
  return {
    find,
    findForUpdate,
    delete: remove,
    latest: async ({ locale }, window) => await page(LATEST_SEEN_FIRST, window, locale === undefined ? {} : { locale }),
  }
}

/** Anybody with a session can cause rows: beyond these of a workspace only known texts are counted. */
const ROWS_AT_MOST = 2_000

const record = statement(
  'record_unmatched_text',
  `
  insert into unmatched_texts (tenant_id, id, locale, text, normalized, first_seen_at, last_seen_at)
  select $1, $2, $3, $4, $5, $6, $6
  where (select count(*) from (select 1 from unmatched_texts where tenant_id = $1 limit ${ROWS_AT_MOST}) known)
      < ${ROWS_AT_MOST}
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
