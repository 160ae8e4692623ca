import { createHmac, timingSafeEqual } from 'node:crypto'
import { hmac, signatureBytes, signingKeys } from './signatures.ts'

/** Services that sign webhooks in a way of their own; `standard_webhooks` are all that follow that specification. */
export type Sender = 'stripe' | 'github' | 'shopify' | 'slack' | 'twilio' | 'standard_webhooks'
/** `url`: the address as the sender knows it. */
export type SentRequest = {
  headers: Readonly<Record<string, string | undefined>>
  body: Uint8Array
  url: string
}
/** The signatures of a request, and what was signed; `timestamp` in seconds, of senders that sign one. */
type Signed = { signatures: Buffer[]; timestamp?: string; expected: (secret: string) => Buffer }
/** `signature`: the one that is right. */
export type Genuine = { signature: Buffer; timestamp: string | undefined }

const SECONDS = /^[0-9]{1,12}$/

/** What a request says of its signature; undefined where it has none in the form of its sender. */
const SIGNED: Readonly<Record<Sender | 'parley', (request: SentRequest) => Signed | undefined>> = {
  parley({ headers, body }) {
    const timestamp = headers['x-service-timestamp'] ?? ''
    return signed(
      [signatureBytes(headers['x-service-signature'])],
      secret => hmac(secret, `${timestamp}.`, body),
      timestamp,
    )
  },
  stripe({ headers, body }) {
    const parts = (headers['stripe-signature'] ?? '').split(',').map(part => part.trim())
    const timestamp = withoutPrefix(parts.find(part => part.startsWith('t=')) ?? '', 't=')
    return signed(
      parts.map(part => hexBytes(withoutPrefix(part, 'v1='))),
      secret => hmac(secret, `${timestamp}.`, body),
      timestamp,
    )
  },
  github({ headers, body }) {
    return signed([signatureBytes(headers['x-hub-signature-256'])], secret => hmac(secret, '', body))
  },
  shopify({ headers, body }) {
    return signed([base64Bytes(headers['x-shopify-hmac-sha256'])], secret => hmac(secret, '', body))
  },
  slack({ headers, body }) {
    const timestamp = headers['x-slack-request-timestamp'] ?? ''
    const signature = headers['x-slack-signature'] ?? ''
    return signed(
      [hexBytes(withoutPrefix(signature, 'v0='))],
      secret => hmac(secret, `v0:${timestamp}:`, body),
      timestamp,
    )
  },
  twilio({ headers, body, url }) {
    return signed([base64Bytes(headers['x-twilio-signature'])], secret =>
      createHmac('sha1', secret)
        .update(url + sortedFields(body))
        .digest(),
    )
  },
  standard_webhooks({ headers, body }) {
    const [id = '', timestamp = ''] = [headers['webhook-id'], headers['webhook-timestamp']]
    const versions = (headers['webhook-signature'] ?? '').split(' ').map(one => withoutPrefix(one, 'v1,'))
    if (id === '') return undefined
    return signed(
      versions.map(base64Bytes),
      secret => createHmac('sha256', signingKeys(secret).decoded).update(`${id}.${timestamp}.`).update(body).digest(),
      timestamp,
    )
  },
}

/** Whether the sender knows the secret; its timestamp is still to be compared with the clock. */
export function checkSignature(
  sender: Sender | 'parley',
  secret: string,
  request: SentRequest,
): Genuine | 'missing' | 'wrong' {
  const found = SIGNED[sender](request)
  if (found === undefined) return 'missing'
  const expected = found.expected(secret)
  const right = found.signatures.find(one => one.length === expected.length && timingSafeEqual(one, expected))
  return right === undefined ? 'wrong' : { signature: right, timestamp: found.timestamp }
}

/** `timestamp`: undefined for a sender that signs none, and whose signatures do not age. */
function signed(
  found: readonly (Buffer | undefined)[],
  expected: Signed['expected'],
  timestamp?: string,
): Signed | undefined {
  const signatures = found.filter(one => one !== undefined)
  if (signatures.length === 0 || (timestamp !== undefined && !SECONDS.test(timestamp))) return undefined
  return { signatures, expected, ...(timestamp === undefined ? {} : { timestamp }) }
}

function withoutPrefix(text: string, prefix: string): string {
  return text.startsWith(prefix) ? text.slice(prefix.length) : ''
}

/** `Buffer.from` would ignore everything after the last valid digit. */
function hexBytes(text: string): Buffer | undefined {
  return /^[0-9a-f]{64}$/.test(text) ? Buffer.from(text, 'hex') : undefined
}

/** Of SHA-1 or SHA-256. */
function base64Bytes(text: string | undefined): Buffer | undefined {
  return text !== undefined && /^([A-Za-z0-9+/]{27}|[A-Za-z0-9+/]{43})=$/.test(text)
    ? Buffer.from(text, 'base64')
    : undefined
}

/** The fields of a form as Twilio signs them: sorted by name, each name with its values behind it, nothing between. */
function sortedFields(body: Uint8Array): string {
  const fields = new URLSearchParams(Buffer.from(body).toString())
  return [...new Set(fields.keys())]
    .sort()
    .flatMap(name => [...new Set(fields.getAll(name))].sort().map(value => `${name}${value}`))
    .join('')
}
