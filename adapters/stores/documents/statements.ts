import { userRef } from '../people/user-ref.ts'

/**
 * The tables of one kind of document; `key`: the column by which a version names its document, `own`: a column of a
 * flow's versions that other kinds do not have, beside the generation of the documents that it answers from.
 */
export type Names = { name: string; versions: string; key: string; own?: 'operations' }

export const STATUS = `case
    when d.published_version_id is not null then 'published'
    when latest.version is not null then 'withdrawn'
    else 'draft'
  end`
export const FOUND = '(strpos(lower(d.code), lower(?)) > 0 or strpos(lower(d.name), lower(?)) > 0)'

const LIVE_GENERATION =
  'coalesce((select k.generation from knowledge_live k where k.tenant_id = cast(:tenantId as uuid)), 0)'

/** A version as the other statements pass it on. */
function stored({ own }: Names, v: string): string {
  const more = own === undefined ? '' : `, '${own}', ${v}.${own}`
  return `jsonb_build_object('id', ${v}.id, 'version', ${v}.version, 'definition', ${v}.definition${more})`
}

/** Columns `latest` and `live` of the document with this id. */
export function versionColumns(names: Names, id: string): string {
  const { name, versions, key } = names
  return `
  (
    select ${stored(names, 'v')}
    from ${versions} v
    where v.tenant_id = :tenantId and v.${key} = ${id}
    order by v.version desc
    limit 1
  ) as latest,
  (
    select ${stored(names, 'v')}
    from ${name} d
    join ${versions} v on v.tenant_id = d.tenant_id and v.id = d.published_version_id
    where d.tenant_id = :tenantId and d.id = ${id}
  ) as live`
}

/** The statements of one kind of document. Parts of a statement see the rows as they were before it. */
export function statementsOf(names: Names) {
  return { ...readsOf(names), ...writesOf(names) }
}

/** Columns of the version `v`. */
function versionRecord({ key, own }: Names): string {
  return `v.${key} as document_id, v.version, v.note, v.rolled_back_from, v.published_at,
    ${userRef('published_by', 'v')} as published_by${own === undefined ? '' : ', v.knowledge_generation'}`
}

/** Columns of the document `d` with its latest and its live version. */
const RECORD = `d.id, d.code, d.name, latest.version as latest_version, p.version as published_version,
    p.published_at, p.definition as live,
    d.draft is not null and d.draft is distinct from latest.definition as unpublished_changes, d.revision,
    d.created_at, d.updated_at, ${userRef('updated_by', 'd')} as updated_by`

function readsOf(names: Names) {
  const { name, versions, key, own } = names
  const ownOf = (v: string) => (own === undefined ? '' : `, ${v}.${own}`)
  const version = `${versionRecord(names)}, d.published_version_id is not distinct from v.id as live`
  const withDocument = `${versions} v
    join ${name} d on d.tenant_id = v.tenant_id and d.id = v.${key}`
  const latest = `left join lateral (
      select v.id, v.version, v.definition${ownOf('v')}
      from ${versions} v
      where v.tenant_id = d.tenant_id and v.${key} = d.id
      order by v.version desc
      limit 1
    ) latest on true`
  const withVersions = `${name} d
    ${latest}
    left join ${versions} p on p.tenant_id = d.tenant_id and p.id = d.published_version_id`
  return {
    versions: `select ${versionColumns(names, ':id')}`,
    version: `
      select ${version}, v.definition${ownOf('v')}
      from ${withDocument}
      where v.tenant_id = :tenantId and v.${key} = :id and v.version = :version`,
    versionPage: (keyset: string, after: string | undefined, orderBy: string) => `
      select ${version}, ${keyset}
      from ${withDocument}
      where v.tenant_id = ? and v.${key} = ? ${after === undefined ? '' : `and ${after}`}
      order by ${orderBy}
      limit ?`,
    published: `
      select d.id as document_id, d.code, v.id, v.version, v.definition
      from ${name} d
      join ${versions} v on v.tenant_id = d.tenant_id and v.id = d.published_version_id
      where d.tenant_id = :tenantId`,
    record: `
      select ${RECORD}
      from ${withVersions}
      where d.tenant_id = :tenantId and d.id = :id`,
    records: (keyset: string, where: string, orderBy: string) => `
      select ${RECORD}, ${keyset}
      from ${withVersions}
      where d.tenant_id = ? ${where}
      order by ${orderBy}
      limit ?`,
    totals: (where: string) => `
      select ${STATUS} as status, count(*)::integer as count
      from ${name} d
      ${latest}
      where d.tenant_id = ? ${where}
      group by 1`,
    draft: draftStatement(names, withVersions),
  }
}

function draftStatement(names: Names, withVersions: string): string {
  return `
      select d.id as document_id, d.code,
        coalesce(d.draft, latest.definition, jsonb_build_object('code', d.code, 'name', d.name)) as definition,
        case when d.draft is null then latest.version else d.draft_base end as base_version,
        jsonb_build_object(
          'latest', case when latest.version is not null then to_jsonb(latest) end,
          'live', case when p.version is not null then ${stored(names, 'p')} end
        ) as versions,
        d.draft_revision as revision, d.draft_updated_at as saved_at, ${userRef('draft_updated_by', 'd')} as saved_by
      from ${withVersions}
      where d.tenant_id = :tenantId and d.id = :id`
}

function writesOf(names: Names) {
  const { name, versions, key, own } = names
  return {
    /** `part`: what goes live in the same statement; `claimed`: how much of it was free to be taken. */
    publish: (part = '', claimed = '0') => `
      with inserted as (
        insert into ${versions} (tenant_id, id, ${key}, version, definition, note, rolled_back_from, published_by
          ${own === undefined ? '' : `, ${own}, knowledge_generation`})
        select cast(:tenantId as uuid), cast(:id as uuid), cast(:documentId as uuid), cast(:version as integer),
          cast(:definition as jsonb), cast(:note as text), cast(:rolledBackFrom as integer), cast(:actor as jsonb)
          ${own === undefined ? '' : `, cast(:${own} as jsonb), ${LIVE_GENERATION}`}
        where cast(:isNew as boolean)
        returning *
      ),
      published as (
        select * from inserted
        union all
        select *
        from ${versions}
        where tenant_id = :tenantId and id = :id and not cast(:isNew as boolean)
      ),
      ${part}
      document as (
        update ${name} set
          published_version_id = :id,
          name = :name,
          draft = cast(:draft as jsonb),
          draft_base = cast(:draftBase as integer),
          draft_revision = :draftRevision,
          revision = revision + 1,
          updated_at = current_timestamp,
          updated_by = cast(:actor as jsonb)
        where tenant_id = :tenantId and id = :documentId
      )
      select ${versionRecord(names)}, true as live, (${claimed}) as claimed
      from published v`,
    withdraw: (part?: string) => `
      ${part === undefined ? '' : `with ${part}`}
      update ${name} set
        published_version_id = null,
        revision = revision + 1,
        updated_at = current_timestamp,
        updated_by = cast(:actor as jsonb)
      where tenant_id = :tenantId and id = :documentId`,
  }
}
