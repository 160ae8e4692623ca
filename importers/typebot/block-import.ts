import type { Node } from '../../generated/schemas/flow.ts'
import type { TypebotBlock, TypebotItem } from '../../generated/schemas/typebot-export.ts'
import { settingsOf, textIn, type Settings } from './settings.ts'
import { expressionOf, templateOf } from './texts.ts'
import type { Variables } from './variables.ts'

export type Outcome = 'imported' | 'approximated' | 'unsupported'
export type Need = { kind: 'connection' | 'flow'; code: string; why: string }
export type Next = string | null

/** Makes a node of the given id that leads to `next`. */
export type Step = (id: string, next: Next) => Node

/** Where ways of the export lead in the flow. */
export interface Ways {
  /** The way on after the block. */
  after(block: TypebotBlock): Next
  /** The way of an item; that of its block when it has none of its own. */
  ofItem(block: TypebotBlock, item: Pick<TypebotItem, 'id' | 'outgoingEdgeId'>): Next
  /** A group, or a block of it; undefined when there is no such place. */
  place(groupId: string | undefined, blockId: string | undefined): Next | undefined
  /** Whether an edge that the block or its items name leads nowhere. */
  isBroken(block: TypebotBlock): boolean
}

/** One block while it becomes nodes: what its settings are, where it leads, and what is to be said about it. */
export class BlockImport {
  readonly block: TypebotBlock
  readonly entry: string
  readonly variables: Variables
  readonly ways: Ways
  readonly botId: string | undefined
  readonly reasons: string[] = []
  readonly needs: Need[] = []
  readonly options: Settings
  readonly content: Settings
  outcome: Outcome = 'imported'
  readonly #newId: (entry: string) => string

  constructor(given: {
    block: TypebotBlock
    entry: string
    variables: Variables
    ways: Ways
    botId: string | undefined
    newId: (entry: string) => string
  }) {
    this.block = given.block
    this.entry = given.entry
    this.variables = given.variables
    this.ways = given.ways
    this.botId = given.botId
    this.#newId = given.newId
    this.options = settingsOf(given.block.options)
    this.content = settingsOf(given.block.content)
  }

  get next(): Next {
    return this.ways.after(this.block)
  }

  get items(): TypebotItem[] {
    return this.block.items ?? []
  }

  /** Says how the flow differs from the block. */
  readonly approximate = (how: string): void => {
    if (!this.reasons.includes(how)) this.reasons.push(how)
    if (this.outcome === 'imported') this.outcome = 'approximated'
  }

  need(kind: Need['kind'], code: string, why: string): void {
    this.needs.push({ kind, code, why: `Block ${this.block.id} (${this.block.type}) ${why}` })
  }

  template(source: string): string {
    return templateOf(source, this.variables, this.approximate)
  }

  expression(source: string): string {
    return expressionOf(source, this.variables, this.approximate)
  }

  /** The new name of the variable that a setting names by id. */
  variableIn(settings: Settings, key: string): string | undefined {
    const id = textIn(settings, key)
    const variable = this.variables.byId(id)
    if (id !== undefined && variable === undefined)
      this.approximate('It names a variable that the export lacks; what it would have saved there is lost.')
    return variable
  }

  newId(): string {
    return this.#newId(this.entry)
  }

  /** Nodes that follow one another, from the block's entry to `next`. */
  chain(steps: readonly Step[], next: Next = this.next, first = this.entry): Node[] {
    const ids = steps.map((_, index) => (index === 0 ? first : this.newId()))
    return steps.map((step, index) => step(ids[index] ?? first, ids[index + 1] ?? next))
  }

  /** Nothing but the way on. */
  pass(label?: string): Node[] {
    const { next } = this
    const named = label === undefined ? {} : { label: label.slice(0, 200) }
    return [
      next === null
        ? { id: this.entry, type: 'end', ...named }
        : { id: this.entry, type: 'goto', ...named, target: next },
    ]
  }

  /**
   * Says why the block has no counterpart; the conversation goes on past it, showing `text` if it is one that visitors
   * would miss.
   */
  unsupported(why: string, text?: string): Node[] {
    this.outcome = 'unsupported'
    this.reasons.splice(0, this.reasons.length, why)
    this.needs.length = 0
    const label = `Typebot: ${this.block.type} (not imported)`.slice(0, 200)
    return text === undefined
      ? this.pass(label)
      : [{ id: this.entry, type: 'message', label, text, role: 'system', next: this.next }]
  }
}

/** A step that sets variables to expressions. */
export function setting(expressions: Readonly<Record<string, string>>): Step {
  return (id, next) => ({
    id,
    type: 'set_variable',
    set: Object.fromEntries(Object.entries(expressions).map(([name, expr]) => [name, { expr }])),
    next,
  })
}
