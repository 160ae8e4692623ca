import { isJsonObject, type Json, type JsonObject } from './json.ts'

/** A node of a flow that refers to another flow. `through`: the event, if it does not name the flow itself. */
export type FlowReference = {
  kind: 'subflow' | 'agent_tool' | 'emit'
  nodeId: string | null
  path: string
  through: string | null
}
/** The flow that is looked for: its code, and the events that start it. */
export type UsedFlow = { code: string; events: readonly string[] }

/** The references of a definition to a flow. A draft may have any content: if it is not a flow, it has none. */
export function referencesTo(definition: unknown, flow: UsedFlow): FlowReference[] {
  if (!isJsonObject(definition) || !Array.isArray(definition['nodes'])) return []
  return definition['nodes'].flatMap((node, index) =>
    isJsonObject(node) ? referencesOfNode(node, `/nodes/${index}`, flow) : [],
  )
}

function referencesOfNode(node: JsonObject, path: string, { code, events }: UsedFlow): FlowReference[] {
  const nodeId = typeof node['id'] === 'string' ? node['id'] : null
  const { type, flow, event } = node
  if (type === 'subflow' && flow === code) return [{ kind: 'subflow', nodeId, path: `${path}/flow`, through: null }]
  if (type === 'emit' && typeof event === 'string' && events.includes(event))
    return [{ kind: 'emit', nodeId, path: `${path}/event`, through: event }]
  return type === 'agent' ? toolsOf(node['tools'], nodeId, path, code) : []
}

function toolsOf(tools: Json | undefined, nodeId: string | null, path: string, code: string): FlowReference[] {
  return (Array.isArray(tools) ? tools : []).flatMap((tool, index) =>
    isJsonObject(tool) && tool['flow'] === code
      ? [{ kind: 'agent_tool' as const, nodeId, path: `${path}/tools/${index}/flow`, through: null }]
      : [],
  )
}
