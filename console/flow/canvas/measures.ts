import type { NodeEdge } from '../edges.ts'
import { typeOf } from '../flow-node.ts'
import type { Graph, GraphNode } from '../graph.ts'
import { pictureOf } from './picture.ts'

/** Sizes in pixels. They are known before anything is drawn, so that flows are laid out without measuring. */
export const WIDTH = 252
export const BETWEEN_COLUMNS = 92
export const BETWEEN_ROWS = 36
const HEAD = 44
const LINE = 18
const BELOW_SUMMARY = 10
const ROW = 28
const PICTURE = 92
const CHARACTERS_A_LINE = 30
/** The node that shows the triggers of the flow. */
export const START = '\u0000start'

export type Box = { id: string; width: number; height: number }
export type Positions = ReadonlyMap<string, { x: number; y: number }>
/** To the right or down, or to the right in rows one below the other. */
export type Arrangement = 'right' | 'down' | 'wrapped'
/** Input of the layout: boxes and their arrows. */
export type LayoutRequest = { arrangement?: Arrangement; boxes: Box[]; arrows: { source: string; target: string }[] }

function summaryLines({ summary }: GraphNode): number {
  return summary === '' ? 0 : summary.length > CHARACTERS_A_LINE ? 2 : 1
}

/** Edges with a separate row: all of a node that has more than one, and those with a name. */
export function rowsOf({ edges }: GraphNode) {
  return edges.length > 1 || edges.some(({ label }) => label !== undefined) ? edges : []
}

/** The edge that an execution takes in place of one without a target, in words. */
export function insteadName({ edges }: GraphNode, pointer: string): string {
  const name = edges.find(edge => edge.pointer === pointer)?.label
  return name === undefined ? 'like the node' : `like ${name.charAt(0).toLowerCase()}${name.slice(1)}`
}

/** Where an edge leads, in words. */
export function leadsTo(node: GraphNode, { to, instead }: NodeEdge, titles: ReadonlyMap<string, string>): string {
  if (instead === undefined) return to === null ? 'end' : (titles.get(to) ?? `${to} (missing)`)
  const taken = node.edges.find(({ pointer }) => pointer === instead)
  const target = taken === undefined ? 'end' : leadsTo(node, taken, titles)
  return `${target}, ${insteadName(node, instead)}`
}

export function heightOf(node: GraphNode): number {
  const lines = summaryLines(node)
  const picture = pictureOf(node.node) === undefined ? 0 : PICTURE
  return HEAD + picture + (lines === 0 ? 0 : lines * LINE + BELOW_SUMMARY) + rowsOf(node).length * ROW
}

/** How far below its top an edge leaves its node. */
export function edgeHeight(node: GraphNode, pointer: string): number {
  const rows = rowsOf(node)
  const index = rows.findIndex(edge => edge.pointer === pointer)
  return index === -1 ? HEAD / 2 : heightOf(node) - (rows.length - index) * ROW + ROW / 2
}

export const ENTRY_HEIGHT = HEAD / 2

export function startHeight({ triggers }: Graph): number {
  return HEAD + Math.max(1, triggers.length) * ROW
}

export function layoutRequest(graph: Graph, arrangement: Arrangement = 'right'): LayoutRequest {
  const boxes = graph.nodes.map(node => ({ id: node.id, width: WIDTH, height: heightOf(node) }))
  const arrows = graph.edges.map(({ source, target }) => ({ source, target }))
  if (graph.start === undefined) return { arrangement, boxes, arrows }
  return {
    arrangement,
    boxes: [{ id: START, width: WIDTH, height: startHeight(graph) }, ...boxes],
    arrows: [{ source: START, target: graph.start }, ...arrows],
  }
}

/** Accessible name of a node. */
export function spokenName({ title, node, summary, edges }: GraphNode): string {
  const type = typeOf(node).title
  const count = edges.filter(({ to }) => to !== null).length
  const out = count === 0 ? 'no outgoing edge' : count === 1 ? 'one outgoing edge' : `${count} outgoing edges`
  return [`${title}, ${type}`, summary, out].filter(part => part !== '').join('; ')
}
