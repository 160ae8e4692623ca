import { findNextDelivery } from '../../adapters/stores/webhooks/queue.ts'
import { deliverDueWebhooks, type DeliveryDeps } from './deliver.ts'

export type WebhookDrain = {
  /** There may be something to deliver now. Returns at once; many calls cost no more than one. */
  kick: () => void
  /** Resolves when nothing is due and nothing is under way. */
  idle: () => Promise<void>
  /** Takes nothing new and waits for what is under way: a receiver has ten seconds at most. */
  stop: () => Promise<void>
}

const LONGEST_SLEEP_MS = 60_000
/** Another worker may be at what is due already. */
const SHORTEST_SLEEP_MS = 100
/** A pass ends now and then, so that a stop need not wait for an endless queue. */
const PASS_LIMIT = 10_000

/** Delivers webhooks as they become due. One per process; any number of processes share the work. */
export function createWebhookDrain(deps: DeliveryDeps): WebhookDrain {
  const stopping = new AbortController()
  let again = false
  let running: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined
  let lookAgain: () => void = () => undefined

  function kick(): void {
    if (stopping.signal.aborted) return
    again = true
    lookAgain()
    running ??= run().finally(() => {
      running = undefined
      if (again) kick()
    })
  }

  async function run(): Promise<void> {
    clearTimeout(timer)
    let sleepMs = LONGEST_SLEEP_MS
    try {
      while (again && !stopping.signal.aborted) {
        again = false
        const { attempts } = await deliverDueWebhooks(deps, {
          limit: PASS_LIMIT,
          signal: stopping.signal,
          onWaiting: look => {
            lookAgain = look
          },
        })
        if (attempts === PASS_LIMIT) again = true
      }
      const due = await findNextDelivery(deps.db)
      if (due !== undefined) sleepMs = due.getTime() - (await deps.databaseNow()).getTime()
    } catch (error) {
      deps.onError(error)
    }
    if (stopping.signal.aborted) return
    timer = setTimeout(kick, Math.min(Math.max(sleepMs, SHORTEST_SLEEP_MS), LONGEST_SLEEP_MS))
    timer.unref()
  }

  return {
    kick,
    async idle() {
      kick()
      while (running !== undefined) await running
    },
    async stop() {
      stopping.abort()
      clearTimeout(timer)
      await running
    },
  }
}
