import type { Clock } from '../../adapters/clock.ts'
import type { Egress } from '../../adapters/egress/index.ts'
import type { NewId } from '../../adapters/ids.ts'
import type { Pool } from '../../adapters/postgres/pool.ts'
import { untraced, type Tracing } from '../../adapters/tracing/index.ts'
import {
  claimDeliveries,
  recordAttempts,
  type AttemptWrite,
  type ClaimedDelivery,
} from '../../adapters/stores/webhooks/queue.ts'
import type { WaitTokens } from '../../adapters/wait-tokens.ts'
import { webhookBody } from '../../domain/webhooks/payloads.ts'
import { ATTEMPT_WAITS_S, judgeAttempt, type AttemptResult } from '../../domain/webhooks/schedule.ts'
import { ROOM_UNKNOWN, type Endpoints } from './endpoints.ts'
import { postWebhook } from './post.ts'
import type { Signing } from './signing.ts'

export type DeliveryDeps = {
  db: Pool
  clock: Clock
  newId: NewId
  signing: Signing
  waitTokens: WaitTokens
  egress: Egress
  endpoints: Endpoints
  /** The database's time: it decides what is due, whatever the clocks of the workers say. */
  databaseNow: () => Promise<Date>
  /** Version of the service, for the receiver's logs. */
  version: string
  tracing?: Tracing
  receiverTimeoutMs?: number
  /** Told of what keeps a delivery from being sent here, for example a secret that does not open. */
  onError: (error: unknown) => void
}

export type DeliveryReport = { attempts: number; succeeded: number; retried: number; ended: number }

/** Longer than any attempt with its look-up and its record takes. */
const LEASE_S = 30
/** Posted and not yet recorded. */
const UNDER_WAY_AT_MOST = 1024

/** Another look for what has become due, while attempts are under way. */
const LOOK_AGAIN_MS = 1_000
/** Attempts that end within this time are recorded together. */
const GATHER_MS = 4

/**
 * `onWaiting` is given a function that makes the pass look for work at once, for example because some was just written.
 */
export type DeliveryPass = { limit: number; signal?: AbortSignal; onWaiting?: (lookAgain: () => void) => void }

/**
 * Attempts deliveries that are due until none is left, or `limit` were attempted. Each attempt is recorded as soon as
 * it has ended, together with what else
 * ended meanwhile; a process that dies in between leaves deliveries that come again after their lease, under the same
 * event id.
 */
export async function deliverDueWebhooks(
  deps: DeliveryDeps,
  { limit, signal, onWaiting }: DeliveryPass,
): Promise<DeliveryReport> {
  const owner = deps.newId()
  const report: DeliveryReport = { attempts: 0, succeeded: 0, retried: 0, ended: 0 }
  const underWay = new Set<Promise<void>>()
  let changed = Promise.withResolvers<undefined>()
  let broken: { error: unknown } | undefined
  const lookAgain = () => changed.resolve(undefined)
  onWaiting?.(lookAgain)
  // While a batch is recorded, the next is claimed.
  const records = createRecorder(deps, owner, lookAgain)
  const looking = setInterval(lookAgain, LOOK_AGAIN_MS)
  try {
    while (signal?.aborted !== true && report.attempts < limit && broken === undefined) {
      changed = Promise.withResolvers<undefined>()
      const others = underWay.size
      const free = Math.min(UNDER_WAY_AT_MOST - underWay.size, limit - report.attempts)
      const claimed =
        free <= 0
          ? []
          : await claimDeliveries(deps.db, {
              limit: free,
              room: deps.endpoints.room(),
              roomElsewhere: ROOM_UNKNOWN,
              leaseS: LEASE_S,
              owner,
              lastAttempt: ATTEMPT_WAITS_S.length,
            })
      for (const delivery of claimed) {
        report.attempts++
        const attempt = attemptDelivery(deps, delivery)
          .then(async made => {
            count(report, made)
            await records.add(made)
          })
          .catch((error: unknown) => {
            broken ??= { error }
          })
          .finally(() => {
            underWay.delete(attempt)
            if (underWay.size === 0) lookAgain()
          })
        underWay.add(attempt)
      }
      // What was under way as this claim was made had taken room from it: then its end calls for another.
      if (underWay.size === 0 && others === 0) break
      // Room comes back with attempts that end; work for others may come at any time, and must not wait for a receiver
      // that does not answer.
      await changed.promise
    }
  } finally {
    clearInterval(looking)
    await Promise.all(underWay)
  }
  // An attempt that could not be recorded is one that comes again.
  if (broken !== undefined) throw broken.error
  return report
}

/** Makes one attempt; never throws for what the receiver does. */
async function attemptDelivery(deps: DeliveryDeps, delivery: ClaimedDelivery): Promise<AttemptWrite> {
  const id = deps.newId()
  const startedAt = deps.clock.now()
  const began = performance.now()
  deps.endpoints.began(delivery.keyId)
  const facts = { 'parley.event': delivery.event, 'parley.attempt': delivery.number, 'parley.delivery': delivery.id }
  const result =
    delivery.keyStatus === 'revoked'
      ? { failure: 'key_revoked' as const }
      : await (deps.tracing ?? untraced).run(
          'webhook',
          { parent: delivery.traceparent ?? undefined, facts },
          async () => await send(deps, delivery, { id, now: startedAt }),
        )
  const durationMs = Math.round(performance.now() - began)
  const verdict = judgeAttempt(delivery.number, result)
  deps.endpoints.ended(delivery.keyId, { ok: verdict.state === 'succeeded', durationMs })
  return {
    tenantId: delivery.tenantId,
    id,
    deliveryId: delivery.id,
    number: delivery.number,
    startedAt,
    durationMs,
    status: 'status' in result ? result.status : null,
    error: 'failure' in result ? result.failure : verdict.state === 'succeeded' ? null : 'http_status',
    state: verdict.state,
    waitS: 'waitS' in verdict ? verdict.waitS : null,
  }
}

async function send(
  deps: DeliveryDeps,
  delivery: ClaimedDelivery,
  { id, now }: { id: string; now: Date },
): Promise<AttemptResult> {
  const { tenantId, executionId, waitId, eventId, event, url } = delivery
  try {
    const body = webhookBody(
      delivery.payload,
      waitId === null || executionId === null ? null : deps.waitTokens.tokenFor(tenantId, executionId, waitId),
    )
    const keys = deps.signing(tenantId, delivery.keyId, delivery.secret)
    return await postWebhook(deps, { url, keys, event, eventId, id, body, now })
  } catch (error) {
    // One delivery that cannot be sent must not keep the others from it.
    deps.onError(error)
    return { failure: 'internal' }
  }
}

function count(report: DeliveryReport, { state }: AttemptWrite): void {
  if (state === 'succeeded') report.succeeded++
  else if (state === 'pending') report.retried++
  else report.ended++
}

/** Records what ended while the last record was written in one statement. */
function createRecorder({ db }: DeliveryDeps, owner: string, onFlush: () => void) {
  let waiting: AttemptWrite[] = []
  let next: Promise<void> | undefined
  let last: Promise<void> = Promise.resolve()

  async function flush(after: Promise<void>): Promise<void> {
    await Promise.all([after.catch(() => undefined), new Promise(resolve => setTimeout(resolve, GATHER_MS))])
    next = undefined
    const attempts = waiting
    waiting = []
    onFlush()
    await recordAttempts(db, owner, attempts)
  }

  return {
    async add(attempt: AttemptWrite): Promise<void> {
      waiting.push(attempt)
      if (next === undefined) {
        next = flush(last)
        last = next
      }
      await next
    },
  }
}
