import type { Readable } from 'node:stream'
import type { operations as AdminOperations } from '../generated/types/admin.ts'
import type { operations as ConfigOperations } from '../generated/types/config.ts'
import type { operations as EngineOperations } from '../generated/types/engine.ts'
import type { operations as FilesOperations } from '../generated/types/files.ts'
import type { operations as InsightsOperations } from '../generated/types/insights.ts'
import type { operations as IntakeOperations } from '../generated/types/intake.ts'
import type { operations as OauthOperations } from '../generated/types/oauth.ts'
import type { operations as OpsOperations } from '../generated/types/ops.ts'
import type { operations as PublicOperations } from '../generated/types/public.ts'
import type { operations as TrainingOperations } from '../generated/types/training.ts'
import type { PermissionSet } from '../domain/permissions.ts'
import type { PublishableKey } from '../services/access/publishable-keys.ts'
import type { AdminCaller } from '../services/admin/caller.ts'
import type { InboundCall } from '../services/webhooks/inbound.ts'
import type { SenderCall } from '../services/webhooks/sender-webhooks.ts'
import type { EngineCaller, TokenHolder } from '../services/access/tokens.ts'
import type { IncomingFile } from '../services/forms/uploads.ts'
import type { SessionClaims } from '../adapters/chat-tokens.ts'

export type Operations = AdminOperations &
  PublicOperations &
  EngineOperations &
  InsightsOperations &
  IntakeOperations &
  OauthOperations &
  OpsOperations &
  TrainingOperations &
  ConfigOperations &
  FilesOperations
export type ServedOperation = keyof Operations

type Parameters<Op extends ServedOperation, Place extends string> = Operations[Op] extends {
  parameters: Record<Place, infer Values>
}
  ? NonNullable<Values>
  : Operations[Op] extends { parameters: Partial<Record<Place, infer Values>> }
    ? NonNullable<Values>
    : unknown

type BodyOf<Op extends ServedOperation, Type extends string> = Operations[Op] extends {
  requestBody: { content: Record<Type, infer Body> }
}
  ? Body
  : undefined

type HeadersOf<Op extends ServedOperation> = {
  readonly [Name in keyof Parameters<Op, 'header'> as Lowercase<Name & string>]: Parameters<Op, 'header'>[Name]
}

/** Who calls, as far as the operation's security schemes have established it. */
export type Caller = {
  key?: PublishableKey
  session?: SessionClaims
  /** The session of an expired token, for the operation that renews it. */
  expiredSession?: SessionClaims | undefined
  inbound?: InboundCall
  sender?: SenderCall
  token?: TokenHolder
  admin?: AdminCaller
  /** Whether `session` would be admitted now: a stream outlives its admission. */
  isAdmitted?: () => Promise<boolean>
  /** The permissions that `admin` has now; undefined after the end of the session, the token or the permission. */
  admittedWith?: () => Promise<PermissionSet | undefined>
  /** The holder of an engine token; absent for the deploy-wide one. */
  engine?: EngineCaller
}

/** A request that has passed its contract. Header names are in lower case. */
export type RequestOf<Op extends ServedOperation> = {
  requestId: string
  /** Network address of the caller, behind the configured proxies. */
  address: string
  params: Parameters<Op, 'path'>
  query: Parameters<Op, 'query'>
  /** OpenAPI declares neither `Accept` nor `Cookie` as a parameter. */
  headers: HeadersOf<Op> & { readonly accept?: string; readonly cookie?: string }
  body: BodyOf<Op, 'application/json'> extends undefined
    ? BodyOf<Op, 'application/x-www-form-urlencoded'>
    : BodyOf<Op, 'application/json'>
  caller: Caller
  /** The part `file` of a multipart body, as it arrives. */
  file: BodyOf<Op, 'multipart/form-data'> extends undefined ? undefined : IncomingFile | undefined
}

/** The handler of one operation, for a validated request; `Deps` are its dependencies. */
export type Handler<Op extends ServedOperation, Deps> = (
  deps: Deps,
  request: RequestOf<Op>,
) => ReplyOf<Op> | Promise<ReplyOf<Op>>

/** One of the documented statuses of an operation, with a payload of a documented media type. */
export type ReplyOf<Op extends ServedOperation> = {
  [Status in keyof Operations[Op]['responses'] & number]: Reply<Status, Operations[Op]['responses'][Status]>
}[keyof Operations[Op]['responses'] & number]

type Reply<Status extends number, Response> = Response extends { content: infer Content }
  ? { [Type in keyof Content]: Head<Status> & Payload<Type, Content[Type]> }[keyof Content]
  : Head<Status> & { body?: undefined }

type Head<Status extends number> = { status: Status; headers?: Record<string, string> }

type Payload<Type, Body> = Type extends 'application/json'
  ? { body: Body } | { bytes: JsonBytes<Body> }
  : Type extends 'text/event-stream'
    ? { events: ServerSentEvents }
    : Type extends 'text/plain' | `${string}+json`
      ? { text: string }
      : { stream: Readable }

declare const serialized: unique symbol

/**
 * A `Body` as the UTF-8 bytes of its JSON, a character for each byte (Latin-1): text is sent in one piece with the
 * head.
 */
export type JsonBytes<Body> = string & { readonly [serialized]: Body }

/** `id`: what a reader that opens the stream again sends as `Last-Event-ID`. */
export type ServerSentEvent = { event: string; data: unknown; id?: string }
/** After how many milliseconds the reader opens the stream again. */
export type ReconnectionTime = { retryMs: number }
/** An endless stream is opened when it is sent; `disconnected` aborts when the client disconnects. */
export type ServerSentEvents =
  | AsyncIterable<ServerSentEvent>
  | ((disconnected: AbortSignal) => AsyncIterable<ServerSentEvent | 'heartbeat' | ReconnectionTime>)

/** A reply of any operation. At most one of the payloads is there. */
export type AnyReply = {
  status: number
  headers?: Record<string, string>
  body?: unknown
  /** A character for each byte. */
  bytes?: string
  text?: string
  events?: ServerSentEvents
  stream?: Readable
  withoutBody?: true
}
