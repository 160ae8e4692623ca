import type { TypebotVariable } from '../../generated/schemas/typebot-export.ts'
import { Names, slug } from '../conversion/names.ts'
import { RETURNS_TO, START_AT } from './start.ts'

/** Kind of a variable's value, if known. */
export type VariableKind = 'number' | 'text' | 'list' | 'unknown'

/** The bot's variables under names that a flow can have. */
export class Variables {
  /** By new name; a missing entry is unknown. */
  kinds: ReadonlyMap<string, VariableKind> = new Map()
  readonly #byId = new Map<string, string>()
  readonly #byName = new Map<string, string>()
  readonly #names = new Names('_')
  readonly #all: { id: string; name: string; becomes: string }[] = []

  constructor(variables: readonly TypebotVariable[]) {
    this.#names.take(START_AT)
    this.#names.take(RETURNS_TO)
    for (const { id, name } of variables) {
      if (this.#byId.has(id)) continue
      const becomes = this.#byName.get(name) ?? this.#names.take(slug(name, '_', 'variable'))
      this.#byId.set(id, becomes)
      this.#byName.set(name, becomes)
      this.#all.push({ id, name, becomes })
    }
  }

  byId(id: string | undefined): string | undefined {
    return id === undefined ? undefined : this.#byId.get(id)
  }

  byName(name: string): string | undefined {
    return this.#byName.get(name) ?? this.#byName.get(name.trim())
  }

  kindOf(variable: string): VariableKind {
    return this.kinds.get(variable) ?? 'unknown'
  }

  /** A variable that the bot does not have. */
  further(preferred: string): string {
    return this.#names.take(preferred)
  }

  all(): readonly { id: string; name: string; becomes: string }[] {
    return this.#all
  }

  /** Old and new names, in the order of the export. */
  renamed(): { name: string; becomes: string }[] {
    return [...this.#byName].map(([name, becomes]) => ({ name, becomes }))
  }

  names(): string[] {
    return [...this.#byName.values()]
  }
}
