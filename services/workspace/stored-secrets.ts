import { isJsonObject, type Json, type JsonObject } from '../../domain/json.ts'
import type { WorkspaceFile } from '../../generated/schemas/workspace.ts'
import { variableOf } from './env-references.ts'
import type { Variables } from './finding.ts'

/**
 * The file without references that have no value, if the workspace already has the secret: properties that a file does
 * not name are unchanged. References to secrets that it does not have remain, to be reported.
 * @param stored the workspace as a file
 * @param inboundSecret the secret of an inbound webhook source, which a file must contain
 */
export function withStoredSecrets(
  file: JsonObject,
  stored: WorkspaceFile,
  variables: Variables,
  inboundSecret: (id: string) => string,
): JsonObject {
  const unset = (value: Json | undefined): boolean => {
    const name = variableOf(value)
    return name !== undefined && (variables[name] ?? '') === ''
  }
  const without = (entry: JsonObject, name: string): JsonObject =>
    Object.fromEntries(Object.entries(entry).filter(([key]) => key !== name))

  const user = (entry: JsonObject): JsonObject => {
    const known = stored.users?.find(({ email }) => email === lowerCase(entry['email']))
    if (known === undefined) return entry
    const named = known.password !== undefined && unset(entry['password']) ? without(entry, 'password') : entry
    return mapEntries(named, 'tokens', token =>
      unset(token['value']) && known.tokens?.some(({ name }) => name === token['name']) === true
        ? without(token, 'value')
        : token,
    )
  }
  const key = (entry: JsonObject): JsonObject => {
    const known = stored.keys?.some(({ name, webhook }) => name === entry['name'] && webhook != null)
    const { webhook } = entry
    return known === true && isJsonObject(webhook) && unset(webhook['secret'])
      ? { ...entry, webhook: without(webhook, 'secret') }
      : entry
  }
  const connection = (entry: JsonObject): JsonObject => {
    const known = stored.connections?.find(({ code }) => code === entry['code'])
    const { credentials } = entry
    return known?.credentials !== undefined && isJsonObject(credentials) && Object.values(credentials).every(unset)
      ? without(entry, 'credentials')
      : entry
  }
  const inboundWebhook = (entry: JsonObject): JsonObject => {
    const known = stored.inboundWebhooks?.find(({ id, name }) =>
      entry['id'] === undefined ? name === entry['name'] : id === lowerCase(entry['id']),
    )
    return typeof known?.id === 'string' && unset(entry['secret'])
      ? { ...entry, secret: inboundSecret(known.id) }
      : entry
  }
  const { config } = file
  const lists = [
    ['users', user],
    ['keys', key],
    ['connections', connection],
    ['inboundWebhooks', inboundWebhook],
  ] as const
  return {
    ...lists.reduce((merged, [list, change]) => mapEntries(merged, list, change), file),
    ...(isJsonObject(config) ? { config: withoutStoredValues(config, { ...stored.config }, unset) } : {}),
  }
}

/** Values of configuration without the secret ones that have a stored value and are not given. */
function withoutStoredValues(
  config: JsonObject,
  stored: Readonly<Record<string, unknown>>,
  unset: (value: Json | undefined) => boolean,
): JsonObject {
  return Object.fromEntries(
    Object.entries(config).map(([scope, values]): [string, Json] => {
      const known = stored[scope] as Readonly<Record<string, unknown>> | undefined
      return isJsonObject(values)
        ? [scope, Object.fromEntries(Object.entries(values).filter(([path, value]) => !unset(value) || !known?.[path]))]
        : [scope, values]
    }),
  )
}

function mapEntries(file: JsonObject, list: string, change: (entry: JsonObject) => JsonObject): JsonObject {
  const entries = file[list]
  return Array.isArray(entries)
    ? { ...file, [list]: entries.map(entry => (isJsonObject(entry) ? change(entry) : entry)) }
    : file
}

function lowerCase(value: Json | undefined): Json | undefined {
  return typeof value === 'string' ? value.toLowerCase() : value
}
