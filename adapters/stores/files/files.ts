import { statement, type Queryable } from '../../postgres/statement.ts'

/** A stored file; where its bytes lie is `storageKey`. */
export type FileRecord = {
  id: string
  formId: string | null
  /** Code of the form; null for none, or when the form is gone. */
  form: string | null
  field: string | null
  name: string
  mime: string
  size: number
  storageKey: string
  width: number | null
  height: number | null
  createdAt: Date
}
/** `conversationId`: in which it was asked for; null when no conversation did. */
export type FileWrite = Omit<FileRecord, 'form'> & { sha256: Buffer; conversationId: string | null }

type FileRow = {
  id: string
  form_id: string | null
  form: string | null
  field: string | null
  name: string
  mime: string
  size: number
  storage_key: string
  width: number | null
  height: number | null
  created_at: Date
}

const COLUMNS =
  'f.id, f.form_id, o.code as form, f.field, f.name, f.mime, f.size, f.storage_key, f.width, f.height, f.created_at'
const FROM = 'from files f left join forms o on o.tenant_id = f.tenant_id and o.id = f.form_id'
const byId = statement<FileRow>(
  'file_by_id',
  `
  select ${COLUMNS} ${FROM}
  where f.tenant_id = $1 and f.id = $2`,
)
const byIds = statement<FileRow>(
  'files_by_ids',
  `
  select ${COLUMNS} ${FROM}
  where f.tenant_id = $1 and f.id = any($3) and ($2::uuid is null or f.form_id = $2)`,
)
const insert = statement(
  'file_insert',
  `
  insert into files (tenant_id, id, form_id, field, name, mime, size, sha256, storage_key, width, height, created_at,
    conversation_id)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
)

export async function findFile(db: Queryable, tenantId: string, id: string): Promise<FileRecord | undefined> {
  return (await byId(db, [tenantId, id])).map(toFile)[0]
}

/** @param formId the form they were uploaded for; null for any of the workspace */
export async function findFiles(
  db: Queryable,
  tenantId: string,
  formId: string | null,
  ids: readonly string[],
): Promise<FileRecord[]> {
  return (await byIds(db, [tenantId, formId, ids])).map(toFile)
}

export async function insertFile(db: Queryable, tenantId: string, file: FileWrite): Promise<void> {
  const { id, formId, field, name, mime, size, sha256, storageKey, width, height, createdAt, conversationId } = file
  await insert(db, [
    tenantId,
    id,
    formId,
    field,
    name,
    mime,
    size,
    sha256,
    storageKey,
    width,
    height,
    createdAt,
    conversationId,
  ])
}

function toFile(row: FileRow): FileRecord {
  return {
    id: row.id,
    formId: row.form_id,
    form: row.form,
    field: row.field,
    name: row.name,
    mime: row.mime,
    size: row.size,
    storageKey: row.storage_key,
    width: row.width,
    height: row.height,
    createdAt: row.created_at,
  }
}
