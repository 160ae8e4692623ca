import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Connection } from '../../adapters/stores/connections/connections.ts'
import { canonicalJson, type JsonObject } from '../../domain/json.ts'
import { readDocumentText } from '../connections/document.ts'
import { asSentence } from './finding.ts'
import type { ApplyContext } from './types.ts'

/**
 * Stores the OpenAPI document, or the tools, of a connection of the file, unless they are the operations that are
 * stored. Nothing is held then: the file says what is accepted.
 */
export async function applyConnectionDocument(
  { stores, changes, findings }: ApplyContext,
  path: string,
  { id, code, providerKey }: Pick<Connection, 'id' | 'code' | 'providerKey'>,
  document: JsonObject,
): Promise<void> {
  if (providerKey !== 'http' && providerKey !== 'mcp') {
    findings.push({ path, message: 'Only a connection of the kind http or mcp has a document.' })
    return
  }
  const text = canonicalJson(document)
  const digest = createHash('sha256').update(text).digest('hex')
  const stored = await stores.connectionDocuments.find(id)
  if (stored?.digest === digest) return
  const read = await readDocumentText(text, providerKey === 'mcp' ? 'tools' : 'openapi')
  if (read.outcome === 'refused') {
    findings.push({ path: `${path}${read.path}`, message: asSentence(`the document ${read.message}`) })
    return
  }
  const { title, version, operations, scopes } = read
  if (stored?.title === title && stored.version === version && isDeepStrictEqual(stored.scopes, scopes)) {
    if (isDeepStrictEqual(await stores.connectionDocuments.operations(id), operations)) return
  }
  await stores.connectionDocuments.put(id, { title, version, address: null, digest, scopes, operations })
  await stores.connections.update(id, {})
  if (!changes.some(change => change.kind === 'connection' && change.code === code))
    changes.push({ kind: 'connection', code, action: 'updated' })
}
