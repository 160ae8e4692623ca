import type { NewId } from '../../adapters/ids.ts'
import { untraced } from '../../adapters/tracing/index.ts'
import {
  claimMessages,
  renewLeases,
  retryMessage,
  untilNextMessage,
  type ClaimedMessage,
} from '../../adapters/stores/engine-messages/queue.ts'
import { workOff, type Settlement } from './engine-messages.ts'
import type { TurnDeps } from './turns.ts'

export type Drain = {
  /** There may be work now. Returns at once; many calls cost no more than one. */
  kick: () => void
  /** Resolves when nothing is due and nothing is being worked on. */
  idle: () => Promise<void>
  /** Takes nothing new, finishes what is at work for up to `graceMs`, and gives the rest back with its attempt. */
  stop(graceMs?: number): Promise<void>
}

/** Messages that are held at once; each waits for one of the pool's connections. */
const HELD_AT_MOST = 32
/** Fewer free places than this are not worth a claim of their own. */
const CLAIM_AT_LEAST = 8
const RENEW_EVERY_MS = 20_000
const STOP_GRACE_MS = 8_000
const LONGEST_SLEEP_MS = 1_000
/** Before looking again at messages that are due but that another worker has. */
const OVERDUE_PAUSE_MS = 25

/** Works off engine messages as they become due. One per process; any number of processes share the work. */
export function createDrain(deps: TurnDeps, { newId }: { newId: NewId } = deps): Drain {
  const owner = newId()
  const held = new Map<string, ClaimedMessage>()
  const running = new Map<string, Promise<Settlement>>()
  const queues = new Map<string, Promise<void>>()
  let suspect: ClaimedMessage | undefined
  let suspectsSoughtAt = -Infinity
  let pumping: Promise<void> | undefined
  let again = false
  /** The last claim found as much as there was room for. */
  let backlog = false
  /**
   * Something is due, or may be: another worker has it, it waits for another message of its execution, or nobody could
   * look.
   */
  let overdue = false
  let stopping = false
  let timer: NodeJS.Timeout | undefined
  let idleListeners: (() => void)[] = []
  const renewal = setInterval(() => {
    void renew()
  }, RENEW_EVERY_MS)
  renewal.unref()

  async function renew(): Promise<void> {
    if (held.size === 0) return
    await renewLeases(deps.db, owner, [...held.values()]).catch((error: unknown) =>
      deps.log.warn({ err: error }, 'leases could not be renewed'),
    )
  }

  function kick(): void {
    if (stopping) return
    again = true
    pumping ??= pump().finally(() => {
      pumping = undefined
      if (again && !stopping) kick()
      else tellIfIdle()
    })
  }

  async function pump(): Promise<void> {
    clearTimeout(timer)
    let found = 0
    try {
      while (again && !stopping) {
        again = false
        const free = HELD_AT_MOST - held.size
        backlog = true
        if (free < CLAIM_AT_LEAST) return
        const claimed = await claimMessages(deps.db, { owner, limit: free })
        for (const message of claimed) hold(message)
        found += claimed.length
        backlog = claimed.length === free
        if (backlog) again = true
      }
      await seekSuspect()
      await sleep(found > 0 ? 0 : OVERDUE_PAUSE_MS)
    } catch (error) {
      deps.log.warn({ err: error }, 'engine messages could not be claimed')
      overdue = true
      wakeIn(LONGEST_SLEEP_MS)
    }
  }

  async function seekSuspect(): Promise<void> {
    if (suspect !== undefined || performance.now() - suspectsSoughtAt < LONGEST_SLEEP_MS / 2) return
    ;[suspect] = await claimMessages(deps.db, { owner, limit: 1, suspects: true })
    if (suspect === undefined) suspectsSoughtAt = performance.now()
    else hold(suspect)
  }

  /** Two messages of one execution are worked off one after the other. */
  function hold(message: ClaimedMessage): void {
    held.set(message.hold.id, message)
    const key = message.execution === undefined ? message.hold.id : `${message.tenantId}/${message.execution.id}`
    const turn = (queues.get(key) ?? Promise.resolve()).then(async () => await work(message))
    queues.set(key, turn)
    void turn.finally(() => {
      if (queues.get(key) === turn) queues.delete(key)
    })
  }

  async function work(message: ClaimedMessage): Promise<void> {
    const { id } = message.hold
    // What has not begun is given back.
    if (stopping) return
    const turn = (deps.tracing ?? untraced)
      .run(`engine message ${message.type}`, { facts: factsOf(message) }, async () => await workOff(deps, message))
      .catch((error: unknown): Settlement => {
        deps.log.error({ err: error, messageId: id }, 'an engine message could not be settled; its lease will run out')
        return 'settled'
      })
    running.set(id, turn)
    const settlement = await turn
    running.delete(id)
    held.delete(id)
    if (suspect === message) {
      suspect = undefined
      kick()
    } else if (settlement === 'due_again' || (backlog && HELD_AT_MOST - held.size >= CLAIM_AT_LEAST)) kick()
    else tellIfIdle()
  }

  /**
   * Until the next message is due, a second at most: what another process writes for soon is announced, and for later
   * it is found by then.
   */
  async function sleep(leastMs: number): Promise<void> {
    const ms = await untilNextMessage(deps.db)
    overdue = ms !== undefined && ms <= 0
    wakeIn(Math.min(Math.max(ms ?? LONGEST_SLEEP_MS, leastMs), LONGEST_SLEEP_MS))
  }

  function wakeIn(ms: number): void {
    clearTimeout(timer)
    if (stopping) return
    timer = setTimeout(kick, ms)
    timer.unref()
  }

  function tellIfIdle(): void {
    if (held.size > 0 || pumping !== undefined || (overdue && !stopping)) return
    const listeners = idleListeners
    idleListeners = []
    for (const listener of listeners) listener()
  }

  return {
    kick,
    idle: async () =>
      await new Promise<void>(resolve => {
        idleListeners.push(resolve)
        kick()
      }),
    async stop(graceMs = STOP_GRACE_MS) {
      stopping = true
      clearTimeout(timer)
      clearInterval(renewal)
      await pumping
      const grace = Promise.withResolvers<undefined>()
      const cut = setTimeout(() => grace.resolve(undefined), graceMs)
      await Promise.race([Promise.allSettled(running.values()), grace.promise])
      clearTimeout(cut)
      await Promise.allSettled(
        [...held.values()].map(
          async message => await retryMessage(deps.db, message, { delayMs: 0, refund: true, error: null }),
        ),
      )
      held.clear()
      tellIfIdle()
    },
  }
}

function factsOf({ hold, execution }: ClaimedMessage): Record<string, string | number> {
  return { 'parley.attempt': hold.attempts, ...(execution === undefined ? {} : { 'parley.execution': execution.id }) }
}
