import type { FlowDefinition, Node } from '../../generated/schemas/flow.ts'
import type { TypebotBlock } from '../../generated/schemas/typebot-export.ts'
import { isJsonObject, type Json } from '../../domain/json.ts'
import type { Next } from '../conversion/conversion.ts'
import { assembled, converted } from '../conversion/assemble.ts'
import { furtherIds, slug } from '../conversion/names.ts'
import { reportOf, type ConvertedBlock, type ImportResult, type ReportRow } from '../conversion/report.ts'
import { BlockImport } from './block-import.ts'
import { BLOCK_KINDS } from './kinds.ts'
import { readExport, type TypebotDocument } from './read-export.ts'
import { linksItself, withReturns, type Returns, type ReturningLink } from './returns.ts'
import { RETURNS_TO, START, START_AT } from './start.ts'
import { choiceOfStarts, startsOf } from './starts.ts'
import { kindsOf, startsAtZero } from './variable-kinds.ts'
import { Variables } from './variables.ts'
import { readsTranscript, SAID, writtenDown } from './transcript.ts'
import { ExportTargets } from './targets.ts'

/**
 * A bot of Typebot (contracts/schemas/typebot-export.yaml) as a flow that can be published once everything under
 * `needs` in the report exists. `code` is the flow's code; derived from the bot's name when absent. `starts` are groups
 * (title or id): the flow starts with the first one instead of the bot's start, and a flow that runs it can choose the
 * others.
 */
export function importTypebot(
  input: unknown,
  options: { code?: string | undefined; starts?: readonly string[] } = {},
): ImportResult {
  const read = readExport(input)
  if (read.outcome === 'refused') return read
  const { document } = read
  const entries = entriesOf(document)
  const targets = new ExportTargets(document, entries)
  const remarks: string[] = []
  const starts = startsOf(document, targets, options.starts ?? [], remarks)
  if ('findings' in starts) return { outcome: 'refused', findings: starts.findings }
  const variables = new Variables(document.variables ?? [])
  variables.kinds = kindsOf(document, variables)
  const choice = choiceOfStarts(starts)
  const start = choice?.id ?? starts.first
  const { blocks, further } = convertedBlocks(document, { entries, targets, variables }, { start, choice })
  const name = (document.name ?? '').trim().slice(0, 200)
  const flow = assembled({
    code: options.code ?? slug(name, '-', 'imported-bot', 64),
    name: name === '' ? 'Imported bot' : name,
    description: 'Imported from Typebot.',
    variables: {
      ...(choice === undefined ? {} : { [START_AT]: null }),
      ...(further.length === 0 ? {} : { [RETURNS_TO]: '' }),
      ...initialVariables(document, variables, remarks),
    },
    blocks,
    start,
    further: [...(choice === undefined ? [] : [choice]), ...further],
  })
  if (flow.outcome === 'refused')
    return { outcome: 'refused', findings: flow.findings.map(finding => ({ ...finding, path: '/groups' })) }
  remarks.push(...remarksOn(flow))
  return {
    outcome: 'imported',
    flow: flow.flow,
    report: reportOf({
      source: { system: 'typebot', name: document.name ?? '', version: document.version },
      flow: flow.flow,
      events: eventRows(document),
      blocks: flow.blocks,
      variables: variables.renamed(),
      remarks,
    }),
  }
}

function convertedBlocks(
  document: TypebotDocument,
  { entries, targets, variables }: { entries: Map<TypebotBlock, string>; targets: ExportTargets; variables: Variables },
  { start, choice }: { start: Next; choice: Node | undefined },
): Returns {
  const given = {
    ...{ variables, targets, botId: document.id, linksItself: linksItself(document), newId: furtherIds() },
    transcript: readsTranscript(document) ? variables.further(SAID) : undefined,
  }
  const links = new Map<string, ReturningLink>()
  const blocks = document.groups.flatMap(({ title = '', blocks: inGroup }) =>
    inGroup.map((block): ConvertedBlock => {
      const entry = entries.get(block)
      const row = { id: block.id, type: block.type, group: title, isReached: false }
      if (entry === undefined) return { ...row, conversion: undefined, nodes: [] }
      const conversion = new BlockImport({ ...given, block, entry })
      const nodes = nodesOf(conversion)
      if (conversion.link !== undefined) links.set(entry, conversion.link)
      return { ...row, conversion, nodes }
    }),
  )
  return withReturns(blocks, links, start, choice === undefined ? [] : [choice])
}

/** Ids of the first node of each block; a start is not a node. */
function entriesOf(document: TypebotDocument): Map<TypebotBlock, string> {
  const blocks = document.groups.flatMap(group => group.blocks).filter(({ type }) => type !== START)
  return new Map(blocks.map((block, index) => [block, `block-${String(index + 1)}`]))
}

function nodesOf(conversion: BlockImport): Node[] {
  const nodes = converted(conversion, BLOCK_KINDS)
  if (conversion.targets.isBroken(conversion.block))
    conversion.approximate('One of its edges leads nowhere in the export; the conversation continues without it.')
  const { transcript, outcome } = conversion
  return transcript === undefined || outcome === 'unsupported' ? nodes : writtenDown(nodes, conversion, transcript)
}

function eventRows(document: TypebotDocument): ReportRow[] {
  return (document.events ?? []).map(({ id, type }): ReportRow => {
    const row = { id, type, group: '', nodes: [] }
    return type === START
      ? { ...row, outcome: 'imported', reasons: [] }
      : {
          ...row,
          outcome: 'unsupported',
          reasons: ['A flow has nothing for this event; what only it leads to is left out.'],
        }
  })
}

function remarksOn({ flow, blocks }: { flow: FlowDefinition; blocks: readonly ConvertedBlock[] }): string[] {
  const isEmpty = flow.start === undefined
  const reached = new Set(blocks.filter(({ isReached }) => isReached).map(({ group }) => group))
  const left = [...new Set(blocks.map(({ group }) => group))].filter(group => group !== '' && !reached.has(group))
  return [
    ...(isEmpty ? ['Nothing follows the start of the bot: the flow ends at once.'] : []),
    ...(left.length === 0
      ? []
      : [
          `Nothing leads to ${left.map(group => JSON.stringify(group)).join(', ')} from the start. ` +
            'With --start GROUP the flow begins with another group.',
        ]),
  ]
}

function initialVariables(
  document: TypebotDocument,
  variables: Variables,
  remarks: string[],
): NonNullable<FlowDefinition['variables']> {
  const initial: NonNullable<FlowDefinition['variables']> = {}
  for (const { id, name, value } of document.variables ?? []) {
    const becomes = variables.byId(id)
    const given = value as Json | undefined
    if (becomes === undefined || given === undefined || given === null || given === '') continue
    if (isInitial(given)) initial[becomes] = variables.kindOf(becomes) === 'number' ? Number(given) : given
    else remarks.push(`The first value of the variable "${name}" is neither a text nor a list and is left out.`)
  }
  const zero = startsAtZero(document, variables)
  for (const variable of zero) initial[variable] = 0
  if (zero.length > 0) remarks.push(`Scripts calculate with ${zero.join(', ')}: they start at 0.`)
  return initial
}

type Scalar = string | number | boolean | null

function isInitial(value: Json): value is Scalar | Scalar[] {
  return Array.isArray(value) ? value.every(item => !Array.isArray(item) && !isJsonObject(item)) : !isJsonObject(value)
}
