import type { AgentToolArguments, AgentToolResult } from '../../../generated/agent-tools.ts'
import { getConfigValue, listConfigFields, type Configuration } from '../../../services/configuration/configuration.ts'
import type { ToolCaller } from '../registry.ts'

// The schema allows any JSON, which the generated type cannot express.
type Value = AgentToolResult<'config.get'>['value']

export function listConfig(_deps: unknown, { holder }: ToolCaller): AgentToolResult<'config.list'> {
  const fields = listConfigFields(holder).map(({ path, kind, label, allowedScopes }) => ({
    path,
    kind,
    label,
    allowed_scopes: [...allowedScopes],
  }))
  return { fields }
}

export async function getConfig(
  deps: { configuration: Configuration },
  { holder }: ToolCaller,
  { path, scope }: AgentToolArguments<'config.get'>,
): Promise<AgentToolResult<'config.get'>> {
  const { kind, value, present, sourceScope } = await getConfigValue(deps, holder, path, scope)
  return { path, kind, value: value as Value, present, source_scope: sourceScope }
}
