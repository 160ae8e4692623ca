import type { Json, JsonObject } from '../../json.ts'
import type { Move } from '../compiled-flow.ts'
import type { ToolAnswer, ToolOffer, ToolRound } from '../snapshot.ts'
import type { CallResult } from '../stimulus.ts'
import type { TurnState } from '../turn-state.ts'

/** A tool of an `agent` node, ready to be called. */
export interface CompiledTool {
  readonly offer: ToolOffer
  /** Whether the model's arguments fit the tool's parameters; a problem is a sentence for the model. */
  check(given: Json): { args: JsonObject } | { problem: string }
  /** Set where it answers with passages of documents; `trusted`: other tools may be called once they are read. */
  readonly knowledge?: { trusted: boolean }
  /** What the model reads of the result of the call; `toolAnswerOf` of it when absent. */
  answered?(turn: TurnState, result: CallResult, rounds: readonly ToolRound[]): ToolAnswer
  /** The result of the call as the model gets it; as it is when absent. */
  received?(result: CallResult): CallResult
  /** The move that calls it. Throws TurnFailure if no call can be made from the arguments. */
  call(turn: TurnState, args: JsonObject): Promise<Move>
}
