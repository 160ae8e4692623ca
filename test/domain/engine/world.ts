import assert from 'node:assert/strict'
import { advance } from '../../../domain/engine/advance.ts'
import { compileFlow } from '../../../domain/engine/compile.ts'
import type { CompiledFlow, Environment } from '../../../domain/engine/compiled-flow.ts'
import { restoreSnapshot, type Snapshot, type StoredSnapshot } from '../../../domain/engine/snapshot.ts'
import type { Advance, StartStimulus, Stimulus, Turn } from '../../../domain/engine/stimulus.ts'
import type { FlowDefinition, Node } from '../../../generated/schemas/flow.ts'
import type { FormDefinition } from '../../../generated/schemas/form.ts'

export const NOW = new Date('2026-03-02T10:00:00.000Z')
export const FORM_ID = '018f0000-0000-7000-8000-0000000000f0'

export type WorldOptions = {
  flows?: FlowDefinition[]
  forms?: FormDefinition[]
  now?: Date
  random?: () => number
  stepBudget?: number
}

export function flowOf(nodes: Node[], more: Partial<FlowDefinition> = {}): FlowDefinition {
  return { code: 'main', name: 'Main', ...more, nodes: nodes as FlowDefinition['nodes'] }
}

/** An environment whose ids count up, so that two runs can be compared. */
export function environmentOf({
  flows = [],
  forms = [],
  now = NOW,
  random = () => 0.5,
  stepBudget,
}: WorldOptions = {}): Environment {
  const compiled = new Map<string, CompiledFlow>(flows.map(flow => [flow.code, compileFlow(flow, `${flow.code}@1`)]))
  let ids = 0
  return {
    now,
    newId: () => `id-${++ids}`,
    random,
    flows: new Map([...compiled].map(([code, flow]) => [code, { flow }])),
    versions: new Map(),
    resolveForm(code) {
      const form = forms.find(one => one.code === code)
      return form === undefined ? undefined : { formId: FORM_ID, form }
    },
    ...(stepBudget === undefined ? {} : { stepBudget }),
  }
}

/**
 * One execution: every stimulus is applied to the snapshot of the last turn, which goes through JSON as it does through
 * the database.
 */
export class Execution {
  readonly flow: CompiledFlow
  readonly options: WorldOptions
  snapshot: Snapshot | null = null

  constructor(definition: FlowDefinition, options: WorldOptions = {}) {
    this.flow = compileFlow(definition, `${definition.code}@1`)
    this.options = { ...options, flows: [definition, ...(options.flows ?? [])] }
  }

  async try(stimulus: Stimulus, more: WorldOptions = {}): Promise<Advance> {
    const result = await advance(this.flow, this.snapshot, stimulus, environmentOf({ ...this.options, ...more }))
    if (result.outcome === 'advanced')
      this.snapshot = restoreSnapshot(JSON.parse(JSON.stringify(result.snapshot)) as StoredSnapshot)
    return result
  }

  async do(stimulus: Stimulus, more: WorldOptions = {}): Promise<Turn> {
    const result = await this.try(stimulus, more)
    assert.ok(result.outcome === 'advanced', JSON.stringify(result))
    return result
  }

  async start(more: Partial<StartStimulus> = {}): Promise<Turn> {
    return await this.do({ type: 'start', trigger: { type: 'chat_intent', text: 'hello' }, ...more })
  }
}

export async function run(
  nodes: Node[],
  start: Partial<StartStimulus> = {},
  options: WorldOptions = {},
): Promise<Turn> {
  return await new Execution(flowOf(nodes), options).start(start)
}

export function texts(turn: Turn): unknown[] {
  return turn.newBlocks.map(block => block.payload['text'])
}
