import type { Clock } from '../../adapters/clock.ts'
import type { FileLinks } from '../../adapters/file-links.ts'
import type { Pool } from '../../adapters/postgres/pool.ts'
import { findFiles, type FileOwner } from '../../adapters/stores/files/files.ts'
import { ownValue, type JsonObject } from '../../domain/json.ts'
import { isUploadReference, uploadsOf } from '../../domain/values/check.ts'
import type { StoredFile, ValueFacts } from '../../domain/values/facts.ts'
import { kindOf } from '../../domain/values/fields.ts'
import type { FormField } from '../../generated/schemas/form.ts'
import type { Settings } from '../configuration/settings.ts'
import { linkExpiry } from './file-reference.ts'

export type FactDeps = { db: Pool; clock: Clock; settings: Settings; fileLinks: FileLinks }

/**
 * The author of an answer: a visitor in a conversation, a page by its key, or somebody who simulates: their files are
 * what their references say, since none is uploaded and no call takes one.
 */
export type Answerer =
  { type: 'conversation'; conversationId: string } | { type: 'key'; keyId: string } | { type: 'simulation' }

/** `formId`: the form whose uploads the values may refer to; null for questions of a flow that belong to no form. */
type Checking = {
  tenantId: string
  formId: string | null
  fields: readonly FormField[]
  values: JsonObject
  answerer: Answerer
}

/** How long an upload that no submission or answer took can be taken. */
export const TAKEN_WITHIN_MS = 24 * 3_600_000

/** Facts for the rules of these fields and values: the referenced files, and the workspace's own lists. */
export async function factsFor(
  deps: FactDeps,
  { tenantId, formId, fields, values, answerer }: Checking,
): Promise<ValueFacts> {
  const [blockedWords, disposableDomains, files] = await Promise.all([
    deps.settings.strings(tenantId, 'forms/spam/blocked_words'),
    deps.settings.strings(tenantId, 'forms/spam/disposable_domains'),
    storedFiles(deps, { tenantId, formId, answerer }, referredFiles(fields, values)),
  ])
  return { blockedWords, disposableDomains, ...(files === undefined ? {} : { files }) }
}

/** Ids of the files that the values refer to, in lower case. */
export function referredFiles(fields: readonly FormField[], values: JsonObject): string[] {
  const references = fields
    .filter(field => kindOf(field) === 'upload')
    .flatMap(field => uploadsOf(ownValue(values, field.name) ?? null))
  return [...new Set(references.filter(isUploadReference).map(({ fileId }) => fileId.toLowerCase()))]
}

async function storedFiles(
  deps: FactDeps,
  { tenantId, formId, answerer }: Pick<Checking, 'tenantId' | 'formId' | 'answerer'>,
  ids: string[],
): Promise<Map<string, StoredFile> | undefined> {
  if (answerer.type === 'simulation') return undefined
  if (ids.length === 0) return new Map()
  const since = new Date(deps.clock.now().getTime() - TAKEN_WITHIN_MS)
  const owner: FileOwner = { ...answerer, since }
  const [found, expiresAt] = await Promise.all([
    findFiles(deps.db, tenantId, formId, ids, owner),
    linkExpiry(deps, tenantId),
  ])
  return new Map(
    found.map(({ id, mime, size, name, width, height }) => [
      id,
      { fileId: id, url: deps.fileLinks.urlOf(tenantId, id, expiresAt), mime, size, name, width, height },
    ]),
  )
}
