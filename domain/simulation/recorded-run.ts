import type { EventLogEntry, LogRecord, PersonAct, RedactionKind } from '../../generated/schemas/event-log-entry.ts'
import type { Stub } from '../../generated/schemas/flow-test.ts'
import { resultOf } from '../engine/log-calls.ts'
import type { CallResult } from '../engine/stimulus.ts'
import { pointerOf, isJsonObject, type Json, type JsonObject } from '../json.ts'

/** Input that ended one pause of a recorded run. `timeout`: its time was reached; `at`: the instant of the turn. */
export type RecordedInput = {
  at: string
  nodeId: string | null
  values?: JsonObject
  variables?: JsonObject
  context?: JsonObject
  event?: string
  data?: JsonObject
  timeout?: true
  person?: RecordedAct
  aside?: { intent: string; text: string; entities?: JsonObject }
}
/** `name`: the id of the person, since the log has no names. */
type RecordedAct = { type: PersonAct['type']; name?: string; text?: string; outcome?: string }
/** `path`: JSON pointer to the part of the recording that differs from the run. */
export type IncompletePart = { path: string; reason: 'redacted' | 'not_recorded'; kinds: RedactionKind[] }
/** Everything that a run got from outside, in the shape in which a simulation takes it. */
export type RecordedRun = {
  flowId: string
  version: number
  trigger: { type: 'chat_intent' | 'event'; name: string; text?: string; entities?: JsonObject; data?: JsonObject }
  startedAt: string
  variables: JsonObject
  context: JsonObject
  inputs: RecordedInput[]
  /** Answers of `http` and `agent` nodes by the keys of a simulation's stubs, call by call. */
  stubs: Record<string, Stub[]>
  /** Index of the branch that each `split` took, by node id; of another flow by `<flow code>/<node id>`. */
  splits: Record<string, number>
  incomplete: IncompletePart[]
}

type Resumed = Extract<LogRecord, { kind: 'step_resumed' | 'handoff_acted' | 'aside_started' }>
type Called = Extract<LogRecord, { kind: 'call_finished' }>

/**
 * Reads the inputs of a run from its event log. Pure.
 * @param entries the whole log, in order
 * @returns undefined if the log no longer has the start of the run
 */
export function recordedRun(entries: readonly EventLogEntry[]): RecordedRun | undefined {
  const [first] = entries
  if (first?.entry.kind !== 'execution_started') return undefined
  const { flowId, version, variables = {}, context = {} } = first.entry
  const run: RecordedRun = {
    flowId,
    version,
    trigger: triggerOf(first.entry),
    startedAt: first.createdAt,
    variables: variables as JsonObject,
    context: context as JsonObject,
    inputs: [],
    stubs: {},
    splits: branchesDrawn(entries),
    incomplete: [],
  }
  const { trigger } = run
  addRedacted(run, [], { trigger, variables: run.variables, context: run.context }, first.entry)
  let awaited: string | undefined
  for (const { entry, nodeId, createdAt } of entries) {
    if (entry.kind === 'step_waiting') awaited = entry.eventName
    else if (entry.kind === 'step_resumed' || entry.kind === 'handoff_acted' || entry.kind === 'aside_started')
      addInput(run, entry, { at: createdAt, nodeId, awaited })
    else if (entry.kind === 'call_finished') addStub(run, entry, nodeId ?? '')
  }
  return run
}

type Started = Extract<LogRecord, { kind: 'execution_started' }>

function triggerOf({ trigger: { type, name }, input = {}, entities }: Started): RecordedRun['trigger'] {
  if (type === 'event') return { type, name, data: input as JsonObject }
  const { text } = input
  return {
    type,
    name,
    ...(typeof text === 'string' ? { text } : {}),
    ...(entities === undefined ? {} : { entities: entities as JsonObject }),
  }
}

function addInput(
  run: RecordedRun,
  record: Resumed,
  { at, nodeId, awaited }: { at: string; nodeId: string | null; awaited: string | undefined },
): void {
  const input: RecordedInput = { at, nodeId, ...resumption(record, awaited) }
  addRedacted(run, ['inputs', String(run.inputs.length)], input, record)
  run.inputs.push(input)
}

function resumption(record: Resumed, awaited = ''): Partial<RecordedInput> {
  const { variables, context } = record
  const sent = {
    ...(variables === undefined ? {} : { variables: variables as JsonObject }),
    ...(context === undefined ? {} : { context: context as JsonObject }),
  }
  if (record.kind === 'aside_started') {
    const { intent, text = '', entities } = record
    return { aside: { intent, text, ...(entities === undefined ? {} : { entities: entities as JsonObject }) }, ...sent }
  }
  const { act, values = {} } = record
  if (act !== undefined) return { person: recordedAct(act) }
  switch (record.kind === 'handoff_acted' ? 'input' : record.by) {
    case 'input':
      return {
        values: values as JsonObject,
        ...sent,
      }
    case 'event':
      return { event: awaited, data: ('data' in record ? (record.data ?? {}) : {}) as JsonObject }
    // The log has no act of the person.
    case 'person':
      return {}
    case 'timer':
    case 'expiry':
      return { timeout: true }
  }
}

function recordedAct({ type, personId, text, outcome }: PersonAct): RecordedAct {
  return {
    type,
    ...(personId === undefined ? {} : { name: personId }),
    ...(text === undefined ? {} : { text }),
    ...(outcome === undefined ? {} : { outcome }),
  }
}

/** An answer that the log does not have is an empty stub, so that later stubs keep their positions. */
function addStub(run: RecordedRun, record: Called, nodeId: string): void {
  const key = record.tool === undefined ? nodeId : `${nodeId}/${record.tool}`
  const result = resultOf(record)
  const stub = result === undefined ? {} : stubOf(result)
  const stubs = (run.stubs[key] ??= [])
  const path = ['stubs', key, String(stubs.length)]
  if (result === undefined) run.incomplete.push({ path: pointerOf(path), reason: 'not_recorded', kinds: [] })
  addRedacted(run, path, stub as Json, record)
  stubs.push(stub)
}

/** The stub that returns the recorded result to a node. */
function stubOf(result: CallResult): Stub {
  const { value, tokens } = result
  const used = tokens === undefined ? {} : { tokens }
  if (!result.ok && result.kind === 'budget_exceeded')
    return { budget: result.handoff === true ? 'spent_handoff' : 'spent' }
  if (typeof value === 'string') return { text: value, ...used }
  if (!isJsonObject(value ?? null)) return result.ok ? {} : { fails: result.message }
  const { toolCalls, text, status, headers, body, passages, answer: answered } = value as JsonObject
  if (Array.isArray(passages))
    return { passages: passages as Stub['passages'] & {}, ...(typeof answered === 'string' ? { text: answered } : {}) }
  const answer: JsonObject = Array.isArray(toolCalls)
    ? { text: text ?? '', toolCalls, ...used }
    : { ...(status === undefined ? {} : { status }), headers: headers ?? {}, body: body ?? null }
  return answer
}

/** The branch that each `split` took, as a simulation's `splits` name it. */
export function branchesDrawn(entries: readonly EventLogEntry[]): Record<string, number> {
  const branches: Record<string, number> = {}
  for (const { nodeId, entry } of entries) {
    if (entry.kind !== 'step_completed' || entry.nodeType !== 'split') continue
    const branch = entry.facts?.['branch']
    const node = nodeId ?? ''
    if (typeof branch === 'number') branches[entry.flow === undefined ? node : `${entry.flow}/${node}`] = branch
  }
  return branches
}

/** Reports each text of a part in which something was redacted before it was written. */
function addRedacted(run: RecordedRun, at: readonly string[], part: Json, record: LogRecord): void {
  const kinds: readonly RedactionKind[] = ('redacted' in record ? record.redacted : undefined) ?? []
  if (kinds.length === 0) return
  const walk = (value: Json, path: readonly string[]): void => {
    if (typeof value === 'string') {
      const own = kinds.filter(kind => value.includes(`[REDACTED-${kind}]`))
      if (own.length > 0) run.incomplete.push({ path: pointerOf(path), reason: 'redacted', kinds: own })
    } else if (Array.isArray(value)) for (const [index, item] of value.entries()) walk(item, [...path, String(index)])
    else if (isJsonObject(value)) for (const [name, item] of Object.entries(value)) walk(item ?? null, [...path, name])
  }
  walk(part, at)
}
