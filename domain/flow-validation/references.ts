import type { AgentNode, FlowDefinition, Trigger } from '../../generated/schemas/flow.ts'
import { pauses, targetsOf } from '../engine/nodes/index.ts'
import { error, warning, type Finding } from './finding.ts'
import { nearestAmong } from '../nearest-name.ts'
import { reachedFrom, type PlacedNode } from './graph.ts'
import { withSuggestion } from './schema-messages.ts'

/** What the workspace has beside the flow; answers are for published and active things. */
export interface Workspace {
  hasForm(code: string): boolean
  hasFlow(code: string): boolean
  hasConnection(code: string): boolean
  hasGoal(code: string): boolean
  /** Names of a form's fields; undefined where they are not known. */
  fieldsOf?(form: string): readonly string[] | undefined
  /** Hosts that `http` nodes without a connection may call, with their subdomains; none means any. */
  allowedHosts?: readonly string[]
  /** Codes that may have been meant by one that is not there. */
  codes?: Partial<Record<'form' | 'flow' | 'connection' | 'goal', readonly string[]>>
  /** Code of the published flow that owns the intent. */
  intentOwner(intent: string): string | undefined
}

/** For a flow that is checked by itself: whatever it refers to may be there. */
export const ANY_WORKSPACE: Workspace = {
  hasForm: () => true,
  hasFlow: () => true,
  hasConnection: () => true,
  hasGoal: () => true,
  intentOwner: () => undefined,
}

/** A trigger with its place in the document. */
export type PlacedTrigger = { trigger: Trigger; index: number }

export function unknownReferences(
  definition: FlowDefinition,
  nodes: readonly PlacedNode[],
  workspace: Workspace,
): Finding[] {
  const { form = [], flow = [], connection = [], goal = [] } = workspace.codes ?? {}
  const nearest = {
    form: nearestAmong(form),
    flow: nearestAmong(flow),
    connection: nearestAmong(connection),
    goal: nearestAmong(goal),
  }
  const calls = { definition, nodes, workspace, nearest }
  return nodes.flatMap(placed =>
    [
      referenceOf(calls, placed) ?? [],
      placed.node.type === 'agent' ? unknownOfTools(calls, placed.node, `/nodes/${placed.index}`) : [],
    ].flat(),
  )
}

export function intentConflicts(
  definition: FlowDefinition,
  triggers: readonly PlacedTrigger[],
  workspace: Workspace,
): Finding[] {
  const declared = new Set<string>()
  const findings: Finding[] = []
  for (const { trigger, index } of triggers) {
    if (trigger.type !== 'chat_intent') continue
    const path = `/triggers/${index}/intent`
    if (declared.has(trigger.intent))
      findings.push(error(path, 'duplicate_intent', `the intent ${trigger.intent} is declared twice`))
    declared.add(trigger.intent)
    const owner = workspace.intentOwner(trigger.intent)
    if (owner !== undefined && owner !== definition.code)
      findings.push(error(path, 'intent_taken', `the intent ${trigger.intent} belongs to the flow ${owner}`))
  }
  return findings
}

type Calls = {
  definition: FlowDefinition
  nodes: readonly PlacedNode[]
  workspace: Workspace
  /** The code of that kind that is nearest to an unknown one. */
  nearest: Record<Kind, (code: string) => string | undefined>
}

function referenceOf(calls: Calls, { node, index }: PlacedNode): Finding | undefined {
  const { workspace } = calls
  const path = `/nodes/${index}`
  switch (node.type) {
    case 'form':
      return workspace.hasForm(node.form) ? undefined : unknown(`${path}/form`, 'form', node.form, calls)
    case 'subflow':
      return unknownFlow(calls, node.flow, `${path}/flow`)
    case 'goal':
      return workspace.hasGoal(node.code) ? undefined : unknown(`${path}/code`, 'goal', node.code, calls)
    case 'http':
    case 'agent':
      return node.connection === undefined ? undefined : unknownConnection(node.connection, `${path}/connection`, calls)
    case 'message':
    case 'media':
    case 'card':
    case 'buttons':
    case 'input':
    case 'file_upload':
    case 'set_variable':
    case 'condition':
    case 'split':
    case 'wait':
    case 'goto':
    case 'emit':
    case 'handoff':
    case 'end':
      return undefined
  }
}

function unknownOfTools(calls: Calls, { tools = [] }: AgentNode, path: string): Finding[] {
  return tools.flatMap((tool, index) => {
    const place = `${path}/tools/${index}`
    return (
      (tool.type === 'flow'
        ? unknownFlow(calls, tool.flow, `${place}/flow`)
        : unknownConnection(tool.connection, `${place}/connection`, calls)) ?? []
    )
  })
}

function unknownFlow(calls: Calls, code: string, path: string): Finding | undefined {
  const { definition, workspace } = calls
  if (code === definition.code) return recursion(calls, path)
  return workspace.hasFlow(code) ? undefined : unknown(path, 'flow', code, calls)
}

/** Every run fails where none of them can end, or wait, without calling the flow again. */
function recursion({ definition, nodes }: Calls, path: string): Finding {
  const { code, start = nodes.find(({ index }) => index === 0)?.node.id ?? '' } = definition
  const others = nodes.map(({ node }) => node).filter(node => !(node.type === 'subflow' && node.flow === code))
  const reached = reachedFrom(others, start)
  const canEnd = others.some(
    node =>
      reached.has(node.id) && (node.type === 'end' || pauses(node) || targetsOf(node).some(({ to }) => to === null)),
  )
  return canEnd || nodes.length < definition.nodes.length || path.includes('/tools/')
    ? warning(path, 'subflow_recursion', 'the flow calls itself; a run that does so too deeply fails')
    : error(path, 'subflow_recursion', 'the flow calls itself in every run, so that none can end')
}

function unknownConnection(code: string, path: string, calls: Calls): Finding | undefined {
  return calls.workspace.hasConnection(code) ? undefined : unknown(path, 'connection', code, calls)
}

const KINDS = {
  form: ['unknown_form', 'form'],
  flow: ['unknown_flow', 'published flow'],
  connection: ['unknown_connection', 'connection'],
  goal: ['unknown_goal', 'active goal'],
} as const

type Kind = keyof typeof KINDS

function unknown(path: string, kind: Kind, code: string, { nearest }: Calls): Finding {
  const [finding, noun] = KINDS[kind]
  const { message, suggestion } = withSuggestion(`there is no ${noun} "${code}"`, nearest[kind](code))
  return error(path, finding, message, suggestion === undefined ? {} : { suggestion })
}
