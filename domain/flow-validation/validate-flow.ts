import type { FlowDefinition } from '../../generated/schemas/flow.ts'
import { compileWithProblems } from '../engine/compile.ts'
import type { CompileProblem } from '../engine/compiled-flow.ts'
import { escapePointer } from '../expressions/template.ts'
import { isJsonObject, valueAt, type JsonObject } from '../json.ts'
import { nearestName } from '../nearest-name.ts'
import { checkVariables } from '../variables.ts'
import { answeredSourceFindings } from './answered-sources.ts'
import { tooManyExpressions } from './compile-cost.ts'
import { error, warning, withSuggestion, type Finding, type Message } from './finding.ts'
import { durationMeant, durationProblem } from './durations.ts'
import { brokenEdges, duplicateIds, endlessLoops, unknownTarget, type PlacedNode } from './graph.ts'
import { settingFindings } from './node-settings.ts'
import { operationFindings } from './operations.ts'
import {
  unknownNames,
  brokenEntities,
  intentConflicts,
  unknownReferences,
  sourcesOf,
  type Workspace,
} from './references.ts'
import { schemaFindings, unquotedTemplate, type SchemaValidator } from './schema-findings.ts'

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
    ...edgeFindings(definition, nodes, known, flow.start, refused.nodes.size === 0),
    ...settingFindings(nodes, triggers, workspace),
    ...unknownReferences(definition, nodes, workspace),
    ...operationFindings(nodes, workspace),
    ...intentConflicts(definition, triggers, workspace),
    ...answeredSourceFindings(nodes, workspace),
    ...brokenEntities(triggers),
    ...unknownNames(definition, nodes, sources.expressions, workspace),
    ...sources.values.flatMap(({ path, value }) => splitValues(value, path)),
  )
  // That nothing starts a flow matters once it can be published.
  if (isPublishable(findings)) findings.push(...unstarted(definition.triggers, workspace.isCalled))
  return withoutConsequences(findings)
}

/** If nodes are missing, reachability and loops are unknown. */
function edgeFindings(
  { start }: FlowDefinition,
  nodes: readonly PlacedNode[],
  known: ReadonlySet<string>,
  first: string,
  isWhole: boolean,
): Finding[] {
  const probable = start === undefined || known.has(start) ? first : nearestName(start, known)
  return [
    ...brokenEdges(nodes, known, isWhole ? probable : undefined),
    ...(start === undefined || known.has(start) ? [] : [unknownTarget('/start', start, probable)]),
    ...(isWhole ? endlessLoops(nodes) : []),
  ]
}

function compileFinding(document: unknown, { path, code, message, offset }: CompileProblem): Finding {
  const value = code === 'duration' ? valueAt(document, path) : undefined
  if (typeof value !== 'string') return error(path, code, message, offset === undefined ? {} : { offset })
  return error(path, code, withSuggestion(durationProblem(value), durationMeant(value)))
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

/** `{ expr: $round(vars.a, 2) }` without quotes: YAML parses it as an object of two fields, which no node evaluates. */
function splitValues(value: unknown, path: string): Finding[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => splitValues(item, `${path}/${index}`))
  if (!isJsonObject(value)) return []
  const template = unquotedTemplate(value)
  if (template !== undefined) return [warning(path, 'unquoted_template', template)]
  const { expr, ...others } = value
  if (typeof expr === 'string' && Object.keys(others).length > 0)
    return [warning(`${path}/expr`, 'split_expression', splitMessage(expr, others))]
  return Object.entries(value).flatMap(([key, item]) => splitValues(item, `${path}/${escapePointer(key)}`))
}

/** The suggestion is the text before YAML split it, where that is certain. */
function splitMessage(expr: string, others: JsonObject): Message {
  const parts = Object.entries(others)
  if (parts.some(([, item]) => typeof item === 'object' && item !== null))
    return {
      message: 'an "expr" with other fields beside it is not evaluated; leave the others out to have it evaluated',
    }
  const rest = parts.map(([key, item]) =>
    item === null ? key : `${key} : ${typeof item === 'string' ? item : JSON.stringify(item)}`,
  )
  const whole = [expr, ...rest].join(', ')
  // An object lists keys such as `0` first, whatever their position in the text was.
  const unordered = parts.some(([key]) => /^\d+$/.test(key)) ? parts.length : 1
  const text = quoted(unordered > 2 ? `${expr}, …` : whole)
  const message = `YAML has split this expression at a comma or colon; put it in quotes: { expr: ${text} }`
  return unordered > 1 ? { message } : { message, suggestion: whole }
}

function quoted(text: string): string {
  return text.includes('"') ? `'${text.replaceAll("'", "''")}'` : JSON.stringify(text)
}

/** A flow that neither a visitor, nor an event, nor another flow starts. */
function unstarted(triggers: readonly unknown[] | undefined, isCalled: boolean | undefined): Finding[] {
  if ((triggers ?? []).length > 0 || isCalled !== false) return []
  const message = 'nothing starts this flow: it has no trigger, and no flow calls it'
  return [warning('/triggers', 'no_trigger', message)]
}
