import type { Clock } from '../../adapters/clock.ts'
import type { EdgeStore } from '../../adapters/edge-store/index.ts'
import type { Pool } from '../../adapters/postgres/pool.ts'
import type { Database } from '../../adapters/postgres/tenant-rows.ts'
import { requestRepublish, type RepublishRequest } from '../../adapters/stores/edge-store-requests/requests.ts'
import { findOrganisationOf } from '../../adapters/stores/tenants/tenants.ts'
import {
  claimRequests,
  expandQuickQuestions,
  expandSections,
  finishRequest,
  postponeRequest,
  untilNextRequest,
  type ClaimedRequest,
} from '../../adapters/stores/edge-store-requests/queue.ts'
import { createDrain, type Drain } from '../drain.ts'
import type { Log } from '../log.ts'
import { publicSections } from '../configuration/configuration.ts'
import { computeConfigSection } from './public-config.ts'
import { documentText } from './documents.ts'
import { computeQuickQuestions, QUICK_QUESTIONS_KEY } from './quick-questions.ts'
import type { Change } from '../workspace/types.ts'

export type RepublishDeps = { db: Pool; clock: Clock; edgeStore: EdgeStore; log: Log }

/** Documents computed at the same time; each takes connections from the requests of the process. */
const HELD_AT_MOST = 4
const RETRY_FIRST_S = 1
const RETRY_MAX_S = 60
const LONGEST_SLEEP_MS = 60_000
const OVERDUE_PAUSE_MS = 100

type Changed = Pick<Change, 'kind' | 'code'>

/** Has the documents published again that these changes of a workspace concern, in the transaction that makes them. */
export async function republishAfter(db: Database, tenantId: string, changes: readonly Changed[]): Promise<void> {
  await requestRepublish(
    db,
    changes.flatMap(change => requestsFor(tenantId, change)),
  )
}

function requestsFor(tenantId: string, { kind, code }: Changed): RepublishRequest[] {
  if (kind === 'flow') return [{ namespace: 'webchat', key: `${tenantId}/${QUICK_QUESTIONS_KEY}` }]
  if (kind !== 'config') return []
  const [scope = '', section = ''] = code.split('/')
  // An override for an organisation, or for all, concerns an unknown number of workspaces.
  if (!scope.startsWith('tenant:')) return [{ namespace: 'webchat' }, { namespace: 'config' }]
  return [
    { namespace: 'webchat', key: `${tenantId}/${QUICK_QUESTIONS_KEY}` },
    ...(publicSections.has(section) ? [{ namespace: 'config' as const, key: `${tenantId}/${section}` }] : []),
  ]
}

/**
 * Computes each requested document from the current database and writes it; one that can no longer be computed is
 * removed.
 */
export function createRepublishDrain(deps: RepublishDeps): Drain {
  const { db, log } = deps
  const drain = createDrain<ClaimedRequest>({
    claim: async limit => await claimRequests(db, limit),
    work: async request => {
      try {
        await republish(deps, request)
        await finishRequest(db, request)
      } catch (error) {
        log.warn({ err: error, namespace: request.namespace, key: request.key }, 'a document could not be republished')
        await postponeRequest(db, request, Math.min(RETRY_FIRST_S * 2 ** (request.attempts - 1), RETRY_MAX_S))
      }
      // It may have requested others, or was requested again while it was held.
      drain.kick()
    },
    untilNext: async () => await untilNextRequest(db),
    onError: (error, what) => log.warn({ err: error }, `documents to publish: ${what}`),
    heldAtMost: HELD_AT_MOST,
    longestSleepMs: LONGEST_SLEEP_MS,
    overduePauseMs: OVERDUE_PAUSE_MS,
  })
  return drain
}

async function republish({ db, clock, edgeStore }: RepublishDeps, { namespace, key }: ClaimedRequest): Promise<void> {
  if (!edgeStore.keeps) return
  if (key === '') {
    if (namespace !== 'config') await expandQuickQuestions(db)
    if (namespace !== 'webchat') await expandSections(db, [...publicSections.keys()])
    return
  }
  if (namespace === '') return
  const [tenantId = '', name = ''] = key.split('/')
  const exists = (await findOrganisationOf(db, tenantId)) !== undefined
  const document = exists ? await computeDocument(db, { namespace, tenantId, name }) : undefined
  if (document === undefined) await edgeStore.remove(namespace, key)
  else await edgeStore.write(namespace, key, documentText(document, clock.now()))
}

/** Undefined if no document has the name. */
async function computeDocument(
  db: Pool,
  { namespace, tenantId, name }: { namespace: string; tenantId: string; name: string },
): Promise<object | undefined> {
  if (namespace === 'config') return await computeConfigSection(db, tenantId, name)
  return name === QUICK_QUESTIONS_KEY ? await computeQuickQuestions(db, tenantId) : undefined
}
