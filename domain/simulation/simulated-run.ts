import type { FormDefinition } from '../../generated/schemas/form.ts'
import { advance } from '../engine/advance.ts'
import type { CompiledFlow } from '../engine/compiled-flow.ts'
import type { Environment } from '../engine/environment.ts'
import type { Snapshot } from '../engine/snapshot.ts'
import type { Advance, CallRequest, CallResult, Stimulus, Turn } from '../engine/stimulus.ts'
import type { Json, JsonObject } from '../json.ts'
import type { ValueFacts } from '../values/facts.ts'

/** The flow and what it may use besides itself, by code. */
export type Surroundings = {
  flow: CompiledFlow
  flows: ReadonlyMap<string, CompiledFlow>
  forms: ReadonlyMap<string, FormDefinition>
  /** Id of a form; a new one where it has none. */
  formId?: (code: string) => string | undefined
}

/** Where ids and chance come from; the steps that one turn may take, when fewer than the engine's own. */
export type Source = { newId: () => string; random: () => number; stepBudget?: () => number }

/**
 * What one stimulus meets: answers to the calls that the run makes (undefined for none), and a view of each turn as it
 * is made.
 */
export type Company = {
  answer(nodeId: string, request: CallRequest): CallResult | undefined | Promise<CallResult | undefined>
  seen(turn: Turn): void
  facts?: ValueFacts
}

/** `unanswered`: a call has no answer, and the run cannot go on. */
export type Taken =
  { outcome: 'advanced' } | Exclude<Advance, Turn> | { outcome: 'unanswered'; nodeId: string; request: CallRequest }

/**
 * A run of a flow without effects: the engine as it is, with a clock of its own. Nothing is stored or sent; what would
 * be is told. The terminal, the flow tests
 * and the API simulate by it.
 */
export class SimulatedRun {
  /** The time of the next turn. */
  now: Date
  readonly #around: Surroundings
  readonly #source: Source
  #snapshot: Snapshot | null = null

  constructor(around: Surroundings, source: Source, now: Date) {
    this.#around = around
    this.#source = source
    this.now = now
  }

  /** Null before the start. */
  get snapshot(): Snapshot | null {
    return this.#snapshot
  }

  /** Moves the run to its next pause, through all the calls on the way. */
  async take(first: Stimulus, company: Company): Promise<Taken> {
    let stimulus = first
    for (;;) {
      const environment = this.#environment(company.facts)
      const turn = await advance(this.#around.flow, this.#snapshot, stimulus, environment)
      if (turn.outcome !== 'advanced') return turn
      this.#snapshot = turn.snapshot
      company.seen(turn)
      const { wait } = turn
      if (wait?.kind !== 'call') return { outcome: 'advanced' }
      const result = await company.answer(wait.nodeId, wait.request)
      if (result === undefined) return { outcome: 'unanswered', nodeId: wait.nodeId, request: wait.request }
      stimulus = { type: 'callResult', callId: wait.callId, result }
    }
  }

  /** Lets the time come that the run waits for. @returns undefined where it waits for no time */
  async elapse(company: Company): Promise<Taken | undefined> {
    const due = this.dueAt()
    if (due === undefined) return undefined
    if (due > this.now) this.now = due
    return await this.take({ type: 'timer' }, company)
  }

  /** When the present wait ends by itself. */
  dueAt(): Date | undefined {
    const wait = this.#snapshot?.wait
    switch (wait?.kind) {
      case 'time':
        return new Date(wait.dueAt)
      case 'event':
        return wait.dueAt === null ? undefined : new Date(wait.dueAt)
      case 'input':
        return new Date(wait.expiresAt)
      case 'call':
      case undefined:
        return undefined
    }
  }

  #environment(valueFacts: ValueFacts | undefined): Environment {
    const { flow, flows, forms, formId } = this.#around
    const { newId, random, stepBudget } = this.#source
    return {
      now: this.now,
      newId,
      random,
      ...(valueFacts === undefined ? {} : { valueFacts }),
      ...(stepBudget === undefined ? {} : { stepBudget: stepBudget() }),
      resolveFlow: code => {
        const found = code === flow.code ? flow : flows.get(code)
        return found === undefined ? undefined : { versionId: found.versionId, flow: found }
      },
      versionById: versionId =>
        versionId === flow.versionId ? flow : [...flows.values()].find(one => one.versionId === versionId),
      resolveForm: code => {
        const form = forms.get(code)
        return form === undefined ? undefined : { formId: formId?.(code) ?? newId(), form }
      },
    }
  }
}

/**
 * What a call comes to that an author answers instead of another service: given as text, as a whole answer, or as a
 * failure.
 */
export type StubbedAnswer = {
  text?: string | undefined
  status?: number | undefined
  headers?: object | undefined
  body?: unknown
  fails?: string | undefined
  toolCalls?: readonly { name: string; arguments?: object | undefined }[] | undefined
}

/** What the stub of a call is kept under: the id of its node, and the name of the tool where it is one that calls. */
export function stubKey(nodeId: string, request: CallRequest): string {
  return request.kind === 'http' && request.tool !== undefined ? `${nodeId}/${request.tool}` : nodeId
}

export function stubbedResult(
  { text, status = 200, headers = {}, body, fails, toolCalls }: StubbedAnswer,
  request: CallRequest,
): CallResult {
  if (fails !== undefined) return { ok: false, message: fails }
  if (request.kind === 'agent')
    return {
      ok: true,
      value:
        toolCalls === undefined
          ? (text ?? '')
          : {
              text: text ?? '',
              toolCalls: toolCalls.map(({ name, arguments: given = {} }) => ({ name, arguments: given as JsonObject })),
            },
    }
  const received: JsonObject = Object.fromEntries(
    Object.entries(headers as JsonObject).map(([name, value]) => [name.toLowerCase(), value ?? '']),
  )
  return httpResult({ status, headers: received, body: (body ?? null) as Json })
}

/** What an http node makes of an answer: its status decides. */
export function httpResult(value: { status: number; headers: JsonObject; body: Json }): CallResult {
  const { status } = value
  return status >= 200 && status < 300
    ? { ok: true, value }
    : { ok: false, message: `the service answered ${status}`, value }
}
