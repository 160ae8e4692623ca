import type { Order } from '../postgres/keyset.ts'
import type { TenantRows } from '../postgres/tenant-rows.ts'

/** A text of visitors that the team should see, redacted; `count`: how often it was typed. */
export interface CollectedText {
  id: string
  locale: string
  text: string
  count: number
  firstSeenAt: Date
  lastSeenAt: Date
}

/** Statements of turns and sessions write them. */
export type CollectedTextStore<Text extends CollectedText> = Pick<
  TenantRows<Text, never>,
  'find' | 'findForUpdate' | 'page' | 'delete'
>

export const LATEST_SEEN_FIRST: Order = {
  columns: [
    { column: 'last_seen_at', kind: 'instant' },
    { column: 'id', kind: 'uuid' },
  ],
  descending: true,
}

/** Anybody with a session can cause rows: beyond these of a workspace only known texts are counted. */
export const TEXTS_AT_MOST = 2_000
