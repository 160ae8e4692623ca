import { memo } from 'react'
import { Icon } from '../../parts/icon.tsx'
import { START } from '../canvas/measures.ts'
import type { GraphNode } from '../graph.ts'
import type { Mark } from '../overlays/overlay.ts'
import type { NodeEdge } from '../edges.ts'
import { typeOf } from '../flow-node.ts'
import styles from './outline.module.css'

type Props = {
  rowKey: string
  node: GraphNode
  /** The edge of the row; absent in the row of the node itself. */
  edge: NodeEdge | undefined
  /** Target of the edge, in words. */
  leadsTo: string
  /** Whether the edges of the node are shown; absent if there are none. */
  open: boolean | undefined
  selected: boolean
  mark: Mark | undefined
  /** Whether the tab key stops at this row. */
  stop: boolean
}

/** A node or an edge of the outline. A thousand of them are not redrawn for a letter that is typed in one. */
export const OutlineRow = memo(function OutlineRow(props: Props) {
  const { rowKey, node, edge, leadsTo, open, selected, mark, stop } = props
  return (
    <li
      role="treeitem"
      aria-level={edge === undefined ? 1 : 2}
      aria-expanded={open}
      aria-selected={selected}
      data-key={rowKey}
      data-edge={edge !== undefined || undefined}
      data-mark={mark}
      data-group={typeOf(node.node).group}
      tabIndex={stop ? 0 : -1}
    >
      {edge === undefined ? <NodeRow node={node} /> : <EdgeRow label={edge.label} leadsTo={leadsTo} />}
    </li>
  )
})

function NodeRow({ node }: { node: GraphNode }) {
  return (
    <>
      <Icon name={node.id === START ? 'start' : typeOf(node.node).icon} size={14} />
      <span className={styles.name} dir="auto">
        {node.title}
      </span>
      <span className={styles.kind}>{node.id === START ? '' : typeOf(node.node).title}</span>
    </>
  )
}

function EdgeRow({ label, leadsTo }: { label: string | undefined; leadsTo: string }) {
  return (
    <>
      {label !== undefined && <span className={styles.label}>{label}</span>}
      <span className={styles.name}>
        → <bdi>{leadsTo}</bdi>
      </span>
    </>
  )
}
