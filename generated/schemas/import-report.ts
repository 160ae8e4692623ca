// Written by `make generate` from contracts/schemas/. Do not edit.

/**
 * What became of a block: the flow does the same (`imported`), or something similar (`approximated`); it has no counterpart (`unsupported`); or nothing leads to it from the start, so it is left out (`unreachable`).
 */
export type ImportOutcome = ("imported" | "approximated" | "unsupported" | "unreachable")

/**
 * Report of `parley import … --report json` about an import, block by block.
 */
export interface ImportReport {
source: ImportSource
flow: ImportedFlow
summary: ImportSummary
/**
 * Every block and event of the export, in its order.
 */
blocks: ImportedBlock[]
/**
 * The variables with their old and new names.
 */
variables: ImportedVariable[]
/**
 * Connections and flows that the workspace must have before the flow can be published.
 */
needs: ImportNeed[]
/**
 * Remarks on the flow as a whole.
 */
remarks: string[]
}
/**
 * The export.
 */
export interface ImportSource {
/**
 * The system that wrote it.
 */
system: ("typebot" | "flowise")
/**
 * Name of the bot.
 */
name: string
/**
 * Version of its format; empty where it has none.
 */
version: string
}
/**
 * The created flow.
 */
export interface ImportedFlow {
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
export interface ImportSummary {
/**
 * Blocks that do the same in the flow.
 */
imported: number
/**
 * Blocks that do something similar.
 */
approximated: number
/**
 * Blocks without a counterpart.
 */
unsupported: number
/**
 * Blocks to which nothing leads.
 */
unreachable: number
}
/**
 * One block or event.
 */
export interface ImportedBlock {
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
outcome: ImportOutcome
/**
 * How it is approximated, or why it is not imported; empty when it is imported.
 */
reasons: string[]
/**
 * Ids of the nodes that replace it; none when the flow does not need it.
 */
nodes: string[]
/**
 * The script of a block that is unsupported because of it, as it was written.
 */
source?: string
}
/**
 * A variable with its old and new name.
 */
export interface ImportedVariable {
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
export interface ImportNeed {
/**
 * Kind of resource.
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
