import type { FlowGroup } from '../../../sdk/index.ts'
import type { Layout, Position } from '../../data/layouts.ts'

/** Makes a group of nodes, which leave the groups that they were in; a group that loses its last node is dissolved. */
export function group(layout: Layout, id: string, nodes: readonly string[]): Layout {
  const others = layout.groups.flatMap(one => {
    const left = one.nodes.filter(node => !nodes.includes(node))
    return left.length === 0 ? [] : [{ ...one, nodes: left }]
  })
  return { ...layout, groups: [...others, { id, name: '', nodes: [...nodes] }] }
}

export function changeGroup(layout: Layout, id: string, change: (group: FlowGroup) => FlowGroup): Layout {
  return { ...layout, groups: layout.groups.map(one => (one.id === id ? change(one) : one)) }
}

/** Its nodes stay where they are. */
export function dissolve(layout: Layout, id: string): Layout {
  return { ...layout, groups: layout.groups.filter(one => one.id !== id) }
}

/** A node with another id has the position and the group of before, also when that is undone. */
export function renameInLayout(layout: Layout, from: string, to: string): Layout {
  const { positions, groups } = layout
  const position = positions[from]
  return {
    ...layout,
    positions: position === undefined ? positions : { ...positions, [to]: position },
    groups: groups.map(one => (one.nodes.includes(from) ? { ...one, nodes: [...new Set([...one.nodes, to])] } : one)),
  }
}

type Box = Position & { width: number; height: number }
const AROUND = 22
const HEAD = 34

/** The frame around the nodes of a group; undefined if the flow has none of them. */
export function frameAround(boxes: readonly Box[]): Box | undefined {
  if (boxes.length === 0) return undefined
  const x = Math.min(...boxes.map(box => box.x)) - AROUND
  const y = Math.min(...boxes.map(box => box.y)) - AROUND - HEAD
  const right = Math.max(...boxes.map(box => box.x + box.width)) + AROUND
  const bottom = Math.max(...boxes.map(box => box.y + box.height)) + AROUND
  return { x, y, width: right - x, height: bottom - y }
}
