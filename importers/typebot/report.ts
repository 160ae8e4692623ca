import type { FlowDefinition, Node } from '../../generated/schemas/flow.ts'
import type { TypebotBlock, TypebotExport } from '../../generated/schemas/typebot-export.ts'
import type { TypebotImportReport } from '../../generated/schemas/typebot-import-report.ts'
import type { BlockImport } from './block-import.ts'
import { START } from './kinds.ts'

/** A block with what was made of it; nothing for a start block. */
export interface ImportedBlock {
  source: TypebotBlock
  group: string
  made: BlockImport | undefined
  nodes: Node[]
}

type Row = TypebotImportReport['blocks'][number]

export function reportOf({
  document,
  flow,
  blocks,
  variables,
  remarks,
}: {
  document: TypebotExport
  flow: FlowDefinition
  blocks: readonly ImportedBlock[]
  variables: TypebotImportReport['variables']
  remarks: readonly string[]
}): TypebotImportReport {
  const rows = [...eventRows(document), ...blocks.map(rowOf)]
  const count = (outcome: Row['outcome']): number => rows.filter(row => row.outcome === outcome).length
  return {
    source: { name: document.name ?? '', version: document.version },
    flow: { code: flow.code, name: flow.name, nodes: flow.nodes.length },
    summary: { imported: count('imported'), approximated: count('approximated'), unsupported: count('unsupported') },
    blocks: rows,
    variables,
    needs: needsOf(blocks),
    remarks: [...remarks],
  }
}

function eventRows(document: TypebotExport): Row[] {
  return (document.events ?? []).map(({ id, type }): Row =>
    type === START
      ? { id, type, group: '', outcome: 'imported', reasons: [], nodes: [] }
      : {
          id,
          type,
          group: '',
          outcome: 'unsupported',
          reasons: ['A flow has nothing for this event; what only it leads to is left out.'],
          nodes: [],
        },
  )
}

function rowOf({ source: { id, type }, group, made, nodes }: ImportedBlock): Row {
  const row = { id, type, group, nodes: nodes.map(node => node.id) }
  if (made === undefined) return { ...row, outcome: 'imported', reasons: [] }
  if (nodes.length === 0)
    return { ...row, outcome: 'unsupported', reasons: ['No way leads to it from the start, so it is left out.'] }
  return { ...row, outcome: made.outcome, reasons: [...made.reasons] }
}

/** One line per thing: several blocks may need the same. */
function needsOf(blocks: readonly ImportedBlock[]): TypebotImportReport['needs'] {
  const needs = new Map<string, TypebotImportReport['needs'][number]>()
  for (const need of blocks.flatMap(({ made, nodes }) => (nodes.length === 0 ? [] : (made?.needs ?? [])))) {
    const key = `${need.kind} ${need.code}`
    const earlier = needs.get(key)
    needs.set(key, earlier === undefined ? need : { ...need, why: `${earlier.why} ${need.why}` })
  }
  return [...needs.values()]
}

/** The report for people, a line to each block. */
export function reportLines({
  source,
  flow,
  summary,
  blocks,
  variables,
  needs,
  remarks,
}: TypebotImportReport): string[] {
  const renamed = variables.filter(({ name, becomes }) => name !== becomes)
  return [
    `Flow ${flow.code} (${String(flow.nodes)} nodes) from the bot "${source.name}" (version ${source.version}).`,
    `${summary.imported} imported, ${summary.approximated} approximated, ${summary.unsupported} unsupported.`,
    ...blocks.flatMap(({ outcome, type, group, id, nodes, reasons }) => {
      const place = group === '' ? '' : ` in "${group}"`
      const result = nodes.length === 0 ? '' : ` → ${nodes.join(', ')}`
      return [
        `${outcome.padEnd(12)}  ${type}${place} (${id})${result}`,
        ...reasons.map(reason => `              ${reason}`),
      ]
    }),
    ...(renamed.length === 0
      ? []
      : ['Variables with another name:', ...renamed.map(({ name, becomes }) => `  ${name} → ${becomes}`)]),
    ...(needs.length === 0
      ? []
      : ['Needed before it can be published:', ...needs.map(({ kind, code, why }) => `  ${kind} ${code}: ${why}`)]),
    ...remarks,
  ]
}
