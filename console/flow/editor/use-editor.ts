import { useCallback, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Layout, Position } from '../../data/layouts.ts'
import { useDraft } from '../../drafts/draft.tsx'
import { copyOf } from '../edits/clipboard.ts'
import { group, renameInLayout } from '../edits/groups.ts'
import { nodesOf, nodeWith, type Definition } from '../edits/nodes.ts'
import { FROM_START, mainEdge, type EdgeRef } from '../edits/wiring.ts'
import { BETWEEN_COLUMNS, START, WIDTH } from '../canvas/measures.ts'
import { edgesOf } from '../edges.ts'
import type { FlowNode } from '../flow-node.ts'
import { actionsOn, type ActionContext } from './draft-actions.ts'
import type { Command } from './keys.ts'

export type OpenDialog =
  | { kind: 'add'; edge: EdgeRef | undefined; at: Position | undefined }
  | { kind: 'connect'; edge: EdgeRef }
  | { kind: 'rename'; id: string }
  | { kind: 'search' }
  | { kind: 'keys' }

const ROOM_BELOW = 150

export type Editor = ReturnType<typeof useEditor>

type Options = {
  /** The node whose settings are shown. */
  selected: string | undefined
  onSelect: (id: string | undefined) => void
  /** Positions of moved nodes. */
  moved: Readonly<Record<string, Position>>
  /** Puts nodes somewhere on the canvas. */
  onMove: (positions: Record<string, Position>) => void
  onLayout: (change: (layout: Layout) => Layout) => void
  /** Called when a new node and its settings are on the page. */
  onAdded: (node: Pick<FlowNode, 'type'>) => void
}

/** The selection in the editor, and all actions on it, by mouse and by key. */
export function useEditor({ selected, onSelect, moved, onMove, onLayout, onAdded }: Options) {
  const draft = useDraft()
  const { chosen, edge, setEdge, select, selectEdge } = useSelection(selected, onSelect)
  const [dialog, setDialog] = useState<OpenDialog>()
  const [announcement, announce] = useState('')
  const [added, setAdded] = useState<{ id: string; after: string | undefined }>()
  const { definition } = draft
  const close = useCallback(() => setDialog(undefined), [])
  const actions = useMemo(() => actionsOn({ draft, select, announce }), [draft, select])

  const add = (type: string, at: EdgeRef | undefined, position?: Position) => {
    // The next letter is for the new node, so its settings must be there at once.
    flushSync(() => {
      const id = actions.add(type, at, selected)
      const isFirst = nodesOf(definition).length === 0
      setAdded({ id, after: at === undefined ? (isFirst ? START : undefined) : (at.source ?? START) })
      const target = position ?? besideMoved(moved, at?.source)
      if (target !== undefined) onMove({ [id]: target })
      close()
    })
    onAdded({ type })
  }
  const keepPosition = (id: string, to: string) => onLayout(layout => renameInLayout(layout, id, to))
  const nodes = [...chosen].filter(id => nodeWith(definition, id) !== undefined)
  const selection = { selected, chosen, nodes, edge, here: edge ?? edgeFrom(definition, selected) }
  return {
    draft,
    selected,
    chosen,
    edge,
    here: selection.here,
    dialog,
    announcement,
    /** The predecessor of the selected node if that was just added. */
    companion: added !== undefined && added.id === selected ? added.after : undefined,
    select,
    selectEdge,
    commands: commandsOn(selection, { draft, select, announce, actions, setEdge, setDialog, onLayout }),
    add,
    openAdd: (at: EdgeRef | undefined, position?: Position) => setDialog({ kind: 'add', edge: at, at: position }),
    close,
    connect: (from: EdgeRef, to: string) => {
      close()
      actions.connect(from, to)
    },
    rename: (id: string, to: string) => {
      close()
      keepPosition(id, to)
      actions.rename(id, to)
    },
    follow: (id: string, to: string) => {
      keepPosition(id, to)
      actions.follow(id, to)
    },
    paste: (copied: FlowNode[]) => actions.paste(copied, 'Paste'),
    cutNodes: () => actions.remove(nodes),
  }
}

/** The selected nodes, of which the page has the one whose settings are shown, or the selected edge. */
function useSelection(selected: string | undefined, onSelect: Options['onSelect']) {
  const [additional, setAdditional] = useState<ReadonlySet<string>>(new Set())
  const [edge, setEdge] = useState<EdgeRef>()
  const chosen = useMemo(
    () => new Set([...additional, ...(selected === undefined ? [] : [selected])]),
    [additional, selected],
  )
  const select = useCallback(
    (id: string | undefined, others: Iterable<string> = []) => {
      setAdditional(new Set(others))
      setEdge(undefined)
      onSelect(id)
    },
    [onSelect],
  )
  /** `shown`: the node whose settings are shown meanwhile. */
  const selectEdge = useCallback(
    (next: EdgeRef, shown: string | undefined) => {
      setAdditional(new Set())
      setEdge(next)
      onSelect(shown)
    },
    [onSelect],
  )
  return { chosen, edge, setEdge, select, selectEdge }
}

type Commands = Record<Exclude<Command, 'settings' | 'item' | 'publish'>, () => void>

type Selection = {
  selected: string | undefined
  /** All selected nodes and the start, if it is. */
  chosen: ReadonlySet<string>
  /** The selected nodes. */
  nodes: readonly string[]
  /** The selected edge. */
  edge: EdgeRef | undefined
  /** Where a new node is put. */
  here: EdgeRef | undefined
}
type CommandContext = ActionContext &
  Pick<Options, 'onLayout'> & {
    actions: ReturnType<typeof actionsOn>
    setEdge: (edge: EdgeRef) => void
    setDialog: (dialog: OpenDialog) => void
  }

/** What the keys do. */
function commandsOn(
  { selected, chosen, nodes, edge, here }: Selection,
  { draft, select, announce, actions, setEdge, setDialog, onLayout }: CommandContext,
): Commands {
  const { definition } = draft
  return {
    add: () => setDialog({ kind: 'add', edge: here, at: undefined }),
    connect: () => here !== undefined && setDialog({ kind: 'connect', edge: here }),
    disconnect: () => here !== undefined && actions.cut(here),
    rename: () => selected !== undefined && nodes.includes(selected) && setDialog({ kind: 'rename', id: selected }),
    duplicate: () => actions.paste(copyOf(definition, chosen).nodes, 'Duplicate'),
    group: () => {
      if (nodes.length === 0) return
      // The change is applied to the shown layout and to the stored one: both need the same id.
      const id = crypto.getRandomValues(new Uint32Array(2)).join('-')
      onLayout(layout => group(layout, id, nodes))
      announce(nodes.length === 1 ? 'Grouped one node' : `Grouped ${nodes.length} nodes`)
    },
    remove: () => (edge !== undefined ? actions.cut(edge) : actions.remove(nodes)),
    moveUp: () => actions.move(selected, edge, -1, setEdge),
    moveDown: () => actions.move(selected, edge, 1, setEdge),
    selectAll: () =>
      select(
        selected,
        nodesOf(definition).map(({ id }) => id),
      ),
    search: () => setDialog({ kind: 'search' }),
    keys: () => setDialog({ kind: 'keys' }),
    undo: () => {
      announce(draft.undoable === undefined ? 'Nothing to undo' : `Undone: ${draft.undoable}`)
      draft.undo()
    },
    redo: () => {
      announce(draft.redoable === undefined ? 'Nothing to redo' : `Redone: ${draft.redoable}`)
      draft.redo()
    },
    save: () => void draft.save(),
  }
}

function edgeFrom(definition: Definition, selected: string | undefined): EdgeRef | undefined {
  if (selected === START) return FROM_START
  const node = selected === undefined ? undefined : nodeWith(definition, selected)
  if (node === undefined) return undefined
  // If the main edge has a target and another edge has none yet, the new node is for the other edge.
  const main = mainEdge(node)
  const edges = edgesOf(node, { open: true })
  const isTaken = edges.some(({ pointer, to }) => pointer === main?.pointer && to !== null)
  const open = isTaken ? edges.find(({ to, pointer }) => to === null && /\/\d+\//.test(pointer)) : undefined
  return open === undefined ? main : { source: node.id, pointer: open.pointer }
}

/** Next to a moved node, where no other moved node is. */
function besideMoved(moved: Readonly<Record<string, Position>>, source: string | undefined): Position | undefined {
  const from = source === undefined ? undefined : moved[source]
  if (from === undefined) return undefined
  const position = { x: from.x + WIDTH + BETWEEN_COLUMNS, y: from.y }
  const isTaken = ({ x, y }: Position) => Math.abs(x - position.x) < WIDTH && Math.abs(y - position.y) < ROOM_BELOW
  while (Object.values(moved).some(isTaken)) position.y += ROOM_BELOW
  return position
}
