import type { Clock } from '../../adapters/clock.ts'
import type { NewId } from '../../adapters/ids.ts'
import type { Pool } from '../../adapters/postgres/pool.ts'
import type { MessageHold } from '../../adapters/stores/engine-messages/parts.ts'
import type { ConversationRecord } from '../../adapters/stores/executions/state.ts'
import type { Tracing } from '../../adapters/tracing/index.ts'
import type { WaitTokens } from '../../adapters/wait-tokens.ts'
import type { CompiledFlow } from '../../domain/engine/compiled-flow.ts'
import type { ExecutionStatus, Snapshot } from '../../domain/engine/snapshot.ts'
import type { Stimulus, Turn } from '../../domain/engine/stimulus.ts'
import type { JsonObject } from '../../domain/json.ts'
import type { TokenUsage } from '../../domain/token-usage.ts'
import type { FieldViolation } from '../../domain/values/violation.ts'
import type { LogTrigger } from '../../generated/schemas/event-log-entry.ts'
import type { Calls } from '../calls/calls.ts'
import type { EventDeps } from './domain-events.ts'
import type { GoalDirectory } from '../goals/directory.ts'
import type { Publication, Publications, PublishedFlow } from '../published/published.ts'
import type { FactDeps } from '../forms/value-facts.ts'
import type { Idempotency, KeyLease } from '../idempotency/idempotency.ts'
import type { Leases } from '../leases.ts'
import type { OutboxDeps } from '../webhooks/outbox.ts'

export type TurnDeps = EventDeps &
  OutboxDeps &
  FactDeps & {
    calls: Calls
    db: Pool
    clock: Clock
    newId: NewId
    random: () => number
    waitTokens: WaitTokens
    publications: Publications
    goals: GoalDirectory
    idempotency: Idempotency
    leases: Leases
    redactEventLog: boolean
    meter?: TurnMeter
    tracing?: Tracing
  }

/** Told of every turn that was written, or that came too late (`stale`). Durations in milliseconds. */
export type TurnMeter = {
  turn(facts: { status: string; milliseconds: number; decidedIn: number; steps: Turn['steps'] }): void
}

/** What a turn answered, before a surface gives it its names. */
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

/** What the caller adds to a turn's one transaction. */
export type TurnCompany = {
  keyId: string | null
  /** The conversation's key where its webhook is told of the turn; none on the engine surface. */
  webhookKeyId?: string | null
  /** What the visitor said, in order. */
  said: string[]
  /** Usage the integrator reported for the reply it shows. */
  tokenUsage: TokenUsage | null
  /** New conversation variables of this request. */
  variables: JsonObject
  /** The idempotency key that stores the reply in the commit that finishes the turn. */
  keyLease?: KeyLease | undefined
  /** Told of the reply's blocks so far, each time some are committed. */
  onBlocks?: ((blocks: Turn['blocks']) => void) | undefined
  /** Told of each piece of a language model's answer while it is written. */
  onText?: ((text: string) => void) | undefined
  /** The message that a worker carries out with this turn. */
  hold?: MessageHold | undefined
  /** The domain event that moves the execution. */
  cause?: EventCause
}

/** `lineageId`: the first cause of all that led here. */
export type EventCause = { eventId: string; lineageId: string }

/**
 * `stale`: nothing was written, because another turn moved the execution first, the wait has expired, or the idempotency
 * key or the message is no longer held. `overtaken`: the turn was begun, and another process or an abort went on from
 * its checkpoint. `ignored`: the stimulus does not fit the state it met.
 */
export type TurnOutcome =
  | { outcome: 'replied'; reply: Reply }
  | { outcome: 'rejected'; violations: FieldViolation[] }
  | { outcome: 'ignored' }
  | { outcome: 'stale' }
  | { outcome: 'overtaken' }

/** The conversation a new execution belongs to; it is created with the turn where it does not exist. */
export type TurnConversation = Pick<ConversationRecord, 'id' | 'locale' | 'variables' | 'splitChoices' | 'customer'>

/** What starts: the database's time is that of the turn. */
export type TurnStart = {
  now: Date
  flow: PublishedFlow
  stimulus: Stimulus & { type: 'start' }
  trigger: LogTrigger
  conversation: TurnConversation
  /** Given where the execution was promised under an id. */
  executionId?: string
}

/** What is moved, and from where: the whole of it changes with each part that is committed. */
export type Subject = {
  now: Date
  executionId: string
  conversation: TurnConversation
  flowId: string
  flowCode: string
  versionId: string
  version: number | undefined
  trigger: LogTrigger | undefined
  claimed: number | undefined
  lineageId: string | null
  stimulus: Stimulus
  publication: Publication
  snapshot: Snapshot | null
  /** Undefined where the version does not load any more. */
  flow: CompiledFlow | undefined
  versions: Map<string, CompiledFlow>
  mode: 'trigger' | 'resume'
}
