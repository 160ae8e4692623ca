import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type MouseEvent, type RefObject } from 'react'
import { leadsTo, START } from '../canvas/measures.ts'
import type { EdgeRef } from '../edits/wiring.ts'
import type { Graph, GraphNode } from '../graph.ts'
import type { Overlay } from '../overlays/overlay.ts'
import type { NodeEdge } from '../edges.ts'
import { OutlineRow } from './outline-row.tsx'
import styles from './outline.module.css'

type Row = { key: string; node: GraphNode; edge?: NodeEdge; open?: boolean }

type Props = {
  graph: Graph
  overlay: Overlay
  selected: string | undefined
  onSelect: (id: string) => void
  /** Editing actions; absent if the flow is read-only. */
  editing?: OutlineEditing
}

export type OutlineEditing = {
  chosen: ReadonlySet<string>
  edge: EdgeRef | undefined
  onChooseEdge: (edge: EdgeRef) => void
  /** Enter on an edge without a target. */
  onAddAt: (edge: EdgeRef) => void
  /** Enter on a node. */
  onEnter: () => void
  /** Selects a node in addition, or no longer. */
  onToggle: (id: string) => void
}

/**
 * The flow as a tree of nodes and their edges: the content of the canvas, for the keyboard and for screen readers.
 * Enter on a node selects it, on an edge its target. While the flow is edited, the focused row is the selection.
 */
export function Outline(props: Props) {
  const { graph, overlay, selected, editing } = props
  const isEditing = editing !== undefined
  const titles = useMemo(() => new Map(graph.nodes.map(({ id, title }) => [id, title])), [graph])
  const { rows, toggle } = useRows(graph, isEditing)
  const tree = useRef<HTMLUListElement>(null)
  const chosenKey = editing?.edge === undefined ? selected : keyOf(editing.edge)
  useFocusOn(tree, isEditing ? chosenKey : undefined, graph)
  const { stop, press, click } = useTreeKeys({ ...props, rows, toggle, titles, tree, chosenKey })
  const isChosen = (id: string) => (editing === undefined ? id === selected : editing.chosen.has(id))
  return (
    <ul
      className={styles.outline}
      role="tree"
      aria-label="Outline"
      aria-multiselectable={isEditing}
      ref={tree}
      onKeyDown={press}
      onClick={click}
    >
      {rows.map(({ key, node, edge, open }) => (
        <OutlineRow
          key={key}
          rowKey={key}
          node={node}
          edge={edge}
          leadsTo={edge === undefined ? '' : leadsTo(node, edge, titles)}
          open={open}
          selected={edge === undefined ? isChosen(node.id) : isEditing && key === chosenKey}
          mark={edge === undefined ? overlay.nodes.get(node.id)?.mark : overlay.edges.get(key)}
          stop={key === stop?.key}
        />
      ))}
    </ul>
  )
}

type Tree = Props & {
  rows: readonly Row[]
  toggle: (id: string, open: boolean) => void
  titles: ReadonlyMap<string, string>
  tree: RefObject<HTMLElement | null>
  chosenKey: string | undefined
}

/** The keys and clicks of the tree. `stop`: the row at which the tab key stops. */
function useTreeKeys({ rows, toggle, titles, tree, chosenKey, selected, onSelect, editing }: Tree) {
  const [current, setCurrent] = useState<string>()
  const stop = rows.find(({ key }) => key === (editing === undefined ? (current ?? selected) : chosenKey)) ?? rows[0]
  const choose = ({ node, edge }: Row) =>
    edge === undefined ? onSelect(node.id) : editing?.onChooseEdge(refOf(node, edge))
  const focus = (row: Row | undefined) => {
    if (row === undefined) return
    setCurrent(row.key)
    if (editing !== undefined) choose(row)
    tree.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(row.key)}"]`)?.focus()
  }
  const follow = ({ node, edge }: Row) => {
    if (editing !== undefined && edge === undefined) {
      editing.onEnter()
      return
    }
    if (editing !== undefined && edge?.to === null) {
      editing.onAddAt(refOf(node, edge))
      return
    }
    const target = edge === undefined ? node.id : edge.to
    if (target === null || !titles.has(target)) return
    onSelect(target)
    focus(rows.find(({ key }) => key === target))
  }
  const press = (event: KeyboardEvent) => {
    const index = rows.findIndex(({ key }) => key === stop?.key)
    const row = rows[index]
    if (row === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    if (event.shiftKey && event.key === 'Enter' && row.edge === undefined) return editing?.onToggle(row.node.id)
    const moves: Record<string, () => void> = {
      'ArrowDown': () => focus(rows[index + 1]),
      'ArrowUp': () => focus(rows[index - 1]),
      'Home': () => focus(rows[0]),
      'End': () => focus(rows.at(-1)),
      'ArrowRight': () => (row.open === false ? toggle(row.node.id, true) : focus(rows[index + 1])),
      'ArrowLeft': () =>
        row.edge === undefined ? toggle(row.node.id, false) : focus(rows.find(r => r.key === row.node.id)),
      'Enter': () => follow(row),
      ' ': () => follow(row),
    }
    const move = moves[event.key]
    if (move === undefined) return
    event.preventDefault()
    move()
  }
  // One listener for all rows, so that a row is drawn again only when something in it has changed.
  const click = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    const clicked = target instanceof Element ? target.closest<HTMLElement>('[data-key]')?.dataset['key'] : undefined
    const row = rows.find(({ key }) => key === clicked)
    if (row === undefined) return
    setCurrent(row.key)
    if (editing === undefined) follow(row)
    else if (row.edge === undefined && (ctrlKey || metaKey || shiftKey)) editing.onToggle(row.node.id)
    else choose(row)
  }
  return { stop, press, click }
}

/** The rows of the tree, and what opens or closes a node in it. The start of the flow is a row while it is edited. */
function useRows(graph: Graph, isEditing: boolean) {
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const rows = useMemo(() => {
    const nodes = isEditing ? [startOf(graph), ...graph.nodes] : graph.nodes
    return nodes.flatMap(node => rowsOf(node, closed))
  }, [graph, closed, isEditing])
  const toggle = (id: string, open: boolean) =>
    setClosed(present => new Set(open ? [...present].filter(other => other !== id) : [...present, id]))
  return { rows, toggle }
}

function rowsOf(node: GraphNode, closed: ReadonlySet<string>): Row[] {
  if (node.edges.length === 0) return [{ key: node.id, node }]
  const open = !closed.has(node.id)
  const edges = open ? node.edges.map(edge => ({ key: `${node.id}${edge.pointer}`, node, edge })) : []
  return [{ key: node.id, node, open }, ...edges]
}

/** The start of the flow as a row with an edge to the first node. */
function startOf({ start }: Graph): GraphNode {
  const edges = [{ pointer: '/start', to: start ?? null, label: undefined }]
  return { id: START, node: { id: START, type: 'start' }, title: 'Start', summary: '', edges }
}

function refOf({ id }: GraphNode, { pointer }: NodeEdge): EdgeRef {
  return { source: id === START ? undefined : id, pointer }
}

const keyOf = ({ source, pointer }: EdgeRef): string => `${source ?? START}${pointer}`

/** While the tree has the focus, the row of the selection has it, even after a row was deleted or added. */
function useFocusOn(tree: RefObject<HTMLElement | null>, key: string | undefined, graph: Graph): void {
  const within = useRef(false)
  useEffect(() => {
    const element = tree.current
    const enter = () => (within.current = true)
    // A deleted row loses the focus.
    const leave = ({ relatedTarget }: FocusEvent) => (within.current = relatedTarget === null)
    element?.addEventListener('focusin', enter)
    element?.addEventListener('focusout', leave)
    return () => {
      element?.removeEventListener('focusin', enter)
      element?.removeEventListener('focusout', leave)
    }
  }, [tree])
  useEffect(() => {
    const isLost = document.activeElement === document.body
    const isHere = key !== undefined && tree.current?.contains(document.activeElement) === true
    if (!within.current || !(isLost || isHere)) return
    const row = key === undefined ? '[tabindex="0"]' : `[data-key="${CSS.escape(key)}"]`
    tree.current?.querySelector<HTMLElement>(row)?.focus()
  }, [key, tree, graph])
}
