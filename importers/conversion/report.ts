import type { FlowDefinition, Node } from '../../generated/schemas/flow.ts'
import type { ImportReport } from '../../generated/schemas/import-report.ts'
import type { Finding } from '../../domain/flow-validation/finding.ts'
import type { Conversion } from './conversion.ts'

/** A block with its nodes; none for a block that a flow does not need, such as a start. */
export interface ConvertedBlock {
  id: string
  type: string
  group: string
  conversion: Conversion | undefined
  nodes: Node[]
  isReached: boolean
  /** Whether it is a part of another one, in whose nodes it is. */
  isPart?: boolean
}

export type ImportResult =
  | { outcome: 'imported'; flow: FlowDefinition; report: ImportReport }
  /** The document is not a readable export (paths are into it), or its flow is too large. */
  | { outcome: 'refused'; findings: Finding[] }

export type ReportRow = ImportReport['blocks'][number]

export function reportOf({
  source,
  flow,
  events = [],
  blocks,
  variables,
  remarks,
}: {
  source: ImportReport['source']
  flow: FlowDefinition
  events?: readonly ReportRow[]
  blocks: readonly ConvertedBlock[]
  variables: ImportReport['variables']
  remarks: readonly string[]
}): ImportReport {
  const rows = [...events, ...blocks.map(rowOf)]
  const count = (outcome: ReportRow['outcome']): number => rows.filter(row => row.outcome === outcome).length
  return {
    source,
    flow: { code: flow.code, name: flow.name, nodes: flow.nodes.length },
    summary: {
      imported: count('imported'),
      approximated: count('approximated'),
      unsupported: count('unsupported'),
      unreachable: count('unreachable'),
    },
    blocks: rows,
    variables,
    needs: needsOf(blocks),
    remarks: [...remarks],
  }
}

function rowOf({ id, type, group, conversion, nodes, isReached }: ConvertedBlock): ReportRow {
  const row = { id, type, group, nodes: nodes.map(node => node.id) }
  if (!isReached) return { ...row, outcome: 'unreachable', reasons: ['Nothing leads to it from the start.'] }
  if (conversion === undefined) return { ...row, outcome: 'imported', reasons: [] }
  const source = conversion.source === undefined ? {} : { source: conversion.source }
  return { ...row, outcome: conversion.outcome, reasons: [...conversion.reasons], ...source }
}

/** One line per need: several blocks may have the same. */
function needsOf(blocks: readonly ConvertedBlock[]): ImportReport['needs'] {
  const needs = new Map<string, ImportReport['needs'][number]>()
  for (const need of blocks.flatMap(({ conversion, isReached }) => (isReached ? (conversion?.needs ?? []) : []))) {
    const key = `${need.kind} ${need.code}`
    const earlier = needs.get(key)
    needs.set(key, earlier === undefined ? need : { ...need, why: `${earlier.why} ${need.why}` })
  }
  return [...needs.values()]
}

/** The report for people, a line to each block. */
export function reportLines({ source, flow, summary, blocks, variables, needs, remarks }: ImportReport): string[] {
  const renamed = variables.filter(({ name, becomes }) => name !== becomes)
  const version = source.version === '' ? '' : ` (version ${source.version})`
  return [
    `Flow ${flow.code} (${String(flow.nodes)} ${flow.nodes === 1 ? 'node' : 'nodes'}) from "${source.name}"${version}.`,
    [
      `${String(summary.imported)} imported`,
      `${String(summary.approximated)} approximated`,
      `${String(summary.unsupported)} unsupported`,
      `${String(summary.unreachable)} unreachable.`,
    ].join(', '),
    ...blocks.flatMap(rowLines),
    ...(renamed.length === 0
      ? []
      : ['Variables with another name:', ...renamed.map(({ name, becomes }) => `  ${name} → ${becomes}`)]),
    ...(needs.length === 0
      ? []
      : ['Needed before it can be published:', ...needs.map(({ kind, code, why }) => `  ${kind} ${code}: ${why}`)]),
    ...remarks,
  ]
}

function rowLines({ outcome, type, group, id, nodes, reasons, source }: ReportRow): string[] {
  const location = group === '' ? '' : ` in "${group}"`
  const result = nodes.length === 0 ? '' : ` → ${nodes.join(', ')}`
  return [
    `${outcome.padEnd(12)}  ${type}${location} (${id})${result}`,
    ...reasons.map(reason => `              ${reason}`),
    ...(source ?? '').split('\n').flatMap(line => (line.trim() === '' ? [] : [`              | ${line}`])),
  ]
}
