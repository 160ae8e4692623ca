import type { ReplayStep, ReplayStepOutcome } from './steps.ts'

/** One turn of a recorded run next to the replay of the same input at the same time on another definition. */
export type ReplayedTurn = { at: string; input: string; recorded: ReplayStep[]; replayed: ReplayStep[] }

/**
 * A difference between replay and record. `turn` counts from 0, the start. `edge` and `outcome` are those of the
 * replay; `not_reached`: the replay has no further step in this turn. `recorded`, `replayed`: each in words.
 */
export type ReplayDifference = {
  turn: number
  flow: string | null
  nodeId: string | null
  edge: string | null
  outcome: ReplayStepOutcome | 'not_reached'
  recorded: string | null
  replayed: string | null
}

/** Whether the turn took the same path in both. */
export function isSame({ recorded, replayed }: Pick<ReplayedTurn, 'recorded' | 'replayed'>): boolean {
  return recorded.length === replayed.length && recorded.every(({ text }, index) => text === replayed[index]?.text)
}

export function differencesOf(turns: readonly ReplayedTurn[]): ReplayDifference[] {
  return turns.flatMap((turn, index) => (isSame(turn) ? [] : differencesIn(turn, index)))
}

/** Blocks are compared only if the steps are the same: otherwise they differ because of the steps. */
function differencesIn({ recorded, replayed }: ReplayedTurn, turn: number): ReplayDifference[] {
  const [before, after] = [recorded.filter(isStep), replayed.filter(isStep)]
  const found: ReplayDifference[] = []
  for (let index = 0; index < Math.max(before.length, after.length); index++) {
    const [was, is] = [before[index], after[index]]
    if (was?.text === is?.text) continue
    found.push(difference(turn, was, is))
    if (was === undefined || is === undefined || hasParted(was, is)) return found
  }
  return found.length > 0 ? found : shownDifferences(recorded, replayed, turn)
}

function shownDifferences(
  recorded: readonly ReplayStep[],
  replayed: readonly ReplayStep[],
  turn: number,
): ReplayDifference[] {
  const [before, after] = [recorded.filter(step => !isStep(step)), replayed.filter(step => !isStep(step))]
  return Array.from({ length: Math.max(before.length, after.length) }, (_, index) => index)
    .filter(index => before[index]?.text !== after[index]?.text)
    .map(index => difference(turn, before[index], after[index]))
}

function difference(turn: number, was: ReplayStep | undefined, is: ReplayStep | undefined): ReplayDifference {
  const at = is ?? was
  return {
    turn,
    flow: at?.flow ?? null,
    nodeId: at?.nodeId ?? null,
    edge: is?.edge ?? null,
    outcome: is?.outcome ?? 'not_reached',
    recorded: was?.text ?? null,
    replayed: is?.text ?? null,
  }
}

const isStep = ({ outcome }: ReplayStep): boolean => outcome !== 'shown'

function hasParted(was: ReplayStep, is: ReplayStep): boolean {
  return was.nodeId !== is.nodeId || was.flow !== is.flow || was.outcome !== is.outcome || was.next !== is.next
}
