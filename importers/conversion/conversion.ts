import type { Node } from '../../generated/schemas/flow.ts'
import type { ImportNeed, ImportOutcome } from '../../generated/schemas/import-report.ts'

export type Outcome = Exclude<ImportOutcome, 'unreachable'>
export type Next = string | null

/** Creates a node of the given id that continues at `next`. */
export type Step = (id: string, next: Next) => Node

/** One block of an export during its conversion to nodes: its targets, and the remarks about it. */
export abstract class Conversion {
  readonly id: string
  readonly type: string
  /** Id of the first node of the block. */
  readonly entry: string
  readonly reasons = new Set<string>()
  readonly needs: ImportNeed[] = []
  outcome: Outcome = 'imported'
  /** The script that the flow cannot run. */
  source: string | undefined
  readonly #newId: () => string

  constructor(given: { id: string; type: string; entry: string; newId: () => string }) {
    this.id = given.id
    this.type = given.type
    this.entry = given.entry
    this.#newId = given.newId
  }

  /** The target after the block. */
  abstract get next(): Next

  /** A text of the export as a template of the flow. */
  abstract template(source: string): string

  /** The same text as an expression. */
  abstract expression(source: string): string

  /** Display name of the system that the export comes from. */
  protected abstract readonly system: string

  /** Says how the flow differs from the block. */
  readonly approximate = (how: string): void => {
    this.reasons.add(how)
    if (this.outcome === 'imported') this.outcome = 'approximated'
  }

  need(kind: ImportNeed['kind'], code: string, why: string): void {
    this.needs.push({ kind, code, why: `Block ${this.id} (${this.type}) ${why}` })
  }

  /** These ids are used until the flow is assembled, where nodes get names. */
  newId(): string {
    return this.#newId()
  }

  /** Nodes that follow one another, from the block's entry to `next`. */
  chain(steps: readonly Step[], next: Next = this.next, first = this.entry): Node[] {
    const ids = steps.map((_, index) => (index === 0 ? first : this.newId()))
    return steps.map((step, index) => step(ids[index] ?? first, ids[index + 1] ?? next))
  }

  /** Only the edge to the next node. */
  pass(label?: string): Node[] {
    const named = label === undefined ? {} : { label: label.slice(0, 200) }
    return [
      this.next === null
        ? { id: this.entry, type: 'end', ...named }
        : { id: this.entry, type: 'goto', ...named, target: this.next },
    ]
  }

  /** Records why the block has no counterpart; the conversation continues after it. */
  unsupported(why: string): Node[] {
    this.outcome = 'unsupported'
    this.reasons.clear()
    this.reasons.add(why)
    this.needs.length = 0
    return this.pass(this.stubLabel)
  }

  /** The same for a script, which the report and the file of the flow show so that someone can replace it. */
  stubOf(script: string, why: string): Node[] {
    this.source = script
    return this.unsupported(why)
  }

  /** The label of the node that replaces the block. */
  get stubLabel(): string {
    return `${this.system}: ${this.type} (not imported)`.slice(0, 200)
  }
}

/** A step that sets variables to expressions; a literal text or number is used as it is. */
export function setting(expressions: Readonly<Record<string, string>>): Step {
  const set = Object.fromEntries(Object.entries(expressions).map(([name, expr]) => [name, valueOf(expr)]))
  return (id, next) => ({ id, type: 'set_variable', set, next })
}

function valueOf(expression: string): string | number | { expr: string } {
  if (/^-?\d{1,15}(?:\.\d{1,9})?$/.test(expression)) return Number(expression)
  return /^"[^"\\{]*"$/.test(expression) ? expression.slice(1, -1) : { expr: expression }
}
