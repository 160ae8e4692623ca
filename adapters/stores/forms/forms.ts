import type { Knex } from '../../postgres/pool.ts'
import type { JsonObject } from '../../../domain/json.ts'
import type { FormDefinition } from '../../../generated/schemas/form.ts'
import { keysetSql, pageOf, type Order, type Page, type Window } from '../../postgres/keyset.ts'
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
  latestVersion: number | null
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

/** Columns as the lists of overviews name them. */
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
  live_version: number | null
  live_definition: FormDefinition | null
  live_published_at: Date | null
  submissions: number
  updated_by_ref: UserRef | null
  draft_updated_by_ref: UserRef | null
  keyset: string[]
}
interface VersionRow {
  id: string
  form_id: string
  version: number
  note: string | null
  published_at: Date
  published_by_ref: UserRef | null
  live: boolean
  keyset: string[]
}

export function forms(db: Database, tenantId: string): FormStore {
  const versions = tenantRows<FormVersion, NewFormVersion>(versionTable, db, tenantId)
  const rows = tenantRows<Form, NewForm>(formTable, db, tenantId)
  return {
    ...rows,
    versions,
    async latestVersion(formId) {
      const row = await db('form_versions')
        .where({ tenant_id: tenantId, form_id: formId })
        .orderBy('version', 'desc')
        .first<{ id: string } | undefined>('id')
      return row === undefined ? undefined : versions.find({ id: row.id })
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
      return (
        await overviewsIn({ limit: 1, after: undefined }, query => {
          void query.where('f.id', formId)
        })
      ).items[0]
    },
    async overviews({ status, search }, window) {
      return await overviewsIn(window, query => {
        if (status !== undefined) void query.whereRaw(STATUS[status])
        if (search !== undefined)
          void query.whereRaw(
            `(
              strpos(lower(f.code), lower(?)) > 0
              or strpos(lower(coalesce(f.draft, l.definition) ->> 'title'), lower(?)) > 0
            )`,
            [search, search],
          )
      })
    },
    async versionOverview(formId, version) {
      return (
        await versionsIn(formId, { limit: 1, after: undefined }, query => {
          void query.where('v.version', version)
        })
      ).items[0]
    },
    async versionOverviews(formId, window) {
      return await versionsIn(formId, window)
    },
  }

  async function overviewsIn(window: Window, narrow: (query: Knex.QueryBuilder) => void): Promise<Page<FormOverview>> {
    const { after, orderBy, key } = keysetSql(FORMS_BY_CODE, window)
    const read = db
      .select(db.raw(OVERVIEW), db.raw(key))
      .from(db.raw(OVERVIEW_FROM))
      .where('f.tenant_id', tenantId)
      .orderByRaw(orderBy)
      .limit(window.limit + 1)
    if (after !== undefined) void read.whereRaw(after.sql, [...after.bindings])
    narrow(read)
    return pageOf((await read) as OverviewRow[], window.limit, toOverview)
  }

  async function versionsIn(
    formId: string,
    window: Window,
    narrow?: (query: Knex.QueryBuilder) => void,
  ): Promise<Page<FormVersionOverview>> {
    const { after, orderBy, key } = keysetSql(NEWEST_VERSION_FIRST, window)
    const read = db
      .select(db.raw(VERSION), db.raw(key))
      .from(db.raw(VERSION_FROM))
      .where({ 'v.tenant_id': tenantId, 'v.form_id': formId })
      .orderByRaw(orderBy)
      .limit(window.limit + 1)
    if (after !== undefined) void read.whereRaw(after.sql, [...after.bindings])
    narrow?.(read)
    return pageOf((await read) as VersionRow[], window.limit, row => ({
      id: row.id,
      formId: row.form_id,
      version: row.version,
      note: row.note,
      publishedAt: row.published_at,
      publishedBy: row.published_by_ref,
      live: row.live,
    }))
  }
}

const STATUS: Record<FormStatus, string> = {
  draft: 'l.version is null',
  published: 'f.published_version_id is not null',
  withdrawn: 'f.published_version_id is null and l.version is not null',
}

/** One statement reads a form with its versions: the entity tags of one state never come with another one. */
function toOverview(row: OverviewRow): FormOverview {
  const { live_version: version, live_definition: definition, live_published_at: publishedAt } = row
  const live =
    version === null || definition === null || publishedAt === null ? null : { version, definition, publishedAt }
  return {
    form: formTable.columns.parse(row) as unknown as Form,
    live,
    status: live !== null ? 'published' : row.latest_version !== null ? 'withdrawn' : 'draft',
    draft: row.draft_definition,
    latestVersion: row.latest_version,
    submissions: row.submissions,
    updatedBy: row.updated_by_ref,
    draftUpdatedBy: row.draft_updated_by_ref,
  }
}
