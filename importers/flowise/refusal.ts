import { ANSWERING, type ExportGraph } from './graph.ts'
import { NOTES } from './kinds.ts'

/** A supervisor with its workers, which choose among themselves until one of them says that all is done. */
const TEAM = /^(?:supervisor|worker)$/
/** Sequential agents, which begin with a node of their own. */
const SEQUENTIAL = /^seq[A-Z]/

const MOST_TYPES = 5
const LONGEST_TYPE = 64

/** Why an export without a known start is refused, by what was found in it. */
export function whyNothingBegins(graph: ExportGraph, chosen?: string): string {
  const chains = graph.nodes.filter(({ data }) => Object.hasOwn(ANSWERING, data.name))
  if (chosen !== undefined && chains.length > 0)
    return `no chain is called ${JSON.stringify(chosen)}; the chains are ${listed(chains.map(({ id }) => id))}`
  const types = [...new Set(graph.nodes.map(({ data }) => data.name))].filter(type => !NOTES.has(type))
  const team = types.filter(type => TEAM.test(type))
  if (team.length > 0)
    return `is an agentflow of version 1 with a team (${listed(team)}); a flow has no agents that direct each other`
  const sequential = types.filter(type => SEQUENTIAL.test(type))
  if (sequential.length > 0) return `has sequential agents (${listed(sequential)}) and no seqStart to begin with`
  const missing = 'has no start of an agentflow and no known chain or agent of a chatflow'
  return types.length === 0 ? `${missing}: it is empty` : `${missing}, only ${listed(types)}`
}

function listed(names: readonly string[]): string {
  const shown = names.slice(0, MOST_TYPES).map(name => name.slice(0, LONGEST_TYPE))
  const further = names.length - shown.length
  return `${shown.join(', ')}${further > 0 ? ` and ${String(further)} more` : ''}`
}
