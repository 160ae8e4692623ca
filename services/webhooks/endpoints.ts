/**
 * How many deliveries each endpoint (a key with its address) may have under way in this process, so that one that is
 * slow or dead does not hold up the others: many for one that has answered fast, few for an unknown or slow one, one
 * after a failure.
 */
export type Endpoints = {
  /** Room for keys that are known, by id. */
  room(): Record<string, number>
  began(keyId: string): void
  ended(keyId: string, outcome: { ok: boolean; durationMs: number }): void
}

export const ROOM_UNKNOWN = 4
const ROOM_FAST = 256
const ROOM_FAILING = 1
const FAST_MS = 250
const REMEMBERED_AT_MOST = 10_000

type State = { underWay: number; ok: boolean | undefined; durationMs: number }

export function createEndpoints(): Endpoints {
  const states = new Map<string, State>()

  function allowance({ ok, durationMs }: State): number {
    if (ok === undefined) return ROOM_UNKNOWN
    if (!ok) return ROOM_FAILING
    return durationMs < FAST_MS ? ROOM_FAST : ROOM_UNKNOWN
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
      Object.fromEntries([...states].map(([keyId, state]) => [keyId, Math.max(0, allowance(state) - state.underWay)])),
    began(keyId) {
      const state = states.get(keyId) ?? { underWay: 0, ok: undefined, durationMs: 0 }
      state.underWay++
      states.delete(keyId)
      states.set(keyId, state)
      forget()
    },
    ended(keyId, { ok, durationMs }) {
      const state = states.get(keyId)
      if (state === undefined) return
      state.underWay--
      state.durationMs = state.ok === undefined ? durationMs : state.durationMs * 0.8 + durationMs * 0.2
      state.ok = ok
    },
  }
}
