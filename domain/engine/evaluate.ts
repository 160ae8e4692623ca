import { ExpressionError, type ExpressionErrorKind } from '../expressions/errors.ts'
import type { CompiledExpression } from '../expressions/expression.ts'
import type { CompiledTemplate, CompiledValue } from '../expressions/template.ts'
import { weigh } from '../expressions/weight.ts'
import type { Json } from '../json.ts'
import type { FailureKind } from './snapshot.ts'
import { TurnFailure, type TurnState } from './turn-state.ts'

/** Evaluates within a turn; what goes wrong fails the execution. */
export function evaluated(
  expression: CompiledExpression,
  turn: TurnState,
): Json | undefined | Promise<Json | undefined> {
  return guarded(() => expression.evaluate(turn.scope, turn.ambient))
}

export function rendered(template: CompiledTemplate, turn: TurnState): string | Promise<string> {
  return guarded(() => template.render(turn.scope, turn.ambient))
}

export function valued(value: CompiledValue, turn: TurnState): Json | Promise<Json> {
  const result = guarded(() => value.evaluate(turn.scope, turn.ambient))
  return result instanceof Promise ? result.then(bounded) : bounded(result)
}

/** Characters of JSON one made value may have: room for the largest answer of an http node. */
const VALUE_MAX_WEIGHT = 6_000_000

function bounded(value: Json): Json {
  if (weigh(value) > VALUE_MAX_WEIGHT) throw new TurnFailure('value_too_large', 'a value is too large')
  return value
}

function guarded<Result>(evaluate: () => Result | Promise<Result>): Result | Promise<Result> {
  try {
    const result = evaluate()
    return result instanceof Promise
      ? result.catch((error: unknown) => {
          throw asFailure(error)
        })
      : result
  } catch (error) {
    throw asFailure(error)
  }
}

const FAILURE_OF: Record<ExpressionErrorKind, FailureKind> = {
  compile: 'expression_error',
  evaluate: 'expression_error',
  limit: 'value_too_large',
  turn_limit: 'step_limit',
}

function asFailure(error: unknown): unknown {
  if (!(error instanceof ExpressionError)) return error
  return new TurnFailure(FAILURE_OF[error.kind], error.message)
}
