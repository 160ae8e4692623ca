/**
 * How many deliveries each endpoint (a key with its address) may have under way in this process, so that one that is
 * slow or dead does not hold up the others: many for one that has answered fast, few for an unknown or slow one, one
 * after a failure.
 */
export type Endpoints = {
  /** Room for keys that are known, by id. */
  room(): Record<string, number>
  began(keyId: string): void
  /** Gives how the endpoint has behaved before this attempt, and with it. */
  ended(keyId: string, outcome: { ok: boolean; durationMs: number }): { before: Behaviour; after: Behaviour }
}

/** `unknown` to this process. */
export type Behaviour = 'unknown' | 'fast' | 'slow' | 'failing'

export const ROOM_UNKNOWN = 4
const ROOM_FAST = 256
const ROOM_FAILING = 1
const ROOM: Readonly<Record<Behaviour, number>> = {
  unknown: ROOM_UNKNOWN,
  slow: ROOM_UNKNOWN,
  fast: ROOM_FAST,
  failing: ROOM_FAILING,
}
const FAST_MS = 250
const REMEMBERED_AT_MOST = 10_000

type State = { underWay: number; ok: boolean | undefined; durationMs: number }

export function createEndpoints(): Endpoints {
  const states = new Map<string, State>()

  function behaviour({ ok, durationMs }: State): Behaviour {
    if (ok === undefined) return 'unknown'
    if (!ok) return 'failing'
    return durationMs < FAST_MS ? 'fast' : 'slow'
  }

  /**
   * Endpoints with nothing under way are dropped, the least recently used first; they count as unknown then.
   */
  function forget(): void {
    for (const [keyId, state] of states) {
      if (states.size <= REMEMBERED_AT_MOST) return
      if (state.underWay === 0) states.delete(keyId)
    }
  }

  return {
    room: () =>
      Object.fromEntries(
        [...states].map(([keyId, state]) => [keyId, Math.max(0, ROOM[behaviour(state)] - state.underWay)]),
      ),
    began(keyId) {
      const state = states.get(keyId) ?? { underWay: 0, ok: undefined, durationMs: 0 }
      state.underWay++
      states.delete(keyId)
      states.set(keyId, state)
      forget()
    },
    ended(keyId, { ok, durationMs }) {
      const state = states.get(keyId)
      if (state === undefined) return { before: 'unknown', after: ok ? 'unknown' : 'failing' }
      const before = behaviour(state)
      state.underWay--
      state.durationMs = state.ok === undefined ? durationMs : state.durationMs * 0.8 + durationMs * 0.2
      state.ok = ok
      return { before, after: behaviour(state) }
    },
  }
}
