// Written by `make generate` from contracts/schemas/. Do not edit.

/**
 * The notes on the canvas.
 * 
 * @maxItems 200
 */
export type FlowNotes = FlowNote[]
/**
 * Groups of nodes on the canvas. They have no meaning for the flow.
 * 
 * @maxItems 200
 */
export type FlowGroups = FlowGroup[]
/**
 * How the editor places the nodes that nobody has moved: along the edges to the `right` or `down`, or `wrapped`, to the right in rows one below the other.
 */
export type FlowArrangement = ("right" | "down" | "wrapped")

/**
 * Positions of the nodes of a workspace's flows, and notes: a file next to the workspace file, which has none of it. `parley workspace export --layout FILE` writes it, `parley workspace apply --layout FILE` takes it.
 */
export interface WorkspaceLayout {
/**
 * Layout of each flow, by its code.
 */
flows: {
[k: string]: FlowLayout
}
}
/**
 * Layout of one flow.
 */
export interface FlowLayout {
positions: FlowPositions
notes: FlowNotes
groups?: FlowGroups
arrangement?: FlowArrangement
}
/**
 * Position of each moved node, by the id of the node.
 */
export interface FlowPositions {
[k: string]: FlowPosition
}
/**
 * Upper left corner of a node, in pixels of the canvas at its natural size.
 */
export interface FlowPosition {
/**
 * Pixels to the right.
 */
x: number
/**
 * Pixels down.
 */
y: number
}
/**
 * A note on the canvas.
 */
export interface FlowNote {
/**
 * Identifier of the note, given by the editor.
 */
id: string
/**
 * Text of the note.
 */
text: string
/**
 * Left edge.
 */
x: number
/**
 * Upper edge.
 */
y: number
/**
 * Width in pixels; the editor's own when absent.
 */
width?: number
/**
 * Height in pixels; as the text needs when absent.
 */
height?: number
/**
 * Colour; yellow when absent.
 */
color?: ("yellow" | "blue" | "green" | "pink" | "gray")
}
/**
 * Nodes that are drawn in one frame and moved together.
 */
export interface FlowGroup {
/**
 * Identifier of the group, given by the editor.
 */
id: string
/**
 * Name of the group.
 */
name: string
/**
 * Colour; gray when absent.
 */
color?: ("yellow" | "blue" | "green" | "pink" | "gray")
/**
 * Ids of its nodes. One that the draft does not have is kept, as a position is.
 * 
 * @maxItems 2000
 */
nodes: string[]
}
