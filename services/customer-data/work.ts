import { isCancelled, isTransient } from '../../adapters/postgres/transient.ts'
import {
  archiveKeys,
  deleteRequest,
  failRequest,
  releaseRequest,
  renew,
  RequestLost,
  RequestPostponed,
  type ClaimedRequest,
} from '../../adapters/stores/customer-data/requests.ts'
import { claimRequest, findExpiredExports } from '../../adapters/stores/customer-data/across-tenants.ts'
import type { CustomerDataDeps } from './deps.ts'
import { eraseCustomer } from './erase.ts'
import { exportCustomer } from './export.ts'
import { drainDue } from '../drain.ts'
import { onceAvailable } from '../unavailable.ts'

const ATTEMPTS_AT_MOST = 5
const HEARTBEAT_MS = 30_000
const PURGED_AT_ONCE = 100

/**
 * Processes the exports and erasures that are due. A request whose process died is resumed where it stopped.
 */
export async function workCustomerRequests(deps: CustomerDataDeps): Promise<void> {
  const { db, newId } = deps
  await drainDue<ClaimedRequest>({
    claim: async () => {
      const request = await claimRequest(db, newId())
      return request === undefined ? [] : [request]
    },
    work: async request => await work(deps, request),
    // A lease that was not renewed is noticed by the next step.
    renew: async requests => {
      await Promise.allSettled(requests.map(async request => await renew(db, request)))
    },
    renewEveryMs: HEARTBEAT_MS,
    // The schedule looks for later ones.
    untilNext: async () => await Promise.resolve(undefined),
    heldAtMost: 1,
    longestSleepMs: HEARTBEAT_MS,
    overduePauseMs: HEARTBEAT_MS,
  })
}

async function work(deps: CustomerDataDeps, request: ClaimedRequest): Promise<void> {
  try {
    await (request.kind === 'export' ? exportCustomer(deps, request) : eraseCustomer(deps, request))
  } catch (error) {
    if (error instanceof RequestLost) return
    if (error instanceof RequestPostponed) {
      await releaseRequest(deps.db, request)
      return
    }
    deps.log.error(
      { err: error, kind: request.kind, requestId: request.id },
      'the data of a customer could not be worked on',
    )
    // A statement over its time limit counts as an attempt: the next one is made after a longer pause.
    if (isTransient(error) && !isCancelled(error)) {
      await onceAvailable(
        async () => await releaseRequest(deps.db, request),
        (waitsFor: unknown) => {
          deps.log.warn({ err: waitsFor, requestId: request.id }, 'the release of a request waits for the database')
        },
      )
      return
    }
    // Messages of the database may quote its content.
    await failRequest(deps.db, request, {
      error: `Attempt ${request.attempts} of ${ATTEMPTS_AT_MOST} failed; the log of the service has the cause`,
      attemptsAtMost: ATTEMPTS_AT_MOST,
    })
  }
}

/** Deletes exports after seven days, the archives before the row that leads to them. */
export async function purgeCustomerExports({ db, files }: Pick<CustomerDataDeps, 'db' | 'files'>): Promise<void> {
  for (;;) {
    const expired = await findExpiredExports(db, PURGED_AT_ONCE)
    for (const one of expired) {
      for (const key of archiveKeys(one)) await files.remove(key)
      await deleteRequest(db, one.tenantId, one.id)
    }
    if (expired.length < PURGED_AT_ONCE) return
  }
}
