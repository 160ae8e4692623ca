import { isAllowedHost } from '../allowed-hosts.ts'
import { isJsonObject } from '../json.ts'
import { escapePointer } from '../expressions/template.ts'
import { warning, type Finding } from './finding.ts'
import type { PlacedNode } from './graph.ts'
import { isUnquotedTemplate } from './schema-messages.ts'
import type { PlacedValue } from './sources.ts'

/** What a definition may hold and nobody means: waits without a way for their end, and values that YAML has split. */
export function traps(
  nodes: readonly PlacedNode[],
  values: readonly PlacedValue[],
  allowedHosts: readonly string[],
): Finding[] {
  return [
    ...nodes.flatMap(placed => timeoutWithoutBranch(placed)),
    ...values.flatMap(({ path, value }) => splitValues(value, path)),
    ...nodes.flatMap(placed => unlistedHost(placed, allowedHosts)),
  ]
}

function timeoutWithoutBranch({ node, index }: PlacedNode): Finding[] {
  if (node.type !== 'wait' || node.event === undefined || node.timeout === undefined || node.onTimeout !== undefined)
    return []
  const message = 'the run ends when this time is over; name the node that follows in "onTimeout", or null'
  return [warning(`/nodes/${index}/timeout`, 'missing_branch', message)]
}

/** `{ expr: $round(vars.a, 2) }` without quotes: YAML makes an object of two fields of it. */
function splitValues(value: unknown, path: string): Finding[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => splitValues(item, `${path}/${index}`))
  if (!isJsonObject(value)) return []
  if (isUnquotedTemplate(value))
    return [
      warning(path, 'unquoted_template', 'YAML reads {{ … }} without quotes as an object; put the text in quotes'),
    ]
  const [first, ...others] = Object.keys(value)
  if (first === 'expr' && typeof value[first] === 'string' && others.some(key => value[key] === null))
    return [
      warning(
        `${path}/expr`,
        'split_expression',
        'YAML has split this expression at a comma or colon; put it in quotes',
      ),
    ]
  return Object.entries(value).flatMap(([key, item]) => splitValues(item, `${path}/${escapePointer(key)}`))
}

/** The host of an address is known where it stands before the first template. */
function unlistedHost({ node, index }: PlacedNode, allowedHosts: readonly string[]): Finding[] {
  if (node.type !== 'http' || node.connection !== undefined) return []
  const [, host] = /^https?:\/\/([^/?#:{}\s]+)(?:[/?#:]|$)/i.exec(node.url.trim()) ?? []
  if (host === undefined || isAllowedHost(host, allowedHosts)) return []
  const message = `flows of this workspace may call ${allowedHosts.join(', ')}, not ${host.toLowerCase()}`
  return [warning(`/nodes/${index}/url`, 'unlisted_host', message)]
}
