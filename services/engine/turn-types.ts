import type { Clock } from '../../adapters/clock.ts'
import type { NewId } from '../../adapters/ids.ts'
import type { Pool } from '../../adapters/postgres/pool.ts'
import type { TypingSignal, WorkSignal } from '../../adapters/postgres/notifications.ts'
import type { MessageClaim } from '../../adapters/stores/engine-messages/parts.ts'
import type { ConversationRecord, TurnReads } from '../../adapters/stores/executions/state.ts'
import type { Tracing } from '../../adapters/tracing/index.ts'
import type { WaitTokens } from '../../adapters/chat-tokens.ts'
import type { CompiledFlow } from '../../domain/engine/compiled-flow.ts'
import type { CallFacts } from '../../domain/engine/log-calls.ts'
import type { CallWait, ExecutionStatus, Snapshot } from '../../domain/engine/snapshot.ts'
import type { Stimulus, Turn } from '../../domain/engine/stimulus.ts'
import type { JsonObject } from '../../domain/json.ts'
import type { TokenUsage } from '../../domain/token-usage.ts'
import type { FieldViolation } from '../../domain/values/violation.ts'
import type { LogTrigger } from '../../generated/schemas/event-log-entry.ts'
import type { CallAudit } from '../call-audit.ts'
import type { Calls } from '../calls/calls.ts'
import type { Settings } from '../configuration/settings.ts'
import type { Outside } from '../drain.ts'
import type { GoalDirectory } from '../goals/directory.ts'
import type { Publication, Publications, PublishedFlow } from '../published/published.ts'
import type { FactDeps } from '../forms/value-facts.ts'
import type { Idempotency, KeyLease } from '../idempotency/idempotency.ts'
import type { Leases } from '../leases.ts'
import type { TypingEnd } from './model-typing.ts'
import type { Log } from '../log.ts'
import type { OutboxDeps } from '../webhooks/outbox.ts'

/** What events are published with. */
export type EventDeps = {
  db: Pool
  clock: Clock
  newId: NewId
  random: () => number
  publications: Publications
  log: Log
  work: WorkSignal
  /** What an event starts or moves is traced under its publication. */
  tracing: Tracing
}

export type TurnDeps = EventDeps &
  OutboxDeps &
  FactDeps & {
    calls: Calls
    typing: TypingSignal
    reads: TurnReads
    waitTokens: WaitTokens
    settings: Settings
    goals: GoalDirectory
    idempotency: Idempotency
    leases: Leases
    redactEventLog: boolean
    meter: TurnMeter
  }

/** Measures every turn that was committed, or that came too late (`stale`). Durations in milliseconds. */
export type TurnMeter = {
  turn(facts: { status: string; milliseconds: number; decidedIn: number; steps: Turn['steps'] }): void
}

/** The reply of a turn, before a surface gives it its own names. */
export type Reply = {
  executionId: string
  conversationId: string
  status: ExecutionStatus
  blocks: Turn['blocks']
  expectedInput: Turn['expectedInput']
  waitToken: string | null
  waitExpiresAt: string | null
  tokenUsage: TokenUsage | null
}

/** What the caller of a turn adds to its one transaction. */
export type TurnOptions = {
  keyId: string | null
  /** The conversation's key where that has a webhook; none on the engine surface. */
  webhookKeyId?: string | null
  /** The visitor's texts, in order. */
  userMessages: string[]
  /** Usage the integrator reported for the reply it shows. */
  tokenUsage: TokenUsage | null
  /** New conversation variables of this request. */
  variables: JsonObject
  /** The idempotency key that stores the reply in the commit that finishes the turn. */
  keyLease?: KeyLease | undefined
  /** The audit entry of the call, which the first commit writes. */
  audit?: CallAudit | undefined
  /** Called with the reply's blocks so far, each time some are committed. */
  onBlocks?: ((blocks: Turn['blocks']) => void) | undefined
  /** Called with each piece of a language model's answer while it is written. */
  onText?: ((text: string) => void) | undefined
  /** The claim of the message that a worker processes with this turn. */
  claim?: MessageClaim | undefined
  /** Runs the calls of the turn; a worker takes on other messages meanwhile. */
  outside?: Outside | undefined
  /** The domain event that moves the execution. */
  cause?: EventCause
}

/** `lineageId`: the first cause in the chain of events. */
export type EventCause = { eventId: string; lineageId: string }

/**
 * `stale`: nothing was written, because another turn moved the execution first, the wait has expired, or the lease of
 * the idempotency key or of the message has run out. `overtaken`: after a checkpoint of the turn, another process or an
 * abort moved the execution. `ignored`: the stimulus does not fit the state of the execution.
 */
export type TurnOutcome =
  | { outcome: 'replied'; reply: Reply }
  | { outcome: 'rejected'; violations: FieldViolation[] }
  | { outcome: 'ignored' }
  | { outcome: 'stale' }
  | { outcome: 'overtaken' }

/** The conversation a new execution belongs to; it is created with the turn if it does not exist. */
export type TurnConversation = Pick<
  ConversationRecord,
  'id' | 'webhookKeyId' | 'locale' | 'variables' | 'splitChoices' | 'customer'
>

/** A start; `now` is the database's time, at which the turn is decided. */
export type TurnStart = {
  now: Date
  flow: PublishedFlow
  stimulus: Stimulus & { type: 'start' }
  trigger: LogTrigger
  conversation: TurnConversation
  /** Set where the caller has already named the execution. */
  executionId?: string
}

/** The execution that a turn moves, as it was read or last committed: each committed part gives a new one. */
export type TurnSubject = {
  tenantId: string
  now: Date
  executionId: string
  conversation: TurnConversation
  flowId: string
  flowCode: string
  versionId: string
  version: number | undefined
  /** Set for the first part of a start. */
  trigger: LogTrigger | undefined
  /** The revision that the turn is decided on; undefined for a start. */
  revision: number | undefined
  lineageId: string | null
  stimulus: Stimulus
  publication: Publication
  snapshot: Snapshot | null
  /** Undefined if the version no longer loads. */
  flow: CompiledFlow | undefined
  versions: ReadonlyMap<string, CompiledFlow>
  mode: 'trigger' | 'resume'
}

/** One part of a turn, between the calls it makes. */
export type TurnPart = {
  options: TurnOptions
  /** Model usage in the earlier parts. */
  used: readonly TokenUsage[]
  /** The answer of a model that this part starts with. */
  answered: readonly { callId: string; usage: TokenUsage }[]
  /** The outcome of the call whose result this part starts with. */
  call?: CallFacts | undefined
  /** The call of the part before, which has now returned. */
  heldCall?: HeldCall
  /** Called when this part is committed: what the model wrote can be read then. */
  typingEnds?: TypingEnd
  /** An earlier part has counted the turn for its key. */
  counted?: boolean
}

/** A call that is about to be made: the execution is leased to `owner`, and a message repeats it after a crash. */
export type HeldCall = { owner: string; messageId: string; wait: CallWait }
