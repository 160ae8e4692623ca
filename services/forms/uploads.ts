import type { Readable } from 'node:stream'
import type { Clock } from '../../adapters/clock.ts'
import type { FileLinks } from '../../adapters/file-links.ts'
import { ARCHIVE_MIME } from '../../adapters/files/archive.ts'
import { inspectContent, type Content } from '../../adapters/files/content.ts'
import type { FileStore } from '../../adapters/files/index.ts'
import { isDiskFailure, type Spool, type SpooledFile } from '../../adapters/files/spool.ts'
import type { NewId } from '../../adapters/ids.ts'
import type { Pool } from '../../adapters/postgres/pool.ts'
import { transaction } from '../../adapters/postgres/transaction.ts'
import { findArchive } from '../../adapters/stores/customer-data/requests.ts'
import { findExecution } from '../../adapters/stores/executions/state.ts'
import type { Queryable } from '../../adapters/postgres/statement.ts'
import {
  findFile,
  findUploadsOfKey,
  insertFile,
  lockUploadsOfKey,
  type FileRecord,
} from '../../adapters/stores/files/files.ts'
import { questionOf, restoreSnapshot } from '../../domain/engine/snapshot.ts'
import { answerFields } from '../../domain/handoffs/message-files.ts'
import { Refusal } from '../../domain/refusal.ts'
import { isUuid } from '../../domain/values/formats.ts'
import { acceptOf, accepts, kindOf, MEGABYTE, ownMegabytesOf, UPLOAD_MAX_MB } from '../../domain/values/fields.ts'
import { mediaKindOf } from '../../domain/values/media-kinds.ts'
import type { FormField } from '../../generated/schemas/form.ts'
import type { PublishableKey } from '../access/publishable-keys.ts'
import type { Settings } from '../configuration/settings.ts'
import { linkExpiry } from './file-reference.ts'
import { findEmbeddedForm } from './access.ts'
import type { Publications } from '../published/published.ts'

export type UploadDeps = {
  db: Pool
  clock: Clock
  newId: NewId
  publications: Publications
  settings: Settings
  files: FileStore
  spool: Spool
  fileLinks: FileLinks
}

/** An incoming file. `leastBytes`: its minimum size, if known before the bytes arrive. */
export type IncomingFile = { name: string; stream: Readable; leastBytes: number }

/** The reference that is the value of an upload field. */
export type FileReference = { fileId: string; url: string; mime: string; size: number; name: string }
export type StoredUpload = FileReference & { form: string | null; field: string | null; createdAt: Date }

const DAY_MS = 86_400_000

type Limits = { maxBytes: number; takes: (mime: string, name: string) => boolean }
type Target = {
  tenantId: string
  keyId: string | null
  conversationId: string | null
  formId: string | null
  field: string | null
  limits: Limits
  storageFailure: 400 | 500
}

/**
 * Stores a file for an upload field of a form that the key may use, or of the question that an execution of the key is
 * waiting with.
 * @throws Refusal `form_not_allowed`, `form_not_found`, `field_not_found`, `invalid_input` without a file,
 * `file_too_large`, `mime_not_allowed`, `upload_failed`
 */
export async function uploadPublicFormFile(
  deps: UploadDeps,
  key: PublishableKey,
  codeOrId: string,
  fieldName: string,
  file: IncomingFile | undefined,
): Promise<FileReference> {
  const { conversationId, formId, fields } =
    (await findQuestion(deps, key, codeOrId)) ?? (await formOf(deps, key, codeOrId))
  const field = uploadField(fields, fieldName)
  const limits = await limitsOf(deps, key.tenantId, field)
  return await store(
    deps,
    { tenantId: key.tenantId, keyId: key.id, conversationId, formId, field: field.name, limits, storageFailure: 400 },
    file,
  )
}

type Asked = { conversationId: string | null; formId: string | null; fields: readonly FormField[] }

async function formOf(deps: UploadDeps, key: PublishableKey, codeOrId: string): Promise<Asked> {
  const { id, definition } = await findEmbeddedForm(deps, key, codeOrId)
  return { conversationId: null, formId: id, fields: definition.fields }
}

/**
 * A question of a flow may have no form, or one that pages may not embed: the execution itself says what may be
 * uploaded, to callers with the same key.
 */
async function findQuestion({ db }: UploadDeps, key: PublishableKey, executionId: string): Promise<Asked | undefined> {
  if (!isUuid(executionId)) return undefined
  const execution = (await findExecution(db, key.tenantId, executionId.toLowerCase()))?.found
  if (execution?.status !== 'waiting_input' || execution.conversation.keyId !== key.id) return undefined
  const { wait } = restoreSnapshot(execution.snapshot)
  const question = questionOf(wait)
  if (question === undefined) return undefined
  const formId = question.expectedInput.form_id ?? null
  return { conversationId: execution.conversationId, formId, fields: answerFields(wait) }
}

/**
 * Stores a file of a signed-in user for a conversation, under the limits of the field and the workspace.
 * @throws Refusal as `uploadFormFile`
 */
export async function storeForConversation(
  deps: UploadDeps,
  tenantId: string,
  conversationId: string,
  field: FormField,
  file: IncomingFile,
): Promise<FileReference> {
  const limits = await limitsOf(deps, tenantId, field)
  const target = { tenantId, keyId: null, conversationId, formId: null, field: field.name, limits }
  return await store(deps, { ...target, storageFailure: 500 }, file)
}

/**
 * Stores a file for a user's workspace, under the limits of a form's field if one is named.
 * @throws Refusal as `uploadPublicFormFile`; a store that fails is 500 `upload_failed`
 */
export async function uploadFormFile(
  deps: UploadDeps,
  tenantId: string,
  target: { form: string; field: string } | undefined,
  file: IncomingFile | undefined,
): Promise<FileReference> {
  if (target === undefined) {
    const limits = { maxBytes: UPLOAD_MAX_MB * MEGABYTE, takes: () => true }
    return await store(
      deps,
      { tenantId, keyId: null, conversationId: null, formId: null, field: null, limits, storageFailure: 500 },
      file,
    )
  }
  const { forms, formsById } = await deps.publications.of(tenantId)
  const form = forms.get(target.form) ?? formsById.get(target.form.toLowerCase())
  if (form === undefined) throw new Refusal('form_not_found')
  const field = uploadField(form.definition.fields, target.field)
  return await store(
    deps,
    {
      tenantId,
      keyId: null,
      conversationId: null,
      formId: form.id,
      field: field.name,
      limits: await limitsOf(deps, tenantId, field),
      storageFailure: 500,
    },
    file,
  )
}

/** The metadata of a stored file of the workspace, with a freshly signed address. */
export async function getUploadedFile(deps: UploadDeps, tenantId: string, fileId: string): Promise<StoredUpload> {
  const file = await findFile(deps.db, tenantId, fileId)
  if (file === undefined) throw new Refusal('not_found')
  const { form, field, createdAt } = file
  return { ...(await reference(deps, tenantId, file)), form, field, createdAt }
}

/** The bytes behind a signed address. A wrong signature, an expired one and a deleted file are indistinguishable. */
export async function downloadFile(
  deps: UploadDeps,
  address: { fileId: string; expires: string; signature: string },
): Promise<{ file: Pick<FileRecord, 'name' | 'mime' | 'size'>; stream: Readable }> {
  const tenantId = deps.fileLinks.open(address, deps.clock.now())
  const file =
    tenantId === undefined
      ? undefined
      : ((await findFile(deps.db, tenantId, address.fileId)) ?? (await archiveFile(deps, tenantId, address.fileId)))
  const stream = file === undefined ? undefined : await deps.files.open(file.storageKey)
  if (file === undefined || stream === undefined) throw new Refusal('not_found')
  return { file, stream }
}

/** The archive of an export is found only by its address: it is not one of the workspace's uploads. */
async function archiveFile({ db }: UploadDeps, tenantId: string, id: string) {
  const archive = await findArchive(db, tenantId, id)
  return archive === undefined ? undefined : { ...archive, name: `customer-${id}.zip`, mime: ARCHIVE_MIME }
}

function uploadField(fields: readonly FormField[], name: string): FormField {
  const field = fields.find(one => one.name === name)
  if (field === undefined || kindOf(field) !== 'upload') throw new Refusal('field_not_found')
  return field
}

/** The field's own limits, or else the workspace's. */
async function limitsOf({ settings }: UploadDeps, tenantId: string, field: FormField): Promise<Limits> {
  const [megabytes, kinds] = await Promise.all([
    settings.value(tenantId, 'forms/uploads/max_size_mb'),
    settings.strings(tenantId, 'forms/uploads/media_types'),
  ])
  const most = ownMegabytesOf(field) ?? (typeof megabytes === 'number' ? megabytes : UPLOAD_MAX_MB)
  return {
    maxBytes: Math.min(most, UPLOAD_MAX_MB) * MEGABYTE,
    takes: (mime, name) =>
      accepts(field, mime, name) && (acceptOf(field) !== undefined || kinds.includes(mediaKindOf(mime))),
  }
}

async function store(deps: UploadDeps, target: Target, incoming: IncomingFile | undefined): Promise<FileReference> {
  if (incoming === undefined) throw noFile('invalid_input')
  const { tenantId, keyId } = target
  if (keyId !== null) await checkDailyUploads(deps, deps.db, { tenantId, keyId, bytes: incoming.leastBytes })
  const file = await receive(deps, target.limits.maxBytes, incoming)
  try {
    const content = await inspectContent(file)
    if (!target.limits.takes(content.mime, incoming.name)) throw new Refusal('mime_not_allowed')
    return await keep(deps, target, incoming.name, file, content)
  } finally {
    await deps.spool.discard(file)
  }
}

/** @throws Refusal `rate_limited` if the key would have uploaded more than its workspace allows within a day */
async function checkDailyUploads(
  { clock, settings }: UploadDeps,
  db: Queryable,
  { tenantId, keyId, bytes }: { tenantId: string; keyId: string; bytes: number },
): Promise<void> {
  const now = clock.now().getTime()
  const [megabytes, files, uploaded] = await Promise.all([
    settings.value(tenantId, 'forms/uploads/daily_size_mb'),
    settings.value(tenantId, 'forms/uploads/daily_files'),
    findUploadsOfKey(db, tenantId, keyId, new Date(now - DAY_MS)),
  ])
  if (uploaded.bytes + bytes <= Number(megabytes) * MEGABYTE && uploaded.files < Number(files)) return
  const oldest = uploaded.since?.getTime() ?? now
  throw new Refusal('rate_limited', {
    headers: { 'Retry-After': String(Math.max(1, Math.ceil((oldest + DAY_MS - now) / 1_000))) },
    message: 'This key has uploaded as much as its workspace allows within 24 hours',
  })
}

/** For an upload without a file; the surfaces have different codes for it. */
export function noFile(code: 'invalid_input' | 'validation_failed'): Refusal {
  return new Refusal(code, {
    message: 'Send the file as the part `file`',
    details: { validation_errors: [{ field: 'file', rule: 'required' }] },
  })
}

/**
 * Writes a file that arrives to this machine's disk; discarding it is up to the caller.
 * @throws Refusal `file_too_large`, `upload_failed`
 */
export async function receive(
  { spool }: { spool: Spool },
  maxBytes: number,
  { stream, leastBytes }: IncomingFile,
): Promise<SpooledFile> {
  if (leastBytes > maxBytes) throw new Refusal('file_too_large')
  const reception = await spool.receive(stream, maxBytes).catch((cause: unknown) => {
    throw new Refusal('upload_failed', isDiskFailure(cause) ? { fault: cause } : { cause })
  })
  if (reception.outcome === 'too_large') throw new Refusal('file_too_large')
  return reception.file
}

/** First the bytes, then the row: a row always has its bytes. */
async function keep(
  deps: UploadDeps,
  { tenantId, keyId, conversationId, formId, field, storageFailure }: Target,
  name: string,
  file: SpooledFile,
  content: Content,
): Promise<FileReference> {
  const id = deps.newId()
  const storageKey = `${tenantId}/${id}`
  const { size, sha256 } = file
  await deps.files.put(storageKey, { path: file.path, size, sha256, mime: content.mime }).catch((fault: unknown) => {
    throw new Refusal('upload_failed', { status: storageFailure, fault })
  })
  try {
    const createdAt = deps.clock.now()
    const belongsTo = { keyId, conversationId, formId, field }
    await transaction(deps.db, async client => {
      if (keyId !== null) {
        await lockUploadsOfKey(client, tenantId, keyId)
        await checkDailyUploads(deps, client, { tenantId, keyId, bytes: size })
      }
      await insertFile(client, tenantId, { ...belongsTo, ...content, id, name, size, sha256, storageKey, createdAt })
    })
  } catch (error) {
    await deps.files.remove(storageKey).catch(() => undefined)
    throw error
  }
  return await reference(deps, tenantId, { id, mime: content.mime, size, name })
}

async function reference(
  deps: UploadDeps,
  tenantId: string,
  { id, mime, size, name }: Pick<FileRecord, 'id' | 'mime' | 'size' | 'name'>,
): Promise<FileReference> {
  return { fileId: id, url: deps.fileLinks.urlOf(tenantId, id, await linkExpiry(deps, tenantId)), mime, size, name }
}
