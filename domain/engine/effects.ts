import type { Effect } from './stimulus.ts'

/** What carries out each kind of effect: a kind that is new does not compile until everything that runs flows has one. */
export type EffectHandlers = { readonly [Type in Effect['type']]: (effect: Extract<Effect, { type: Type }>) => void }

/** Hands every effect of a turn to its handler, in order. The one way to carry effects out, for real or simulated. */
export function carryOut(effects: readonly Effect[], handlers: EffectHandlers): void {
  // The handler under an effect's type takes that effect: the lookup keeps what the type checker cannot follow.
  for (const effect of effects) (handlers[effect.type] as (effect: Effect) => void)(effect)
}
