// Copied to generated/console/ by `make generate`: what the catalog of node types is made of.

/**
 * What a value may be. The keywords of JSON Schema mean what they mean there. `kind`: name of the definition that it
 * refers to, which says the rest, else its JSON type; `any` for what several types may be.
 */
export type Shape = {
  readonly kind: string
  readonly title?: string
  readonly description?: string
  readonly nullable?: true
  readonly enum?: readonly (string | number)[]
  /** What some of these values are called, where the value itself does not say it. */
  readonly titles?: Readonly<Record<string, string>>
  readonly const?: string
  readonly default?: unknown
  readonly examples?: readonly unknown[]
  readonly minimum?: number
  readonly exclusiveMinimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
  readonly format?: string
  readonly minItems?: number
  readonly maxItems?: number
  readonly items?: Shape
  /** Of an object whose keys are free: what they and their values may be. */
  readonly keys?: Shape
  readonly entries?: Shape
  /** Of an object whose keys are known. */
  readonly fields?: readonly Field[]
  /** Of such an object, a smallest new one. */
  readonly initial?: Readonly<Record<string, unknown>>
  /** Names of the definitions of which it is one; their `type` tells which. */
  readonly oneOf?: readonly string[]
  /** Of these fields one is given. */
  readonly choose?: readonly string[]
  /** What it names. */
  readonly references?:
    'form' | 'flow' | 'connection' | 'goal' | 'event' | 'role' | 'permission' | 'intent' | 'key' | 'source'
  readonly unit?: string
  /** Of a list: what it means that it is empty. */
  readonly empty?: string
  /** What is said below its control, where its description speaks to integrators. */
  readonly help?: string
  /** It is never shown, not even while it is typed. */
  readonly secret?: true
  /** Its title says what its description says: the description is not shown beside it. */
  readonly evident?: true
}
export type Field = Shape & {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly required?: true
  /** Rarely needed: shown on demand. */
  readonly advanced?: true
  /** Of a form's field: the types of field for which it means something. */
  readonly for?: readonly string[]
  /** The field without which it means nothing. */
  readonly needs?: string
}
/**
 * A field of a node type that defines an edge. `path`: the position of the next node's id in the node; `*` stands for
 * each item of a list. The label of the edge is `text`, or the first of `labels` that the object with the field has.
 * A node with the field `unless` does not have the edge. Without a target, an execution takes the edge `instead`.
 */
export type EdgeField = {
  readonly path: readonly string[]
  readonly text?: string
  readonly labels?: readonly string[]
  readonly unless?: string
  readonly instead?: string
}
export type NodeType = {
  readonly type: string
  readonly title: string
  readonly description: string
  readonly group: string
  readonly icon: string
  /** Fields that say in one line what a node does. */
  readonly summary: readonly string[]
  readonly choose?: readonly string[]
  readonly fields: readonly Field[]
  readonly edges: readonly EdgeField[]
  /** The smallest new node, without its id. What an author must choose is absent. */
  readonly initial: Readonly<Record<string, unknown>> & { readonly type: string }
}
