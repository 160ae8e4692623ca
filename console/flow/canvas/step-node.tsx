import { Handle, Position, type NodeProps, type Node } from '@xyflow/react'
import { lazy, memo, Suspense } from 'react'
import { Icon, IconTile } from '../../parts/icon.tsx'
import type { Graph, GraphNode } from '../graph.ts'
import type { Mark } from '../overlays/overlay.ts'
import { typeOf } from '../flow-node.ts'
import { ENTRY_HEIGHT, insteadName, rowsOf, spokenName, edgeHeight } from './measures.ts'
import { pictureOf } from './picture.ts'
import styles from './canvas.module.css'

export type StepData = {
  step: GraphNode
  mark?: Mark
  note?: string
  /** Remarks on edges, by their ids. */
  edgeNotes?: ReadonlyMap<string, string>
  dimmed: boolean
  editable: boolean
  /** Whether the flow runs down. */
  down: boolean
  /** Whether its texts are written on the card now. */
  writing: boolean
}
export type StepNode = Node<StepData, 'step'>
export type StartNode = Node<{ graph: Graph; dimmed: boolean; editable: boolean; down: boolean }, 'start'>

export const domId = (id: string): string => `node-${encodeURIComponent(id)}`

const CardEditor = lazy(async () => ({ default: (await import('./card-editor.tsx')).CardEditor }))

/** A node of a flow: its type, its name, what it does in a line or two, and its edges as rows. */
export const Step = memo(function Step({ id, data, selected }: NodeProps<StepNode>) {
  const { step, mark, note, edgeNotes, dimmed, editable, writing, down } = data
  const type = typeOf(step.node)
  const rows = rowsOf(step)
  const picture = pictureOf(step.node)
  const isBelow = down && rows.length === 0
  return (
    <div
      id={domId(id)}
      role={writing ? 'group' : 'img'}
      aria-label={spokenName(step)}
      className={styles.step}
      data-group={type.group}
      data-mark={mark}
      data-dimmed={dimmed || undefined}
      data-selected={selected || undefined}
    >
      <Handle
        type="target"
        position={down ? Position.Top : Position.Left}
        isConnectable={editable}
        style={down ? {} : { top: ENTRY_HEIGHT }}
      />
      <div className={styles.stepHead}>
        <IconTile name={type.icon} />
        <span className={styles.stepTitle} dir="auto">
          {step.title}
        </span>
        <span className={styles.stepType}>{note ?? type.title}</span>
      </div>
      {picture !== undefined && <img className={styles.picture} src={picture} alt="" loading="lazy" />}
      {step.summary !== '' && (
        <p className={styles.stepSummary} dir="auto">
          {step.summary}
        </p>
      )}
      <Rows step={step} edgeNotes={edgeNotes} />
      {step.edges.map(({ pointer, to, instead }) => (
        <Handle
          key={pointer}
          id={pointer}
          type="source"
          position={isBelow ? Position.Bottom : Position.Right}
          isConnectable={editable}
          data-open={(to === null && instead === undefined) || undefined}
          style={isBelow ? {} : { top: edgeHeight(step, pointer) }}
        />
      ))}
      {writing && (
        <Suspense>
          <CardEditor nodeId={id} />
        </Suspense>
      )}
    </div>
  )
})

/** The edges that have a row, the choices of a question drawn as the buttons that a visitor sees. */
function Rows({ step, edgeNotes }: Pick<StepData, 'step' | 'edgeNotes'>) {
  const buttons = step.node.type === 'buttons' ? '/choices/' : undefined
  return (
    <>
      {rowsOf(step).map(({ pointer, label, to, instead }) => (
        <p key={pointer} className={styles.stepEdge} data-ends={(to === null && instead === undefined) || undefined}>
          <span
            className={buttons !== undefined && pointer.startsWith(buttons) ? styles.edgeButton : undefined}
            dir="auto"
          >
            {label ?? 'Next'}
          </span>
          {instead !== undefined && <span className={styles.edgeInstead}>{insteadName(step, instead)}</span>}
          {edgeNotes?.has(`${step.id}${pointer}`) === true && (
            <span className={styles.edgeNote}>{edgeNotes.get(`${step.id}${pointer}`)}</span>
          )}
        </p>
      ))}
    </>
  )
}

/** What starts the flow. */
export const Start = memo(function Start({
  id,
  data: { graph, dimmed, editable, down },
  selected,
}: NodeProps<StartNode>) {
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
      {graph.triggers.length === 0 && <p className={styles.stepEdge}>No trigger of its own</p>}
      {graph.triggers.map(({ type, name }) => (
        <p key={`${type} ${name}`} className={styles.stepEdge}>
          <Icon name={type === 'event' ? 'event' : 'conversations'} size={13} />
          {name}
        </p>
      ))}
      <Handle
        type="source"
        position={down ? Position.Bottom : Position.Right}
        isConnectable={editable}
        style={down ? {} : { top: ENTRY_HEIGHT }}
      />
    </div>
  )
})
