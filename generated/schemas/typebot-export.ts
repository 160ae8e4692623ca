// Written by `make generate` from contracts/schemas/. Do not edit.

/**
 * What `parley import typebot` reads: a bot exported from Typebot, format versions 3 to 6; in the oldest exports the groups are called blocks and the blocks steps. Only the shape of the graph is required; the settings of a block are read if they have the expected form and skipped otherwise, and fields and block types that are not known here are no mistake.
 */
export interface TypebotExport {
/**
 * Version of the format: `3` to `6`, or one between (`6.1`). An export without one is of version 3.
 */
version?: (string | null)
/**
 * Id of the bot; links to it name it.
 */
id?: string
/**
 * Name of the bot.
 */
name?: string
/**
 * The groups. Up to version 5 one of them holds the block of type `start`.
 */
groups: TypebotGroup[]
/**
 * Start of the bot, from version 6 on: an event of type `start`, and others.
 */
events?: (TypebotEvent[] | null)
/**
 * Ways from a block, an item of a block, or an event to a group or one of its blocks. Up to version 4, those that lead to no group are skipped.
 */
edges?: TypebotEdge[]
/**
 * Variables that the blocks refer to by id, and the texts by name.
 */
variables?: TypebotVariable[]
[k: string]: unknown
}
/**
 * Blocks that follow one another.
 */
export interface TypebotGroup {
/**
 * Id of the group.
 */
id: string
/**
 * Its name in the editor.
 */
title?: string
/**
 * Its blocks in their order.
 */
blocks: TypebotBlock[]
[k: string]: unknown
}
/**
 * One step.
 */
export interface TypebotBlock {
/**
 * Id of the block.
 */
id: string
/**
 * Kind of block (`text`, `choice input`, `Set variable`, …).
 */
type: string
/**
 * The edge to follow after the block.
 */
outgoingEdgeId?: (string | null)
/**
 * In version 3, the HTTP request, which is stored apart.
 */
webhookId?: (string | null)
/**
 * Content of a bubble.
 */
content?: {
[k: string]: unknown
}
/**
 * Settings of the block.
 */
options?: ({
[k: string]: unknown
} | null)
/**
 * Its choices, conditions or variants.
 */
items?: (TypebotItem[] | null)
[k: string]: unknown
}
/**
 * A choice, condition or variant of a block.
 */
export interface TypebotItem {
/**
 * Id of the item.
 */
id: string
/**
 * The edge to follow when it is chosen.
 */
outgoingEdgeId?: (string | null)
/**
 * Its label, or its condition.
 */
content?: {
[k: string]: unknown
}
[k: string]: unknown
}
/**
 * An event that starts or interrupts the conversation.
 */
export interface TypebotEvent {
/**
 * Id of the event.
 */
id: string
/**
 * `start`, or another kind.
 */
type: string
/**
 * The edge to follow.
 */
outgoingEdgeId?: (string | null)
[k: string]: unknown
}
/**
 * An edge.
 */
export interface TypebotEdge {
/**
 * Id of the edge.
 */
id: string
from?: TypebotSource
to: TypebotTarget
[k: string]: unknown
}
/**
 * Source of an edge: a block, an item of it, or an event.
 */
export interface TypebotSource {
/**
 * The block.
 */
blockId?: (string | null)
/**
 * The item of the block.
 */
itemId?: (string | null)
/**
 * The event.
 */
eventId?: (string | null)
[k: string]: unknown
}
/**
 * Where an edge leads: to a group, or to one block of it.
 */
export interface TypebotTarget {
/**
 * The group.
 */
groupId: string
/**
 * The block; the first of the group when absent.
 */
blockId?: (string | null)
[k: string]: unknown
}
/**
 * A variable.
 */
export interface TypebotVariable {
/**
 * Id of the variable.
 */
id: string
/**
 * Its name; texts write it as `{{name}}`.
 */
name: string
/**
 * Its value at the start of a conversation.
 */
value?: {
[k: string]: unknown
}
[k: string]: unknown
}
