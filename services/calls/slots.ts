import type { Clock } from '../../adapters/clock.ts'
import type { CallFigures } from '../../adapters/metrics.ts'
import type { Log } from '../log.ts'
import { createSlotLine, type SlotLine } from '../slot-line.ts'

/**
 * The workspace and host of calls: one workspace's hanging service takes no slot from any other. Requests for tokens
 * have separate slots, since a call waits for its token within its slot, possibly for the same host.
 */
export type CallTarget = { tenantId: string; host: string; purpose?: 'token' }

export type CallSlots = {
  /**
   * Makes an attempt in a slot of its target, for which it waits up to `waitMs`.
   * @throws CircuitOpen immediately when recent calls to the host only timed out
   * @throws CallPostponed when no slot became free
   */
  within<Result extends { timedOut?: boolean }>(
    target: CallTarget,
    waitMs: number,
    attempt: () => Promise<Result>,
  ): Promise<Result>
  figures(): CallFigures
}

/** The host is not being called at present. */
export class CircuitOpen extends Error {
  constructor() {
    super('calls to the host have only timed out lately and are suspended')
    this.name = 'CircuitOpen'
  }
}

/** All slots are taken: a worker should make the call in `delayMs`. */
export class CallPostponed extends Error {
  readonly delayMs: number

  constructor(delayMs: number) {
    super('all slots for calls to the host are taken')
    this.name = 'CallPostponed'
    this.delayMs = delayMs
  }
}

/** Attempts in a row without an answer that open a circuit. */
const TIMEOUTS_TO_OPEN = 5
/** Before a host is tried again, by one attempt. */
const OPEN_MS = 30_000
/** Attempts that wait for each slot, in this process. */
const WAITING_PER_SLOT = 2
const POSTPONED_MS = 1_000
const POSTPONED_AT_MOST_MS = 300_000
/** An open circuit without calls is forgotten after this time. */
const SHOWN_OPEN_MS = 300_000
/** Idle targets whose last attempt timed out; beyond them the oldest are dropped. */
const REMEMBERED_AT_MOST = 10_000

/** The slots of one target, and its circuit. */
type TargetState = {
  host: string
  line: SlotLine
  /** Since calls last stopped waiting. */
  postponed: number
  /** In a row. */
  timeouts: number
  openUntil: number | undefined
  isTried: boolean
}

/** The slots and circuits of this process: `slots` for each workspace and host. */
export function createCallSlots({ slots, clock, log }: { slots: number; clock: Clock; log: Log }): CallSlots {
  const states = new Map<string, TargetState>()

  function refuseOpen({ openUntil, isTried }: TargetState): void {
    if (openUntil !== undefined && (clock.now().getTime() < openUntil || isTried)) throw new CircuitOpen()
  }

  function note(state: TargetState, { tenantId, host }: CallTarget, timedOut: boolean): void {
    const wasOpen = state.openUntil !== undefined
    state.timeouts = timedOut ? state.timeouts + 1 : 0
    state.openUntil = state.timeouts >= TIMEOUTS_TO_OPEN ? clock.now().getTime() + OPEN_MS : undefined
    const open = state.openUntil !== undefined
    if (open) state.line.refuseWaiting(() => new CircuitOpen())
    if (open === wasOpen) return
    const { timeouts } = state
    if (open) log.warn({ tenantId, host, timeouts }, 'a host only times out: it is not called for 30 seconds')
    else log.warn({ tenantId, host }, 'a host that only timed out answers again')
  }

  /** An attempt whose slot is taken: the trial of an open circuit, or any of a closed one. */
  async function attemptIn<Result extends { timedOut?: boolean }>(
    state: TargetState,
    target: CallTarget,
    attempt: () => Promise<Result>,
  ): Promise<Result> {
    // It may have opened meanwhile.
    refuseOpen(state)
    const isTrial = state.openUntil !== undefined
    if (isTrial) state.isTried = true
    try {
      const result = await attempt()
      note(state, target, result.timedOut === true)
      return result
    } finally {
      if (isTrial) state.isTried = false
    }
  }

  return {
    async within(target, waitMs, attempt) {
      const key = [target.tenantId, target.host, target.purpose].join(' ')
      const state = states.get(key) ?? newState(target.host, slots)
      states.set(key, state)
      refuseOpen(state)
      await state.line.take(waitMs, () => postponed(state, slots))
      try {
        return await attemptIn(state, target, attempt)
      } finally {
        // Calls have stopped waiting.
        if (!state.line.free()) state.postponed = 0
        if (state.line.underWay === 0 && state.timeouts === 0) states.delete(key)
        forgetIdle(states)
      }
    },
    figures: () => figuresOf(states.values(), clock.now().getTime()),
  }
}

function newState(host: string, slots: number): TargetState {
  return {
    host,
    line: createSlotLine({ slots, waitingAtMost: slots * WAITING_PER_SLOT }),
    postponed: 0,
    timeouts: 0,
    openUntil: undefined,
    isTried: false,
  }
}

/** The n-th call without a slot returns after n slots have become free, at one call a second each. */
function postponed(state: TargetState, slots: number): CallPostponed {
  state.postponed++
  return new CallPostponed(Math.min(POSTPONED_AT_MOST_MS, POSTPONED_MS * (1 + state.postponed / slots)))
}

function forgetIdle(states: Map<string, TargetState>): void {
  for (const [key, state] of states) {
    if (states.size <= REMEMBERED_AT_MOST) return
    if (state.line.underWay === 0) states.delete(key)
  }
}

function figuresOf(states: Iterable<TargetState>, now: number): CallFigures {
  const sum = { underWay: 0, waiting: 0, open: new Map<string, number>() }
  for (const { host, line, openUntil } of states) {
    sum.underWay += line.underWay
    sum.waiting += line.waiting
    if (openUntil !== undefined && now < openUntil + SHOWN_OPEN_MS) sum.open.set(host, (sum.open.get(host) ?? 0) + 1)
  }
  return sum
}
