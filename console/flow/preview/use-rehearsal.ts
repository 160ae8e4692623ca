import { useCallback, useMemo, useState } from 'react'
import { useDebounced } from '../../data/debounced.ts'
import { useSimulation, type Simulated } from '../../data/flow-tests.ts'
import type { Definition } from '../edits/nodes.ts'
import { newRehearsal, requestOf, withMove, type Rehearsal } from './rehearsal.ts'
import type { SimulationInput, SimulationResult, SimulationStub } from './simulated.ts'

/** An edit is tried once typing has paused. */
const SETTLED_MS = 500

let conversations = 0
const nextId = (): string => `try-${++conversations}`

/**
 * A trial run of the definition. With every edit the same conversation runs again.
 * @param of constant while the page is shown
 * @param given what the first conversation starts with; the flow's own trigger and nothing else when absent
 */
export function useRehearsal(of: Simulated, definition: Definition, given: Partial<Rehearsal> = {}) {
  const [rehearsal, setRehearsal] = useState<Rehearsal>(() => ({
    ...newRehearsal(definition, nextId(), new Date().toISOString()),
    ...given,
  }))
  const settled = useDebounced(definition, SETTLED_MS)
  const request = useMemo(() => requestOf(settled, rehearsal), [settled, rehearsal])
  const simulation = useSimulation(of, rehearsal.id, request)
  const shown = simulation.data?.id === rehearsal.id ? simulation.data.result : undefined
  // An answer is in flight; a run after an edit happens in the background.
  const isBusy = simulation.isFetching && (shown === undefined || shown.turns.length <= rehearsal.moves.length)

  /** Starts a conversation with the changed values, and without answers unless they are given. */
  const begin = useCallback(
    (changed: Partial<Rehearsal> = {}) =>
      setRehearsal(present => ({ ...present, moves: [], ...changed, id: nextId() })),
    [],
  )
  const move = useCallback(
    (input: SimulationInput, text?: string) => setRehearsal(present => withMove(present, shown, { input, text })),
    [shown],
  )
  /** Answers the call at which the run has stopped, and continues from there. */
  const answerCall = useCallback(
    (key: string, stub: SimulationStub) =>
      setRehearsal(present => ({
        ...present,
        stubs: { ...present.stubs, [key]: [...(present.stubs[key] ?? []), stub] },
      })),
    [],
  )
  return { rehearsal, result: shown, error: simulation.error, isBusy, begin, move, answerCall }
}

export type Tryout = ReturnType<typeof useRehearsal>
export type Shown = SimulationResult | undefined
