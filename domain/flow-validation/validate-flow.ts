import type { FlowDefinition } from '../../generated/schemas/flow.ts'
import { compileWithProblems } from '../engine/compile.ts'
import { escapePointer } from '../expressions/template.ts'
import { isJsonObject } from '../json.ts'
import { holdsUserInfo } from '../values/formats.ts'
import { checkVariables } from '../variables.ts'
import { error, type Finding } from './finding.ts'
import { duplicateIds, endlessLoops, unknownTargets, unreachableNodes, type PlacedNode } from './graph.ts'
import { intentConflicts, unknownReferences, type Workspace } from './references.ts'
import { schemaFindings, type SchemaValidator } from './schema-findings.ts'

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
  findings.push(
    ...problems.map(problem => error(problem.path, problem.code, problem.message)),
    ...deepVariables(definition),
    ...duplicateIds(nodes),
    ...unknownTargets(nodes, known),
    ...storedPasswords(nodes),
  )
  if (definition.start !== undefined && !known.has(definition.start))
    findings.push(error('/start', 'unknown_target', `there is no node ${definition.start}`))
  // With nodes missing, what is reachable and what loops cannot be told.
  else if (refused.nodes.size === 0) findings.push(...unreachableNodes(nodes, flow.start), ...endlessLoops(nodes))
  findings.push(...unknownReferences(definition, nodes, workspace), ...intentConflicts(definition, triggers, workspace))
  return findings
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
