import type { FlowDefinition, Node } from '../../generated/schemas/flow.ts'
import type { TypebotBlock, TypebotExport } from '../../generated/schemas/typebot-export.ts'
import type { TypebotImportReport } from '../../generated/schemas/typebot-import-report.ts'
import { flow as validateFlowSchema, typebotExport as validateExport } from '../../generated/schemas/validators.js'
import { compileWithProblems } from '../../domain/engine/compile.ts'
import { error, type Finding } from '../../domain/flow-validation/finding.ts'
import { schemaFindings } from '../../domain/flow-validation/schema-findings.ts'
import { isPublishable, validateFlow } from '../../domain/flow-validation/validate-flow.ts'
import { isJsonObject, type Json } from '../../domain/json.ts'
import { findShapeProblem } from '../../domain/json-shape.ts'
import { BlockImport, type Next } from './block-import.ts'
import { reachable, withoutEndlessLoops } from './graph.ts'
import { BLOCK_KINDS, START } from './kinds.ts'
import { Names, slug } from './names.ts'
import { reportOf, type ImportedBlock } from './report.ts'
import { Variables } from './variables.ts'
import { ExportWays } from './ways.ts'

export type TypebotImport =
  | { outcome: 'imported'; flow: FlowDefinition; report: TypebotImportReport }
  /** The document is no export that can be read (paths are into it), or makes a flow that is too large. */
  | { outcome: 'refused'; findings: Finding[] }

const NODES_AT_MOST = 1000
const ANYTHING = {
  hasForm: () => true,
  hasFlow: () => true,
  hasConnection: () => true,
  hasGoal: () => true,
  intentOwner: () => undefined,
}

/**
 * A bot of Typebot (contracts/schemas/typebot-export.yaml) as a flow that can be published once what the report lists
 * under `needs` is there. `code` is the flow's code; made from the bot's name when absent.
 */
export function importTypebot(input: unknown, options: { code?: string } = {}): TypebotImport {
  const mistakes = mistakesIn(input)
  if (mistakes.length > 0) return { outcome: 'refused', findings: mistakes }
  const document = input as TypebotExport
  const variables = new Variables(document.variables ?? [])
  const entries = entriesOf(document)
  const ways = new ExportWays(document, entries.byBlock)
  const blocks = document.groups.flatMap(({ title = '', blocks: inGroup }) =>
    inGroup.map((block): ImportedBlock => {
      const entry = entries.byBlock.get(block)
      if (entry === undefined) return { source: block, group: title, made: undefined, nodes: [] }
      const made = new BlockImport({
        block,
        entry,
        variables,
        ways,
        botId: document.id,
        newId: base => entries.names.take(base),
      })
      return { source: block, group: title, made, nodes: converted(made) }
    }),
  )
  const remarks: string[] = []
  const start = startOf(document, ways, remarks)
  const nodes = connected(blocks, start)
  const [first, ...rest] = nodes
  const name = (document.name ?? '').trim().slice(0, 200)
  const code = options.code ?? slug(name, '-', 'imported-bot', 64)
  const initial = initialVariables(document, variables, remarks)
  if (first === undefined) remarks.push('Nothing follows the start of the bot: the flow ends at once.')
  const flow: FlowDefinition = {
    code,
    name: name === '' ? 'Imported bot' : name,
    description: 'Imported from Typebot.',
    triggers: [
      { type: 'chat_intent', intent: code, display: { label: (name === '' ? 'Imported bot' : name).slice(0, 120) } },
    ],
    ...(Object.keys(initial).length === 0 ? {} : { variables: initial }),
    ...(start === null ? {} : { start }),
    nodes: first === undefined ? [{ id: 'end', type: 'end' }] : [first, ...rest],
  }
  if (flow.nodes.length > NODES_AT_MOST)
    return {
      outcome: 'refused',
      findings: [
        error(
          '/groups',
          'schema',
          `the flow would have ${String(flow.nodes.length)} nodes, and may have ${String(NODES_AT_MOST)}`,
        ),
      ],
    }
  const findings = validateFlow(flow, validateFlowSchema, ANYTHING)
  if (!isPublishable(findings))
    return { outcome: 'refused', findings: findings.filter(({ severity }) => severity === 'error') }
  return {
    outcome: 'imported',
    flow,
    report: reportOf({ document, flow, blocks, variables: variables.renamed(), remarks }),
  }
}

function mistakesIn(input: unknown): Finding[] {
  const problem = findShapeProblem(input)
  if (problem?.kind === 'too_deep') return [error('', 'schema', 'is nested too deeply')]
  if (problem?.kind === 'reserved_key') return [error('', 'schema', `holds the name ${problem.key}, which is reserved`)]
  if (problem?.kind === 'not_text')
    return [error('', 'schema', 'holds a text that cannot be stored (U+0000, or half of a surrogate pair)')]
  return schemaFindings(validateExport, input)
}

/** Ids of the nodes that stand at the beginning of each block, named after its group. */
function entriesOf(document: TypebotExport): { byBlock: Map<TypebotBlock, string>; names: Names } {
  const names = new Names('-')
  const byBlock = new Map<TypebotBlock, string>()
  for (const { title = '', blocks } of document.groups) {
    const group = slug(title, '-', 'group', 40)
    for (const [index, block] of blocks.entries())
      if (block.type !== START) byBlock.set(block, names.take(`${group}-${String(index + 1)}`))
  }
  return { byBlock, names }
}

function converted(made: BlockImport): Node[] {
  const { type } = made.block
  const kind = Object.hasOwn(BLOCK_KINDS, type) ? BLOCK_KINDS[type] : undefined
  if (kind === undefined)
    return made.unsupported(`Blocks of the type ${JSON.stringify(type.slice(0, 100))} are not known.`)
  const nodes = kind.convert(made)
  const problem = problemOf(nodes)
  const usable = problem === undefined ? nodes : made.unsupported(`What it says does not fit into a flow: ${problem}.`)
  if (made.ways.isBroken(made.block))
    made.approximate('One of its ways leads nowhere in the export; the conversation goes on as if it had none.')
  return usable
}

/** What keeps the nodes from being those of a flow, ways aside. */
function problemOf(nodes: readonly Node[]): string | undefined {
  const flow = { code: 'block', name: 'Block', nodes }
  const [finding] = schemaFindings(validateFlowSchema, flow)
  if (finding !== undefined) return `${finding.path.replace(/^\/nodes\/\d+\/?/, '')} ${finding.message}`.trim()
  const [problem] = compileWithProblems(flow as FlowDefinition).problems
  return problem === undefined ? undefined : `${problem.path.replace(/^\/nodes\/\d+\/?/, '')} ${problem.message}`.trim()
}

function startOf(document: TypebotExport, ways: ExportWays, remarks: string[]): Next {
  const event = document.events?.find(({ type }) => type === START)
  if (event !== undefined) return ways.along(event.outgoingEdgeId, event.id) ?? null
  const block = document.groups.flatMap(({ blocks }) => blocks).find(({ type }) => type === START)
  if (block !== undefined) return ways.after(block)
  remarks.push('The export names no start; the flow begins with the first group.')
  return ways.place(document.groups[0]?.id, undefined) ?? null
}

/** The nodes that can be reached, with no circle among them that would never pause or end. */
function connected(blocks: ImportedBlock[], start: Next): Node[] {
  if (start === null) {
    for (const block of blocks) block.nodes = []
    return []
  }
  const owners = new Map(blocks.flatMap(block => block.nodes.map(node => [node.id, block] as const)))
  const opened = withoutEndlessLoops(
    reachable(
      blocks.flatMap(({ nodes }) => nodes),
      start,
    ),
    id => {
      owners.get(id)?.made?.approximate('It closed a circle that would neither pause nor end; the flow ends there.')
    },
  )
  const remaining = reachable(opened, start)
  for (const block of blocks) block.nodes = []
  for (const node of remaining) owners.get(node.id)?.nodes.push(node)
  return remaining
}

function initialVariables(
  document: TypebotExport,
  variables: Variables,
  remarks: string[],
): NonNullable<FlowDefinition['variables']> {
  const initial: NonNullable<FlowDefinition['variables']> = {}
  for (const { id, name, value } of document.variables ?? []) {
    const becomes = variables.byId(id)
    const given = value as Json | undefined
    if (becomes === undefined || given === undefined || given === null || given === '') continue
    if (isInitial(given)) initial[becomes] = given
    else remarks.push(`The first value of the variable "${name}" is neither a text nor a list and is left out.`)
  }
  return initial
}

type Scalar = string | number | boolean | null

function isInitial(value: Json): value is Scalar | Scalar[] {
  return Array.isArray(value) ? value.every(item => !Array.isArray(item) && !isJsonObject(item)) : !isJsonObject(value)
}
