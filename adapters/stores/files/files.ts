import { fromRow } from '../../postgres/rows.ts'
import { statement, type Queryable } from '../../postgres/statement.ts'

/** A stored file; `storageKey` addresses its bytes. */
export type FileRecord = {
  id: string
  formId: string | null
  /** Code of the form; null for none, or when the form was deleted. */
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
/**
 * `conversationId`: the conversation that requested it; null for none. `keyId`: the publishable key of the upload; null
 * for a signed-in user's.
 */
export type FileWrite = Omit<FileRecord, 'form'> & {
  sha256: Buffer
  conversationId: string | null
  keyId: string | null
}

/**
 * The files to which an answer may refer. `conversation`: those that something in it took, recent ones that its key
 * uploaded in it, and recent ones that were uploaded for the form by the conversation's key or, if it has none, by a
 * signed-in user. `key`: recent ones for the form by that key. Recent ones are those since `since` that no submission
 * has taken.
 */
export type FileOwner =
  { type: 'conversation'; conversationId: string; since: Date } | { type: 'key'; keyId: string; since: Date }

const COLUMNS =
  'f.id, f.form_id, o.code as form, f.field, f.name, f.mime, f.size, f.storage_key, f.width, f.height, f.created_at'
const FROM = 'from files f left join forms o on o.tenant_id = f.tenant_id and o.id = f.form_id'
const byId = statement<object>(
  'file_by_id',
  `
  select ${COLUMNS} ${FROM}
  where f.tenant_id = $1 and f.id = $2`,
)
const ofKey = statement<object>(
  'files_of_key',
  `
  select ${COLUMNS} ${FROM}
  where f.tenant_id = $1 and f.id = any($3) and f.form_id = $2 and f.key_id = $4 and f.created_at > $5
    and f.submitted_at is null and f.conversation_id is null`,
)
const ofConversation = statement<object>(
  'files_of_conversation',
  `
  with asking as (select (select key_id from conversations where tenant_id = $1 and id = $4) as key_id)
  select ${COLUMNS} ${FROM} cross join asking
  where f.tenant_id = $1 and f.id = any($3) and ($2::uuid is null or f.form_id = $2)
    and (
      f.conversation_id = $4 and (
        f.submitted_at is not null or f.created_at > $5 and f.key_id is not distinct from asking.key_id
      )
      or f.conversation_id is null and f.created_at > $5 and f.submitted_at is null
        and f.key_id is not distinct from asking.key_id and ($2::uuid is not null or asking.key_id is null)
    )`,
)
const ofReply = statement<object>(
  'files_of_reply',
  `
  select ${COLUMNS} ${FROM}
  where f.tenant_id = $1 and f.id = any($3) and f.conversation_id = $2 and f.key_id is null and f.submitted_at is null
    and f.created_at > $4`,
)
const takenFile = statement<object>(
  'file_of_conversation',
  `
  select ${COLUMNS} ${FROM}
  where f.tenant_id = $1 and f.id = $3 and f.conversation_id = $2 and f.submitted_at is not null`,
)
const ofMessages = statement<{ message_id: string; name: string; size: number }>(
  'files_of_messages',
  `
  select message_id, name, size
  from files
  where tenant_id = $1 and conversation_id = $2 and message_id = any($3)
  order by id`,
)
const insert = statement(
  'file_insert',
  `
  insert into files (tenant_id, id, form_id, field, name, mime, size, sha256, storage_key, width, height, created_at,
    conversation_id, key_id)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
)

export async function findFile(db: Queryable, tenantId: string, id: string): Promise<FileRecord | undefined> {
  return (await byId(db, [tenantId, id])).map(fromRow<FileRecord>)[0]
}

/** @param formId the form they were uploaded for; null where the question belongs to no form */
export async function findFiles(
  db: Queryable,
  tenantId: string,
  formId: string | null,
  ids: readonly string[],
  owner: FileOwner,
): Promise<FileRecord[]> {
  const rows =
    owner.type === 'key'
      ? await ofKey(db, [tenantId, formId, ids, owner.keyId, owner.since])
      : await ofConversation(db, [tenantId, formId, ids, owner.conversationId, owner.since])
  return rows.map(fromRow<FileRecord>)
}

/** Files that people of the team uploaded for the conversation since an instant, and that nothing has taken. */
export async function findReplyFiles(
  db: Queryable,
  tenantId: string,
  { conversationId, ids, since }: { conversationId: string; ids: readonly string[]; since: Date },
): Promise<FileRecord[]> {
  return (await ofReply(db, [tenantId, conversationId, ids, since])).map(fromRow<FileRecord>)
}

/** A file that a message or an answer of the conversation has taken. */
export async function findTakenFile(
  db: Queryable,
  tenantId: string,
  { conversationId, id }: { conversationId: string; id: string },
): Promise<FileRecord | undefined> {
  return (await takenFile(db, [tenantId, conversationId, id])).map(fromRow<FileRecord>)[0]
}

const uploaded = statement<{ files: number; bytes: number; since: Date | null }>(
  'files_uploaded_by_key',
  `
  select count(*) as files, coalesce(sum(size), 0)::bigint as bytes, min(created_at) as since
  from files
  where tenant_id = $1 and key_id = $2 and created_at > $3`,
)
const lockKey = statement(
  'file_upload_lock',
  `
  select 1
  from keys
  where tenant_id = $1 and id = $2
  for no key update`,
)

/** The uploads of a key after an instant, and the time of the first. */
export async function findUploadsOfKey(
  db: Queryable,
  tenantId: string,
  keyId: string,
  after: Date,
): Promise<{ files: number; bytes: number; since: Date | null }> {
  const [row] = await uploaded(db, [tenantId, keyId, after])
  return row ?? { files: 0, bytes: 0, since: null }
}

/** Serializes the uploads of a key until the transaction ends, so that together they exceed no limit. */
export async function lockUploadsOfKey(client: Queryable, tenantId: string, keyId: string): Promise<void> {
  await lockKey(client, [tenantId, keyId])
}

const storageKeys = statement<{ id: string; storage_key: string }>(
  'file_storage_keys',
  `
  select id, storage_key
  from files
  where tenant_id = $1
  union all
  select id, tenant_id || '/media/' || id
  from media
  where tenant_id = $1
  limit 1000`,
)

/** Where a workspace's uploads and media are stored, a portion of them. */
export async function findStorageKeys(db: Queryable, tenantId: string): Promise<{ id: string; storageKey: string }[]> {
  return (await storageKeys(db, [tenantId])).map(row => ({ id: row.id, storageKey: row.storage_key }))
}

const removal = statement('file_delete', 'delete from files where tenant_id = $1 and id = $2 and submitted_at is null')

/** Deletes a file that no submission or answer took. */
export async function deleteUntakenFile(db: Queryable, tenantId: string, id: string): Promise<void> {
  await removal(db, [tenantId, id])
}

export async function insertFile(db: Queryable, tenantId: string, file: FileWrite): Promise<void> {
  const { id, formId, field, name, mime, size, sha256, storageKey, width, height, createdAt, conversationId, keyId } =
    file
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
    keyId,
  ])
}

const release = statement(
  'files_of_conversations_released',
  `
  update files f
  set submitted_at = null
  where f.tenant_id = $1 and f.conversation_id = any($2::uuid[]) and f.submitted_at is not null
    and not exists (
      select
      from form_submissions s
      where s.tenant_id = $1 and s.conversation_id = f.conversation_id and strpos(s.values::text, f.id::text) > 0
    )`,
)

/** Releases the files that answers of these conversations took, and no submission has: they are purged as untaken. */
export async function releaseFilesOf(
  db: Queryable,
  tenantId: string,
  conversationIds: readonly string[],
): Promise<void> {
  await release(db, [tenantId, conversationIds])
}

/** Name and size of what the visitor sent with each of these messages, by the ids of those. */
export async function findSentFiles(
  db: Queryable,
  tenantId: string,
  { conversationId, messageIds }: { conversationId: string; messageIds: readonly string[] },
): Promise<ReadonlyMap<string, { name: string; size: number }[]>> {
  const rows = await ofMessages(db, [tenantId, conversationId, messageIds])
  const files = new Map<string, { name: string; size: number }[]>()
  for (const { message_id: id, name, size } of rows) files.set(id, [...(files.get(id) ?? []), { name, size }])
  return files
}
