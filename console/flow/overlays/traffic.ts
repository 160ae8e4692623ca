import type { components } from '../../../generated/types/admin.ts'
import type { Graph } from '../graph.ts'
import type { Mark, Overlay } from './overlay.ts'

type FlowTraffic = components['schemas']['FlowTraffic']
type NodeTraffic = components['schemas']['NodeTraffic']

/** A node that loses more than this share of its runs is highlighted. */
const LOSING = 0.2

/** Traffic of a flow: the number of runs that reached each node, were lost there, and took each edge. */
export function trafficOverlay(graph: Graph, { nodes: figures }: Pick<FlowTraffic, 'nodes'>): Overlay {
  const known = new Map(figures.map(node => [node.nodeId, node]))
  const nodes = new Map<string, { mark: Mark; note: string }>()
  const edges = new Map<string, Mark>()
  const edgeNotes = new Map<string, string>()
  for (const { id } of graph.nodes) {
    const node = known.get(id)
    if (node === undefined) continue
    nodes.set(id, { mark: losesMany(node) ? 'failed' : 'visited', note: noteOf(node) })
    for (const { pointer, taken } of node.edges) {
      edges.set(`${id}${pointer}`, 'visited')
      edgeNotes.set(`${id}${pointer}`, shortNumber(taken))
    }
  }
  return { nodes, edges, edgeNotes, dims: true }
}

/** The nodes by number of lost runs, most first; those without losses by number of runs. */
export function byLoss(nodes: readonly NodeTraffic[]): NodeTraffic[] {
  return [...nodes].sort((one, other) => other.dropped - one.dropped || other.reached - one.reached)
}

const losesMany = ({ reached, dropped }: NodeTraffic): boolean => dropped > reached * LOSING

function noteOf({ reached, waiting, dropped }: NodeTraffic): string {
  const lost = dropped === 0 ? [] : [`−${shortNumber(dropped)}`]
  const waits = waiting === 0 ? [] : [`${shortNumber(waiting)} wait`]
  return [shortNumber(reached), ...lost, ...waits].join(' · ')
}

const short = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 })

const shortNumber = (value: number): string => short.format(value)
