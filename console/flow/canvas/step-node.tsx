import { Handle, Position, type NodeProps, type Node } from '@xyflow/react'
import { memo } from 'react'
import { Icon, IconTile } from '../../parts/icon.tsx'
import type { Graph, GraphNode } from '../graph.ts'
import type { Mark } from '../overlays/overlay.ts'
import { typeOf } from '../ways.ts'
import { ENTRY_HEIGHT, insteadName, rowsOf, spokenName, wayHeight } from './measures.ts'
import styles from './canvas.module.css'

export type StepData = {
  step: GraphNode
  mark?: Mark
  note?: string
  /** Remarks on edges, by their ids. */
  ways?: ReadonlyMap<string, string>
  dimmed: boolean
  editable: boolean
}
export type StepNode = Node<StepData, 'step'>
export type StartNode = Node<{ graph: Graph; dimmed: boolean; editable: boolean }, 'start'>

export const domId = (id: string): string => `node-${encodeURIComponent(id)}`

/** A node of a flow: its type, its name, what it does in a line or two, and its edges as rows. */
export const Step = memo(function Step({ id, data, selected }: NodeProps<StepNode>) {
  const { step, mark, note, ways, dimmed, editable } = data
  const type = typeOf(step.node)
  const rows = rowsOf(step)
  return (
    <div
      id={domId(id)}
      role="img"
      aria-label={spokenName(step)}
      className={styles.step}
      data-group={type.group}
      data-mark={mark}
      data-dimmed={dimmed || undefined}
      data-selected={selected || undefined}
    >
      <Handle type="target" position={Position.Left} isConnectable={editable} style={{ top: ENTRY_HEIGHT }} />
      <div className={styles.stepHead}>
        <IconTile name={type.icon} />
        <span className={styles.stepTitle} dir="auto">
          {step.title}
        </span>
        <span className={styles.stepType}>{note ?? type.title}</span>
      </div>
      {step.summary !== '' && (
        <p className={styles.stepSummary} dir="auto">
          {step.summary}
        </p>
      )}
      {rows.map(({ pointer, label, to, instead }) => (
        <p key={pointer} className={styles.stepWay} data-ends={(to === null && instead === undefined) || undefined}>
          {label ?? 'Next'}
          {instead !== undefined && <span className={styles.wayNote}>{insteadName(step, instead)}</span>}
          {ways?.has(`${id}${pointer}`) === true && (
            <span className={styles.wayNote}>{ways.get(`${id}${pointer}`)}</span>
          )}
        </p>
      ))}
      {step.ways.map(({ pointer, to, instead }) => (
        <Handle
          key={pointer}
          id={pointer}
          type="source"
          position={Position.Right}
          isConnectable={editable}
          data-open={(to === null && instead === undefined) || undefined}
          style={{ top: wayHeight(step, pointer) }}
        />
      ))}
    </div>
  )
})

/** What starts the flow. */
export const Start = memo(function Start({ id, data: { graph, dimmed, editable }, selected }: NodeProps<StartNode>) {
  return (
    <div
      id={domId(id)}
      data-selected={selected || undefined}
      className={styles.step}
      data-group="start"
      data-dimmed={dimmed || undefined}
      role="img"
      aria-label="Start of the flow"
    >
      <div className={styles.stepHead}>
        <IconTile name="start" />
        <span className={styles.stepTitle}>Start</span>
      </div>
      {graph.triggers.length === 0 && <p className={styles.stepWay}>Called by other flows</p>}
      {graph.triggers.map(({ type, name }) => (
        <p key={`${type} ${name}`} className={styles.stepWay}>
          <Icon name={type === 'event' ? 'event' : 'conversations'} size={13} />
          {name}
        </p>
      ))}
      <Handle type="source" position={Position.Right} isConnectable={editable} style={{ top: ENTRY_HEIGHT }} />
    </div>
  )
})
