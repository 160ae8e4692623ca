/** Overlay of a flow: the marks of nodes and edges, and a short remark on a node. */
export type Mark = 'added' | 'removed' | 'changed' | 'visited' | 'failed' | 'waiting' | 'error' | 'warning'
export type Overlay = {
  nodes: ReadonlyMap<string, { mark: Mark; note?: string }>
  /** By id of the edge. */
  edges: ReadonlyMap<string, Mark>
  /** A short remark on an edge, by its id. */
  edgeNotes?: ReadonlyMap<string, string>
  /** Whether unmarked parts are dimmed. */
  dims: boolean
}

export const NO_OVERLAY: Overlay = { nodes: new Map(), edges: new Map(), dims: false }
