import { CONNECTIONS_PER_ORIGIN } from '../../adapters/egress/index.ts'

/**
 * How many deliveries each endpoint (a key with its address) may have under way in this process, so that one that is
 * slow or dead does not hold up the others: many for one that has answered fast, few for an unknown or slow one, one
 * after a failure.
 */
export type Endpoints = {
  /**
   * The room of each known key, by id, reserved for one claim until `claimEnded`; meanwhile only deliveries that end
   * make new room.
   */
  offerRoom(): Record<string, number>
  claimEnded(): void
  /** Whether an endpoint has got room since it was last offered, or this was last asked. */
  takeNewRoom(): boolean
  /** Whether a delivery is being posted. */
  isPosting(): boolean
  /**
   * Counts a delivery that was claimed, and resolves when it may be posted: no more are posted at once than there are
   * connections, so that an attempt's duration and deadline are those of the receiver and not of a queue for it.
   */
  turn(keyId: string): Promise<void>
  /** Ends a turn with an attempt. Gives how the endpoint has behaved before it, and with it. */
  ended(keyId: string, outcome: { ok: boolean; durationMs: number }): { before: Behaviour; after: Behaviour }
  /** Ends a turn without an attempt. */
  left(keyId: string): void
}

/** `unknown` to this process. */
export type Behaviour = 'unknown' | 'fast' | 'slow' | 'failing'

export const ROOM_UNKNOWN = 4
const ROOM_FAST = 512
/** Less room than this is not offered for a fast endpoint: most of what a claim costs is the same for any number. */
const ROOM_FAST_AT_LEAST = ROOM_FAST / 2
const ROOM_FAILING = 1
const ROOM: Readonly<Record<Behaviour, number>> = {
  unknown: ROOM_UNKNOWN,
  slow: ROOM_UNKNOWN,
  fast: ROOM_FAST,
  failing: ROOM_FAILING,
}
const FAST_MS = 250
const REMEMBERED_AT_MOST = 10_000

type State = {
  /** Claimed: posted, or waiting for their turn. */
  underWay: number
  posted: number
  /** Room that is offered to a claim. */
  offered: number
  waiting: (() => void)[]
  ok: boolean | undefined
  durationMs: number
}

/** @param postsAtOnce to each endpoint: as many as there are connections to one origin */
export function createEndpoints(postsAtOnce = CONNECTIONS_PER_ORIGIN): Endpoints {
  const states = new Map<string, State>()
  let posting = 0
  let newRoom = false

  function behaviour({ ok, durationMs }: State): Behaviour {
    if (ok === undefined) return 'unknown'
    if (!ok) return 'failing'
    return durationMs < FAST_MS ? 'fast' : 'slow'
  }

  function roomOf(state: State): number {
    const known = behaviour(state)
    const room = ROOM[known] - state.underWay - state.offered
    return known === 'fast' && room < ROOM_FAST_AT_LEAST ? 0 : Math.max(0, room)
  }

  function post(state: State): void {
    state.posted++
    posting++
  }

  /** The delivery that has waited longest takes the place. */
  function free(state: State): void {
    state.underWay--
    state.posted--
    posting--
    newRoom ||= roomOf(state) > 0
    const next = state.waiting.shift()
    if (next === undefined) return
    post(state)
    next()
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
    offerRoom() {
      newRoom = false
      for (const state of states.values()) state.offered = roomOf(state)
      return Object.fromEntries([...states].map(([keyId, { offered }]) => [keyId, offered]))
    },
    claimEnded() {
      for (const state of states.values()) state.offered = 0
    },
    takeNewRoom() {
      const had = newRoom
      newRoom = false
      return had
    },
    isPosting: () => posting > 0,
    async turn(keyId) {
      const state = states.get(keyId) ?? {
        underWay: 0,
        posted: 0,
        offered: 0,
        waiting: [],
        ok: undefined,
        durationMs: 0,
      }
      state.underWay++
      states.delete(keyId)
      states.set(keyId, state)
      forget()
      if (state.posted < postsAtOnce) post(state)
      else await new Promise<void>(resolve => state.waiting.push(resolve))
    },
    left(keyId) {
      const state = states.get(keyId)
      if (state !== undefined) free(state)
    },
    ended(keyId, { ok, durationMs }) {
      const state = states.get(keyId)
      if (state === undefined) return { before: 'unknown', after: ok ? 'unknown' : 'failing' }
      const before = behaviour(state)
      state.durationMs = state.ok === undefined ? durationMs : state.durationMs * 0.8 + durationMs * 0.2
      state.ok = ok
      free(state)
      return { before, after: behaviour(state) }
    },
  }
}
