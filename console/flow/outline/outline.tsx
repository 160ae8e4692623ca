import { useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { Icon } from '../../parts/icon.tsx'
import type { Graph, GraphNode } from '../graph.ts'
import type { Overlay } from '../overlays/overlay.ts'
import { typeOf, type WayOut } from '../ways.ts'

type Row = { key: string; node: GraphNode; way?: WayOut; open?: boolean }

type Props = {
  graph: Graph
  overlay: Overlay
  selected: string | undefined
  onSelect: (id: string) => void
}

/**
 * The flow as a tree of nodes and their ways: what the canvas shows, for the keyboard and for those who do not see it.
 * Enter on a node selects it, on a way the node that follows.
 */
export function Outline({ graph, overlay, selected, onSelect }: Props) {
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const [current, setCurrent] = useState<string>()
  const tree = useRef<HTMLUListElement>(null)
  const titles = useMemo(() => new Map(graph.nodes.map(({ id, title }) => [id, title])), [graph])
  const rows = useMemo(() => graph.nodes.flatMap(node => rowsOf(node, closed)), [graph, closed])
  const stop = rows.find(({ key }) => key === (current ?? selected)) ?? rows[0]

  const focus = (row: Row | undefined) => {
    if (row === undefined) return
    setCurrent(row.key)
    tree.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(row.key)}"]`)?.focus()
  }
  const toggle = (id: string, open: boolean) =>
    setClosed(present => new Set(open ? [...present].filter(other => other !== id) : [...present, id]))
  const follow = ({ node, way }: Row) => {
    const target = way === undefined ? node.id : way.to
    if (target === null || !titles.has(target)) return
    onSelect(target)
    focus(rows.find(({ key }) => key === target))
  }
  const press = (event: KeyboardEvent) => {
    const index = rows.findIndex(({ key }) => key === stop?.key)
    const row = rows[index]
    if (row === undefined) return
    const moves: Record<string, () => void> = {
      'ArrowDown': () => focus(rows[index + 1]),
      'ArrowUp': () => focus(rows[index - 1]),
      'Home': () => focus(rows[0]),
      'End': () => focus(rows.at(-1)),
      'ArrowRight': () => (row.open === false ? toggle(row.node.id, true) : focus(rows[index + 1])),
      'ArrowLeft': () =>
        row.way === undefined ? toggle(row.node.id, false) : focus(rows.find(r => r.key === row.node.id)),
      'Enter': () => follow(row),
      ' ': () => follow(row),
    }
    const move = moves[event.key]
    if (move === undefined) return
    event.preventDefault()
    move()
  }
  return (
    <ul className="outline" role="tree" aria-label="Outline" ref={tree} onKeyDown={press}>
      {rows.map(row => (
        <li
          key={row.key}
          role="treeitem"
          aria-level={row.way === undefined ? 1 : 2}
          aria-expanded={row.open}
          aria-selected={row.way === undefined && row.node.id === selected}
          data-key={row.key}
          data-way={row.way !== undefined || undefined}
          data-mark={row.way === undefined ? overlay.nodes.get(row.node.id)?.mark : overlay.edges.get(row.key)}
          data-group={typeOf(row.node.node).group}
          tabIndex={row.key === stop?.key ? 0 : -1}
          onClick={() => {
            setCurrent(row.key)
            follow(row)
          }}
        >
          {row.way === undefined ? <NodeRow node={row.node} /> : <WayRow way={row.way} titles={titles} />}
        </li>
      ))}
    </ul>
  )
}

function NodeRow({ node }: { node: GraphNode }) {
  return (
    <>
      <Icon name={typeOf(node.node).icon} size={14} />
      <span className="name">{node.title}</span>
      <span className="kind">{typeOf(node.node).title}</span>
    </>
  )
}

function WayRow({ way: { label, to }, titles }: { way: WayOut; titles: ReadonlyMap<string, string> }) {
  return (
    <>
      {label !== undefined && <span className="label">{label}</span>}
      <span className="name">→ {to === null ? 'end' : (titles.get(to) ?? `${to} (missing)`)}</span>
    </>
  )
}

function rowsOf(node: GraphNode, closed: ReadonlySet<string>): Row[] {
  if (node.ways.length === 0) return [{ key: node.id, node }]
  const open = !closed.has(node.id)
  const ways = open ? node.ways.map(way => ({ key: `${node.id}${way.pointer}`, node, way })) : []
  return [{ key: node.id, node, open }, ...ways]
}
