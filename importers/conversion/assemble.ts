import type { FlowDefinition, Node } from '../../generated/schemas/flow.ts'
import { flow as validateFlowSchema } from '../../generated/schemas/validators.js'
import { compileWithProblems } from '../../domain/engine/compile.ts'
import { error, type Finding } from '../../domain/flow-validation/finding.ts'
import { ANY_WORKSPACE } from '../../domain/flow-validation/references.ts'
import { schemaFindings } from '../../domain/flow-validation/schema-findings.ts'
import { isPublishable, validateFlow } from '../../domain/flow-validation/validate-flow.ts'
import type { Conversion, Next } from './conversion.ts'
import { inReadingOrder, reachable, retargeted, withoutEndlessLoops } from './graph.ts'
import { nodeNames } from './node-names.ts'
import type { ConvertedBlock } from './report.ts'
import { simplified } from './simplify.ts'

const NODES_AT_MOST = 1000

export interface FlowParts {
  code: string
  name: string
  description: string
  variables: NonNullable<FlowDefinition['variables']>
  blocks: readonly ConvertedBlock[]
  start: Next
  /** Nodes that belong to no block of the export. */
  further?: readonly Node[]
}

export type AssembledFlow =
  { outcome: 'assembled'; flow: FlowDefinition; blocks: ConvertedBlock[] } | { outcome: 'refused'; findings: Finding[] }

/**
 * The flow of the reachable nodes, which is always valid, and the blocks with their nodes in it. The ids of nodes are
 * generated here.
 */
export function assembled({ blocks, start, further = [], ...head }: FlowParts): AssembledFlow {
  const reached = start === null ? [] : connected(blocks, start, further)
  const simple = start === null ? undefined : simplified(reached, start)
  const ordered = simple?.start == null ? [] : inReadingOrder(simple.nodes, simple.start)
  const groups = new Map(blocks.flatMap(block => block.nodes.map(node => [node.id, block.group] as const)))
  const names = nodeNames(ordered.map(node => ({ node, group: groups.get(node.id) ?? '' })))
  const nodes = ordered.map(node => withNames(node, names))
  const flow = flowOf(head, nodes)
  const findings = mistakesIn(flow)
  if (findings.length > 0) return { outcome: 'refused', findings }
  const known = new Set(reached.map(({ id }) => id))
  return {
    outcome: 'assembled',
    flow,
    blocks: blocks.map(block => {
      const own = block.nodes.map(({ id }) => id).filter(id => known.has(id))
      const ids = new Set(own.map(id => names.get(simple?.askedUnder.get(id) ?? id)))
      return {
        ...block,
        isReached: block.conversion === undefined || block.isPart === true || own.length > 0,
        nodes: nodes.filter(({ id }) => ids.has(id)),
      }
    }),
  }
}

function flowOf(
  { code, name, description, variables }: Omit<FlowParts, 'blocks' | 'start' | 'further'>,
  nodes: readonly Node[],
): FlowDefinition {
  const [first, ...rest] = nodes
  return {
    code,
    name,
    description,
    triggers: [{ type: 'chat_intent', intent: code, display: { label: name.slice(0, 120) } }],
    ...(Object.keys(variables).length === 0 ? {} : { variables }),
    ...(first === undefined ? {} : { start: first.id }),
    nodes: first === undefined ? [{ id: 'end', type: 'end' }] : [first, ...rest],
  }
}

function mistakesIn(flow: FlowDefinition): Finding[] {
  const count = flow.nodes.length
  if (count > NODES_AT_MOST) {
    const message = `the flow would have ${String(count)} nodes, and may have ${String(NODES_AT_MOST)}`
    return [error('', 'schema', message)]
  }
  const findings = validateFlow(flow, validateFlowSchema, ANY_WORKSPACE)
  return isPublishable(findings) ? [] : findings.filter(({ severity }) => severity === 'error')
}

function withNames(node: Node, names: ReadonlyMap<string, string>): Node {
  const { id, ...settings }: Node = retargeted(node, to => (to === null ? null : (names.get(to) ?? null)))
  const named = { id: names.get(id) ?? id, ...settings }
  // Absent, they mean the same.
  if ('next' in named && named.next === null) delete named.next
  if ('otherwise' in named && named.otherwise === null) delete named.otherwise
  return named
}

/** Conversions of an importer, by type of block. */
export type Kinds<Source> = Readonly<Record<string, { convert: (conversion: Source) => Node[] }>>

/** The nodes of a block by its kind; one whose nodes do not fit into a flow, or of an unknown kind, is unsupported. */
export function converted<Source extends Conversion>(conversion: Source, kinds: Kinds<Source>): Node[] {
  const kind = Object.hasOwn(kinds, conversion.type) ? kinds[conversion.type] : undefined
  if (kind === undefined)
    return conversion.unsupported(`The type ${JSON.stringify(conversion.type.slice(0, 100))} is not known.`)
  const nodes = kind.convert(conversion)
  const problem = problemOf(nodes)
  return problem === undefined ? nodes : conversion.unsupported(`What it says does not fit into a flow: ${problem}.`)
}

/** Violations that make the nodes invalid in a flow, except for targets. */
function problemOf(nodes: readonly Node[]): string | undefined {
  const flow = { code: 'block', name: 'Block', nodes }
  const findings = schemaFindings(validateFlowSchema, flow)
  const [problem] = findings.length > 0 ? findings : compileWithProblems(flow as FlowDefinition).problems
  return problem === undefined ? undefined : `${problem.path.replace(/^\/nodes\/\d+\/?/, '')} ${problem.message}`.trim()
}

function connected(blocks: readonly ConvertedBlock[], start: string, further: readonly Node[]): Node[] {
  const owners = new Map<string, Conversion | undefined>(
    blocks.flatMap(({ conversion, nodes }) => nodes.map(node => [node.id, conversion] as const)),
  )
  const all = [...further, ...blocks.flatMap(({ nodes }) => nodes)]
  const opened = withoutEndlessLoops(reachable(all, start), id => {
    owners.get(id)?.approximate('It closed a loop that would neither pause nor end; the flow ends there.')
  })
  return reachable(opened, start)
}
