import type { Draft } from '../../drafts/draft.tsx'
import { paste } from '../edits/clipboard.ts'
import { addNode, newId, nodePointer, nodesOf, rename, reorder, type Definition } from '../edits/nodes.ts'
import { connect, disconnect, insertAt, moveAlong, removeNode, startOf, type EdgeRef } from '../edits/wiring.ts'
import { edgesOf } from '../edges.ts'
import { typeOf, type FlowNode } from '../flow-node.ts'

export type ActionContext = {
  draft: Draft
  select: (id: string | undefined, others?: Iterable<string>) => void
  announce: (text: string) => void
}

/** Changes of the draft, each announced and with what is selected afterwards. */
export function actionsOn(context: ActionContext) {
  return { ...nodeActions(context), ...edgeActions(context), ...selectionActions(context) }
}

function nodeActions({ draft: { definition, edit }, select, announce }: ActionContext) {
  return {
    /** @returns the id of the new node */
    add(type: string, edge: EdgeRef | undefined, after: string | undefined): string {
      const { title } = typeOf({ type })
      const id = newId(definition, type)
      edit(`Add ${title}`, present =>
        edge === undefined ? addNode(present, id, type, after) : insertAt(present, edge, id, type),
      )
      select(id)
      announce(`Added ${title} ${id}`)
      return id
    },
    rename(id: string, to: string) {
      if (id === to) return
      edit(`Rename ${id}`, present => rename(present, id, to))
      select(to)
      announce(`Renamed to ${to}`)
    },
    /** The id follows the label: one step with the typing of the label. */
    follow(id: string, to: string) {
      edit(`Rename ${id}`, present => rename(present, id, to), { typing: `${id}/label`, joins: true })
      select(to)
      announce(`The id is now ${to}`)
    },
  }
}

function edgeActions({ draft, announce }: ActionContext) {
  const { definition, edit } = draft
  return {
    connect(edge: EdgeRef, target: string) {
      edit('Connect', present => connect(present, edge, target))
      announce(`Connected to ${target}`)
    },
    cut(edge: EdgeRef) {
      edit('Disconnect', present => disconnect(present, edge))
      announce('Disconnected')
    },
    move(id: string | undefined, edge: EdgeRef | undefined, by: -1 | 1, onChooseEdge: (edge: EdgeRef) => void) {
      if (edge?.source !== undefined) {
        moveEdge({ draft, announce }, edge, by, onChooseEdge)
        return
      }
      if (id === undefined) return
      const moved = moveAlong(definition, id, by)
      announce(moved === definition ? 'It cannot be moved there' : by < 0 ? 'Moved before' : 'Moved after')
      edit('Move', present => moveAlong(present, id, by))
    },
  }
}

function moveEdge(
  { draft: { definition, edit }, announce }: Pick<ActionContext, 'draft' | 'announce'>,
  { source, pointer }: EdgeRef,
  by: -1 | 1,
  onChooseEdge: (edge: EdgeRef) => void,
): void {
  const [, list, index, rest] = /^(.*)\/(\d+)(\/[^/]+)$/.exec(pointer) ?? []
  const node = source === undefined ? undefined : nodePointer(definition, source)
  if (list === undefined || rest === undefined || node === undefined) {
    announce('This edge cannot be moved in a list')
    return
  }
  const item = `${node}${list}/${index}`
  if (reorder(definition, item, by) === definition) {
    announce('It cannot be moved there')
    return
  }
  edit('Move an edge', present => reorder(present, item, by))
  onChooseEdge({ source, pointer: `${list}/${Number(index) + by}${rest}` })
  announce(by < 0 ? 'Moved up' : 'Moved down')
}

/** On the selected nodes, or on what was copied of them. */
function selectionActions({ draft: { definition, edit }, select, announce }: ActionContext) {
  return {
    remove(ids: readonly string[]) {
      if (ids.length === 0) return
      const next = nextSelection(definition, ids)
      edit(ids.length === 1 ? `Delete ${ids[0]}` : `Delete ${ids.length} nodes`, present =>
        ids.reduce(removeNode, present),
      )
      select(next)
      announce(ids.length === 1 ? `Deleted ${ids[0]}` : `Deleted ${ids.length} nodes`)
    },
    paste(copied: readonly FlowNode[], label: string) {
      const { definition: pasted, ids } = paste(definition, copied, copied.at(-1)?.id)
      const [first] = ids
      if (first === undefined) {
        announce('There is nothing to paste')
        return
      }
      edit(ids.length === 1 ? label : `${label} ${ids.length} nodes`, () => pasted)
      select(first, ids)
      announce(`${ids.length === 1 ? 'One node' : `${ids.length} nodes`} added`)
    },
  }
}

/** After a deletion: the predecessor, or the successor. */
function nextSelection(definition: Definition, ids: readonly string[]): string | undefined {
  const left = nodesOf(definition).filter(({ id }) => !ids.includes(id))
  const leading = left.find(node => edgesOf(node).some(({ to }) => to !== null && ids.includes(to)))
  return leading?.id ?? startOf({ nodes: left }) ?? undefined
}
