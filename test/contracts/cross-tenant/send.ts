import { createHmac } from 'node:crypto'
import type { Operation } from '../../../generated/operations.ts'
import { PNG_4x3 } from '../../support/files.ts'
import { ENGINE_TOKEN } from '../../support/service.ts'
import type { Sent } from './lines.ts'
import type { Names } from './named.ts'
import type { World } from './world.ts'

/**
 * The comparable part of an answer: `told` is equal for two answers that differ only in ids, dates and counters of
 * limits.
 */
export type Answer = { text: string; told: { status: number; headers: Record<string, string>; text: string } }
/** A credential, and where it is sent. */
export type Way =
  | 'publishableKeyQuery'
  | 'publishableKeyHeader'
  | 'publishableKeyBody'
  | 'sessionToken'
  | 'engineToken'
  | 'personalAccessToken'
  | 'adminSession'
  | 'inboundSignature'
  | 'senderSignature'
  | 'nobody'

/** `X-Hub-Signature-256` of GitHub. */
function signedBody(secret: string, body: string): string {
  return `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`
}

/** `X-Service-Signature` of an inbound webhook. */
function signed(secret: string, timestamp: string, body: string): string {
  return `sha256=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`
}

/** Every kind of credential that the operation takes. */
export function waysIn({ security, keyInBody }: Operation): [Way, ...Way[]] {
  if (keyInBody === true) return ['publishableKeyBody', 'publishableKeyQuery', 'publishableKeyHeader']
  return security.length === 0
    ? ['nobody']
    : (security.map(schemes => (schemes[0] ?? 'nobody') as Way) as [Way, ...Way[]])
}

/** The request as the holder of the home workspace's credential sends it. */
export async function send(
  { service, home: { workspace } }: World,
  operation: Operation,
  way: Way,
  sent: Sent,
  own: Names,
): Promise<Answer> {
  const query: Record<string, string> = { ...sent.query }
  const headers: Record<string, string> = { 'X-Forwarded-For': service.nextAddress() }
  const body = operation.bodyTypes.length === 0 ? undefined : (sent.body ?? {})
  const content: Record<string, unknown> = { ...body }
  switch (way) {
    case 'publishableKeyQuery':
      query['publicKey'] = own.publicKey
      break
    case 'publishableKeyHeader':
      headers['X-Service-Public-Key'] = own.publicKey
      break
    case 'publishableKeyBody':
      content['publicKey'] = own.publicKey
      break
    case 'sessionToken':
      headers['Authorization'] = `Bearer ${own.sessionToken}`
      break
    case 'engineToken':
      headers['Authorization'] = `Bearer ${ENGINE_TOKEN}`
      content['tenant_id'] ??= own.tenantId
      break
    case 'personalAccessToken':
      Object.assign(headers, workspace.token.headers)
      break
    case 'adminSession':
      Object.assign(headers, workspace.session.headers)
      break
    case 'inboundSignature': {
      const timestamp = String(Math.floor(service.clock.now().getTime() / 1000))
      Object.assign(headers, {
        'X-Service-Timestamp': timestamp,
        'X-Service-Signature': signed(own.inboundSecret, timestamp, JSON.stringify(content)),
      })
      break
    }
    case 'senderSignature':
      headers['X-Hub-Signature-256'] = signedBody(own.inboundSecret, JSON.stringify(content))
      break
    case 'nobody':
      break
  }
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(sent.path?.[name] ?? `no ${name}`),
  )
  const search = new URLSearchParams(query).toString()
  const answer = await fetch(service.url + path + (search === '' ? '' : `?${search}`), {
    method: operation.method.toUpperCase(),
    redirect: 'manual',
    headers: {
      ...headers,
      ...(body === undefined || sent.file === true ? {} : { 'Content-Type': 'application/json' }),
      ...sent.headers,
    },
    ...(sent.file === true
      ? { body: multipart(content) }
      : body === undefined
        ? {}
        : { body: JSON.stringify(content) }),
  })
  const text = await textOf(answer)
  return {
    text,
    told: { status: answer.status, headers: headersOf(answer, sent), text: masked(text, answer.status, sent) },
  }
}

/** Of a stream without an end, its beginning. */
async function textOf(answer: Response): Promise<string> {
  if (answer.headers.get('content-type')?.startsWith('text/event-stream') !== true) return await answer.text()
  for await (const chunk of answer.body ?? []) return Buffer.from(chunk as Uint8Array).toString()
  return ''
}

function multipart(fields: Record<string, unknown>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value))
  form.set('file', new Blob([PNG_4x3]), 'photo.png')
  return form
}

const ALWAYS_NEW = /^(date|x-request-id|retry-after|(x-)?ratelimit.*)$/
/** A success creates a resource with its own name and state; a refusal must be identical byte by byte. */
const OF_WHAT_WAS_MADE = /^(content-length|etag)$/

function headersOf({ headers, status }: Response, sent: Sent): Record<string, string> {
  return Object.fromEntries(
    [...headers]
      .filter(([name]) => !ALWAYS_NEW.test(name) && !(status < 300 && OF_WHAT_WAS_MADE.test(name)))
      .map(([name, value]) => [name, masked(value, status, sent)]),
  )
}

const NEW_NAMES = new RegExp(
  [
    /[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/,
    /\bc[0-9a-f]{32}\b/,
    /\b(pk_live|cf[pet]|whsec|idsec)_\w+/,
    /"(sessionToken|waitToken|wait_token|signature)":"[^"]*"/,
    /"etag":"(\\"|[^"])*"/,
    /signature=[\w-]+/,
    /\d{4}-\d\d-\d\dT[\d:.]+Z/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
)

/** Without the values of the request itself, and for a success without generated names. */
function masked(text: string, status: number, { path, query, headers, body }: Sent): string {
  const said = strings([path, query, headers, body])
    .filter(value => value.length >= 8)
    .reduce((left, value) => left.replaceAll(value, '<said>'), text)
  return status < 300 ? said.replaceAll(NEW_NAMES, '<new>') : said
}

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : []
}
