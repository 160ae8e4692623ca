import type { ShownChat, ShownEntry } from '../../../generated/widget/parley-preview.js'
import { isObject, readJson, textAt, textOf } from '../../parts/json.ts'
import type {
  ExecutionRecording,
  SimulateFlowRequest,
  SimulationInput,
  SimulationResult,
  SimulationStub,
  SimulationTrigger,
  SimulationTurn,
} from './simulated.ts'

/** An input of the user in a trial run. `text`: of an answer in the chat. */
export type Move = { input: SimulationInput; text?: string | undefined }
/** All inputs of a trial run other than the definition: equal inputs give the same conversation. */
export type Rehearsal = {
  /** Another seed gives another conversation. */
  id: string
  trigger: SimulationTrigger
  from: string | undefined
  locale: string | undefined
  customer: { id?: string; name?: string; email?: string }
  variables: Readonly<Record<string, unknown>>
  context: Readonly<Record<string, unknown>>
  stubs: Readonly<Record<string, readonly SimulationStub[]>>
  splits: Readonly<Record<string, number>>
  now: string
  moves: readonly Move[]
}

/** Maximum number of inputs that the service accepts in one simulation. */
const MOVES_AT_MOST = 100

export function newRehearsal(definition: unknown, id: string, now: string): Rehearsal {
  return {
    id,
    trigger: triggersOf(definition)[0] ?? { type: 'chat_intent', text: 'Hello' },
    from: undefined,
    locale: undefined,
    customer: {},
    variables: {},
    context: {},
    stubs: {},
    splits: {},
    now,
    moves: [],
  }
}

/** Triggers of the flow, with an example text. */
export function triggersOf(definition: unknown): SimulationTrigger[] {
  const listed = isObject(definition) && Array.isArray(definition['triggers']) ? definition['triggers'] : []
  return listed.filter(isObject).flatMap((trigger): SimulationTrigger[] => {
    const intent = textAt(trigger, 'intent')
    const event = textAt(trigger, 'event')
    if (trigger['type'] === 'event') return event === undefined ? [] : [{ type: 'event', event, data: {} }]
    return intent === undefined ? [] : [{ type: 'chat_intent', intent, text: exampleOf(trigger) ?? 'Hello' }]
  })
}

function exampleOf({ examples }: Readonly<Record<string, unknown>>): string | undefined {
  const first: unknown = Array.isArray(examples) ? examples[0] : undefined
  return typeof first === 'string' && first !== '' ? first : undefined
}

export function requestOf(
  definition: object,
  rehearsal: Rehearsal,
): SimulateFlowRequest & { definition: Record<string, unknown> } {
  const { trigger, from, locale, customer, variables, context, stubs, splits, now, moves } = rehearsal
  return {
    definition: { ...definition },
    errors: 'stop',
    trigger,
    ...(from === undefined ? {} : { from }),
    ...(locale === undefined ? {} : { locale }),
    customer,
    variables,
    context,
    stubs: Object.fromEntries(Object.entries(stubs).map(([key, answers]) => [key, [...answers]])),
    splits,
    waits: 'hold',
    now,
    inputs: moves.map(({ input }) => input),
  }
}

/** The conversation as the widget shows it. */
export function chatOf(
  { id, trigger, moves }: Rehearsal,
  result: SimulationResult | undefined,
  isBusy: boolean,
): Omit<ShownChat, 'answer' | 'restart'> {
  const turns = result?.turns ?? []
  const last = turns.at(-1)
  const entries: ShownEntry[] = turns.flatMap((turn, at) => [
    ...spokenAt(at, trigger, moves, turn),
    ...turn.blocks.map((block): ShownEntry => ({ from: 'agent', run: id, block: block as never })),
  ])
  // A call without an answer waits for the author, and a node with an error is not what visitors will meet.
  const isAsking = missingStub(result) !== undefined
  if (result?.status === 'failed' && !isAsking && result.error?.kind !== 'node_invalid')
    entries.push({ from: 'notice', kind: 'failed' })
  const blocks = turns.flatMap(turn => turn.blocks)
  const awaited = blocks.findLast(block => block.id === last?.expectedInput?.block_id)
  return {
    id,
    entries,
    awaited,
    expected: last?.expectedInput ?? null,
    phase: isBusy
      ? 'sending'
      : awaited !== undefined
        ? 'answering'
        : isAsking || last?.wait != null
          ? 'pausing'
          : 'stopped',
    findings: last?.validationErrors ?? [],
  }
}

/** The visitor's input before a turn; a refused answer is still in its field. */
function spokenAt(at: number, trigger: SimulationTrigger, moves: readonly Move[], turn: SimulationTurn): ShownEntry[] {
  const text = at === 0 ? trigger.text : turn.validationErrors.length > 0 ? undefined : moves[at - 1]?.text
  return text === undefined || text === '' ? [] : [{ from: 'visitor', text }]
}

/** A refused answer is not part of the conversation. */
export function withMove(rehearsal: Rehearsal, result: SimulationResult | undefined, move: Move): Rehearsal {
  const isRefused = (result?.turns.at(-1)?.validationErrors.length ?? 0) > 0
  const moves = isRefused ? rehearsal.moves.slice(0, -1) : rehearsal.moves
  return { ...rehearsal, moves: [...moves, move] }
}

/** The unanswered call at which a trial run has stopped: the key of its stub, and its request. */
export function missingStub(result: SimulationResult | undefined) {
  const step = result?.turns.at(-1)?.steps.at(-1)
  if (result?.error?.kind !== 'stub_missing' || step === undefined) return undefined
  const request: unknown = step.data['request']
  const tool = textAt(request, 'tool')
  const { nodeType } = step
  const kind: 'agent' | 'answer' | 'http' = nodeType === 'agent' || nodeType === 'answer' ? nodeType : 'http'
  return { key: tool === undefined ? step.nodeId : `${step.nodeId}/${tool}`, kind, request }
}

/** The answer of a language model as it is typed: a text, or a list of tool calls as JSON. */
export function modelAnswer(typed: string): SimulationStub {
  const toolCalls = readJson(typed)
  const isCalls =
    Array.isArray(toolCalls) && toolCalls.length > 0 && toolCalls.every(call => textAt(call, 'name') !== undefined)
  return isCalls ? { toolCalls: toolCalls as NonNullable<SimulationStub['toolCalls']> } : { text: typed }
}

/** A recorded run as a trial run. A redacted or missing value ends the repeated part. */
export function repeated(recording: ExecutionRecording, id: string): Rehearsal {
  const { trigger, locale, variables, context, stubs, splits, startedAt, inputs, incomplete } = recording
  const broken = incomplete.flatMap(({ path }) => /^\/inputs\/(\d+)\//.exec(path)?.[1] ?? []).map(Number)
  const whole = inputs.slice(0, Math.min(inputs.length, MOVES_AT_MOST, ...broken))
  return {
    id,
    trigger,
    from: undefined,
    locale: locale ?? undefined,
    customer: {},
    variables,
    context,
    stubs,
    splits,
    now: startedAt,
    moves: movesOf(startedAt, whole),
  }
}

/** The clock moves to the instant of each input, as far as it is not a time that the run waited for. */
function movesOf(startedAt: string, inputs: ExecutionRecording['inputs']): Move[] {
  let now = Date.parse(startedAt)
  return inputs.flatMap(({ at, values, variables, context, event, data, timeout, aside }) => {
    const passed = Math.floor((Date.parse(at) - now) / 1000)
    if (timeout === true) {
      now = Math.max(now, Date.parse(at))
      return [{ input: { timeout } }]
    }
    const moves: Move[] = passed < 1 ? [] : [{ input: { advance: `PT${passed}S` } }]
    now += Math.max(0, passed) * 1000
    const answer = { values, variables, context, event, data, aside }
    const given = Object.fromEntries(Object.entries(answer).filter(([, value]) => value !== undefined))
    return [...moves, { input: given, text: aside?.text ?? (values && textOfAnswer(values)) }]
  })
}

/** A recorded answer in words. */
function textOfAnswer(values: Readonly<Record<string, unknown>>): string {
  const texts = Object.values(values).map(textOf)
  return texts.join('\n')
}
