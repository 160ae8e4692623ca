import type { FlowiseNode } from '../../generated/schemas/flowise-export.ts'
import { NOTES } from './kinds.ts'

/** The nodes that only agentflows of version 1 have: sequential agents, and a supervisor with its workers. */
const VERSION_1 = /^(seq[A-Z]|supervisor$|worker$)/

const MOST_TYPES = 5
const LONGEST_TYPE = 64

/** Why an export without a known place to begin is refused, by the types of the nodes found in it. */
export function whyNothingBegins(nodes: readonly FlowiseNode[]): string {
  const types = [...new Set(nodes.map(({ data }) => data.name))].filter(type => !NOTES.has(type))
  const old = types.filter(type => VERSION_1.test(type))
  if (old.length > 0) return `is an agentflow of version 1 (${listed(old)}), and only version 2 can be imported`
  const missing = 'has no start of an agentflow and no known chain or agent of a chatflow'
  return types.length === 0 ? `${missing}: it is empty` : `${missing}, only ${listed(types)}`
}

function listed(types: readonly string[]): string {
  const shown = types.slice(0, MOST_TYPES).map(type => type.slice(0, LONGEST_TYPE))
  const further = types.length - shown.length
  return `${shown.join(', ')}${further > 0 ? ` and ${String(further)} more` : ''}`
}
