import { intentFrom } from '../../parts/code-from.ts'
import { isObject } from '../../parts/json.ts'
import { isNode, typeOf } from '../flow-node.ts'
import { nodePointer, type Definition } from './nodes.ts'
import { pointerTo, tokensOf, valueAt, withValue } from './pointer.ts'

/** What fixes a finding: another value at one position. */
export type Fix = {
  /** The node that has the position; undefined for a property of the flow. */
  nodeId: string | undefined
  /** Into the node, else into the definition. */
  pointer: string
  /** The value that was checked: an outdated finding fixes nothing. */
  was: unknown
  /** Undefined removes the value. */
  becomes: unknown
  /** What it does, as a request: “Use …”. */
  does: string
}
type Finding = { path: string; rule: string; suggestion?: string; offset?: number }
/** A value in the definition, and what it is to be. */
type Change = Pick<Fix, 'becomes' | 'does'> & { path: string }

/** The fix of a finding; undefined unless exactly one is right. */
export function fixOf(definition: Definition, finding: Finding): Fix | undefined {
  const change = changeFor(definition, finding)
  if (change === undefined) return undefined
  const { path, ...fix } = change
  const was = valueAt(definition, path)
  const [list, index, ...rest] = tokensOf(path)
  if (list !== 'nodes') return { nodeId: undefined, pointer: path, was, ...fix }
  const node = valueAt(definition, pointerTo('nodes', index ?? ''))
  // Of two nodes with one id only the first can be told by it.
  if (!isNode(node) || nodePointer(definition, node.id) !== pointerTo('nodes', index ?? '')) return undefined
  return { nodeId: node.id, pointer: pointerTo(...rest), was, ...fix }
}

/** The definition with the fix applied; unchanged if the position no longer has the value that was checked. */
export function fixed(definition: Definition, { nodeId, pointer, was, becomes }: Fix): Definition {
  const base = nodeId === undefined ? '' : nodePointer(definition, nodeId)
  if (base === undefined) return definition
  const path = `${base}${pointer}`
  const isSame = JSON.stringify(valueAt(definition, path)) === JSON.stringify(was)
  return isSame ? withValue(definition, path, becomes) : definition
}

function changeFor(definition: Definition, finding: Finding): Change | undefined {
  const { path, rule, suggestion } = finding
  const value = valueAt(definition, path)
  if (rule === 'no_trigger') return withTrigger(definition)
  if (suggestion === undefined) return rule === 'unknown_target' ? withoutEdge(definition, path) : undefined
  if (rule === 'no_queue')
    return { path, becomes: suggestion, does: `Put the conversation into the queue “${suggestion}”` }
  if (rule === 'split_expression') {
    const does = `Read it as the one expression “${suggestion}”`
    return { path: path.slice(0, path.lastIndexOf('/')), becomes: { expr: suggestion }, does }
  }
  // YAML has read a template without quotes as an object.
  if (isObject(value)) return { path, becomes: suggestion, does: `Read it as the text “${suggestion}”` }
  if (IN_TEXT.has(rule)) return renamedInText(value, finding, suggestion)
  if (rule === 'unknown_argument') return renamedKey(definition, path, suggestion)
  if (rule === 'schema') return schemaChange(definition, path, suggestion)
  return replacing(value, path, suggestion)
}

const IN_TEXT: ReadonlySet<string> = new Set(['unknown_name', 'unknown_function', 'unset_variable'])

function replacing(value: unknown, path: string, suggestion: string): Change | undefined {
  if (typeof value !== 'string' || value === suggestion) return undefined
  return { path, becomes: suggestion, does: `Use “${suggestion}” instead of “${value}”` }
}

function withTrigger({ code, triggers = [] }: Definition): Change | undefined {
  if (typeof code !== 'string' || !Array.isArray(triggers) || triggers.length > 0) return undefined
  const intent = intentFrom(code)
  const does = `Let a chat start the flow by the intent “${intent}”`
  return { path: '/triggers', becomes: [{ type: 'chat_intent', intent }], does }
}

/** An edge that a node need not have ends the run when it leads nowhere. */
function withoutEdge(definition: Definition, path: string): Change | undefined {
  const [list, index, name, ...deeper] = tokensOf(path)
  const node = valueAt(definition, pointerTo(list ?? '', index ?? ''))
  if (list !== 'nodes' || !isNode(node) || name === undefined || deeper.length > 0) return undefined
  const { fields, choose = [] } = typeOf(node)
  const field = fields.find(one => one.name === name)
  if (field === undefined || field.required === true || choose.includes(name)) return undefined
  return { path, becomes: undefined, does: `Remove the edge to “${String(node[name])}”, which does not exist` }
}

/** The name at the offset of an expression or template, with as many parts as the suggestion puts in its place. */
function renamedInText(value: unknown, { path, offset }: Finding, suggestion: string): Change | undefined {
  if (typeof value !== 'string' || offset === undefined) return undefined
  const parts = suggestion.startsWith('conversation.') ? suggestion.split('.').length : 1
  const pattern = new RegExp(`^\\$?[\\p{L}_][\\p{L}\\p{N}_]*(?:\\.[\\p{L}_][\\p{L}\\p{N}_]*){0,${parts - 1}}`, 'u')
  const [name] = pattern.exec(value.slice(offset)) ?? []
  if (name === undefined || name === suggestion) return undefined
  const text = value.slice(0, offset) + suggestion + value.slice(offset + name.length)
  return { path, becomes: text, does: `Use “${suggestion}” instead of “${name}”` }
}

/** A field of a node that its type does not have is misspelt; else its value is. The id has references elsewhere. */
function schemaChange(definition: Definition, path: string, suggestion: string): Change | undefined {
  const [list, index, name, ...deeper] = tokensOf(path)
  const node = valueAt(definition, pointerTo(list ?? '', index ?? ''))
  if (list !== 'nodes' || !isObject(node) || name === undefined || deeper.length > 0 || name === 'id') return undefined
  if (name === 'type') return replacing(node['type'], path, suggestion)
  if (!isNode(node)) return undefined
  return typeOf(node).fields.some(one => one.name === name)
    ? replacing(node[name], path, suggestion)
    : renamedKey(definition, path, suggestion)
}

function renamedKey(definition: Definition, path: string, to: string): Change | undefined {
  const [name] = tokensOf(path).slice(-1)
  const holderPath = path.slice(0, path.lastIndexOf('/'))
  const holder = valueAt(definition, holderPath)
  if (!isObject(holder) || name === undefined || !Object.hasOwn(holder, name) || Object.hasOwn(holder, to))
    return undefined
  const becomes = Object.fromEntries(Object.entries(holder).map(([key, item]) => [key === name ? to : key, item]))
  return { path: holderPath, becomes, does: `Name it “${to}” instead of “${name}”` }
}
