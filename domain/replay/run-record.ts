import type { EventLogEntry, LogRecord, PersonAct } from '../../generated/schemas/event-log-entry.ts'
import { resultOf } from '../engine/log-calls.ts'
import { callingTool } from '../engine/service-call.ts'
import type { LogLine } from '../engine/log-records.ts'
import type { CallWait, Snapshot } from '../engine/snapshot.ts'
import type { AsideStimulus, CallResult, Stimulus } from '../engine/stimulus.ts'
import type { JsonObject } from '../json.ts'
import { redactText } from '../redaction.ts'
import { branchesDrawn } from '../simulation/recorded-run.ts'
import { personStimulus } from '../simulation/person-acts.ts'
import { splitsOf } from '../simulation/simulated-run.ts'
import { choicesOf } from '../values/expected-schema.ts'

type Logged<Kind extends LogRecord['kind']> = Extract<LogRecord, { kind: Kind }>

/** External inputs of a run. */
export type RecordedInput = Extract<Stimulus, { type: 'start' | 'resume' | 'aside' | 'event' | 'timer' | 'person' }>
/** The answer to a call; `result` is undefined if the log has too little of it. */
export type RecordedCall = { at: Date; tookMs: number; result: CallResult | undefined }
/** One input of the run with all steps that followed. `input`: the log line of the input. */
export type RecordedTurn = {
  at: Date
  input: Logged<'execution_started' | 'step_resumed' | 'handoff_acted' | 'aside_started'>
  lines: LogLine[]
}

/** The inputs of a run in its event log. */
export type RunRecord = {
  /** The version that ran. */
  ran: { flowId: string; version: number }
  turns: RecordedTurn[]
  /** By `callKey`, in order of arrival. */
  calls: ReadonlyMap<string, readonly RecordedCall[]>
  /** Branches that each `split` took, by flow and node, so that no random choice is repeated. */
  splits: Record<string, number>
  /** Edges that each `condition` took, visit by visit; none for those of other flows. */
  decisions: ReadonlyMap<string, readonly string[]>
  /** Whether an input of the run is missing from the log. */
  redacted: boolean
}

/** @returns undefined if the log does not reach back to the start */
export function runRecordOf(entries: readonly EventLogEntry[], flowCode: string): RunRecord | undefined {
  const first = entries[0]?.entry
  if (first?.kind !== 'execution_started') return undefined
  return {
    ran: { flowId: first.flowId, version: first.version },
    turns: turnsOf(entries),
    calls: callsOf(entries, flowCode),
    splits: splitsOf(flowCode, branchesDrawn(entries)),
    decisions: decisionsOf(entries),
    redacted: entries.some(({ entry }) => 'redacted' in entry),
  }
}

/** Which answers are for a call: those of its node, and of its tool. */
function callKey(flowCode: string, nodeId: string | null, tool: string | undefined): string {
  return JSON.stringify([flowCode, nodeId, tool ?? null])
}

export function keyOfCall({ nodeId, request }: CallWait, flowCode: string): string {
  return callKey(flowCode, nodeId, callingTool(request))
}

/** A turn starts with the run, with a message of the visitor, or with the end of a wait that needed no message. */
function turnsOf(entries: readonly EventLogEntry[]): RecordedTurn[] {
  const groups: EventLogEntry[][] = []
  for (const entry of entries) {
    const current = groups.at(-1)
    const { kind } = entry.entry
    const previous = current?.at(-1)?.entry.kind
    const startsTurn =
      (kind === 'message_received' && previous !== 'execution_started' && previous !== 'message_received') ||
      (isInput(entry.entry) && kind !== 'execution_started' && previous !== 'message_received')
    if (startsTurn || current === undefined) groups.push([entry])
    else current.push(entry)
  }
  return groups.flatMap(group => {
    const input = group.map(({ entry }) => entry).find(isInput)
    if (input === undefined) return []
    const lines = group.map(({ nodeId, entry }) => ({ nodeId, record: entry }))
    return [{ at: new Date(group[0]?.createdAt ?? 0), input, lines }]
  })
}

const INPUTS: readonly LogRecord['kind'][] = ['execution_started', 'step_resumed', 'handoff_acted', 'aside_started']

function isInput(entry: LogRecord): entry is RecordedTurn['input'] {
  return INPUTS.includes(entry.kind)
}

function callsOf(entries: readonly EventLogEntry[], flowCode: string): Map<string, RecordedCall[]> {
  const calls = new Map<string, RecordedCall[]>()
  for (const { nodeId, createdAt, entry } of entries) {
    if (entry.kind !== 'call_finished') continue
    const key = callKey(entry.flow ?? flowCode, nodeId, entry.tool)
    const ofKey = calls.get(key) ?? []
    ofKey.push({ at: new Date(createdAt), tookMs: entry.durationMs, result: resultOf(entry) })
    calls.set(key, ofKey)
  }
  return calls
}

function decisionsOf(entries: readonly EventLogEntry[]): Map<string, string[]> {
  const decisions = new Map<string, string[]>()
  for (const { nodeId, entry } of entries) {
    if (entry.kind !== 'step_completed' || entry.nodeType !== 'condition' || entry.flow !== undefined) continue
    const edges = decisions.get(nodeId ?? '') ?? []
    edges.push((entry.edge ?? '').replace(/^\/nodes\/\d+/, ''))
    decisions.set(nodeId ?? '', edges)
  }
  return decisions
}

/** The input of a turn for a run in the given state. `conversation`: its state at a start. */
export function stimulusOf(
  { input }: RecordedTurn,
  snapshot: Snapshot | null,
  { conversation, splits }: { conversation: JsonObject; splits: Record<string, number> },
): RecordedInput {
  if (input.kind !== 'execution_started') return resumption(input, snapshot)
  const { trigger, input: data = {}, variables = {}, context = {}, entities = {} } = input
  const text = data['text']
  return {
    type: 'start',
    trigger:
      trigger.type === 'event'
        ? { type: 'event', data: data as JsonObject }
        : { type: 'chat_intent', ...(typeof text === 'string' ? { text } : {}) },
    variables: variables as JsonObject,
    context: context as JsonObject,
    entities: entities as JsonObject,
    conversation,
    splits,
  }
}

type Resumed = Logged<'step_resumed' | 'handoff_acted' | 'aside_started'>

function resumption(input: Resumed, snapshot: Snapshot | null): RecordedInput {
  if (input.kind === 'aside_started') return asideOf(input)
  const { act, variables, context } = input
  if (act !== undefined) return personActing(act, snapshot)
  switch (input.kind === 'handoff_acted' ? 'input' : input.by) {
    case 'input':
      return {
        type: 'resume',
        values: answersOf(input, snapshot),
        ...(variables === undefined ? {} : { variables: variables as JsonObject }),
        ...(context === undefined ? {} : { context: context as JsonObject }),
      }
    case 'event':
      return {
        type: 'event',
        name: snapshot?.wait?.kind === 'event' ? snapshot.wait.event : '',
        data: ('data' in input ? (input.data ?? {}) : {}) as JsonObject,
      }
    // The log has no act of the person.
    case 'person':
    case 'timer':
    case 'expiry':
      return { type: 'timer' }
  }
}

/** What was recorded of an aside, as the stimulus that starts it. */
export function asideOf(recorded: Logged<'aside_started'>): AsideStimulus {
  const { intent, aside, text = '', entities = {}, variables = {}, context = {} } = recorded
  return {
    type: 'aside',
    intent,
    flow: aside,
    text,
    entities: entities as JsonObject,
    variables: variables as JsonObject,
    context: context as JsonObject,
  }
}

function personActing({ type, personId, text, files, outcome }: PersonAct, snapshot: Snapshot | null): RecordedInput {
  const act = { type, name: personId, text, files, outcome }
  return personStimulus(act, { wait: snapshot?.wait ?? null }) as RecordedInput
}

/** A choice whose id looks like an address is redacted too: it is the one that was offered and reads the same. */
function answersOf({ values = {} }: Logged<'step_resumed' | 'handoff_acted'>, snapshot: Snapshot | null): JsonObject {
  const answers = values as JsonObject
  const { choice } = answers
  if (snapshot?.wait?.kind !== 'input' || typeof choice !== 'string' || !isRedacted(choice)) return answers
  const offered = choicesOf(snapshot.wait.expectedInput.schema).filter(id => redactText(id).value === choice)
  return offered[0] === undefined ? answers : { ...answers, choice: offered[0] }
}

/** Names of the fields whose answers were redacted: they passed when they were given. */
export function redactedFields(input: Resumed): Set<string> {
  const { values = {} } = input.kind === 'aside_started' ? {} : input
  return new Set(Object.keys(values).filter(name => isRedacted(values[name])))
}

const REDACTED = /\[REDACTED-[A-Z]+\]/

function isRedacted(value: unknown): boolean {
  return value !== undefined && REDACTED.test(JSON.stringify(value))
}
