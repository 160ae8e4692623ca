import { CONNECTIONS_PER_ORIGIN } from '../../adapters/egress/index.ts'

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

/**
 * How many deliveries each endpoint (a key with its address) may have in progress in this process, so that one that is
 * slow or dead does not hold up the others: many for one that has answered fast, few for an unknown or slow one, one
 * after a failure.
 */
export class Endpoints {
  readonly #states = new Map<string, State>()
  #posting = 0
  #newRoom = false

  /**
   * The room of each known key, by id, reserved for one claim until `claimEnded`; meanwhile only deliveries that end
   * make new room.
   */
  offerRoom(): Record<string, number> {
    this.#newRoom = false
    for (const state of this.#states.values()) state.offered = roomOf(state)
    return Object.fromEntries([...this.#states].map(([keyId, { offered }]) => [keyId, offered]))
  }

  claimEnded(): void {
    for (const state of this.#states.values()) state.offered = 0
  }

  /** Whether an endpoint has gained room since it was last offered or this was last called. */
  takeNewRoom(): boolean {
    const had = this.#newRoom
    this.#newRoom = false
    return had
  }

  /** Whether a delivery is being posted. */
  isPosting(): boolean {
    return this.#posting > 0
  }

  /**
   * Counts a delivery that was claimed, and resolves when it may be posted: no more are posted at once than there are
   * connections, so that an attempt's duration and deadline are those of the receiver and not of a queue for it.
   */
  async turn(keyId: string): Promise<void> {
    const state = this.#states.get(keyId) ?? newState()
    state.underWay++
    this.#states.delete(keyId)
    this.#states.set(keyId, state)
    this.#forget()
    if (state.posted < CONNECTIONS_PER_ORIGIN) this.#post(state)
    else await new Promise<void>(resolve => state.waiting.push(resolve))
  }

  /** Ends a turn without an attempt. */
  left(keyId: string): void {
    const state = this.#states.get(keyId)
    if (state !== undefined) this.#free(state)
  }

  /** Ends a turn with an attempt. Gives how the endpoint has behaved before it, and with it. */
  ended(
    keyId: string,
    { ok, durationMs }: { ok: boolean; durationMs: number },
  ): { before: Behaviour; after: Behaviour } {
    const state = this.#states.get(keyId)
    if (state === undefined) return { before: 'unknown', after: ok ? 'unknown' : 'failing' }
    const before = behaviourOf(state)
    state.durationMs = state.ok === undefined ? durationMs : state.durationMs * 0.8 + durationMs * 0.2
    state.ok = ok
    this.#free(state)
    return { before, after: behaviourOf(state) }
  }

  #post(state: State): void {
    state.posted++
    this.#posting++
  }

  /** The delivery that has waited longest takes the slot. */
  #free(state: State): void {
    state.underWay--
    state.posted--
    this.#posting--
    this.#newRoom ||= roomOf(state) > 0
    const next = state.waiting.shift()
    if (next === undefined) return
    this.#post(state)
    next()
  }

  /** Endpoints with nothing in progress are dropped, the least recently used first; they then count as unknown. */
  #forget(): void {
    for (const [keyId, state] of this.#states) {
      if (this.#states.size <= REMEMBERED_AT_MOST) return
      if (state.underWay === 0) this.#states.delete(keyId)
    }
  }
}

function newState(): State {
  return { underWay: 0, posted: 0, offered: 0, waiting: [], ok: undefined, durationMs: 0 }
}

function behaviourOf({ ok, durationMs }: State): Behaviour {
  if (ok === undefined) return 'unknown'
  if (!ok) return 'failing'
  return durationMs < FAST_MS ? 'fast' : 'slow'
}

function roomOf(state: State): number {
  const behaviour = behaviourOf(state)
  const room = ROOM[behaviour] - state.underWay - state.offered
  return behaviour === 'fast' && room < ROOM_FAST_AT_LEAST ? 0 : Math.max(0, room)
}
