import type { FlowiseExport, FlowiseNode } from '../../generated/schemas/flowise-export.ts'
import { flowiseExport as validateExport } from '../../generated/schemas/validators.js'
import { error } from '../../domain/flow-validation/finding.ts'
import { assembled, converted } from '../conversion/assemble.ts'
import { mistakesOf } from '../conversion/documents.ts'
import { furtherIds, slug } from '../conversion/names.ts'
import { reportOf, type ConvertedBlock, type ImportResult } from '../conversion/report.ts'
import { settingsOf } from '../conversion/settings.ts'
import { answeringChains, answeringNodes, partReason } from './chains.ts'
import { ExportGraph } from './graph.ts'
import { NODE_KINDS, NOTES } from './kinds.ts'
import { NodeImport } from './node-import.ts'
import { beginsWithForm } from './nodes/start.ts'
import { whyNothingBegins } from './refusal.ts'
import { nameOf, Values } from './values.ts'

const STARTS: ReadonlySet<string> = new Set(['startAgentflow', 'seqStart'])

/**
 * An agentflow or chatflow of Flowise (contracts/schemas/flowise-export.yaml) as a flow that can be published once
 * everything under `needs` in the report exists. The export has no name, so it is a parameter; `code` is derived from
 * it when absent. `start` chooses one of several chains, by its id or label.
 */
export function importFlowise(
  input: unknown,
  options: { name?: string; code?: string | undefined; start?: string | undefined } = {},
): ImportResult {
  const mistakes = mistakesOf(input, validateExport)
  if (mistakes.length > 0) return { outcome: 'refused', findings: mistakes }
  const document = input as FlowiseExport
  const graph = new ExportGraph(document)
  const start = graph.nodes.find(({ data }) => STARTS.has(data.name))
  const chains = start === undefined ? answeringChains(graph, options.start) : []
  const first = start ?? chains[0]
  if (first === undefined)
    return { outcome: 'refused', findings: [error('/nodes', 'schema', whyNothingBegins(graph, options.start))] }
  if (start !== undefined && !beginsWithForm(settingsOf(start.data.inputs))) graph.restart = graph.entryOf(start.id)
  const values = new Values(graph)
  const blocks = start === undefined ? chainBlocks(graph, values, chains) : flowBlocks(graph, values, start)
  const name = (options.name ?? '').trim().slice(0, 200)
  const flow = assembled({
    code: options.code ?? slug(name, '-', 'imported-flow', 64),
    name: name === '' ? 'Imported flow' : name,
    description: `Imported from Flowise. ${document.description ?? ''}`.trim().slice(0, 2000),
    variables: {},
    blocks,
    start: graph.entryOf(first.id),
  })
  if (flow.outcome === 'refused')
    return { outcome: 'refused', findings: flow.findings.map(finding => ({ ...finding, path: '/nodes' })) }
  return {
    outcome: 'imported',
    flow: flow.flow,
    report: reportOf({
      source: { system: 'flowise', name, version: '' },
      flow: flow.flow,
      blocks: flow.blocks,
      variables: values.renamed(),
      remarks: [],
    }),
  }
}

/** The nodes of an agentflow. Models, tools and states that fill settings of sequential agents are parts of them. */
function flowBlocks(graph: ExportGraph, values: Values, start: FlowiseNode): ConvertedBlock[] {
  const newId = furtherIds()
  const isSequential = start.data.name === 'seqStart'
  return graph.nodes.map((node): ConvertedBlock => {
    if (NOTES.has(node.data.name)) return { ...rowOf(node), conversion: undefined, nodes: [] }
    const conversion = new NodeImport(node, { graph, values, newId })
    if (!isSequential || Object.hasOwn(NODE_KINDS, node.data.name))
      return { ...rowOf(node), conversion, nodes: converted(conversion, NODE_KINDS) }
    return part(graph, conversion, node, graph.goesOn(node.id))
  })
}

/** A chatflow: one node answers, and others are parts of it. */
function chainBlocks(graph: ExportGraph, values: Values, chains: readonly FlowiseNode[]): ConvertedBlock[] {
  const newId = furtherIds()
  const [answering, ...others] = chains
  const parts = new Set(answering === undefined ? [] : graph.partsOf(answering.id))
  const imports = new Map<string, NodeImport>()
  for (const node of graph.nodes) imports.set(node.id, new NodeImport(node, { graph, values, newId, others: imports }))
  const answer = answering === undefined ? undefined : imports.get(answering.id)
  const nodes = answer === undefined ? [] : converted(answer, { [answer.type]: { convert: answeringNodes } })
  const notChosen = new Set(others)
  return graph.nodes.map((node): ConvertedBlock => {
    const conversion = imports.get(node.id)
    if (NOTES.has(node.data.name) || conversion === undefined)
      return { ...rowOf(node), conversion: undefined, nodes: [] }
    if (node === answering) return { ...rowOf(node), conversion, nodes }
    if (!notChosen.has(node)) return part(graph, conversion, node, parts.has(node))
    conversion.unsupported(
      `Flowise answers with one of its chains, and this is another; import it as a flow of its own with ` +
        `--start ${node.id}.`,
    )
    return { ...rowOf(node), conversion, nodes: [], isPart: true }
  })
}

function part(graph: ExportGraph, conversion: NodeImport, node: FlowiseNode, isPart: boolean): ConvertedBlock {
  const reason = partReason(graph, node)
  if (reason !== undefined) conversion.unsupported(reason)
  return { ...rowOf(node), conversion, nodes: [], isPart }
}

function rowOf({ id, data }: FlowiseNode): Omit<ConvertedBlock, 'conversion' | 'nodes'> {
  return { id, type: data.name, group: nameOf(data), isReached: false }
}
