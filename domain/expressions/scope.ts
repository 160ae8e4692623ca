import type { TurnBudget } from './turn-budget.ts'
import type { JsonObject } from '../json.ts'

/** What an expression can name. `$event` and `$vars` are the same objects as `event` and `vars`. */
export interface Scope {
  vars: JsonObject
  input: JsonObject
  event: JsonObject | null
  context: JsonObject
  entities: JsonObject
  conversation: JsonObject
  /** The model's arguments, while a tool of an `agent` node is called. */
  args?: JsonObject
}

/**
 * What `$now()`, `$millis()`, `$random()` and `$shuffle()` answer from: given, so that the same inputs give the same
 * result.
 */
export interface Ambient {
  now: Date
  random(): number
  /** Shared by all evaluations of one turn; an evaluation without one has a new one, which knows no time. */
  budget?: TurnBudget
}
