import { BETWEEN_COLUMNS, BETWEEN_ROWS, type Box, type LayoutRequest } from './measures.ts'

/** Upper left corner of each box. */
export type BoxPositions = [id: string, x: number, y: number][]

const SWEEPS = 4

type Links = { into: Map<string, string[]>; outOf: Map<string, string[]> }

/**
 * Places boxes in columns: each after all its predecessors, except for back edges, and in a column near its neighbours.
 * Simpler than dagre, and a hundred times faster for a thousand boxes.
 */
export function placeInLayers({ boxes, arrows }: LayoutRequest): BoxPositions {
  const order = depthFirst(boxes, arrows)
  const rank = new Map(order.map((id, index) => [id, index]))
  const links: Links = { into: new Map(), outOf: new Map() }
  for (const { source, target } of arrows) {
    // In this order, an arrow to an earlier box is a back edge.
    if ((rank.get(target) ?? -1) <= (rank.get(source) ?? Infinity)) continue
    links.outOf.set(source, [...(links.outOf.get(source) ?? []), target])
    links.into.set(target, [...(links.into.get(target) ?? []), source])
  }
  const columns = columnsOf(order, links)
  for (let sweep = 0; sweep < SWEEPS; sweep++) sortColumns(columns, sweep % 2 === 0 ? links.into : links.outOf)
  return stack(columns, new Map(boxes.map(box => [box.id, box])), links.into)
}

/** Every box follows its predecessors, except for back edges: reverse postorder. */
function depthFirst(boxes: readonly Box[], arrows: LayoutRequest['arrows']): string[] {
  const following = new Map<string, string[]>(boxes.map(({ id }) => [id, []]))
  for (const { source, target } of arrows) following.get(source)?.push(target)
  const seen = new Set<string>()
  const finished: string[] = []
  // From the last root to the first, each root's boxes precede those of later roots.
  const roots = rootsOf(boxes, following)
  for (const root of roots.reverse()) {
    const path: { id: string; rest: string[] }[] = []
    const enter = (id: string) => {
      seen.add(id)
      path.push({ id, rest: [...(following.get(id) ?? [])] })
    }
    if (!seen.has(root)) enter(root)
    for (let top = path.at(-1); top !== undefined; top = path.at(-1)) {
      const next = top.rest.pop()
      if (next === undefined) finished.push(path.pop()?.id ?? '')
      else if (!seen.has(next) && following.has(next)) enter(next)
    }
  }
  return finished.reverse()
}

/** The first box, and each that no earlier one reaches. */
function rootsOf(boxes: readonly Box[], following: ReadonlyMap<string, string[]>): string[] {
  const reached = new Set<string>()
  return boxes.flatMap(({ id: root }) => {
    if (reached.has(root)) return []
    const found = [root]
    reached.add(root)
    // An array grows while it is walked.
    for (const id of found)
      for (const next of following.get(id) ?? [])
        if (!reached.has(next)) {
          reached.add(next)
          found.push(next)
        }
    return [root]
  })
}

function columnsOf(order: readonly string[], { into }: Links): string[][] {
  const column = new Map<string, number>()
  const columns: string[][] = []
  for (const id of order) {
    const at = Math.max(-1, ...(into.get(id) ?? []).map(source => column.get(source) ?? -1)) + 1
    column.set(id, at)
    columns[at] = [...(columns[at] ?? []), id]
  }
  return columns
}

/** Within each column by the mean position of a box's neighbours: fewer arrows cross. */
function sortColumns(columns: string[][], links: ReadonlyMap<string, string[]>): void {
  const position = new Map(columns.flatMap(column => column.map((id, index) => [id, index] as const)))
  for (const column of columns) {
    const preferred = new Map(column.map(id => [id, mean(links.get(id), position) ?? position.get(id) ?? 0]))
    column.sort((one, other) => (preferred.get(one) ?? 0) - (preferred.get(other) ?? 0))
    column.forEach((id, index) => position.set(id, index))
  }
}

/** One below the other, each as near as possible to the height of its predecessors. */
function stack(columns: readonly string[][], boxes: ReadonlyMap<string, Box>, into: ReadonlyMap<string, string[]>) {
  const tops = new Map<string, number>()
  const positions: BoxPositions = []
  let x = 0
  for (const column of columns) {
    let bottom = -Infinity
    let width = 0
    for (const id of column) {
      const box = boxes.get(id)
      if (box === undefined) continue
      const y = Math.max(mean(into.get(id), tops) ?? 0, bottom)
      tops.set(id, y)
      positions.push([id, x, y])
      bottom = y + box.height + BETWEEN_ROWS
      width = Math.max(width, box.width)
    }
    x += width + BETWEEN_COLUMNS
  }
  return positions
}

function mean(ids: readonly string[] = [], values: ReadonlyMap<string, number>): number | undefined {
  const known = ids.flatMap(id => values.get(id) ?? [])
  return known.length === 0 ? undefined : known.reduce((sum, value) => sum + value, 0) / known.length
}
