import type { Readable } from 'node:stream'
import { inspectContent, type Content } from '../../adapters/files/content.ts'
import type { FileStore } from '../../adapters/files/index.ts'
import type { Spool, SpooledFile } from '../../adapters/files/spool.ts'
import { mintMediaAddress } from '../../adapters/media-addresses.ts'
import { NEWEST_FIRST } from '../../adapters/postgres/keyset.ts'
import type { Pool } from '../../adapters/postgres/pool.ts'
import type { Database } from '../../adapters/postgres/tenant-rows.ts'
import { findMediumAt } from '../../adapters/stores/media/across-tenants.ts'
import { mediumKey, type Medium, type MediumUse } from '../../adapters/stores/media/media.ts'
import { forTenant } from '../../adapters/stores/tenant.ts'
import { Refusal } from '../../domain/refusal.ts'
import { MEGABYTE } from '../../domain/values/fields.ts'
import { noFile, receive, type IncomingFile } from '../forms/uploads.ts'
import type { AdminCaller } from '../admin/caller.ts'
import { change, found, type ChangeDeps } from '../admin/change.ts'
import { listPage, type ListPage, type ListQuery } from '../admin/pages.ts'

export type { Medium }
export type MediaDeps = ChangeDeps & { files: FileStore; spool: Spool }

const MEDIUM_MAX_BYTES = 10 * MEGABYTE
const WORKSPACE_MAX_BYTES = 1_024 * MEGABYTE
const PICTURES: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif'])
const DOCUMENT = 'application/pdf'

export const isPicture = (mime: string): boolean => PICTURES.has(mime)

/** Newest first. */
export async function listMedia(db: Database, tenantId: string, query: ListQuery): Promise<ListPage<Medium>> {
  return await listPage(
    'media',
    NEWEST_FIRST,
    query,
    async window => await forTenant(db, tenantId).media.page(NEWEST_FIRST, window),
  )
}

/** @throws Refusal `not_found` */
export async function getMedium(db: Database, tenantId: string, id: string): Promise<Medium> {
  return found(await forTenant(db, tenantId).media.find({ id }))
}

/**
 * Stores a picture or document under a permanent address.
 * @throws Refusal `validation_failed` without a file, `file_too_large`, `mime_not_allowed`, `upload_failed`, `conflict`
 * if the media of the workspace would become too large
 */
export async function uploadMedium(
  deps: MediaDeps,
  caller: AdminCaller,
  incoming: IncomingFile | undefined,
): Promise<Medium> {
  if (incoming === undefined) throw noFile('validation_failed')
  const file = await receive(deps, MEDIUM_MAX_BYTES, incoming)
  try {
    const content = await inspectContent(file)
    if (!isPicture(content.mime) && content.mime !== DOCUMENT)
      throw new Refusal('mime_not_allowed', {
        message: 'Only PNG, JPEG, GIF, WebP and AVIF pictures and PDF are accepted',
      })
    return await store(deps, caller, { file, content, name: incoming.name })
  } finally {
    await deps.spool.discard(file)
  }
}

type Received = { file: SpooledFile; content: Content; name: string }

/** First the bytes, then the row: a row always has its bytes. */
async function store(deps: MediaDeps, caller: AdminCaller, { file, content, name }: Received): Promise<Medium> {
  const id = deps.newId()
  const key = mediumKey(caller.tenantId, id)
  const { path, size, sha256 } = file
  await deps.files.put(key, { path, size, sha256, mime: content.mime }).catch((fault: unknown) => {
    throw new Refusal('upload_failed', { status: 500, fault })
  })
  try {
    return await change(deps, caller, 'medium.upload', async ({ media }) => {
      if ((await media.lockedSize()) + size > WORKSPACE_MAX_BYTES)
        throw new Refusal('conflict', { message: 'The media of the workspace would take more than 1 GB' })
      const address = mintMediaAddress()
      const after = await media.insert({ id, address, name, size, ...content, createdAt: deps.clock.now() })
      return { result: after, resource: resourceOf(after), before: null, after }
    })
  } catch (error) {
    await deps.files.remove(key).catch(() => undefined)
    throw error
  }
}

/**
 * Deletes a medium with its bytes. These are deleted last, so that a failure leaves the row, and the deletion can be
 * repeated.
 * @throws Refusal `not_found`, `conflict` if something live uses it
 */
export async function deleteMedium(deps: MediaDeps, caller: AdminCaller, id: string): Promise<void> {
  await change(deps, caller, 'medium.delete', async ({ media, flows, config }) => {
    // Nothing that uses it goes live between the check and the deletion.
    await flows.lockPublishing()
    const before = found(await media.findForUpdate({ id }))
    await config.lock()
    const uses = await media.usesOf(before.address)
    if (uses.length > 0) throw new Refusal('conflict', { message: `Still in use: ${uses.map(named).join(', ')}` })
    await media.delete(id)
    await media.awaitFileStore()
    await deps.files.remove(mediumKey(caller.tenantId, id))
    return { result: undefined, resource: resourceOf(before), before, after: null }
  })
}

/** The bytes at a lasting address. @throws Refusal `not_found` */
export async function downloadMedium(
  { db, files }: { db: Pool; files: Pick<FileStore, 'open'> },
  address: string,
): Promise<{ medium: Pick<Medium, 'name' | 'mime' | 'size'>; stream: Readable }> {
  const medium = await findMediumAt(db, address)
  const stream = medium === undefined ? undefined : await files.open(mediumKey(medium.tenantId, medium.id))
  if (medium === undefined || stream === undefined) throw new Refusal('not_found')
  return { medium, stream }
}

function named({ kind, name }: MediumUse): string {
  return `${kind === 'configuration' ? 'setting' : kind} ${name}`
}

function resourceOf({ id, name }: Medium) {
  return { type: 'medium', id, name }
}
