import type { ChangeFeed } from '../../adapters/postgres/change-feed.ts'
import type { Clock } from '../../adapters/clock.ts'
import type { EdgeStore } from '../../adapters/edge-store/index.ts'
import type { Pool } from '../../adapters/postgres/pool.ts'
import { insertRepublishRequests, type RepublishRequest } from '../../adapters/stores/edge-store-requests/requests.ts'
import { findOrganisationOf } from '../../adapters/stores/configuration/overrides.ts'
import type { Database } from '../../adapters/postgres/tenant-rows.ts'
import {
  claimRequests,
  expandQuickQuestions,
  expandSections,
  finishRequest,
  postponeRequest,
  untilNextRequest,
  type ClaimedRequest,
} from '../../adapters/stores/edge-store-requests/queue.ts'
import { publicSections } from '../configuration/configuration.ts'
import { computeConfigSection } from './public-config.ts'
import { documentText } from './documents.ts'
import { computeQuickQuestions, QUICK_QUESTIONS_KEY } from './quick-questions.ts'
import type { Change } from '../workspace/types.ts'

export type { RepublishRequest }
export type RepublishDeps = { db: Pool; clock: Clock; edgeStore: EdgeStore; onError: (error: unknown) => void }

export type Republisher = {
  /** There may be work now. Returns at once; many calls cost no more than one. */
  kick(): void
  /** Resolves when nothing is due. */
  idle(): Promise<void>
  stop(): Promise<void>
}

const CLAIMED_AT_ONCE = 50
const RETRY_FIRST_S = 1
const RETRY_MAX_S = 60
const LONGEST_SLEEP_MS = 60_000

/** Asks for documents in the transaction that changed what they are made of; a worker computes and writes them. */
export async function requestRepublish(db: Database, requests: readonly RepublishRequest[]): Promise<void> {
  await insertRepublishRequests(db, requests)
}

/** What of the published documents has to be made anew after these changes of a workspace. */
export function requestsFor(tenantId: string, changes: readonly Pick<Change, 'kind' | 'code'>[]): RepublishRequest[] {
  return changes.flatMap(({ kind, code }): RepublishRequest[] => {
    if (kind === 'flow') return [{ namespace: 'webchat', key: `${tenantId}/${QUICK_QUESTIONS_KEY}` }]
    if (kind !== 'config') return []
    const [scope = '', section = ''] = code.split('/')
    // What is set for an organisation, or for all, concerns workspaces that nobody has counted.
    if (!scope.startsWith('tenant:')) return [{ namespace: 'webchat' }, { namespace: 'config' }]
    return [
      { namespace: 'webchat', key: `${tenantId}/${QUICK_QUESTIONS_KEY}` },
      ...(publicSections.has(section) ? [{ namespace: 'config' as const, key: `${tenantId}/${section}` }] : []),
    ]
  })
}

/**
 * Works off what is due now: computes each document from the database as it stands and writes it; one that can no
 * longer be computed is removed.
 */
export async function drainEdgeStore(deps: RepublishDeps): Promise<void> {
  for (;;) {
    const claimed = await claimRequests(deps.db, CLAIMED_AT_ONCE)
    if (claimed.length === 0) return
    for (const request of claimed) await workOff(deps, request)
  }
}

async function workOff(deps: RepublishDeps, request: ClaimedRequest): Promise<void> {
  try {
    await republish(deps, request)
    await finishRequest(deps.db, request)
  } catch (error) {
    deps.onError(error)
    await postponeRequest(deps.db, request, Math.min(RETRY_FIRST_S * 2 ** (request.attempts - 1), RETRY_MAX_S))
  }
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
  const document = !exists
    ? undefined
    : namespace === 'config'
      ? await computeConfigSection(db, tenantId, name)
      : name === QUICK_QUESTIONS_KEY
        ? await computeQuickQuestions(db, tenantId)
        : undefined
  if (document === undefined) await edgeStore.remove(namespace, key)
  else await edgeStore.write(namespace, key, documentText(document, clock.now()))
}

/** Drains whenever a request is committed anywhere, and when one that failed is due again. */
export function createRepublisher(deps: RepublishDeps & { changes: ChangeFeed }): Republisher {
  let draining: Promise<void> | undefined
  let again = false
  let stopped = false
  let timer: NodeJS.Timeout | undefined

  function kick(): void {
    if (stopped) return
    again = true
    draining ??= drain().finally(() => {
      draining = undefined
      if (again) kick()
    })
  }

  async function drain(): Promise<void> {
    clearTimeout(timer)
    again = false
    let pause = LONGEST_SLEEP_MS
    try {
      await drainEdgeStore(deps)
      pause = Math.min((await untilNextRequest(deps.db)) ?? pause, pause)
    } catch (error) {
      deps.onError(error)
      pause = RETRY_FIRST_S * 1000
    }
    timer = setTimeout(kick, Math.max(pause, 50))
    timer.unref()
  }

  const unsubscribe = deps.changes.onChange(change => {
    if (change.kind === 'everything' || change.table === 'edge_store_requests') kick()
  })

  kick()
  return {
    kick,
    idle: async () => {
      while (draining !== undefined) await draining
    },
    async stop() {
      stopped = true
      again = false
      unsubscribe()
      await draining
      clearTimeout(timer)
    },
  }
}
