import type { AgentToolArguments, AgentToolResult } from '../../../generated/agent-tools.ts'
import { getConfigValue, listConfigFields, type Configuration } from '../../../services/configuration/configuration.ts'
import type { ConfigurationDeps } from '../../../services/configuration/sections.ts'
import * as sections from '../../admin/configuration.ts'
import { administering, type ToolCaller } from '../registry.ts'
import { adminRequest, bodyOf, bodyOnce, type OnceDeps } from './admin-request.ts'

// The schemas allow any JSON, which the generated types cannot express.
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

export function getConfigSection(
  deps: ConfigurationDeps,
  caller: ToolCaller,
  { section }: AgentToolArguments<'config.get_section'>,
): AgentToolResult<'config.get_section'> {
  const request = adminRequest<'getConfigurationSection'>(administering(caller), { params: { section } })
  return bodyOf(sections.getConfigurationSection(deps, request)) as AgentToolResult<'config.get_section'>
}

export async function getConfigValues(
  deps: ConfigurationDeps,
  caller: ToolCaller,
  { section, scope }: AgentToolArguments<'config.get_values'>,
): Promise<AgentToolResult<'config.get_values'>> {
  const request = { params: { section }, query: scopeIn(scope) }
  return bodyOf(
    await sections.getConfigurationValues(deps, adminRequest<'getConfigurationValues'>(administering(caller), request)),
  ) as AgentToolResult<'config.get_values'>
}

export async function setConfig(
  deps: ConfigurationDeps & OnceDeps,
  caller: ToolCaller,
  { section, etag, changes, scope }: AgentToolArguments<'config.set'>,
): Promise<AgentToolResult<'config.set'>> {
  const request = { params: { section }, query: scopeIn(scope), body: changes, etag }
  return await bodyOnce(
    deps,
    caller,
    async admin =>
      await sections.saveConfigurationValues(deps, adminRequest<'saveConfigurationValues'>(admin, request)),
  )
}

function scopeIn(scope: string | undefined): { scope?: string } {
  return scope === undefined ? {} : { scope }
}
