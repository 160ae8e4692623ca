import type { AgentNode, FlowDefinition, Trigger } from '../../generated/schemas/flow.ts'
import { error, warning, type Finding } from './finding.ts'
import type { PlacedNode } from './graph.ts'

/** What the workspace has beside the flow; answers are for published and active things. */
export interface Workspace {
  hasForm(code: string): boolean
  hasFlow(code: string): boolean
  hasConnection(code: string): boolean
  hasGoal(code: string): boolean
  /** Code of the published flow that owns the intent. */
  intentOwner(intent: string): string | undefined
}

export function unknownReferences(
  definition: FlowDefinition,
  nodes: readonly PlacedNode[],
  workspace: Workspace,
): Finding[] {
  return nodes.flatMap(placed =>
    [
      referenceOf(definition, placed, workspace) ?? [],
      placed.node.type === 'agent' ? unknownOfTools(definition, placed.node, `/nodes/${placed.index}`, workspace) : [],
    ].flat(),
  )
}

export function intentConflicts(
  definition: FlowDefinition,
  triggers: readonly { trigger: Trigger; index: number }[],
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

function referenceOf(
  definition: FlowDefinition,
  { node, index }: PlacedNode,
  workspace: Workspace,
): Finding | undefined {
  const path = `/nodes/${index}`
  switch (node.type) {
    case 'form':
      return workspace.hasForm(node.form)
        ? undefined
        : error(`${path}/form`, 'unknown_form', `there is no form ${node.form}`)
    case 'subflow':
      return unknownFlow(definition, node.flow, `${path}/flow`, workspace)
    case 'goal':
      return workspace.hasGoal(node.code)
        ? undefined
        : error(`${path}/code`, 'unknown_goal', `there is no active goal ${node.code}`)
    case 'http':
    case 'agent':
      return node.connection === undefined
        ? undefined
        : unknownConnection(node.connection, `${path}/connection`, workspace)
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

function unknownOfTools(
  definition: FlowDefinition,
  { tools = [] }: AgentNode,
  path: string,
  workspace: Workspace,
): Finding[] {
  return tools.flatMap((tool, index) => {
    const place = `${path}/tools/${index}`
    return (
      (tool.type === 'flow'
        ? unknownFlow(definition, tool.flow, `${place}/flow`, workspace)
        : unknownConnection(tool.connection, `${place}/connection`, workspace)) ?? []
    )
  })
}

function unknownFlow(
  definition: FlowDefinition,
  code: string,
  path: string,
  workspace: Workspace,
): Finding | undefined {
  if (code === definition.code) return warning(path, 'subflow_recursion', 'the flow calls itself; deep recursion fails')
  return workspace.hasFlow(code) ? undefined : error(path, 'unknown_flow', `there is no published flow ${code}`)
}

function unknownConnection(code: string, path: string, workspace: Workspace): Finding | undefined {
  return workspace.hasConnection(code) ? undefined : error(path, 'unknown_connection', `there is no connection ${code}`)
}
