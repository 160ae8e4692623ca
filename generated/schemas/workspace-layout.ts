// Written by `make generate` from contracts/schemas/. Do not edit.

/**
 * The notes on the canvas.
 * 
 * @maxItems 200
 */
export type FlowNotes = FlowNote[]

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
