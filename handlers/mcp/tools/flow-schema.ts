import { Refusal } from '../../../domain/refusal.ts'
import type { JsonObject } from '../../../domain/json.ts'
import type { AgentToolArguments, AgentToolResult } from '../../../generated/agent-tools.ts'
import flow from '../../../generated/schemas/flow.json' with { type: 'json' }
import form from '../../../generated/schemas/form.json' with { type: 'json' }

type FlowSchema = AgentToolResult<'flows.get_schema'>
type Definition = {
  'description'?: string
  'x-node'?: { group: string }
  'required'?: string[]
  'properties'?: { type?: { const?: string } }
}

const OWN = '#/$defs/'
const FORM = 'form.json#/$defs/'

const flowDefinitions = flow.$defs as unknown as Record<string, JsonObject>
const formDefinitions = form.$defs as unknown as Record<string, JsonObject>
const nodeTypes = new Map(
  Object.entries(flow.$defs as unknown as Record<string, Definition>).flatMap(([name, definition]) => {
    const { 'x-node': node, description = '', required = [], properties } = definition
    const type = properties?.type?.const
    return node === undefined || type === undefined
      ? []
      : [[type, { name, entry: { type, group: node.group, description, required } }] as const]
  }),
)

/** The schema of flows as the contract has it; a type of node comes with every definition that it refers to. */
export function getFlowSchema(
  _deps: object,
  _caller: object,
  { node_type }: AgentToolArguments<'flows.get_schema'>,
): FlowSchema {
  const [example] = flow.examples as unknown as JsonObject[]
  if (node_type === undefined) {
    const { $defs: _, examples: __, properties, ...rest } = flow as unknown as JsonObject & { properties: JsonObject }
    const { nodes: ___, ...others } = properties
    return {
      node_types: [...nodeTypes.values()].map(({ entry }) => entry),
      schema: withDefinitions({ ...rest, properties: others }),
      example: example ?? {},
    }
  }
  const found = nodeTypes.get(node_type)
  if (found === undefined) throw new Refusal('not_found', { message: `There is no type of node "${node_type}"` })
  return {
    node_types: [found.entry],
    schema: withDefinitions(flowDefinitions[found.name] ?? {}),
    example: example ?? {},
  }
}

/** The schema as a document of its own: those of forms and flows that it refers to are among its definitions. */
function withDefinitions(schema: JsonObject): JsonObject {
  const needed = new Map<string, JsonObject>()
  const visit = (text: string): void => {
    for (const [, source, name] of text.matchAll(/"\$ref":"(form\.json)?#\/\$defs\/(\w+)"/g)) {
      if (name === undefined || needed.has(name)) continue
      const definition = (source === undefined ? flowDefinitions[name] : undefined) ?? formDefinitions[name]
      if (definition === undefined) continue
      needed.set(name, definition)
      visit(JSON.stringify(definition))
    }
  }
  visit(JSON.stringify(schema))
  const whole = { ...schema, ...(needed.size === 0 ? {} : { $defs: Object.fromEntries(needed) }) }
  return JSON.parse(JSON.stringify(whole).replaceAll(FORM, OWN)) as JsonObject
}
