import type { JsonObject } from '../../../domain/json.ts'
import { LATEST_FIRST, type Page, type Window } from '../../postgres/keyset.ts'
import { defineTable, tenantRows, type Database, type TenantRows } from '../../postgres/tenant-rows.ts'

/** Written by visitors, never changed. */
export interface FormSubmission {
  id: string
  formId: string
  formVersion: number
  clientSubmissionId: string | null
  keyId: string | null
  conversationId: string | null
  locale: string | null
  values: JsonObject
  createdAt: Date
}

export interface FormSubmissionStore extends Pick<TenantRows<FormSubmission, never>, 'find'> {
  /** Newest first, of `from` or later and before `to`. */
  ofForm: (
    formId: string,
    span: { from?: Date | undefined; to?: Date | undefined },
    window: Window,
  ) => Promise<Page<FormSubmission>>
  /** How many each of these forms has; one that has none is absent. */
  counts: (formIds: readonly string[]) => Promise<ReadonlyMap<string, number>>
}

const submissionTable = defineTable({ table: 'form_submissions', json: ['values'], without: ['revision', 'updatedAt'] })

export function formSubmissions(db: Database, tenantId: string): FormSubmissionStore {
  const rows = tenantRows<FormSubmission, never>(submissionTable, db, tenantId)
  return {
    find: rows.find,
    ofForm: async (formId, { from, to }, window) =>
      await rows.page(LATEST_FIRST, window, { formId }, query => {
        if (from !== undefined) void query.where('created_at', '>=', from)
        if (to !== undefined) void query.where('created_at', '<', to)
      }),
    async counts(formIds) {
      const found = await db('form_submissions')
        .where('tenant_id', tenantId)
        .whereIn('form_id', formIds)
        .groupBy('form_id')
        .select<{ form_id: string; count: number }[]>('form_id', db.raw('count(*)::integer as count'))
      return new Map(found.map(row => [row.form_id, row.count]))
    },
  }
}
