import type { Clock } from '../../adapters/clock.ts'
import type { FileLinks } from '../../adapters/file-links.ts'
import type { Pool } from '../../adapters/postgres/pool.ts'
import { findFiles } from '../../adapters/stores/files/files.ts'
import { ownValue, type JsonObject } from '../../domain/json.ts'
import { isUploadReference, uploadsOf } from '../../domain/values/check.ts'
import type { StoredFile, ValueFacts } from '../../domain/values/facts.ts'
import { kindOf } from '../../domain/values/fields.ts'
import type { FormField } from '../../generated/schemas/form.ts'
import type { Configuration } from '../configuration/configuration.ts'
import { linkExpiry } from './file-reference.ts'

export type FactDeps = { db: Pool; clock: Clock; configuration: Configuration; fileLinks: FileLinks }

/**
 * `formId`: the form whose uploads the values may refer to; null for any upload of the workspace (questions of a flow
 * that belong to no form).
 */
type Checking = { tenantId: string; formId: string | null; fields: readonly FormField[]; values: JsonObject }

/**
 * What the rules of these fields need to know about these values: the files that are referred to, and the workspace's
 * own lists.
 */
export async function factsFor(deps: FactDeps, { tenantId, formId, fields, values }: Checking): Promise<ValueFacts> {
  const [blockedWords, disposableDomains, files] = await Promise.all([
    deps.configuration.strings(tenantId, 'forms/spam/blocked_words'),
    deps.configuration.strings(tenantId, 'forms/spam/disposable_domains'),
    storedFiles(deps, tenantId, formId, referredFiles(fields, values)),
  ])
  return { blockedWords, disposableDomains, files }
}

function referredFiles(fields: readonly FormField[], values: JsonObject): string[] {
  const references = fields
    .filter(field => kindOf(field) === 'upload')
    .flatMap(field => uploadsOf(ownValue(values, field.name) ?? null))
  return [...new Set(references.filter(isUploadReference).map(({ fileId }) => fileId.toLowerCase()))]
}

async function storedFiles(
  deps: FactDeps,
  tenantId: string,
  formId: string | null,
  ids: string[],
): Promise<Map<string, StoredFile>> {
  if (ids.length === 0) return new Map()
  const [found, expiresAt] = await Promise.all([findFiles(deps.db, tenantId, formId, ids), linkExpiry(deps, tenantId)])
  return new Map(
    found.map(({ id, mime, size, name, width, height }) => [
      id,
      { fileId: id, url: deps.fileLinks.urlOf(tenantId, id, expiresAt), mime, size, name, width, height },
    ]),
  )
}
