import { pointerParts, isJsonObject } from '../json.ts'

export type FindingCode =
  | 'schema'
  | 'code_changed'
  | 'duplicate_node_id'
  | 'unknown_target'
  | 'unreachable_node'
  | 'endless_loop'
  | 'loop_without_change'
  | 'subflow_recursion'
  | 'expression'
  | 'template'
  | 'pattern'
  | 'duration'
  | 'instant'
  | 'node_settings'
  | 'variables'
  | 'unknown_form'
  | 'unknown_flow'
  | 'unknown_connection'
  | 'unknown_goal'
  | 'unknown_operation'
  | 'unknown_argument'
  | 'missing_argument'
  | 'wrong_argument'
  | 'operation_changed'
  | 'operation_held'
  | 'duplicate_intent'
  | 'intent_taken'
  | 'unknown_intent'
  | 'own_intent'
  | 'unknown_source'
  | 'unknown_label'
  | 'duplicate_field'
  | 'unknown_field'
  | 'unknown_name'
  | 'unknown_function'
  | 'unset_variable'
  | 'split_expression'
  | 'unquoted_template'
  | 'missing_branch'
  | 'unlisted_host'
  | 'empty_setting'
  | 'no_trigger'
  | 'no_queue'

/**
 * Something found in a definition. `path` is a JSON pointer (RFC 6901) into the document; errors prevent its
 * publication. `suggestion` is what probably belongs in place of what is wrong or missing; `offset` counts the
 * characters of the text at `path` before the mistake; `at` says that the name of the field there is the mistake, not
 * its value.
 */
export type Finding = {
  path: string
  code: FindingCode
  message: string
  severity: 'error' | 'warning'
  suggestion?: string
  offset?: number
  at?: 'name'
}

/** A finding as the admin surface and agents get it; `nodeId` is null outside of nodes. */
export type FindingBody = Omit<Finding, 'code' | 'at'> & { rule: FindingCode; nodeId: string | null }

export function findingBody(definition: unknown, { code, at: _, ...finding }: Finding): FindingBody {
  return { ...finding, rule: code, nodeId: nodeAt(definition, finding.path) }
}

/** Optional properties of a finding in addition to its message. */
export type Hint = Pick<Finding, 'suggestion' | 'offset' | 'at'>

export type Message = Pick<Finding, 'message' | 'suggestion'>

export function error(path: string, code: FindingCode, message: string | Message, hint: Hint = {}): Finding {
  return { path, code, severity: 'error', ...messageOf(message), ...hint }
}

export function warning(path: string, code: FindingCode, message: string | Message, hint: Hint = {}): Finding {
  return { path, code, severity: 'warning', ...messageOf(message), ...hint }
}

function messageOf(message: string | Message): Message {
  return typeof message === 'string' ? { message } : message
}

export function withSuggestion(message: string, suggestion: string | undefined): Message {
  return suggestion === undefined ? { message } : { message: `${message}; did you mean ${suggestion}?`, suggestion }
}

/** Id of the node that contains a finding; null outside nodes. */
function nodeAt(definition: unknown, path: string): string | null {
  const [, list, index] = path.split('/')
  const nodes = isJsonObject(definition) ? definition['nodes'] : undefined
  const node = list === 'nodes' && index !== undefined && Array.isArray(nodes) ? nodes[Number(index)] : undefined
  const id = isJsonObject(node) ? node['id'] : undefined
  return typeof id === 'string' ? id : null
}

/** The findings in document order; missing parts of a position come after existing ones. */
export function inDocumentOrder(document: unknown, findings: readonly Finding[]): Finding[] {
  return findings
    .map(finding => ({ finding, position: positionOf(document, finding.path) }))
    .sort((one, other) => compare(one.position, other.position))
    .map(({ finding }) => finding)
}

function positionOf(document: unknown, path: string): number[] {
  const position: number[] = []
  let value = document
  for (const part of pointerParts(path)) {
    const keys = typeof value === 'object' && value !== null ? Object.keys(value) : []
    const index = keys.indexOf(part)
    position.push(index < 0 ? keys.length : index)
    value = index < 0 ? undefined : (value as Record<string, unknown>)[part]
  }
  return position
}

function compare(one: readonly number[], other: readonly number[]): number {
  const different = one.findIndex((index, level) => index !== other[level])
  if (different < 0) return one.length - other.length
  return (one[different] ?? 0) - (other[different] ?? -1)
}
