import type { FlowDefinition } from '../../generated/schemas/flow.ts'
import { compileWithProblems } from '../engine/compile.ts'
import type { CompileProblem } from '../engine/compiled-flow.ts'
import { escapePointer } from '../expressions/template.ts'
import { isJsonObject } from '../json.ts'
import { valueAt } from '../json-pointer.ts'
import { nearestName } from '../nearest-name.ts'
import { holdsUserInfo } from '../values/formats.ts'
import { checkVariables } from '../variables.ts'
import { error, type Finding } from './finding.ts'
import { durationMeant, durationProblem } from './durations.ts'
import { brokenWays, duplicateIds, endlessLoops, unknownTarget, type PlacedNode } from './graph.ts'
import { unknownNames } from './names.ts'
import { intentConflicts, unknownReferences, type Workspace } from './references.ts'
import { schemaFindings, type SchemaValidator } from './schema-findings.ts'
import { withSuggestion } from './schema-messages.ts'
import { sourcesOf } from './sources.ts'
import { traps } from './traps.ts'

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
  const { flow, problems } = compileWithProblems(definition, '', refused)
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
    ...storedPasswords(nodes),
    ...unknownReferences(definition, nodes, workspace),
    ...intentConflicts(definition, triggers, workspace),
    ...unknownNames(definition, nodes, sources.expressions, workspace),
    ...traps(nodes, sources.values, workspace.allowedHosts ?? []),
  )
  return withoutConsequences(findings)
}

/** With nodes missing, what is reachable and what loops cannot be told. */
function waysOf(
  { start }: FlowDefinition,
  nodes: readonly PlacedNode[],
  known: ReadonlySet<string>,
  first: string,
  isWhole: boolean,
): Finding[] {
  const meant = start === undefined || known.has(start) ? first : nearestName(start, known)
  return [
    ...brokenWays(nodes, known, isWhole ? meant : undefined),
    ...(start === undefined || known.has(start) ? [] : [unknownTarget('/start', start, meant)]),
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

function storedPasswords(nodes: readonly PlacedNode[]): Finding[] {
  return nodes.flatMap(({ node, index }) =>
    node.type === 'http' && holdsUserInfo(node.url)
      ? [error(`/nodes/${index}/url`, 'node_settings', 'a URL holds no user name or password: use a connection')]
      : [],
  )
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
