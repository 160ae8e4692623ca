import { useCallback, useState } from 'react'
import { AskDialog } from '../../parts/ask-dialog.tsx'
import { TextControl } from '../../parts/controls/controls.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { Picker } from '../../parts/listbox/picker.tsx'
import type { Option } from '../../parts/listbox/use-listbox.ts'
import { idProblem, nodesOf, nodeWith, type Definition } from '../edits/nodes.ts'
import { FROM_START, type EdgeRef } from '../edits/wiring.ts'
import type { GraphNode } from '../graph.ts'
import { searchNodes } from '../search.ts'
import { edgesOf, type NodeEdge } from '../edges.ts'
import { typeOf } from '../flow-node.ts'
import { otherKeys, shortcuts } from './keys.ts'
import { Select } from '../../parts/controls/inputs.tsx'
import { typeItems } from './type-items.ts'
import styles from './editor.module.css'
import { css } from '../../parts/css.ts'

type Listed = { nodes: readonly GraphNode[]; onClose: () => void }

type AddProps = { definition: Definition; edge: EdgeRef | undefined; onClose: () => void } & {
  onAdd: (type: string, edge: EdgeRef | undefined) => void
}

/** Which node is added, and at which edge of the selected one. */
export function AddDialog({ definition, edge, onAdd, onClose }: AddProps) {
  const [chosen, setChosen] = useState(edge)
  return (
    <Dialog title="Add a node" onClose={onClose}>
      <Picker label="Type of the node" items={typeItems} onPick={type => onAdd(type, chosen)} empty="No such type.">
        <EdgeChoice definition={definition} edge={chosen} onChange={setChosen} />
      </Picker>
    </Dialog>
  )
}

type ConnectProps = Listed & {
  definition: Definition
  edge: EdgeRef
  onConnect: (edge: EdgeRef, target: string) => void
}

/** Target of an edge. */
export function ConnectDialog({ definition, edge, nodes, onConnect, onClose }: ConnectProps) {
  const [chosen, setChosen] = useState(edge)
  const items = useCallback((text: string) => nodeItems(nodes, text), [nodes])
  return (
    <Dialog title="Connect to" onClose={onClose}>
      <Picker label="Node to continue at" items={items} onPick={id => onConnect(chosen, id)} empty="No node matches.">
        <EdgeChoice definition={definition} edge={chosen} onChange={setChosen} />
      </Picker>
    </Dialog>
  )
}

/** Finds nodes by anything that they contain. */
export function SearchDialog({ nodes, onPick, onClose }: Listed & { onPick: (id: string) => void }) {
  const items = useCallback((text: string) => nodeItems(nodes, text), [nodes])
  return (
    <Dialog title="Search in the flow" onClose={onClose}>
      <Picker label="Text, name or type" items={items} onPick={onPick} empty="Nothing in this flow matches." />
    </Dialog>
  )
}

function nodeItems(nodes: readonly GraphNode[], text: string): Option[] {
  return searchNodes(nodes, text).map(({ node, where, excerpt }) => ({
    value: node.id,
    title: node.title === node.id ? node.id : `${node.title} (${node.id})`,
    note: where === '' ? excerpt : `${where}: ${excerpt}`,
    icon: typeOf(node.node).icon,
    color: typeOf(node.node).group,
  }))
}

type EdgeChoiceProps = { definition: Definition; edge: EdgeRef | undefined; onChange: (edge: EdgeRef) => void }

/** The chosen edge of a node that has several. */
function EdgeChoice({ definition, edge, onChange }: EdgeChoiceProps) {
  const node = edge?.source === undefined ? undefined : nodeWith(definition, edge.source)
  const edges = node === undefined ? [] : edgesOf(node, { open: true })
  if (edge === undefined) return <p className={css.soft}>{standing(nodesOf(definition).length)}</p>
  if (edge.source === FROM_START.source) return <p className={css.soft}>At the start of the flow.</p>
  if (edges.length < 2) return null
  return (
    <label className={styles.edgeChoice}>
      At the edge
      <Select
        choices={edges.map(one => ({ value: one.pointer, title: edgeTitle(one) }))}
        value={edge.pointer}
        onChange={pointer => onChange({ ...edge, pointer })}
      />
    </label>
  )
}

/** A flow starts at its first node; another one is not reached until an edge leads to it. */
export const standing = (nodes: number): string =>
  nodes === 0 ? 'The flow starts with it.' : 'It is not connected yet: connect it afterwards.'

function edgeTitle({ label, pointer, to }: NodeEdge): string {
  const name = label ?? (pointer === '/next' ? 'Next' : pointer.slice(1))
  return to === null ? name : `${name} → ${to}`
}

type RenameProps = { definition: Definition; id: string; onRename: (to: string) => void; onClose: () => void }

export function RenameDialog({ definition, id, onRename, onClose }: RenameProps) {
  const [text, setText] = useState(id)
  const problem = text === id ? undefined : idProblem(definition, text)
  return (
    <AskDialog
      title="Rename the node"
      action="Rename"
      ready={problem === undefined}
      onSubmit={() => onRename(text)}
      onClose={onClose}
    >
      <TextControl
        label="Id of the node"
        help="Edges that lead to it, goto nodes and the start of the flow follow."
        value={text}
        problem={problem}
        onChange={typed => setText(typed ?? '')}
        mono
      />
    </AskDialog>
  )
}

/** All keys of the editor. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Keys" onClose={onClose} className={styles.keys}>
      <p className={css.soft}>On the canvas and in the outline; Tab goes from one to the other.</p>
      <dl>
        {[...shortcuts, ...otherKeys].map(({ keys, title }) => (
          <div key={title}>
            <dt>
              {keys.map(key => (
                <kbd key={key}>{key.replace('Arrow', 'Arrow ')}</kbd>
              ))}
            </dt>
            <dd>{title}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
