import type { FormDefinition } from '../../generated/schemas/form.ts'
import { advance } from '../engine/advance.ts'
import type { CompiledFlow, Environment } from '../engine/compiled-flow.ts'
import { dueAtOf, type CallRequest, type CallWait, type Snapshot } from '../engine/snapshot.ts'
import { callingTool } from '../engine/service-call.ts'
import { carryOut } from '../engine/turn-state.ts'
import type { Advance, CallResult, EventRaised, GoalReached, Stimulus, Turn } from '../engine/stimulus.ts'
import type { EventLoop } from '../expressions/evaluation.ts'
import type { Json, JsonObject } from '../json.ts'
import { toolResult } from '../operations/tool-result.ts'
import { searchTexts, type TextDocument } from '../knowledge/search-texts.ts'
import type { ValueFacts } from '../values/facts.ts'

/** The simulated flow and its resources, by code. */
export type FlowCatalog = {
  flow: CompiledFlow
  flows: ReadonlyMap<string, CompiledFlow>
  forms: ReadonlyMap<string, FormDefinition>
  /** Id of a form; a new one if it has none. */
  formId?: (code: string) => string | undefined
  /** Yields to other work of the process during a long turn. */
  eventLoop?: EventLoop
  settings?: SimulationSettings
  intentMeant?: IntentMeant
}

/** The intent that a text means by its words among those that are permitted, with the entities that it has. */
export type IntentMeant = (
  text: string,
  among: { locale: string | null; permits: (of: { intent: string; flow: string }) => boolean },
) => Promise<{ intent: string; entities: JsonObject } | undefined>

/** Settings of the workspace for its turns; the core's defaults for missing ones. */
export type SimulationSettings = Pick<Environment, 'stepBudget' | 'waitExpiry' | 'httpTimeoutMs'>

/** Code of the flow that an intent starts. */
export function ownerOf({ flow, flows }: FlowCatalog, intent: string): string | undefined {
  const owns = ({ definition: { triggers = [] } }: CompiledFlow) =>
    triggers.some(trigger => trigger.type === 'chat_intent' && trigger.intent === intent)
  return [flow, ...flows.values()].find(owns)?.code
}

/** Where ids and random numbers come from; the steps that one turn may take, when fewer than the settings allow. */
export type Source = { newId: () => string; random: () => number; stepBudget?: () => number }

/** Goals and events that the turn would have recorded and raised. */
export type SimulatedEffects = { goals: GoalReached[]; events: EventRaised[] }

/** What a turn asks for and reports to while it runs. */
export type SimulationHooks = {
  /** Answers a call of the run, which `flow` makes; undefined if it has no answer. */
  answer(call: CallWait, flow: CompiledFlow): CallResult | undefined | Promise<CallResult | undefined>
  /** Called with each turn. */
  observe(turn: Turn, effects: SimulatedEffects): void
  facts?: ValueFacts
}

/** `unanswered`: a call has no answer, and the run cannot continue. */
export type SimulatedOutcome =
  { outcome: 'advanced' } | Exclude<Advance, Turn> | { outcome: 'unanswered'; nodeId: string; request: CallRequest }

/**
 * A run of a flow by the real core without external effects, with its own clock. The terminal, the flow tests and the
 * API simulate with it.
 */
export class SimulatedRun {
  /** The time of the next turn. */
  now: Date
  readonly #catalog: FlowCatalog
  readonly #source: Source
  #snapshot: Snapshot | null = null

  constructor(catalog: FlowCatalog, source: Source, now: Date) {
    this.#catalog = catalog
    this.#source = source
    this.now = now
  }

  /** Null before the start. */
  get snapshot(): Snapshot | null {
    return this.#snapshot
  }

  /** Moves the run to its next pause, through all the calls on the way. */
  async apply(first: Stimulus, hooks: SimulationHooks): Promise<SimulatedOutcome> {
    let stimulus = first
    for (;;) {
      const environment = this.#environment(hooks.facts)
      const turn = await advance(this.#catalog.flow, this.#snapshot, stimulus, environment)
      if (turn.outcome !== 'advanced') return turn
      this.#snapshot = turn.snapshot
      const { call, ...effects } = simulateEffects(turn)
      hooks.observe(turn, effects)
      if (call === undefined) return { outcome: 'advanced' }
      const result = await hooks.answer(call, this.#running(turn.snapshot))
      if (result === undefined) return { outcome: 'unanswered', nodeId: call.nodeId, request: call.request }
      stimulus = { type: 'callResult', callId: call.callId, result }
    }
  }

  /** Moves the clock to the time that the run waits for. @returns undefined if it waits for no time */
  async elapse(hooks: SimulationHooks): Promise<SimulatedOutcome | undefined> {
    const due = this.dueAt()
    if (due === undefined) return undefined
    if (due > this.now) this.now = due
    return await this.apply({ type: 'timer' }, hooks)
  }

  /**
   * Moves the clock, through everything that becomes due on the way: each time `fire` runs a turn, and says whether
   * time continues.
   */
  async pass(until: Date, fire: () => Promise<boolean>): Promise<void> {
    for (let due = this.dueAt(); due !== undefined && due <= until; due = this.dueAt()) {
      if (due > this.now) this.now = due
      if (!(await fire())) break
    }
    this.now = until
  }

  /** Restores an earlier state. */
  restore(snapshot: Snapshot, now: Date): void {
    this.#snapshot = snapshot
    this.now = now
  }

  /** When the current wait expires. */
  dueAt(): Date | undefined {
    const due = dueAtOf(this.#snapshot?.wait ?? null)
    return due === null ? undefined : new Date(due)
  }

  /** The innermost flow. */
  #running({ frames }: Snapshot): CompiledFlow {
    const { flow, flows } = this.#catalog
    const versionId = frames.at(-1)?.versionId
    return [...flows.values()].find(one => one.versionId === versionId && versionId !== flow.versionId) ?? flow
  }

  #environment(valueFacts: ValueFacts | undefined): Environment {
    const { flow, flows, forms, formId, eventLoop, settings } = this.#catalog
    const { newId, random, stepBudget } = this.#source
    return {
      now: this.now,
      newId,
      random,
      ...settings,
      ...(eventLoop === undefined ? {} : { eventLoop }),
      ...(valueFacts === undefined ? {} : { valueFacts }),
      ...(stepBudget === undefined ? {} : { stepBudget: stepBudget() }),
      flows: new Map([...flows, [flow.code, flow] as const].map(([code, one]) => [code, { flow: one }])),
      versions: new Map(),
      resolveForm: code => {
        const form = forms.get(code)
        return form === undefined ? undefined : { formId: formId?.(code) ?? newId(), form }
      },
    }
  }
}

/** The snapshot contains what a simulation needs of waits and splits; the caller moves the clock. */
function simulateEffects({ effects }: Turn): SimulatedEffects & { call: CallWait | undefined } {
  const simulated: SimulatedEffects & { call: CallWait | undefined } = { goals: [], events: [], call: undefined }
  carryOut(effects, {
    registerWait: () => undefined,
    call: ({ wait }) => {
      simulated.call = wait
    },
    recordGoal: goal => {
      simulated.goals.push(goal)
    },
    emit: event => {
      simulated.events.push(event)
    },
    recordSplit: () => undefined,
    recordGap: () => undefined,
  })
  return simulated
}

/** Branches under the engine's names, from branches by node id, or by `<flow code>/<node id>` for another flow. */
export function splitsOf(code: string, branches: Readonly<Record<string, number>>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(branches).map(([key, branch]) => [key.includes('/') ? key : `${code}/${key}`, branch]),
  )
}

/** The answer to a call that an author writes in place of another service: a text, a whole answer, or a failure. */
export type StubbedAnswer = {
  text?: string | undefined
  status?: number | undefined
  headers?: object | undefined
  body?: unknown
  fails?: string | undefined
  budget?: 'spent' | 'spent_handoff' | undefined
  passages?: readonly object[] | undefined
  documents?: readonly TextDocument[] | undefined
  toolCalls?: readonly { name: string; arguments?: object | undefined }[] | undefined
  tokens?: number | undefined
}

/** What stands in for a call without a stub: a mail is taken to be sent, everything else needs an answer. */
export function defaultStub({ kind }: CallRequest): Record<string, never> | undefined {
  return kind === 'notify' ? {} : undefined
}

/** The key of a call's stub: the id of its node, with the name of the tool if a tool calls. */
export function stubKey(nodeId: string, request: CallRequest): string {
  const tool = callingTool(request)
  return tool === undefined ? nodeId : `${nodeId}/${tool}`
}

export function stubbedResult(
  { text, status = 200, headers = {}, body, fails, budget, toolCalls, passages = [], documents, tokens }: StubbedAnswer,
  request: CallRequest,
): CallResult {
  if (fails !== undefined) return { ok: false, message: fails }
  if (budget !== undefined)
    return {
      ok: false,
      kind: 'budget_exceeded',
      message: 'the conversation has spent its budget for language models',
      ...(budget === 'spent_handoff' ? { handoff: true } : {}),
    }
  if (request.kind === 'answer') {
    const found = documents === undefined ? passages : searchTexts(documents, request)
    return { ok: true, value: { passages: found as JsonObject[], answer: text ?? null } }
  }
  if (request.kind === 'notify') return { ok: true, value: { sent: true } }
  if (request.kind === 'mcp') return stubbedToolResult(text, body as Json | undefined, status)
  if (request.kind === 'agent')
    return {
      ok: true,
      ...(tokens === undefined ? {} : { tokens }),
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

/** A status of failure stands for an error that the tool reports. */
function stubbedToolResult(text: string | undefined, body: Json | undefined, status: number): CallResult {
  const said = text ?? (typeof body === 'string' ? body : body === undefined ? '' : JSON.stringify(body))
  return toolResult({ isError: !isSuccess(status), text: said, structured: body })
}

/** Result of an http node for an answer: its status decides. */
export function httpResult(value: { status: number; headers: JsonObject; body: Json }): CallResult {
  const { status } = value
  return isSuccess(status) ? { ok: true, value } : { ok: false, message: `the service answered ${status}`, value }
}

function isSuccess(status: number): boolean {
  return status >= 200 && status < 300
}
