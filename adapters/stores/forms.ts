import type { JsonObject } from '../../domain/json.ts'
import type { FormDefinition } from '../../generated/schemas/form.ts'
import { defineTable, tenantRows } from './tenant-rows.ts'
import type { Database, Kept, TenantRows } from './tenant-rows.ts'

export interface Form extends Kept {
  id: string
  /** Unique in the workspace. */
  code: string
  /** Null: withdrawn or never published. */
  publishedVersionId: string | null
  /** What is being edited; may be incomplete. Null: nothing has changed since the latest version. */
  draft: JsonObject | null
  /** Raised whenever the draft is another one; its entity tag. */
  draftRevision: number
  draftUpdatedAt: Date
  draftUpdatedBy: unknown
  updatedBy: unknown
}
export type NewForm = Pick<Form, 'id' | 'code' | 'draft' | 'draftUpdatedBy' | 'updatedBy'>

/** Immutable once inserted. */
export interface FormVersion {
  id: string
  formId: string
  /** Counted from 1 in each form. */
  version: number
  definition: FormDefinition
  note: string | null
  publishedBy: unknown
  publishedAt: Date
}
export type NewFormVersion = Omit<FormVersion, 'publishedAt'>

export type FormStatus = 'draft' | 'published' | 'withdrawn'
export type UserRef = { id: string, name: string }

/** A form with what is known of it from elsewhere. */
export interface FormOverview {
  form: Form
  status: FormStatus
  /** The draft as it is edited: the latest version where nothing has changed since. */
  draft: JsonObject
  live: { version: number, definition: FormDefinition, publishedAt: Date } | null
  latestVersion: number | null
  submissions: number
  updatedBy: UserRef | null
  draftUpdatedBy: UserRef | null
}
export type FormVersionOverview = Omit<FormVersion, 'definition' | 'publishedBy'> & { live: boolean, publishedBy: UserRef | null }

export interface FormStore extends TenantRows<Form, NewForm> {
  versions: Pick<TenantRows<FormVersion, NewFormVersion>, 'find' | 'insert'>
  /** The form, with its row locked until the transaction ends. */
  lock: (formId: string) => Promise<Form | undefined>
  /** Codes of the published forms. */
  publishedCodes: () => Promise<string[]>
  latestVersion: (formId: string) => Promise<FormVersion | undefined>
  /** Another draft, or none; also to be called when another version became its base. */
  saveDraft: (formId: string, draft: JsonObject | null, by: unknown) => Promise<void>
  /** Sorted by code. `search`: part of the code or the title. */
  overviews: (only: { id?: string, after?: string | undefined, status?: FormStatus | undefined, search?: string | undefined, limit: number }) => Promise<FormOverview[]>
  /** Newest first. `before`: only versions with a smaller number. */
  versionOverviews: (formId: string, only: { version?: number, before?: number | undefined, limit: number }) => Promise<FormVersionOverview[]>
}

const formTable = defineTable({ table: 'forms', json: ['draft', 'draftUpdatedBy', 'updatedBy'] })
const versionTable = defineTable({ table: 'form_versions', json: ['definition', 'publishedBy'], without: ['revision', 'createdAt', 'updatedAt'] })

/** Who did it, by the name of today, or the one at that time where the user is gone; null for what was no user. */
const userRef = (column: string, row: string) => `(
  select jsonb_build_object('id', by.id, 'name', coalesce((select u.name from users u where u.tenant_id = ${row}.tenant_id and cast(u.id as text) = by.id), by.name))
  from jsonb_to_record(${row}.${column}) as by (type text, id text, name text) where by.type = 'user')`

const OVERVIEW = `
  select f.id, coalesce(f.draft, l.definition) as draft_definition, l.version as latest_version,
    p.version as live_version, p.definition as live_definition, p.published_at as live_published_at,
    (select cast(count(*) as int) from form_submissions s where s.tenant_id = f.tenant_id and s.form_id = f.id) as submissions,
    ${userRef('updated_by', 'f')} as updated_by_ref, ${userRef('draft_updated_by', 'f')} as draft_updated_by_ref
  from forms f
  left join form_versions p on p.tenant_id = f.tenant_id and p.form_id = f.id and p.id = f.published_version_id
  left join lateral (select v.version, v.definition from form_versions v where v.tenant_id = f.tenant_id and v.form_id = f.id order by v.version desc limit 1) l on true`

interface OverviewRow {
  id: string, draft_definition: JsonObject, latest_version: number | null
  live_version: number | null, live_definition: FormDefinition | null, live_published_at: Date | null
  submissions: number, updated_by_ref: UserRef | null, draft_updated_by_ref: UserRef | null
}
interface VersionRow { id: string, form_id: string, version: number, note: string | null, published_at: Date, published_by_ref: UserRef | null, live: boolean }

export function forms(db: Database, tenantId: string): FormStore {
  const versions = tenantRows<FormVersion, NewFormVersion>(versionTable, db, tenantId)
  const rows = tenantRows<Form, NewForm>(formTable, db, tenantId)
  return {
    ...rows,
    versions,
    async lock(formId) {
      await db('forms').where({ tenant_id: tenantId, id: formId }).forUpdate().first('id')
      return rows.find({ id: formId })
    },
    async publishedCodes() {
      return await db('forms').where('tenant_id', tenantId).whereNotNull('published_version_id').pluck<string[]>('code')
    },
    async latestVersion(formId) {
      const row = await db('form_versions').where({ tenant_id: tenantId, form_id: formId }).orderBy('version', 'desc').first<{ id: string } | undefined>('id')
      return row === undefined ? undefined : versions.find({ id: row.id })
    },
    async saveDraft(formId, draft, by) {
      await db('forms').where({ tenant_id: tenantId, id: formId }).update({
        draft: draft === null ? null : JSON.stringify(draft), draft_revision: db.raw('draft_revision + 1'), draft_updated_at: db.fn.now(), draft_updated_by: JSON.stringify(by),
        updated_by: JSON.stringify(by), updated_at: db.fn.now(), revision: db.raw('revision + 1'),
      })
    },
    async overviews({ id, after, status, search, limit }) {
      const conditions = {
        id: id === undefined ? undefined : 'f.id = :id',
        after: after === undefined ? undefined : 'f.code > :after',
        status: status === undefined ? undefined : STATUS[status],
        search: search === undefined ? undefined : "(strpos(lower(f.code), lower(:search)) > 0 or strpos(lower(coalesce(f.draft, l.definition)->>'title'), lower(:search)) > 0)",
      }
      const where = ['f.tenant_id = :tenantId', ...Object.values(conditions).filter(condition => condition !== undefined)].join(' and ')
      const given = Object.fromEntries(Object.entries({ id, after, search }).filter(([, value]) => value !== undefined))
      const { rows: found } = await db.raw<{ rows: OverviewRow[] }>(`${OVERVIEW} where ${where} order by f.code limit :limit`, { tenantId, limit, ...given })
      const kept = new Map((await formTable.model.query(db).where('tenant_id', tenantId).whereIn('id', found.map(row => row.id))).map(row => [(row as unknown as Form).id, row as unknown as Form]))
      return found.flatMap(row => {
        const form = kept.get(row.id)
        return form === undefined ? [] : [toOverview(row, form)]
      })
    },
    async versionOverviews(formId, { version, before, limit }) {
      const { rows: found } = await db.raw<{ rows: VersionRow[] }>(`
        select v.id, v.form_id, v.version, v.note, v.published_at, ${userRef('published_by', 'v')} as published_by_ref, coalesce(f.published_version_id = v.id, false) as live
        from form_versions v join forms f on f.tenant_id = v.tenant_id and f.id = v.form_id
        where v.tenant_id = :tenantId and v.form_id = :formId and (cast(:version as int) is null or v.version = :version) and (cast(:before as int) is null or v.version < :before)
        order by v.version desc limit :limit`, { tenantId, formId, version: version ?? null, before: before ?? null, limit })
      return found.map(row => ({ id: row.id, formId: row.form_id, version: row.version, note: row.note, publishedAt: row.published_at, publishedBy: row.published_by_ref, live: row.live }))
    },
  }
}

const STATUS: Record<FormStatus, string> = {
  draft: 'l.version is null',
  published: 'f.published_version_id is not null',
  withdrawn: 'f.published_version_id is null and l.version is not null',
}

function toOverview(row: OverviewRow, form: Form): FormOverview {
  const { live_version: version, live_definition: definition, live_published_at: publishedAt } = row
  const live = version === null || definition === null || publishedAt === null ? null : { version, definition, publishedAt }
  return {
    form, live,
    status: live !== null ? 'published' : row.latest_version !== null ? 'withdrawn' : 'draft',
    draft: row.draft_definition, latestVersion: row.latest_version, submissions: row.submissions,
    updatedBy: row.updated_by_ref, draftUpdatedBy: row.draft_updated_by_ref,
  }
}
