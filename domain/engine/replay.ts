import type { EventLogEntry, LogRecord } from '../../generated/schemas/event-log-entry.ts'
import { canonicalJson } from '../canonical-json.ts'
import type { JsonObject } from '../json.ts'
import { advance } from './advance.ts'
import type { CompiledFlow } from './compiled-flow.ts'
import type { Environment } from './compiled-flow.ts'
import { resultOf } from './log-calls.ts'
import { logLinesOf, type LogLine } from './log-records.ts'
import type { Snapshot } from './snapshot.ts'
import type { CallResult, Stimulus } from './stimulus.ts'

/** One turn of a recorded run beside what another version made of the same input at the same time. */
export type ReplayedTurn = { at: string; input: string; recorded: string[]; replayed: string[] }
/** `stopped`: why the comparison ended before the record did. */
export type Replay = { turns: ReplayedTurn[]; stopped: string | undefined; redacted: boolean }

/** What the version may use, and the conversation as it is now. */
export type ReplayContext = Pick<Environment, 'resolveFlow' | 'versionById' | 'resolveForm' | 'eventLoop'> & {
  conversation: JsonObject
  redact: (line: LogLine) => LogLine
}

/**
 * Gives the inputs that the event log of a run recorded to a version of its flow, with the recorded clock and the
 * recorded branches of its splits. Effects are not carried out. Answers that were redacted come in redacted.
 */
export async function replay(
  entries: readonly EventLogEntry[],
  flow: CompiledFlow,
  context: ReplayContext,
): Promise<Replay> {
  const result: Replay = { turns: [], stopped: undefined, redacted: entries.some(({ entry }) => 'redacted' in entry) }
  let snapshot: Snapshot | null = null
  let ids = 0
  for (const group of turnsOf(entries)) {
    const stimulus = stimulusOf(group, snapshot, {
      conversation: context.conversation,
      splits: splitsOf(entries, flow.code),
    })
    const at = group[0]?.createdAt ?? ''
    if (stimulus === undefined) {
      if (snapshot?.wait?.kind === 'call')
        result.stopped = `the answer to the call of the node ${snapshot.wait.nodeId} is not recorded`
      break
    }
    const environment: Environment = {
      ...context,
      now: new Date(at),
      newId: () => `00000000-0000-7000-8000-${(++ids).toString(16).padStart(12, '0')}`,
      random: () => 0,
    }
    const turn: Awaited<ReturnType<typeof advance>> = await advance(flow, snapshot, stimulus, environment)
    const shown = {
      at,
      input: inputText(stimulus),
      recorded: group.flatMap(({ nodeId, entry }) => comparedLines({ nodeId, record: entry })),
    }
    if (turn.outcome !== 'advanced') {
      const refusal =
        turn.outcome === 'rejected'
          ? `refuses the answer: ${turn.violations.map(({ field, rule }) => `${field} breaks ${rule}`).join(', ')}`
          : 'does not wait for this'
      result.turns.push({ ...shown, replayed: [refusal] })
      result.stopped = 'the runs have parted'
      return result
    }
    const lines = logLinesOf(turn, {
      flowId: '',
      version: undefined,
      flowCode: flow.code,
      trigger: undefined,
      stimulus,
      eventId: null,
      userMessages: [],
    })
    result.turns.push({ ...shown, replayed: lines.flatMap(line => comparedLines(context.redact(line))) })
    ;({ snapshot } = turn)
  }
  return result
}

/** Whether the turn went the same way in both. */
export function isSame({ recorded, replayed }: ReplayedTurn): boolean {
  return recorded.length === replayed.length && recorded.every((line, index) => line === replayed[index])
}

/**
 * The lines of each turn. A turn starts with the execution, with a message of the visitor, with the end of a wait that
 * nobody answered, or with the answer to a call.
 */
function turnsOf(entries: readonly EventLogEntry[]): EventLogEntry[][] {
  const groups: EventLogEntry[][] = []
  for (const entry of entries) {
    const current = groups.at(-1)
    const { kind } = entry.entry
    const previous = current?.at(-1)?.entry.kind
    const startsTurn =
      kind === 'execution_started' ||
      (kind === 'message_received' && previous !== 'execution_started' && previous !== 'message_received') ||
      kind === 'call_finished' ||
      (kind === 'step_resumed' && previous !== 'message_received')
    if (startsTurn || current === undefined) groups.push([entry])
    else current.push(entry)
  }
  return groups
}

function stimulusOf(
  group: readonly EventLogEntry[],
  snapshot: Snapshot | null,
  { conversation, splits }: { conversation: JsonObject; splits: Record<string, number> },
): Stimulus | undefined {
  for (const { nodeId, entry } of group) {
    if (entry.kind === 'execution_started') {
      const { trigger, input = {}, variables = {}, context = {}, entities = {} } = entry
      const text = input['text']
      return {
        type: 'start',
        trigger:
          trigger.type === 'event'
            ? { type: 'event', data: input as JsonObject }
            : { type: 'chat_intent', ...(typeof text === 'string' ? { text } : {}) },
        variables: variables as JsonObject,
        context: context as JsonObject,
        entities: entities as JsonObject,
        conversation,
        splits,
      }
    }
    if (entry.kind === 'step_resumed') return resumption(entry, snapshot)
    if (entry.kind === 'call_finished') return returned(entry, nodeId, snapshot)
  }
  return undefined
}

function resumption(
  { by, values = {}, variables, context, data = {} }: LogRecord & { kind: 'step_resumed' },
  snapshot: Snapshot | null,
): Stimulus {
  switch (by) {
    case 'input':
      return {
        type: 'resume',
        values: values as JsonObject,
        ...(variables === undefined ? {} : { variables: variables as JsonObject }),
        ...(context === undefined ? {} : { context: context as JsonObject }),
      }
    case 'event':
      return {
        type: 'event',
        name: snapshot?.wait?.kind === 'event' ? snapshot.wait.event : '',
        data: data as JsonObject,
      }
    case 'timer':
    case 'expiry':
      return { type: 'timer' }
  }
}

/** The recorded answer is for the node that made the call; another node that calls in its place gets none. */
function returned(
  entry: LogRecord & { kind: 'call_finished' },
  nodeId: string | null,
  snapshot: Snapshot | null,
): Stimulus | undefined {
  const result = resultOf(entry)
  if (result === undefined) return undefined
  const wait = snapshot?.wait
  return {
    type: 'callResult',
    callId: wait?.kind === 'call' && wait.nodeId === nodeId ? wait.callId : '',
    result,
    tookMs: entry.durationMs,
  }
}

/** The branches that each `split` took, so that none is drawn again. */
function splitsOf(entries: readonly EventLogEntry[], flowCode: string): Record<string, number> {
  const splits: Record<string, number> = {}
  for (const { nodeId, entry } of entries) {
    if (entry.kind !== 'step_completed' || entry.nodeType !== 'split') continue
    const branch = entry.facts?.['branch']
    if (typeof branch === 'number') splits[`${entry.flow ?? flowCode}/${nodeId ?? ''}`] = branch
  }
  return splits
}

function inputText(stimulus: Stimulus): string {
  switch (stimulus.type) {
    case 'start':
      return stimulus.trigger.type === 'event'
        ? `start by an event ${JSON.stringify(stimulus.trigger.data)}`
        : `start: ${stimulus.trigger.text ?? ''}`
    case 'resume':
      return `answer ${JSON.stringify(stimulus.values)}`
    case 'event':
      return `event ${stimulus.name} ${JSON.stringify(stimulus.data)}`
    case 'timer':
      return 'time passed'
    case 'callResult':
      return callResultText(stimulus.result)
    case 'abort':
      return 'abort'
  }
}

function callResultText(result: CallResult): string {
  const failure = result.ok ? '' : `(${result.message}) `
  return `an answer from outside ${failure}${JSON.stringify(result.value ?? null)}`
}

/** A line of the log as the comparison shows it, without ids; none for a line that only records an input. */
function comparedLines({ nodeId, record }: LogLine): string[] {
  const node = nodeId ?? '-'
  switch (record.kind) {
    case 'step_completed':
      return [`${node} → ${record.next ?? 'end'}${factsText(record.facts)}`]
    case 'step_waiting':
      return [`${node} waits for ${waitText(record)}`]
    case 'step_resumed':
      return [`${node} goes on by ${record.by}`]
    case 'step_failed':
      return [`${node} fails: ${record.failure.kind}: ${record.failure.message}`]
    case 'message_sent':
      return record.blocks.map(
        block => `shows ${block.type}${block.text === undefined ? '' : ` ${JSON.stringify(block.text)}`}`,
      )
    // An abort came from outside: the flow did not decide it.
    case 'execution_ended':
      return record.abortedBy === undefined ? [`ends ${record.status}`] : []
    case 'call_started':
      return [`${node} calls ${record.target ?? ''}`]
    case 'call_finished':
    case 'execution_started':
    case 'message_received':
      return []
  }
}

function waitText({ wait, eventName = '', expiresAt }: LogRecord & { kind: 'step_waiting' }): string {
  return `${wait === 'event' ? `the event ${eventName}` : wait}${expiresAt === undefined ? '' : ` until ${expiresAt}`}`
}

function factsText(facts: Record<string, unknown> | undefined): string {
  if (facts === undefined) return ''
  const shown = Object.entries(facts).filter(([name]) => name !== 'callId')
  return shown.length === 0 ? '' : ` ${canonicalJson(Object.fromEntries(shown))}`
}
