import { agentScopes } from '../generated/agent-tools.ts'

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

function isAgentScope(scope: string): scope is keyof typeof agentScopes {
  return Object.hasOwn(agentScopes, scope)
}
