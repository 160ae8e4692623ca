import { eventLoop, type Clock } from '../../adapters/clock.ts'
import { TurnBudget, type Scope } from '../../domain/expressions/evaluation.ts'
import { tryOut, type Trial } from '../../domain/expressions/trial.ts'

export type ExpressionDeps = { clock: Clock; random: () => number }
export type TrialOrder = { kind: 'expression' | 'template'; source: string; scope: Scope; now: Date | undefined }
export type { Trial }

/** Evaluates an expression or a template with the limits of a whole turn. */
export async function evaluateExpression(
  { clock, random }: ExpressionDeps,
  { kind, source, scope, now }: TrialOrder,
): Promise<Trial> {
  return await tryOut(kind, source, scope, { now: now ?? clock.now(), random, budget: new TurnBudget(eventLoop) })
}
