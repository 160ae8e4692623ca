import { agentPrompts, agentResources, agentScopes, agentTools, type AgentScope } from '../generated/agent-tools.ts'
import type { PermissionSet } from './permissions.ts'

/** Gives access to the configuration API and the admin API; it is not a scope of the agent gateway and implies none. */
export const FULL_API_SCOPE = 'api:full'

/** Every scope that a personal access token can list. */
export const SCOPES: readonly string[] = [FULL_API_SCOPE, ...Object.keys(agentScopes)]

export type ScopeSet = ReadonlySet<string>

/** The scopes a token holds: those it lists and those they imply. A scope that is not declared grants nothing. */
export function grantedScopes(listed: readonly string[]): ScopeSet {
  const granted = new Set<string>()
  for (const scope of listed) {
    if (scope === FULL_API_SCOPE) granted.add(scope)
    if (!isAgentScope(scope)) continue
    granted.add(scope)
    for (const implied of agentScopes[scope].implies) granted.add(implied)
  }
  return granted
}

/** Scopes of the agent gateway that imply no other: what a person consents to. */
export const CONSENT_SCOPES: readonly AgentScope[] = Object.keys(agentScopes)
  .filter(isAgentScope)
  .filter(scope => agentScopes[scope].implies.length === 0)

/** Those of them with which a user of these permissions can do something. */
export function usableScopes(permissions: PermissionSet): AgentScope[] {
  const demands = [...agentTools, ...Object.values(agentResources), ...Object.values(agentPrompts)]
  const usable = new Set(demands.filter(({ permission }) => permissions.has(permission)).map(({ scope }) => scope))
  return CONSENT_SCOPES.filter(scope => usable.has(scope))
}

/** What a scope gives access to: the first sentence of its description, without what implies it. */
export function describeScope(scope: AgentScope): string {
  return agentScopes[scope].description.replace(/(?<=\.) .*$/, '')
}

function isAgentScope(scope: string): scope is AgentScope {
  return Object.hasOwn(agentScopes, scope)
}
