import type { Knex } from '../../postgres/pool.ts'
import type { JsonObject } from '../../../domain/json.ts'
import type { FormDefinition } from '../../../generated/schemas/form.ts'
import { readPage, type Order, type Page, type Window } from '../../postgres/keyset.ts'
import { defineTable, tenantRows, type Database, type Revisioned, type TenantRows } from '../../postgres/tenant-rows.ts'
import { userRef, type UserRef } from '../people/user-ref.ts'

export interface Form extends Revisioned {
  id: string
  /** Unique in the workspace. */
  code: string
  /** Null: withdrawn or never published. */
  publishedVersionId: string | null
  /** The edited definition; may be incomplete. Null: nothing has changed since the latest version. */
  draft: JsonObject | null
  /** Raised whenever the draft changes; its entity tag. */
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

/** A form with its live version and the number of its submissions. */
export interface FormOverview {
  form: Form
  status: FormStatus
  /** The draft being edited, or the latest version when nothing has changed since. */
  draft: JsonObject
  live: { version: number; definition: FormDefinition; publishedAt: Date } | null
  latest: { version: number; definition: FormDefinition } | null
  submissions: number
  updatedBy: UserRef | null
  draftUpdatedBy: UserRef | null
}
export type FormVersionOverview = Omit<FormVersion, 'definition' | 'publishedBy'> & {
  live: boolean
  publishedBy: UserRef | null
}

export interface FormStore extends TenantRows<Form, NewForm> {
  versions: Pick<TenantRows<FormVersion, NewFormVersion>, 'find' | 'insert'>
  latestVersion: (formId: string) => Promise<FormVersion | undefined>
  /** Names of the fields of published forms, by the form's code. */
  liveFields: (codes: readonly string[]) => Promise<ReadonlyMap<string, readonly string[]>>
  /** Replaces or removes the draft; also to be called when it is based on another version. */
  saveDraft: (formId: string, draft: JsonObject | null, by: unknown) => Promise<void>
  overview: (formId: string) => Promise<FormOverview | undefined>
  /** Sorted by code. `search`: part of the code or the title of the draft, whatever the case. */
  overviews: (
    filter: { status?: FormStatus | undefined; search?: string | undefined },
    window: Window,
  ) => Promise<Page<FormOverview>>
  versionOverview: (formId: string, version: number) => Promise<FormVersionOverview | undefined>
  /** Newest first. */
  versionOverviews: (formId: string, window: Window) => Promise<Page<FormVersionOverview>>
}

/** Columns as overview lists name them. */
export const FORMS_BY_CODE: Order = { columns: [{ column: 'f.code', kind: 'text' }] }
export const NEWEST_VERSION_FIRST: Order = { columns: [{ column: 'v.version', kind: 'number' }], descending: true }

const formTable = defineTable({ table: 'forms', json: ['draft', 'draftUpdatedBy', 'updatedBy'] })
const versionTable = defineTable({
  table: 'form_versions',
  json: ['definition', 'publishedBy'],
  without: ['revision', 'createdAt', 'updatedAt'],
})

const OVERVIEW = `
    f.*, coalesce(f.draft, l.definition) as draft_definition, l.version as latest_version,
    l.definition as latest_definition,
    p.version as live_version, p.definition as live_definition, p.published_at as live_published_at,
    (
      select cast(count(*) as int)
      from form_submissions s
      where s.tenant_id = f.tenant_id and s.form_id = f.id
    ) as submissions,
    ${userRef('updated_by', 'f')} as updated_by_ref, ${userRef('draft_updated_by', 'f')} as draft_updated_by_ref`
const OVERVIEW_FROM = `forms f
  left join form_versions p on p.tenant_id = f.tenant_id and p.form_id = f.id and p.id = f.published_version_id
  left join lateral (
    select v.version, v.definition
    from form_versions v
    where v.tenant_id = f.tenant_id and v.form_id = f.id
    order by v.version desc
    limit 1
  ) l on true`
const VERSION = `v.id, v.form_id, v.version, v.note, v.published_at,
    ${userRef('published_by', 'v')} as published_by_ref,
    coalesce(f.published_version_id = v.id, false) as live`
const VERSION_FROM = `form_versions v
    join forms f on f.tenant_id = v.tenant_id and f.id = v.form_id`

interface OverviewRow extends Record<string, unknown> {
  draft_definition: JsonObject
  latest_version: number | null
  latest_definition: FormDefinition | null
  live_version: number | null
  live_definition: FormDefinition | null
  live_published_at: Date | null
  submissions: number
  updated_by_ref: UserRef | null
  draft_updated_by_ref: UserRef | null
}
interface VersionRow {
  id: string
  form_id: string
  version: number
  note: string | null
  published_at: Date
  published_by_ref: UserRef | null
  live: boolean
}

const LIVE_FIELDS = `
select f.code, array(select field ->> 'name' from jsonb_array_elements(v.definition -> 'fields') field) as fields
from forms f
join form_versions v on v.tenant_id = f.tenant_id and v.id = f.published_version_id
where f.tenant_id = :tenantId and f.code = any(:codes)`

export function forms(db: Database, tenantId: string): FormStore {
  const versions = tenantRows<FormVersion, NewFormVersion>(versionTable, db, tenantId)
  return {
    ...tenantRows<Form, NewForm>(formTable, db, tenantId),
    versions,
    async latestVersion(formId) {
      const row = await db('form_versions')
        .where({ tenant_id: tenantId, form_id: formId })
        .orderBy('version', 'desc')
        .first<{ id: string } | undefined>('id')
      return row === undefined ? undefined : versions.find({ id: row.id })
    },
    async liveFields(codes) {
      if (codes.length === 0) return new Map()
      const { rows } = await db.raw<{ rows: { code: string; fields: string[] }[] }>(LIVE_FIELDS, {
        tenantId,
        codes: [...new Set(codes)],
      })
      return new Map(rows.map(({ code, fields }) => [code, fields]))
    },
    async saveDraft(formId, draft, by) {
      await db('forms')
        .where({ tenant_id: tenantId, id: formId })
        .update({
          draft: draft === null ? null : JSON.stringify(draft),
          draft_revision: db.raw('draft_revision + 1'),
          draft_updated_at: db.fn.now(),
          draft_updated_by: JSON.stringify(by),
          updated_by: JSON.stringify(by),
          updated_at: db.fn.now(),
          revision: db.raw('revision + 1'),
        })
    },
    async overview(formId) {
      const read = overviewsOf(db, tenantId).where('f.id', formId)
      return (await readPage(db, read, { order: FORMS_BY_CODE, window: ONE }, toOverview)).items[0]
    },
    async overviews({ status, search }, window) {
      const read = overviewsOf(db, tenantId)
      if (status !== undefined) void read.whereRaw(STATUS[status])
      if (search !== undefined) void read.whereRaw(MATCHES, [search, search])
      return await readPage(db, read, { order: FORMS_BY_CODE, window }, toOverview)
    },
    async versionOverview(formId, version) {
      const read = versionsOf(db, tenantId, formId).where('v.version', version)
      return (await readPage(db, read, { order: NEWEST_VERSION_FIRST, window: ONE }, toVersionOverview)).items[0]
    },
    async versionOverviews(formId, window) {
      const read = versionsOf(db, tenantId, formId)
      return await readPage(db, read, { order: NEWEST_VERSION_FIRST, window }, toVersionOverview)
    },
  }
}

const ONE: Window = { limit: 1, after: undefined }
const MATCHES = `(
  strpos(lower(f.code), lower(?)) > 0
  or strpos(lower(coalesce(f.draft, l.definition) ->> 'title'), lower(?)) > 0
)`

function overviewsOf(db: Database, tenantId: string): Knex.QueryBuilder {
  return db.select(db.raw(OVERVIEW)).from(db.raw(OVERVIEW_FROM)).where('f.tenant_id', tenantId)
}

function versionsOf(db: Database, tenantId: string, formId: string): Knex.QueryBuilder {
  return db.select(db.raw(VERSION)).from(db.raw(VERSION_FROM)).where({ 'v.tenant_id': tenantId, 'v.form_id': formId })
}

const STATUS: Record<FormStatus, string> = {
  draft: 'l.version is null',
  published: 'f.published_version_id is not null',
  withdrawn: 'f.published_version_id is null and l.version is not null',
}

/** One statement reads a form with its versions: the entity tags of one state never come with another one. */
function toOverview(row: OverviewRow): FormOverview {
  const { live_version: version, live_definition: definition, live_published_at: publishedAt } = row
  const { latest_version: latestVersion, latest_definition: latest } = row
  const live =
    version === null || definition === null || publishedAt === null ? null : { version, definition, publishedAt }
  return {
    form: formTable.columns.parse(row) as unknown as Form,
    live,
    status: live !== null ? 'published' : latestVersion !== null ? 'withdrawn' : 'draft',
    draft: row.draft_definition,
    latest: latestVersion === null || latest === null ? null : { version: latestVersion, definition: latest },
    submissions: row.submissions,
    updatedBy: row.updated_by_ref,
    draftUpdatedBy: row.draft_updated_by_ref,
  }
}

function toVersionOverview(row: VersionRow): FormVersionOverview {
  return {
    id: row.id,
    formId: row.form_id,
    version: row.version,
    note: row.note,
    publishedAt: row.published_at,
    publishedBy: row.published_by_ref,
    live: row.live,
  }
}
