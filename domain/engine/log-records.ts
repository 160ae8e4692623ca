import type {
  AsideStarted,
  ExecutionEnded,
  HandoffActed,
  LogRecord,
  LogTrigger,
  PersonAct as LoggedAct,
  RedactionKind,
} from '../../generated/schemas/event-log-entry.ts'
import type { FormDefinition, FormField } from '../../generated/schemas/form.ts'
import { isJsonObject, jsonOf, type JsonObject, type Json } from '../json.ts'
import { redactJson, type KnownSecret } from '../redaction.ts'
import { formatOf } from '../values/text-rules.ts'
import { callFinished, callStarted, type CallFacts } from './log-calls.ts'
import { outcomeOf, type Block, type Wait, type Snapshot } from './snapshot.ts'
import type { PersonAct, StartStimulus, StepRecord, Stimulus, Turn } from './stimulus.ts'
import type { FlowVersions } from './compiled-flow.ts'
import { versionOf } from './turn-steps.ts'

/** A line of the log before it is redacted. */
export type LogLine = { nodeId: string | null; record: LogRecord }

/** What surrounds a turn in the log. */
export type LogFacts = {
  flowId: string
  version: number | undefined
  /** Code of the flow that was started: lines about it do not repeat it. */
  flowCode: string
  trigger: LogTrigger | undefined
  stimulus: Stimulus
  eventId: string | null
  /** The visitor's texts, in order. */
  userMessages: readonly string[]
  /** The call whose answer moves the run. */
  call?: CallFacts | undefined
}

const TEXT_MAX = 4_000
const BLOCK_TEXT_MAX = 20_000
const MESSAGE_MAX = 2_000

/** Every line that a turn leaves in the event log, in order (specification, Limits: event log). Not redacted. */
export function logLinesOf(turn: Turn, facts: LogFacts): LogLine[] {
  const lines: LogLine[] = []
  const whole = (record: LogRecord) => lines.push({ nodeId: null, record })
  if (facts.stimulus.type === 'start' && facts.trigger !== undefined)
    whole(startRecord(facts.stimulus, facts, facts.trigger))
  for (const text of facts.userMessages)
    whole({ kind: 'message_received', role: 'user', text: text.slice(0, TEXT_MAX) })
  for (const [index, step] of turn.steps.entries()) {
    const nodeId = step.nodeId === '' ? null : step.nodeId
    if (index === 0 && facts.stimulus.type === 'callResult')
      lines.push({
        nodeId,
        record: { ...callFinished(facts.stimulus.result, facts.call), ...flowOf(step, facts) },
      })
    lines.push({ nodeId, record: stepRecord(step, turn, facts) })
  }
  if (turn.newBlocks.length > 0) whole({ kind: 'message_sent', role: 'agent', blocks: turn.newBlocks.map(logBlock) })
  if (turn.status === 'completed' || turn.status === 'failed' || turn.status === 'aborted') {
    whole({ kind: 'execution_ended', status: turn.status, ...causeOf(turn, facts) })
  }
  return lines
}

/** An abort names its origin. Its reason is free text of an admin and is stored with the execution only. */
function causeOf({ failure, snapshot }: Turn, { stimulus }: LogFacts): Partial<ExecutionEnded> {
  if (outcomeOf(snapshot) === 'expired') return { outcome: 'expired' }
  if (stimulus.type === 'abort') return { abortedBy: stimulus.by }
  return failure === undefined
    ? {}
    : { failure: { kind: failure.kind, message: failure.message.slice(0, MESSAGE_MAX) } }
}

function startRecord(
  { trigger: started, variables = {}, context = {}, entities = {} }: StartStimulus,
  { flowId, version }: LogFacts,
  trigger: LogTrigger,
): LogRecord {
  const input: JsonObject =
    started.type === 'event' ? started.data : started.text === undefined ? {} : { text: started.text }
  return {
    kind: 'execution_started',
    flowId,
    version: version ?? 1,
    trigger,
    variables,
    input,
    ...unlessEmpty('context', context),
    ...unlessEmpty('entities', entities),
  }
}

function stepRecord(step: StepRecord, turn: Turn, facts: LogFacts): LogRecord {
  const { nodeType } = step
  const flow = flowOf(step, facts)
  switch (step.outcome) {
    case 'calling':
      return turn.wait?.kind === 'call' && step.detail?.['callId'] === turn.wait.callId
        ? { ...callStarted(turn.wait), ...flow }
        : completed(step, flow)
    case 'passed':
    case 'called':
    case 'ended':
      return completed(step, flow)
    case 'waiting':
      return { kind: 'step_waiting', ...flow, nodeType, ...waitFacts(turn.wait) }
    case 'acted':
      return { kind: 'handoff_acted', ...flow, nodeType, ...actFacts(facts.stimulus) }
    case 'aside':
      return { kind: 'aside_started', ...flow, nodeType, ...asideFacts(facts.stimulus) }
    case 'answered':
    case 'elapsed':
    case 'expired':
    case 'event':
    case 'person':
      return { kind: 'step_resumed', ...flow, nodeType, ...edgeOf(step), ...resumption(step.outcome, facts) }
    case 'failed':
      return {
        kind: 'step_failed',
        ...flow,
        nodeType,
        failure: {
          kind: textOf(step.detail, 'kind', 'unknown'),
          message: textOf(step.detail, 'message', '').slice(0, MESSAGE_MAX),
        },
        next: null,
      }
  }
}

function completed(step: StepRecord, flow: StepFlow): LogRecord {
  const { nodeType, next, detail } = step
  const facts = detail === undefined ? {} : { facts: detail }
  return { kind: 'step_completed', ...flow, nodeType, next, ...edgeOf(step), ...facts }
}

function edgeOf({ edge }: StepRecord): { edge?: string } {
  return edge === undefined ? {} : { edge }
}

/** The subflow that a step belongs to; nothing for the flow that was started. */
type StepFlow = { flow?: string; flowVersionId?: string }

function flowOf({ flowCode, versionId }: StepRecord, facts: LogFacts): StepFlow {
  return flowCode === facts.flowCode ? {} : { flow: flowCode, flowVersionId: versionId }
}

function textOf(detail: JsonObject | undefined, name: string, fallback: string): string {
  const value = detail?.[name]
  return typeof value === 'string' ? value : fallback
}

type WaitFacts = {
  wait: 'input' | 'timer' | 'event' | 'handoff'
  expiresAt?: string
  eventName?: string
  queue?: string
}

function waitFacts(wait: Wait | null): WaitFacts {
  switch (wait?.kind) {
    case 'handoff':
      return { wait: 'handoff', queue: wait.queue, ...(wait.dueAt === null ? {} : { expiresAt: wait.dueAt }) }
    case 'event':
      return { wait: 'event', eventName: wait.event, ...(wait.dueAt === null ? {} : { expiresAt: wait.dueAt }) }
    case 'input':
      return { wait: 'input', expiresAt: wait.expiresAt }
    case 'timer':
      return { wait: 'timer', expiresAt: wait.dueAt }
    case 'call':
    case undefined:
      return { wait: 'timer' }
  }
}

function resumption(outcome: 'answered' | 'elapsed' | 'expired' | 'event' | 'person', { stimulus, eventId }: LogFacts) {
  if (stimulus.type === 'person') return { by: 'person' as const, act: actOf(stimulus.act) }
  if (outcome === 'elapsed') return { by: 'timer' as const }
  if (outcome === 'expired') return { by: 'expiry' as const }
  if (stimulus.type === 'event')
    return { by: 'event' as const, data: stimulus.data, ...(eventId === null ? {} : { eventId }) }
  return { by: 'input' as const, ...answerFacts(stimulus) }
}

function answerFacts(stimulus: Stimulus): { values?: JsonObject; variables?: JsonObject; context?: JsonObject } {
  if (stimulus.type !== 'resume') return {}
  return {
    values: stimulus.values,
    ...unlessEmpty('variables', stimulus.variables ?? {}),
    ...unlessEmpty('context', stimulus.context ?? {}),
  }
}

function asideFacts(stimulus: Stimulus): Omit<AsideStarted, 'kind' | 'nodeType'> {
  if (stimulus.type !== 'aside') throw new Error('an aside began without its stimulus')
  const { intent, flow, text, entities, variables = {}, context = {} } = stimulus
  return {
    intent,
    aside: flow,
    text,
    ...unlessEmpty('entities', entities),
    ...unlessEmpty('variables', variables),
    ...unlessEmpty('context', context),
  }
}

function actFacts(stimulus: Stimulus): Partial<HandoffActed> {
  return stimulus.type === 'person' ? { act: actOf(stimulus.act) } : answerFacts(stimulus)
}

/** A person is named by the id: the name of a user is stored in one place, and changes there. */
function actOf(act: PersonAct): LoggedAct {
  switch (act.type) {
    case 'claim':
      return { type: act.type, personId: act.person.id }
    case 'reply':
      return {
        type: act.type,
        personId: act.person.id,
        text: act.text,
        ...(act.files === undefined ? {} : { files: act.files }),
      }
    case 'hand_back':
      return { type: act.type, outcome: act.outcome }
    case 'release':
    case 'close':
      return { type: act.type }
  }
}

function logBlock({ id, type, payload }: Block) {
  const text = payload['text']
  return {
    id,
    type,
    ...(type === 'message' && typeof text === 'string' ? { text: text.slice(0, BLOCK_TEXT_MAX) } : {}),
  }
}

function unlessEmpty<Name extends string>(name: Name, value: JsonObject): { [Key in Name]?: JsonObject } {
  return Object.keys(value).length === 0 ? {} : ({ [name]: value } as { [Key in Name]?: JsonObject })
}

/** Characters of each text of a line. */
const STORED_TEXT_MAX = 20_000
/** Parts of a record that hold what people and services said. The others are names and ids that must not be altered. */
const SAID: ReadonlySet<string> = new Set([
  'text',
  'values',
  'variables',
  'context',
  'entities',
  'input',
  'data',
  'facts',
  'act',
  'answer',
  'blocks',
])

/** A record of the event log as it is stored: its texts cut, and redacted unless the deployment switched that off. */
export function storedRecord(record: LogRecord, personal: readonly KnownSecret[] | undefined): LogRecord {
  const fields = Object.entries(jsonOf(record))
  if (personal === undefined)
    return Object.fromEntries(fields.map(([name, value]) => [name, cut(value)])) as unknown as LogRecord
  const kinds = new Set<RedactionKind>()
  const stored = fields.map(([name, field]): [string, Json] => {
    const redacted = redactJson(field ?? null, { most: STORED_TEXT_MAX, known: SAID.has(name) ? personal : [] })
    for (const kind of redacted.kinds) kinds.add(kind)
    return [name, redacted.value]
  })
  return {
    ...Object.fromEntries(stored),
    ...(kinds.size === 0 ? {} : { redacted: [...kinds].sort() }),
  } as LogRecord
}

function cut(value: Json | undefined): Json {
  if (typeof value === 'string') return value.slice(0, STORED_TEXT_MAX)
  if (Array.isArray(value)) return value.map(cut)
  if (isJsonObject(value)) return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, cut(item)]))
  return value ?? null
}

type AnswerSources = {
  stimulus: Stimulus
  /** The execution before the turn. */
  before: Snapshot | null
  after: Snapshot
  versions: FlowVersions
  formByCode: (code: string) => FormDefinition | undefined
}

/**
 * Answers to fields for phone numbers and mail addresses: in this turn, and earlier ones as far as variables of the
 * running flows hold it.
 */
export function personalAnswers({ stimulus, before, after, versions, formByCode }: AnswerSources): KnownSecret[] {
  const found: KnownSecret[] = []
  if (stimulus.type === 'resume' && before?.wait?.kind === 'input') collect(before.wait.fields, stimulus.values, found)
  for (const frame of after.frames)
    for (const node of versionOf(versions, frame)?.definition.nodes ?? []) {
      const { vars } = frame
      if (node.type === 'input') collectOne(node.field, vars[node.saveAs ?? node.field.name], found)
      if (node.type !== 'form') continue
      const answers = node.saveAs === undefined ? vars : vars[node.saveAs]
      if (isJsonObject(answers)) collect(formByCode(node.form)?.fields ?? [], answers, found)
    }
  return found
}

function collect(fields: readonly FormField[], answers: JsonObject, found: KnownSecret[]): void {
  for (const field of fields) collectOne(field, answers[field.name], found)
}

function collectOne(field: FormField, answer: Json | undefined, found: KnownSecret[]): void {
  const format = formatOf(field)
  if (typeof answer !== 'string' || (format !== 'phone' && format !== 'email')) return
  const text = answer.trim()
  if (text !== '') found.push({ kind: format === 'phone' ? 'PHONE' : 'EMAIL', text })
}
