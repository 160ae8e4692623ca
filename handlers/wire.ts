import type { Readable } from 'node:stream'
import type { operations as AdminOperations } from '../generated/types/admin.ts'
import type { operations as ConfigOperations } from '../generated/types/config.ts'
import type { operations as EngineOperations } from '../generated/types/engine.ts'
import type { operations as FilesOperations } from '../generated/types/files.ts'
import type { operations as InsightsOperations } from '../generated/types/insights.ts'
import type { operations as IntakeOperations } from '../generated/types/intake.ts'
import type { operations as OpsOperations } from '../generated/types/ops.ts'
import type { operations as PublicOperations } from '../generated/types/public.ts'
import type { operations as TrainingOperations } from '../generated/types/training.ts'
import type { PublishableKey } from '../services/access/access.ts'
import type { AdminCaller } from '../services/admin/caller.ts'
import type { InboundCall } from '../services/webhooks/inbound.ts'
import type { TokenHolder } from '../services/access/tokens.ts'
import type { IncomingFile } from '../services/forms/uploads.ts'
import type { SessionClaims } from '../adapters/session-tokens.ts'

export type Operations = AdminOperations &
  PublicOperations &
  EngineOperations &
  InsightsOperations &
  IntakeOperations &
  OpsOperations &
  TrainingOperations &
  ConfigOperations &
  FilesOperations
export type ServedOperation = keyof Operations

type Content<T> = T extends { content: { 'application/json': infer Body } } ? Body : undefined
type Parameters<Op extends ServedOperation, Place extends string> = Operations[Op] extends {
  parameters: Record<Place, infer Values>
}
  ? NonNullable<Values>
  : Operations[Op] extends { parameters: Partial<Record<Place, infer Values>> }
    ? NonNullable<Values>
    : Record<string, never>

/** Who calls, as far as the operation's security schemes have established it. */
export type Caller = {
  key?: PublishableKey
  session?: SessionClaims
  inbound?: InboundCall
  token?: TokenHolder
  admin?: AdminCaller
}

/** A request that has passed its contract. Header names are in lower case. */
export type RequestOf<Op extends ServedOperation> = {
  requestId: string
  /** Network address of the caller, behind the configured proxies. */
  address: string
  params: Parameters<Op, 'path'>
  query: Parameters<Op, 'query'>
  headers: Readonly<Record<string, string | undefined>>
  body: Operations[Op] extends { requestBody: infer Body } ? Content<Body> : undefined
  caller: Caller
  /** The part `file` of a multipart body, as it comes in. */
  file: IncomingFile | undefined
}

export type ServerSentEvent = { event: string; data: unknown }

/** An answer of the contract: one of the documented statuses with its body, or a stream of server-sent events. */
export type ReplyOf<Op extends ServedOperation> =
  | {
      [Status in keyof Operations[Op]['responses'] & number]:
        | Reply<Status, Content<Operations[Op]['responses'][Status]>>
        | TextReply<Status, Operations[Op]['responses'][Status]>
    }[keyof Operations[Op]['responses'] & number]
  | EventStream

export type Reply<Status extends number, Body> = {
  status: Status
  headers?: Record<string, string>
} & (Body extends undefined ? { body?: undefined } : { body: Body } | { json: string } | { bytes: Buffer })

/** Plain text, where the contract has that. */
export type TextReply<Status extends number, Response> = Response extends { content: { 'text/plain': string } }
  ? { status: Status; headers?: Record<string, string>; text: string }
  : never

export type EventStream = { status: 200; events: AsyncIterable<ServerSentEvent> }
export type AnyReply = {
  status: number
  headers?: Record<string, string>
  body?: unknown
  json?: string
  bytes?: Buffer
  text?: string
  events?: AsyncIterable<ServerSentEvent>
  stream?: Readable
  withoutBody?: true
}

/** The key of a caller whose operation demands one. */
export function callerKey(caller: Caller): PublishableKey {
  if (caller.key === undefined) throw new Error('the operation admits no caller without a key')
  return caller.key
}

/** The session of a caller whose operation demands one. */
export function callerSession(caller: Caller): SessionClaims {
  if (caller.session === undefined) throw new Error('the operation admits no caller without a session')
  return caller.session
}

/** The signed call of a caller whose operation demands a signature. */
export function callerInbound(caller: Caller): InboundCall {
  if (caller.inbound === undefined) throw new Error('the operation admits no caller without a signature')
  return caller.inbound
}

/** The signed-in user, or the holder of a token, of an operation of the admin API. */
export function callerAdmin(caller: Caller): AdminCaller {
  if (caller.admin === undefined) throw new Error('the operation admits no caller that is not signed in')
  return caller.admin
}
