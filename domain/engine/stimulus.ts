import type {
  Block,
  CallWait,
  ExecutionStatus,
  ExpectedInput,
  Failure,
  FailureKind,
  Person,
  Snapshot,
  Wait,
} from './snapshot.ts'
import type { ExecutionEnded } from '../../generated/schemas/event-log-entry.ts'
import type { FormDefinition } from '../../generated/schemas/form.ts'
import type { EventLoop } from '../expressions/evaluation.ts'
import type { MessageFile } from '../handoffs/message-files.ts'
import type { Json, JsonObject } from '../json.ts'
import type { ValueFacts } from '../values/facts.ts'
import type { FieldViolation } from '../values/violation.ts'

/** What moves an execution. */
export type Stimulus =
  | StartStimulus
  /** The answer to an input wait. The caller has checked the token and its expiry by the database's clock. */
  | { type: 'resume'; values: JsonObject; context?: JsonObject; variables?: JsonObject }
  /** A text that the question does not take, which means an intent: its flow is to run before the question goes on. */
  | AsideStimulus
  /** The time of the current wait has come: a `wait` is over, an awaited event timed out, or an input expired. */
  | { type: 'timer' }
  /** A domain event of the workspace. `depth`: how many events caused one another until this one was raised. */
  | { type: 'event'; name: string; data: JsonObject; depth?: number }
  /** The result of the last `call` effect. `tookMs`: how long the call took. */
  | { type: 'callResult'; callId: string; result: CallResult; tookMs?: number }
  /** A person of the team acts in the conversation that was handed over. */
  | { type: 'person'; act: PersonAct }
  | AbortStimulus

/**
 * `from`: who has the conversation, where it is taken from somebody. `person` is the one who has it from then on, or
 * who writes: a reply to a conversation that nobody has claims it.
 */
export type PersonAct =
  | { type: 'claim'; person: Person; from?: string }
  | { type: 'release' }
  | { type: 'reply'; person: Person; text: string; files?: MessageFile[] }
  | { type: 'hand_back'; outcome: string }
  | { type: 'close' }

/** `flow`: code of the flow that owns the intent. */
export type AsideStimulus = {
  type: 'aside'
  intent: string
  flow: string
  text: string
  entities: JsonObject
  context?: JsonObject
  variables?: JsonObject
}

/** Ends the execution from outside its flow. `by` is recorded in the event log. */
export type AbortStimulus = { type: 'abort'; by: NonNullable<ExecutionEnded['abortedBy']>; reason?: string }

export type StartStimulus = {
  type: 'start'
  trigger: { type: 'chat_intent'; text?: string } | { type: 'event'; data: JsonObject; depth?: number }
  entities?: JsonObject
  context?: JsonObject
  /** Variables of the conversation, checked and merged. */
  variables?: JsonObject
  /**
   * What expressions see as `conversation`, for example `{id, locale, customer}`. `locale` chooses the texts of forms.
   */
  conversation?: JsonObject
  /** Branches that this conversation has taken before. */
  splits?: Record<string, number>
  /** Node to start at, in a simulation; the flow's first one when absent. */
  from?: string
}

/**
 * `value` of an http call is `{status, headers, body}`, of an agent call the answer's text, or `{text, toolCalls}`
 * where the model calls tools. A failure may name its `kind`; with `handoff` the run ends there with a handoff,
 * whatever the node says about errors. `tokens`: what a model used.
 */
export type CallResult = { tokens?: number } & (
  { ok: true; value: Json } | { ok: false; message: string; value?: Json; kind?: FailureKind; handoff?: true }
)

/** What a turn takes from outside while it runs a node: passed in, so that the same inputs give the same turn. */
export interface TurnEnvironment {
  now: Date
  newId(): string
  /** At least 0 and below 1. */
  random(): number
  resolveForm(code: string): { formId: string; form: FormDefinition } | undefined
  /** What the rules of the answered fields need to know besides the values. */
  valueFacts?: ValueFacts
  /** Lets the process do other work while the turn runs long, and ends one that runs for too long. */
  eventLoop?: EventLoop
  /** Domain events the turn may raise; `MAX_LINEAGE_EVENTS` when absent. */
  eventsAllowed?: number
  /** ISO 8601 duration for which a question is open whose node names none; a day when absent. */
  waitExpiry?: string
  /** Milliseconds an attempt of an `http` node may take that names none; 10,000 when absent. */
  httpTimeoutMs?: number
}

/** The effects, for each of which `carryOut` needs a handler, in the transaction that saves the snapshot. */
export type Effect =
  /** The execution pauses. An input wait needs a token; a wait with a time of its own needs a timer. */
  | { type: 'registerWait'; wait: Exclude<Wait, CallWait> }
  /** Commit a checkpoint, make the call outside any transaction, and come back with `callResult`. */
  | { type: 'call'; wait: CallWait }
  | GoalReached
  | EventRaised
  | GapFound
  /** The conversation keeps this branch. */
  | { type: 'recordSplit'; key: string; branch: number }

export type GoalReached = { type: 'recordGoal'; nodeId: string; code: string; props: JsonObject }
/** A question that no document answers; `language`: of the node, null for that of the conversation. */
export type GapFound = {
  type: 'recordGap'
  flowCode: string
  nodeId: string
  question: string
  language: string | null
}
export type EventRaised = { type: 'emit'; nodeId: string; event: string; data: JsonObject; depth: number }

/** One line of the event log. `detail` is not redacted. */
export type StepRecord = {
  index: number
  flowCode: string
  versionId: string
  nodeId: string
  nodeType: string
  /** What happened: entered and went on, paused, came back from a pause, ended, failed. */
  outcome:
    | 'passed'
    | 'waiting'
    | 'calling'
    | 'answered'
    | 'acted'
    | 'aside'
    | 'elapsed'
    | 'expired'
    | 'event'
    | 'person'
    | 'called'
    | 'ended'
    | 'failed'
  next: string | null
  /** JSON pointer into the definition of what names `next`; also if it is absent there and the execution ended. */
  edge?: string
  detail?: JsonObject
}

export type Turn = {
  outcome: 'advanced'
  snapshot: Snapshot
  status: ExecutionStatus
  /** The blocks of the reply: all since the last one. */
  blocks: Block[]
  /** The blocks that this turn added. */
  newBlocks: Block[]
  expectedInput: ExpectedInput | null
  wait: Wait | null
  effects: Effect[]
  steps: StepRecord[]
  /** Milliseconds of processor time that the turn had used at the end of each step; 0 without an event loop. */
  stepEnds: number[]
  failure?: Failure
}

export type Advance =
  | Turn
  /** The values of a resume break the rules of the waiting node; nothing has changed. */
  | { outcome: 'rejected'; violations: FieldViolation[] }
  /**
   * The stimulus does not fit the state (already ended, waiting for something else, filter not passed); nothing has
   * changed.
   */
  | { outcome: 'ignored'; reason: 'not_waiting' | 'ended' | 'other_wait' | 'filtered' | 'stale_call' | 'other_state' }
