import { createInterface } from 'node:readline'
import { newId } from '../../adapters/ids.ts'
import { compileFlow } from '../../domain/engine/compile.ts'
import { handoffReason } from '../../domain/engine/nodes/records.ts'
import type { Block, CallRequest, Wait } from '../../domain/engine/snapshot.ts'
import type { CallResult, StartStimulus, Stimulus, Turn } from '../../domain/engine/stimulus.ts'
import type { Json, JsonObject } from '../../domain/json.ts'
import { SimulatedRun, type SimulatedEffects } from '../../domain/simulation/simulated-run.ts'
import { kindOf } from '../../domain/values/fields.ts'
import type { FlowDefinition } from '../../generated/schemas/flow.ts'
import type { FormDefinition, FormField } from '../../generated/schemas/form.ts'
import { blockLines } from './blocks.ts'

export type Start = { type: 'chat_intent'; text?: string } | { type: 'event'; data: Record<string, unknown> }

export interface SimulationInput {
  definition: unknown
  /** Flows and forms that it may use. */
  flows: unknown[]
  forms: unknown[]
  start: Start
  variables: Record<string, unknown>
}

/** Lines of the person at the terminal, or of a script; undefined at the end of the input. */
type Ask = (prompt: string) => Promise<string | undefined>

/**
 * A conversation with a valid flow until it ends or the input does. Time is simulated: a wait passes when Enter is
 * pressed.
 */
export async function simulate(input: SimulationInput): Promise<void> {
  const { ask, close } = askOnTerminal()
  try {
    await converse(input, ask)
  } finally {
    close()
  }
}

async function converse(input: SimulationInput, ask: Ask): Promise<void> {
  const flow = compileFlow(input.definition as FlowDefinition, 'simulated')
  const flows = new Map(
    (input.flows as FlowDefinition[]).map(definition => [definition.code, compileFlow(definition, definition.code)]),
  )
  const forms = new Map((input.forms as FormDefinition[]).map(form => [form.code, form]))
  const run = new SimulatedRun({ flow, flows, forms }, { newId, random: Math.random }, new Date())
  let stimulus: Stimulus | undefined = startStimulus(input)
  while (stimulus !== undefined) {
    const result = await run.apply(stimulus, {
      observe: show,
      answer: async ({ request }) => await answerCall(request, ask),
    })
    if (result.outcome === 'ignored') throw new Error(`The engine ignored the answer (${result.reason}).`)
    if (result.outcome === 'rejected') {
      for (const { field, rule, expected } of result.violations)
        console.log(`! ${field}: ${rule}${expected === undefined ? '' : ` (expected ${JSON.stringify(expected)})`}`)
    }
    stimulus = await answerTo(run, ask)
  }
}

function startStimulus({ start, variables }: SimulationInput): StartStimulus {
  const trigger: StartStimulus['trigger'] =
    start.type === 'event' ? { type: 'event', data: start.data as JsonObject } : start
  return { type: 'start', trigger, variables: variables as JsonObject, conversation: { id: newId() } }
}

function show(turn: Turn, { goals, events }: SimulatedEffects): void {
  for (const block of turn.newBlocks) for (const line of blockLines(block)) console.log(line)
  for (const { code, props } of goals) console.log(`* goal ${code} ${JSON.stringify(props)}`)
  for (const { event, data } of events) console.log(`* event ${event} ${JSON.stringify(data)}`)
  for (const reason of turn.newBlocks.flatMap(block => handoffReason(block) ?? [])) console.log(`* handoff: ${reason}`)
  if (turn.status === 'completed') console.log('* completed')
  if (turn.status === 'failed') {
    const at = turn.failure?.nodeId == null ? '' : ` at ${turn.failure.nodeId}`
    console.log(`* failed: ${turn.failure?.message ?? ''} (${turn.failure?.kind ?? 'unknown'}${at})`)
    process.exitCode = 1
  }
}

/** What comes next: the visitor's answer, an event, the passing of time; nothing at the end. */
async function answerTo(run: SimulatedRun, ask: Ask): Promise<Stimulus | undefined> {
  const { snapshot } = run
  const wait = snapshot?.wait ?? null
  if (snapshot === null || wait === null) return undefined
  const elapsed = (): Stimulus => {
    run.now = run.dueAt() ?? run.now
    return { type: 'timer' }
  }
  switch (wait.kind) {
    case 'input': {
      const values = await askValues(wait, snapshot.blocks, ask)
      run.now = new Date(Math.max(Date.now(), run.now.getTime()))
      return values === undefined ? undefined : { type: 'resume', values }
    }
    case 'timer':
      return (await ask(`(waiting until ${wait.dueAt}; Enter lets the time pass) `)) === undefined
        ? undefined
        : elapsed()
    case 'event':
      return await awaitEvent(wait, ask, elapsed)
    case 'call':
      return undefined
  }
}

async function awaitEvent(
  wait: Extract<Wait, { kind: 'event' }>,
  ask: Ask,
  elapsed: () => Stimulus,
): Promise<Stimulus | undefined> {
  const otherwise = wait.dueAt === null ? '' : ', or Enter for the timeout'
  const line = await ask(`(waiting for the event ${wait.event}; its data as JSON${otherwise}) `)
  if (line === undefined) return undefined
  if (line === '' && wait.dueAt !== null) return elapsed()
  const data = parseJson(line)
  return {
    type: 'event',
    name: wait.event,
    data: typeof data === 'object' && data !== null && !Array.isArray(data) ? data : {},
  }
}

/** No call is made: the user types what it would answer, or with a `!` in front how it failed. */
async function answerCall(request: CallRequest, ask: Ask): Promise<CallResult> {
  const tools = request.kind === 'agent' && request.mayCall !== false ? (request.tools ?? []) : []
  const calling =
    tools.length === 0
      ? ''
      : ` or its tool calls as JSON [{"name", "arguments"}] (${tools.map(({ name }) => name).join(', ')})`
  const question =
    request.kind === 'agent'
      ? `${request.model} ${asked(request)}; its answer${calling}`
      : `${request.method} ${request.url}; body of the answer as JSON`
  const line = (await ask(`(${question}, or ! and a failure) `)) ?? ''
  if (line.startsWith('!')) return { ok: false, message: line.slice(1).trim() }
  if (request.kind === 'agent') {
    const calls = tools.length > 0 && line.startsWith('[') ? parseJson(line) : undefined
    return { ok: true, value: Array.isArray(calls) ? { text: '', toolCalls: calls } : line }
  }
  return { ok: true, value: { status: 200, headers: {}, body: parseJson(line) ?? null } }
}

/** What the model reads: the prompt, and after its tool calls their answers. */
function asked({ prompt, rounds = [] }: Extract<CallRequest, { kind: 'agent' }>): string {
  const last = rounds.at(-1)
  return last === undefined
    ? `is asked "${prompt}"`
    : `reads ${last.answers.map(({ value }) => JSON.stringify(value)).join(' ')}`
}

async function askValues(
  wait: Extract<Wait, { kind: 'input' }>,
  blocks: Block[],
  ask: Ask,
): Promise<JsonObject | undefined> {
  if (wait.expectedInput.type === 'button_choice') {
    const line = await ask('> ')
    return line === undefined
      ? undefined
      : {
          choice: chosen(
            line,
            blocks.find(block => block.id === wait.expectedInput.block_id),
          ),
        }
  }
  const values: JsonObject = {}
  for (const field of wait.fields) {
    const line = await ask(wait.fields.length === 1 ? '> ' : `${field.label ?? field.name}> `)
    if (line === undefined) return undefined
    const value = fieldValue(field, line)
    if (value !== undefined) values[field.name] = value
  }
  return values
}

/** A choice by its number, id or label. */
function chosen(line: string, block: Block | undefined): string {
  const choices = (block?.payload['choices'] ?? []) as { id: string; label: string }[]
  const found = choices.find((choice, index) => [String(index + 1), choice.id, choice.label].includes(line.trim()))
  return found?.id ?? line.trim()
}

function fieldValue(field: FormField, line: string): Json | undefined {
  if (line === '') return undefined
  switch (kindOf(field)) {
    case 'text':
    case 'choice':
      return line
    case 'number':
    case 'rating':
      return Number.isNaN(Number(line)) ? line : Number(line)
    case 'boolean':
      return ['y', 'yes', 'true'].includes(line.toLowerCase())
    case 'choices':
      return line.split(',').map(part => part.trim())
    case 'upload':
      return {
        fileId: newId(),
        url: `https://files.example/${encodeURIComponent(line)}`,
        mime: 'application/octet-stream',
        size: 1,
        name: line,
      }
  }
}

function parseJson(line: string): Json | undefined {
  try {
    return JSON.parse(line) as Json
  } catch {
    return line === '' ? undefined : line
  }
}

function askOnTerminal(): { ask: Ask; close: () => void } {
  const terminal = createInterface({ input: process.stdin })
  const lines = terminal[Symbol.asyncIterator]()
  return {
    async ask(prompt) {
      process.stdout.write(prompt)
      const next = await lines.next()
      if (next.done === true) process.stdout.write('\n')
      // A script's answers are not echoed by a terminal, and the conversation is to be read afterwards.
      else if (!process.stdin.isTTY) process.stdout.write(`${next.value}\n`)
      return next.done === true ? undefined : next.value
    },
    close: () => terminal.close(),
  }
}
