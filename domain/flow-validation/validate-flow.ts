import type { FlowDefinition } from '../../generated/schemas/flow.ts'
import { compileWithProblems } from '../engine/compile.ts'
import type { CompileProblem } from '../engine/compiled-flow.ts'
import { escapePointer } from '../expressions/template.ts'
import { isJsonObject, valueAt, type Json, type JsonObject } from '../json.ts'
import { nearestName } from '../nearest-name.ts'
import { checkVariables } from '../variables.ts'
import { isAllowedHost } from '../allowed-hosts.ts'
import { addressFindings } from './addresses.ts'
import { asideIntentFindings } from './aside-intents.ts'
import { sourceLabelFindings } from './source-labels.ts'
import { tooManyExpressions } from './compile-cost.ts'
import { emptySettings, unstarted } from './empty-settings.ts'
import { error, warning, type Finding } from './finding.ts'
import { durationMeant, durationProblem } from './durations.ts'
import { brokenWays, duplicateIds, endlessLoops, unknownTarget, type PlacedNode } from './graph.ts'
import { operationFindings } from './operations.ts'
import {
  unknownNames,
  brokenEntities,
  intentConflicts,
  unknownReferences,
  sourcesOf,
  type Workspace,
  type PlacedValue,
} from './references.ts'
import { schemaFindings, withSuggestion, isUnquotedTemplate, type SchemaValidator } from './schema-findings.ts'

/**
 * Everything that a publish checks, as findings in the order of the checks; none of severity `error` means that the
 * flow can be published. `validate` is the validator generated from `contracts/schemas/flow.yaml`. Nodes and triggers
 * that the schema refuses are left out of the further checks, the rest is still checked, so that one round shows
 * everything.
 */
export function validateFlow(document: unknown, validate: SchemaValidator, workspace: Workspace): Finding[] {
  const findings = schemaFindings(validate, document)
  const refused = { nodes: refusedItems(findings, 'nodes'), triggers: refusedItems(findings, 'triggers') }
  if (
    !isJsonObject(document) ||
    !Array.isArray(document['nodes']) ||
    document['nodes'].length === 0 ||
    findings.some(({ path }) => isWhole(path))
  )
    return findings
  const definition = document as unknown as FlowDefinition
  const tooMany = tooManyExpressions(definition)
  if (tooMany.length > 0) return [...findings, ...tooMany]
  const { flow, problems } = compileWithProblems(definition, '', { leftOut: refused })
  const nodes = definition.nodes
    .map((node, index) => ({ node, index }))
    .filter(({ index }) => !refused.nodes.has(index))
  const triggers = (definition.triggers ?? [])
    .map((trigger, index) => ({ trigger, index }))
    .filter(({ index }) => !refused.triggers.has(index))
  const known = knownIds(document['nodes'])
  const sources = sourcesOf(nodes, triggers)
  findings.push(
    ...problems.map(problem => compileFinding(document, problem)),
    ...deepVariables(definition),
    ...duplicateIds(nodes),
    ...waysOf(definition, nodes, known, flow.start, refused.nodes.size === 0),
    ...addressFindings(nodes),
    ...emptySettings(nodes),
    ...unknownReferences(definition, nodes, workspace),
    ...operationFindings(nodes, workspace),
    ...intentConflicts(definition, triggers, workspace),
    ...asideIntentFindings(triggers, nodes, workspace),
    ...sourceLabelFindings(nodes, workspace),
    ...brokenEntities(triggers),
    ...unknownNames(definition, nodes, sources.expressions, workspace),
    ...traps(nodes, sources.values, workspace.allowedHosts ?? []),
  )
  // That nothing starts a flow matters once it can be published.
  if (isPublishable(findings)) findings.push(...unstarted(definition.triggers, workspace.isCalled))
  return withoutConsequences(findings)
}

/** If nodes are missing, reachability and loops are unknown. */
function waysOf(
  { start }: FlowDefinition,
  nodes: readonly PlacedNode[],
  known: ReadonlySet<string>,
  first: string,
  isWhole: boolean,
): Finding[] {
  const probable = start === undefined || known.has(start) ? first : nearestName(start, known)
  return [
    ...brokenWays(nodes, known, isWhole ? probable : undefined),
    ...(start === undefined || known.has(start) ? [] : [unknownTarget('/start', start, probable)]),
    ...(isWhole ? endlessLoops(nodes) : []),
  ]
}

function compileFinding(document: unknown, { path, code, message, offset }: CompileProblem): Finding {
  const value = code === 'duration' ? valueAt(document, path) : undefined
  if (typeof value !== 'string') return error(path, code, message, offset === undefined ? {} : { offset })
  const { message: text, suggestion } = withSuggestion(durationProblem(value), durationMeant(value))
  return error(path, code, text, suggestion === undefined ? {} : { suggestion })
}

/** An expression that YAML has split does not compile: that it was split is the mistake. */
function withoutConsequences(findings: readonly Finding[]): Finding[] {
  const split = new Set(findings.filter(({ code }) => code === 'split_expression').map(({ path }) => path))
  return findings.filter(({ path, code }) => code === 'split_expression' || !split.has(path))
}

/** Whether a flow with these findings can be published. */
export function isPublishable(findings: readonly Finding[]): boolean {
  return findings.every(finding => finding.severity !== 'error')
}

function refusedItems(findings: readonly Finding[], list: 'nodes' | 'triggers'): Set<number> {
  const indices = findings
    .map(({ path }) => path.split('/'))
    .filter(([, name, index]) => name === list && index !== undefined)
  return new Set(indices.map(([, , index]) => Number(index)))
}

// Without a usable list of nodes there is no graph to look at.
function isWhole(path: string): boolean {
  return path === '' || path === '/nodes' || path === '/triggers' || path === '/start'
}

function knownIds(nodes: readonly unknown[]): Set<string> {
  return new Set(nodes.flatMap(node => (isJsonObject(node) && typeof node['id'] === 'string' ? [node['id']] : [])))
}

function deepVariables(definition: FlowDefinition): Finding[] {
  return checkVariables(definition.variables)
    .filter(({ rule }) => rule === 'too_deep')
    .map(({ key, message }) => error(`/variables/${escapePointer(key)}`, 'variables', message))
}

/**
 * Valid definitions that are probably mistakes: waits without an edge for their timeout, and values that YAML has
 * split.
 */
function traps(
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
  const message = 'the execution ends when this time is over; name the node that follows in "onTimeout", or null'
  return [warning(`/nodes/${index}/timeout`, 'missing_branch', message)]
}

/** `{ expr: $round(vars.a, 2) }` without quotes: YAML parses it as an object of two fields, which no node evaluates. */
function splitValues(value: unknown, path: string): Finding[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => splitValues(item, `${path}/${index}`))
  if (!isJsonObject(value)) return []
  if (isUnquotedTemplate(value))
    return [
      warning(path, 'unquoted_template', 'YAML reads {{ … }} without quotes as an object; put the text in quotes'),
    ]
  const { expr, ...others } = value
  if (typeof expr === 'string' && Object.keys(others).length > 0)
    return [warning(`${path}/expr`, 'split_expression', splitMessage(expr, others))]
  return Object.entries(value).flatMap(([key, item]) => splitValues(item, `${path}/${escapePointer(key)}`))
}

function splitMessage(expr: string, others: JsonObject): string {
  if (!Object.values(others).every(isScalar))
    return 'an "expr" with other fields beside it is not evaluated; leave the others out to have it evaluated'
  const text = quoted(joined(expr, others))
  return `YAML has split this expression at a comma or colon; put it in quotes: { expr: ${text} }`
}

function isScalar(value: Json | undefined): boolean {
  return value === null || typeof value !== 'object'
}

/** The text before YAML split it. An object lists keys such as `0` first, whatever their position in the text was. */
function joined(expr: string, others: JsonObject): string {
  const numbers = Object.keys(others).filter(key => /^\d+$/.test(key)).length
  if (numbers > 0 && Object.keys(others).length > 2) return `${expr}, …`
  const rest = Object.entries(others).map(([key, item]) =>
    item === null ? key : `${key} : ${typeof item === 'string' ? item : JSON.stringify(item)}`,
  )
  return [expr, ...rest].join(', ')
}

function quoted(text: string): string {
  return text.includes('"') ? `'${text.replaceAll("'", "''")}'` : JSON.stringify(text)
}

/** The host of an address is known if it precedes the first template. */
function unlistedHost({ node, index }: PlacedNode, allowedHosts: readonly string[]): Finding[] {
  if (node.type !== 'http' || node.connection !== undefined) return []
  const [, host] = /^https?:\/\/([^/?#:{}\s]+)(?:[/?#:]|$)/i.exec(node.url.trim()) ?? []
  if (host === undefined || isAllowedHost(host, allowedHosts)) return []
  const message = `flows of this workspace may call ${allowedHosts.join(', ')}, not ${host.toLowerCase()}`
  return [warning(`/nodes/${index}/url`, 'unlisted_host', message)]
}
