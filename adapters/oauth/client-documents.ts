import { clientDocument as isClientDocument } from '../../generated/schemas/validators.js'
import type { ClientDocument } from '../../generated/schemas/client-document.ts'
import { isRedirectUri } from '../../domain/oauth/redirects.ts'
import { createCache } from '../cache.ts'
import type { Clock } from '../clock.ts'
import { EgressFailure, type Egress } from '../egress/index.ts'

/** The documents of applications whose identifier is an address. */
export type ClientDocuments = {
  /** @throws ClientDocumentFailure */
  read(address: string): Promise<ClientDocument>
}

/** `message` is for the person whom the application has sent. */
export class ClientDocumentFailure extends Error {
  override readonly name = 'ClientDocumentFailure'
}

const TIMEOUT_MS = 5_000
const MAX_BYTES = 10_000
/** What an application changes in its document is in force after that. */
const KEPT_MS = 300_000
const KEPT_AT_MOST = 500
const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i

/** A document that could not be read, or is not valid, is read again with the next request. */
export function createClientDocuments({ egress, clock }: { egress: Egress; clock: Clock }): ClientDocuments {
  const documents = createCache({
    load: async address => documentIn(address, await fetched(egress, address)),
    ttlMs: KEPT_MS,
    max: KEPT_AT_MOST,
    clock,
  })
  return { read: async address => await documents.get(address) }
}

async function fetched(egress: Egress, url: string): Promise<string> {
  try {
    const headers = { accept: 'application/json' }
    const answer = await egress.request({ url, method: 'GET', headers, timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES })
    if (answer.status !== 200) throw unreadable(`answered with the status ${answer.status}`)
    if (!JSON_TYPE.test(answer.headers['content-type'] ?? '')) throw unreadable('is not JSON')
    return answer.body.toString('utf8')
  } catch (error) {
    if (error instanceof EgressFailure) throw unreadable('could not be read')
    throw error
  }
}

function documentIn(address: string, text: string): ClientDocument {
  let document: unknown
  try {
    document = JSON.parse(text)
  } catch {
    throw unreadable('is not JSON')
  }
  if (!isValid(document)) throw unreadable('is not one of an OAuth client')
  // Of another identifier, it would be what somebody else has written.
  if (document.client_id !== address) throw unreadable('has another client_id')
  if (!document.redirect_uris.every(isRedirectUri)) throw unreadable('has a redirect URI that is not allowed')
  return document
}

const isValid = (document: unknown): document is ClientDocument => isClientDocument(document)

function unreadable(what: string): ClientDocumentFailure {
  return new ClientDocumentFailure(`The document at the address of the application ${what}`)
}
