import type { FlowTest } from '../../../generated/schemas/flow-test.ts'
import type { FlowDefinition } from '../../../generated/schemas/flow.ts'
import { compileFlow } from '../../../domain/engine/compile.ts'
import { Conversation, type StepResult } from '../../../domain/flow-test/conversation.ts'
import type { JsonObject } from '../../../domain/json.ts'
import { importFlowise } from '../../../importers/flowise/import.ts'
import { importTypebot } from '../../../importers/typebot/import.ts'
import { imported, type Imported } from '../imported.ts'

type Step = FlowTest['steps'][number]

/** One conversation with a block, as its source leads it. */
export interface Compared {
  /** The type of the block, by the name that exports give it. */
  type: string
  /** What the source does. */
  source: string
  document: object
  /** The visitor, after the first message. */
  steps?: readonly Step[]
  stubs?: FlowTest['stubs']
  random?: number
  /** Flows of the workspace that it runs. */
  flows?: readonly FlowDefinition[]
  /** Everything that the source shows, saves and calls, a line to each. */
  expected: readonly string[]
  /** What the flow does instead, where the block is not called imported. */
  differs?: readonly string[]
}

export interface Outcome {
  result: Imported
  /** What the block is called in the report. */
  called: string | undefined
  shown: string[]
}

/** The conversation with the imported flow. Its variables at the end are shown where `expected` names them. */
export async function conversationWith(system: 'typebot' | 'flowise', compared: Compared): Promise<Outcome> {
  const result = imported(
    system === 'typebot' ? importTypebot(compared.document) : importFlowise(compared.document, { name: 'Compared' }),
  )
  const row = result.report.blocks.find(({ type, id }) => type === compared.type && id !== 'other')
  const steps: readonly Step[] = [{ say: 'Hello' }, ...(compared.steps ?? [])]
  const { stubs = {}, flows = [] } = compared
  const [stub] = Object.values(stubs)
  const byNode = Object.fromEntries(
    result.flow.nodes.flatMap(({ id, type }) =>
      (type === 'http' || type === 'agent') && stub !== undefined ? [[id, stubs[id] ?? stub] as const] : [],
    ),
  )
  const conversation = new Conversation(
    {
      flow: compileFlow(result.flow, 'v1'),
      flows: new Map(flows.map(flow => [flow.code, compileFlow(flow, 'v1')])),
      forms: new Map(),
    },
    {
      name: compared.source,
      steps: [steps[0] ?? { say: 'Hello' }],
      stubs: byNode,
      ...(compared.random === undefined ? {} : { random: compared.random }),
    },
  )
  const shown: string[] = []
  for (const step of steps) {
    const said = await conversation.step(step)
    shown.push(...linesOf(said))
    if (step === steps.at(-1)) shown.push(...saved(compared, said), stateOf(said))
  }
  return { result, called: row?.outcome, shown }
}

function linesOf({ blocks, calls, violations }: StepResult): string[] {
  return [
    ...calls.map(callLine),
    ...blocks.map(({ type, payload }) => blockLine(type, payload)),
    ...violations.map(() => 'refused'),
  ]
}

function callLine(call: JsonObject): string {
  const body = call['body'] ?? null
  if (call['prompt'] !== undefined) return `model: ${JSON.stringify(call['prompt'])}`
  return `call: ${wordIn(call, 'method')} ${wordIn(call, 'url')}${body === null ? '' : ` ${JSON.stringify(body)}`}`
}

const wordIn = (object: JsonObject | undefined, name: string): string => {
  const value = object?.[name]
  return typeof value === 'string' ? value : ''
}

function blockLine(type: string, payload: JsonObject): string {
  const text = ['text', 'prompt', 'title'].map(name => payload[name]).find(value => typeof value === 'string')
  const field = (payload['field'] ?? payload['fields']) as JsonObject | undefined
  const choices = (payload['choices'] as { label: string }[] | undefined)?.map(({ label }) => label).join(' / ')
  const actions = (payload['actions'] as { url?: string }[] | undefined)?.map(({ url }) => url ?? '').join(' ')
  const details = [
    type === 'message' ? undefined : `(${wordIn(payload, 'kind') || wordIn(field, 'type') || type})`,
    choices === undefined ? undefined : `[${choices}]`,
    wordIn(payload, 'url'),
    actions,
  ].filter(part => part !== undefined && part !== '')
  return [text, ...details].filter(part => part !== undefined).join(' ')
}

/** The variables that the source has saved, as JSON. */
function saved({ expected, differs = [] }: Compared, { snapshot }: StepResult): string[] {
  const names = [...expected, ...differs].flatMap(line => /^(\w+) = /.exec(line)?.[1] ?? [])
  const vars: JsonObject = snapshot.frames.at(-1)?.vars ?? {}
  return [...new Set(names)].map(name => `${name} = ${JSON.stringify(vars[name] ?? null)}`)
}

function stateOf({ snapshot: { status, failure } }: StepResult): string {
  const names: Record<string, string> = { waiting_input: 'asks', waiting_time: 'waits', completed: 'ends' }
  return failure === null ? (names[status] ?? status) : `${status}: ${failure.message}`
}
