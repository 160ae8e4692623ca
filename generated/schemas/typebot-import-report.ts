// Written by `make generate` from contracts/schemas/. Do not edit.

/**
 * What `parley import typebot --report json` tells about an import, block by block.
 */
export interface TypebotImportReport {
source: TypebotImportSource
flow: TypebotImportFlow
summary: TypebotImportSummary
/**
 * Every block and event of the export, in its order.
 */
blocks: TypebotImportBlock[]
/**
 * What the variables are called now.
 */
variables: TypebotImportVariable[]
/**
 * What the workspace must have before the flow can be published.
 */
needs: TypebotImportNeed[]
/**
 * What concerns the flow as a whole.
 */
remarks: string[]
}
/**
 * The export.
 */
export interface TypebotImportSource {
/**
 * Name of the bot.
 */
name: string
/**
 * Version of its format.
 */
version: string
}
/**
 * The flow that was made.
 */
export interface TypebotImportFlow {
/**
 * Its code.
 */
code: string
/**
 * Its name.
 */
name: string
/**
 * How many nodes it has.
 */
nodes: number
}
/**
 * How many blocks had which outcome.
 */
export interface TypebotImportSummary {
/**
 * Blocks that do in the flow what they did.
 */
imported: number
/**
 * Blocks that do something near it.
 */
approximated: number
/**
 * Blocks that were left out or stand for themselves only.
 */
unsupported: number
}
/**
 * One block or event.
 */
export interface TypebotImportBlock {
/**
 * Its id in the export.
 */
id: string
/**
 * Its type in the export.
 */
type: string
/**
 * Title of its group; empty for an event.
 */
group: string
/**
 * What became of it.
 */
outcome: ("imported" | "approximated" | "unsupported")
/**
 * How it is approximated, or why it is unsupported; empty when it is imported.
 */
reasons: string[]
/**
 * Ids of the nodes that stand for it; none when the flow does without.
 */
nodes: string[]
}
/**
 * A variable with its old and new name.
 */
export interface TypebotImportVariable {
/**
 * Its name in the export.
 */
name: string
/**
 * Its name in the flow.
 */
becomes: string
}
/**
 * Something that the flow refers to.
 */
export interface TypebotImportNeed {
/**
 * What it is.
 */
kind: ("connection" | "flow")
/**
 * The code it must have.
 */
code: string
/**
 * Which block needs it.
 */
why: string
}
