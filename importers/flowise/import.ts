import type { FlowiseExport, FlowiseNode } from '../../generated/schemas/flowise-export.ts'
import { flowiseExport as validateExport } from '../../generated/schemas/validators.js'
import { error } from '../../domain/flow-validation/finding.ts'
import { assembled, converted } from '../conversion/assemble.ts'
import { mistakesOf } from '../conversion/documents.ts'
import { furtherIds, slug } from '../conversion/names.ts'
import { reportOf, type ConvertedBlock, type ImportResult } from '../conversion/report.ts'
import { settingsOf } from '../conversion/settings.ts'
import { answeringNode, answeringNodes, partReasons } from './chains.ts'
import { ExportGraph } from './graph.ts'
import { NODE_KINDS, NOTES } from './kinds.ts'
import { NodeImport } from './node-import.ts'
import { beginsWithForm } from './nodes/start.ts'
import { whyNothingBegins } from './refusal.ts'
import { Values } from './values.ts'

const START = 'startAgentflow'

/**
 * An agentflow or chatflow of Flowise (contracts/schemas/flowise-export.yaml) as a flow that can be published once
 * everything under `needs` in the report exists. The export has no name, so it is a parameter; `code` is derived from
 * it when absent.
 */
export function importFlowise(
  input: unknown,
  options: { name?: string; code?: string | undefined } = {},
): ImportResult {
  const mistakes = mistakesOf(input, validateExport)
  if (mistakes.length > 0) return { outcome: 'refused', findings: mistakes }
  const document = input as FlowiseExport
  const graph = new ExportGraph(document)
  const start = graph.nodes.find(({ data }) => data.name === START)
  const first = start ?? answeringNode(graph)
  if (first === undefined)
    return { outcome: 'refused', findings: [error('/nodes', 'schema', whyNothingBegins(graph.nodes))] }
  if (start !== undefined && !beginsWithForm(settingsOf(start.data.inputs))) graph.restart = graph.entryOf(start.id)
  const values = new Values(graph)
  const blocks = start === undefined ? chainBlocks(graph, values, first) : flowBlocks(graph, values)
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

function flowBlocks(graph: ExportGraph, values: Values): ConvertedBlock[] {
  const newId = furtherIds()
  return graph.nodes.map((node): ConvertedBlock => {
    const row = rowOf(node)
    if (NOTES.has(node.data.name)) return { ...row, conversion: undefined, nodes: [] }
    const conversion = new NodeImport(node, { graph, values, newId })
    return { ...row, conversion, nodes: converted(conversion, NODE_KINDS) }
  })
}

/** A chatflow: one node answers, and others are parts of it. */
function chainBlocks(graph: ExportGraph, values: Values, answering: FlowiseNode): ConvertedBlock[] {
  const newId = furtherIds()
  const parts = new Set(graph.partsOf(answering.id))
  return graph.nodes.map((node): ConvertedBlock => {
    const row = rowOf(node)
    if (NOTES.has(node.data.name)) return { ...row, conversion: undefined, nodes: [] }
    const conversion = new NodeImport(node, { graph, values, newId })
    if (node === answering)
      return {
        ...row,
        conversion,
        nodes: converted(conversion, { [conversion.type]: { convert: answeringNodes } }),
      }
    const [reason] = partReasons(node)
    if (reason !== undefined) conversion.unsupported(reason)
    return { ...row, conversion, nodes: [], isPart: parts.has(node) }
  })
}

function rowOf({ id, data }: FlowiseNode): Omit<ConvertedBlock, 'conversion' | 'nodes'> {
  return { id, type: data.name, group: (data.label ?? '').trim(), isReached: false }
}
