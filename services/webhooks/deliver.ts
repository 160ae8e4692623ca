import { setTimeout as pause } from 'node:timers/promises'
import { createBatches } from '../../adapters/batches.ts'
import type { Clock } from '../../adapters/clock.ts'
import type { Egress } from '../../adapters/egress/index.ts'
import type { NewId } from '../../adapters/ids.ts'
import type { Pool } from '../../adapters/postgres/pool.ts'
import type { Tracing } from '../../adapters/tracing/index.ts'
import {
  claimDeliveries,
  recordAttempts,
  releaseDeliveries,
  untilNextDelivery,
  type AttemptWrite,
  type ClaimedDelivery,
} from '../../adapters/stores/webhooks/across-tenants.ts'
import type { WaitTokens } from '../../adapters/chat-tokens.ts'
import { webhookBody } from '../../domain/webhooks/payloads.ts'
import { judgeAttempt, type AttemptResult } from '../../domain/webhooks/schedule.ts'
import { createDrain, drainDue, type Drain, type WorkQueue } from '../drain.ts'
import { onceAvailable } from '../unavailable.ts'
import { ROOM_UNKNOWN, type Behaviour, type Endpoints } from './endpoints.ts'
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
  /** Version of the service, for the receiver's logs. */
  version: string
  tracing: Tracing
  /** Milliseconds that a receiver has to answer. */
  receiverTimeoutMs: number
  /** Called with what keeps a delivery from being sent, for example a secret that does not open. */
  onError: (error: unknown) => void
  onAttempt?: ((facts: AttemptFacts) => void) | undefined
}

/** How an attempt went, without what was sent. `before` and `after`: how its endpoint behaves. */
export type AttemptFacts = {
  tenantId: string
  keyId: string
  event: string
  ok: boolean
  error: string | null
  durationMs: number
  before: Behaviour
  after: Behaviour
}

export type DeliveryReport = { attempts: number; succeeded: number; retried: number; ended: number }

/** Longer than any attempt takes with its look-up and its record. */
const LEASE_S = 30
/** A delivery that waits longer than this is released: its attempt might outlast the lease. */
const POSTED_WITHIN_MS = 15_000
/** Claimed and not yet attempted. */
const UNDER_WAY_AT_MOST = 1_024
/** Attempts that may wait for their record without a slot; what is not recorded when its lease ends is repeated. */
const UNRECORDED_AT_MOST = 1_024
const LONGEST_SLEEP_MS = 5_000
/** Attempts that end free room; this interval is for what another process holds, or wrote without a notification. */
const OVERDUE_PAUSE_MS = 1_000
/** Attempts that end within this time while others are made, or while others are recorded, are recorded together. */
const GATHER_MS = 20
const GATHER_STEP_MS = 4

/**
 * Delivers webhooks as they become due. Each attempt is recorded as soon as it has ended, together with others that
 * ended in the meantime; a process that dies before that leaves deliveries that are sent again after their lease, under
 * the same event id.
 */
export function createWebhookDrain(deps: DeliveryDeps): Drain {
  return createDrain({ ...deliveryQueue(deps, Infinity).queue, onError: deps.onError })
}

/** Delivers what is due, at most `limit` attempts, and resolves when they are recorded. */
export async function deliverDueWebhooks(deps: DeliveryDeps, { limit }: { limit: number }): Promise<DeliveryReport> {
  const { queue, report } = deliveryQueue(deps, limit)
  await drainDue(queue, LEASE_S * 1_000)
  return report
}

/** `claimedAt`: milliseconds by the clock, taken before the claim. */
type Claimed = { delivery: ClaimedDelivery; claimedAt: number }

function deliveryQueue(
  deps: DeliveryDeps,
  limit: number,
): { queue: Omit<WorkQueue<Claimed>, 'onError'>; report: DeliveryReport } {
  const { db, endpoints } = deps
  const gathered = { until: async () => await gather(endpoints), oneAtATime: true }
  const report: DeliveryReport = { attempts: 0, succeeded: 0, retried: 0, ended: 0 }
  const record = createBatches(async (attempts: AttemptWrite[]) => {
    // An attempt that was made and is not recorded would be repeated.
    await onceAvailable(async () => await recordAttempts(db, attempts), deps.onError)
    return undefined
  }, gathered)
  const release = createBatches(async (deliveries: ClaimedDelivery[]) => {
    await releaseDeliveries(db, deliveries)
    return undefined
  }, gathered)
  const attempted = new WeakSet<Claimed>()
  let unrecorded = 0
  const queue: Omit<WorkQueue<Claimed>, 'onError'> = {
    async claim(free) {
      if (report.attempts >= limit) return []
      const claimedAt = deps.clock.now().getTime()
      const claimed = await claimDeliveries(db, {
        id: deps.newId(),
        limit: Math.min(free, limit - report.attempts),
        room: endpoints.offerRoom(),
        roomElsewhere: ROOM_UNKNOWN,
        leaseS: LEASE_S,
      }).finally(() => endpoints.claimEnded())
      report.attempts += claimed.length
      return claimed.map(delivery => ({ delivery, claimedAt }))
    },
    async work(claimed, stopping, outside) {
      const { delivery, claimedAt } = claimed
      await endpoints.turn(delivery.keyId)
      if (stopping.aborted || deps.clock.now().getTime() - claimedAt > POSTED_WITHIN_MS) {
        endpoints.left(delivery.keyId)
        report.attempts--
        await release(delivery)
      } else {
        attempted.add(claimed)
        const attempt = await attemptDelivery(deps, delivery)
        count(report, attempt)
        const recorded = record(attempt).finally(() => unrecorded--)
        await (++unrecorded > UNRECORDED_AT_MOST ? recorded : outside(async () => await recorded))
      }
    },
    admission: { makesRoom: () => endpoints.takeNewRoom() },
    untilNext: async () => (report.attempts < limit ? await untilNextDelivery(db) : undefined),
    async release(claimed) {
      // What was posted may arrive, or be recorded, until the process has ended.
      if (!attempted.has(claimed)) await release(claimed.delivery)
    },
    heldAtMost: UNDER_WAY_AT_MOST,
    longestSleepMs: LONGEST_SLEEP_MS,
    overduePauseMs: OVERDUE_PAUSE_MS,
  }
  return { queue, report }
}

async function gather(endpoints: Endpoints): Promise<void> {
  for (let waited = 0; waited < GATHER_MS && endpoints.isPosting(); waited += GATHER_STEP_MS)
    await pause(GATHER_STEP_MS)
}

/** Makes one attempt; never throws for what the receiver does. */
async function attemptDelivery(deps: DeliveryDeps, delivery: ClaimedDelivery): Promise<AttemptWrite> {
  const id = deps.newId()
  const startedAt = deps.clock.now()
  const began = performance.now()
  const facts = {
    'parley.workspace': delivery.tenantId,
    'parley.event': delivery.event,
    'parley.attempt': delivery.number,
    'parley.delivery': delivery.id,
  }
  const result =
    delivery.keyStatus === 'revoked'
      ? { failure: 'key_revoked' as const }
      : await deps.tracing.run(
          'webhook',
          { parent: delivery.traceparent ?? undefined, facts },
          async () => await send(deps, delivery, { id, now: startedAt }),
        )
  const durationMs = Math.round(performance.now() - began)
  const verdict = judgeAttempt(delivery.number, result)
  const ok = verdict.state === 'succeeded'
  const error = 'failure' in result ? result.failure : ok ? null : 'http_status'
  const changed = deps.endpoints.ended(delivery.keyId, { ok, durationMs })
  const { tenantId, keyId, event } = delivery
  deps.onAttempt?.({ tenantId, keyId, event, ok, error, durationMs, ...changed })
  return {
    claimId: delivery.claimId,
    tenantId: delivery.tenantId,
    id,
    deliveryId: delivery.id,
    number: delivery.number,
    startedAt,
    durationMs,
    status: 'status' in result ? result.status : null,
    error,
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
    // One delivery that cannot be sent must not hold up the others.
    deps.onError(error)
    return { failure: 'internal' }
  }
}

function count(report: DeliveryReport, { state }: AttemptWrite): void {
  if (state === 'succeeded') report.succeeded++
  else if (state === 'pending') report.retried++
  else report.ended++
}
