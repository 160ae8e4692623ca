import type { FileLinks } from '../../adapters/file-links.ts'
import type { Clock } from '../../adapters/clock.ts'
import type { Pool } from '../../adapters/postgres/pool.ts'
import { findReplyFiles, findTakenFile } from '../../adapters/stores/files/files.ts'
import { MESSAGE_FILES, type MessageFile } from '../../domain/handoffs/message-files.ts'
import { Refusal } from '../../domain/refusal.ts'
import type { AdminCaller } from '../admin/caller.ts'
import { found, type ChangeDeps } from '../admin/change.ts'
import type { Settings } from '../configuration/settings.ts'
import { linkExpiry } from '../forms/file-reference.ts'
import { noFile, storeForConversation, type IncomingFile, type UploadDeps } from '../forms/uploads.ts'
import { TAKEN_WITHIN_MS } from '../forms/value-facts.ts'
import { handoffNow, requireOpenTo } from './acts.ts'

export type ConversationFile = MessageFile & { url: string }

/**
 * Stores a file that a reply is to take.
 * @throws Refusal `not_found`, `conflict` where somebody else has the conversation, or the handoff has ended,
 * `validation_failed` without a file, `file_too_large`, `mime_not_allowed`, `upload_failed`
 */
export async function uploadReplyFile(
  deps: UploadDeps & Pick<ChangeDeps, 'knex'>,
  caller: AdminCaller,
  id: string,
  file: IncomingFile | undefined,
): Promise<MessageFile> {
  const { tenantId } = caller
  const handoff = await handoffNow(deps, tenantId, id)
  requireOpenTo(caller, handoff)
  if (file === undefined) throw noFile('validation_failed')
  const { fileId, name, mime, size } = await storeForConversation(
    deps,
    tenantId,
    handoff.conversationId,
    MESSAGE_FILES,
    file,
  )
  return { id: fileId, name, mime, size }
}

/** @throws Refusal `validation_failed` for a file that was not uploaded for the conversation, is taken, or too old */
export async function filesForReply(
  deps: { db: Pool; clock: Clock; knex: ChangeDeps['knex'] },
  tenantId: string,
  handoffId: string,
  ids: readonly string[],
): Promise<MessageFile[]> {
  if (ids.length === 0) return []
  const { conversationId } = await handoffNow(deps, tenantId, handoffId)
  const since = new Date(deps.clock.now().getTime() - TAKEN_WITHIN_MS)
  const files = new Map(
    (await findReplyFiles(deps.db, tenantId, { conversationId, ids, since })).map(file => [file.id, file]),
  )
  return ids.map(id => {
    const file = files.get(id)
    if (file !== undefined) return { id, name: file.name, mime: file.mime, size: file.size }
    throw new Refusal('validation_failed', {
      message: 'There is no such upload for this conversation that a reply could take',
      details: { validation_errors: [{ field: 'files', rule: 'upload_shape' }] },
    })
  })
}

/** A file that something in the conversation has taken, with a fresh link. @throws Refusal `not_found` */
export async function readConversationFile(
  deps: { db: Pool; clock: Clock; settings: Settings; fileLinks: FileLinks },
  tenantId: string,
  conversationId: string,
  id: string,
): Promise<ConversationFile> {
  const { name, mime, size } = found(await findTakenFile(deps.db, tenantId, { conversationId, id }))
  return { id, name, mime, size, url: deps.fileLinks.urlOf(tenantId, id, await linkExpiry(deps, tenantId)) }
}
