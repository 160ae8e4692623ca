// Written by `make generate` from contracts/schemas/. Do not edit.

/**
 * What `parley import flowise` reads: an agentflow (version 2) or a chatflow exported from Flowise. Only the shape of the graph is required; the settings of a node are read if they have the expected form and skipped otherwise, and fields and types of nodes that are not known here are accepted.
 */
export interface FlowiseExport {
/**
 * Purpose of the flow.
 */
description?: (string | null)
/**
 * The nodes.
 */
nodes: FlowiseNode[]
/**
 * Edges between nodes.
 */
edges: FlowiseEdge[]
[k: string]: unknown
}
/**
 * One node.
 */
export interface FlowiseNode {
/**
 * Id of the node.
 */
id: string
/**
 * The iteration that it is a part of.
 */
parentNode?: (string | null)
data: FlowiseNodeData
[k: string]: unknown
}
/**
 * Kind of node.
 */
export interface FlowiseNodeData {
/**
 * Its type (`llmAgentflow`, `conversationChain`, …).
 */
name: string
/**
 * Display name.
 */
label?: (string | null)
/**
 * Its settings.
 */
inputs?: ({
[k: string]: unknown
} | null)
[k: string]: unknown
}
/**
 * An edge from one node to another, or a part of another node.
 */
export interface FlowiseEdge {
/**
 * The node that it starts at.
 */
source: string
/**
 * Which outgoing edge of the node it is (`…-output-0`).
 */
sourceHandle?: (string | null)
/**
 * The node that it leads to.
 */
target: string
/**
 * Which setting of the other node it fills (`…-input-model-…`).
 */
targetHandle?: (string | null)
[k: string]: unknown
}
