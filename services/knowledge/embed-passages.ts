import type { NewId } from '../../adapters/ids.ts'
import { transaction } from '../../adapters/postgres/transaction.ts'
import { findWorkspacesWithVectors } from '../../adapters/stores/knowledge/across-tenants.ts'
import {
  claimVectorSet,
  deleteVectorSetsBut,
  findPassagesToEmbed,
  findVectorSets,
  insertVectors,
  letAnswer,
  noteAttempt,
  startVectorSet,
  type PassageToEmbed,
  type VectorSet,
} from '../../adapters/stores/knowledge/vectors.ts'
import { bytesOf, signsOf } from '../../domain/knowledge/vectors.ts'
import { configuredModel, embed, wrongLength, type EmbeddingDeps } from './embedding.ts'

type Deps = EmbeddingDeps & { newId: NewId }

/** Passages in a call: some 15,000 tokens, which any provider takes. */
const BATCH = 64
const TIMEOUT_MS = 30_000
/** A worker that takes longer than this over a batch has died. */
const LEASE_MS = 90_000
const RUN_MS = 45_000
const MINUTE_MS = 60_000
const LONGEST_PAUSE_MINUTES = 60

/**
 * Has the passages of all workspaces turned into vectors that have a connection for it, a batch of each in turn, until
 * there is no more to do or the time of a run is over. What is done is known by its vectors, so that a run that was
 * killed is continued by the next one.
 */
export async function embedPassages(deps: Deps): Promise<void> {
  const began = performance.now()
  let waiting = await findWorkspacesWithVectors(deps.db)
  while (waiting.length > 0) {
    const again: string[] = []
    for (const tenantId of waiting) {
      if (performance.now() - began > RUN_MS) return
      if (await embedBatch(deps, tenantId)) again.push(tenantId)
    }
    waiting = again
  }
}

/** Whether there may be more to do at once. */
async function embedBatch(deps: Deps, tenantId: string): Promise<boolean> {
  const { db, clock, newId, settings } = deps
  const model = await configuredModel(settings, tenantId)
  if (model === undefined) {
    await deleteVectorSetsBut(db, tenantId, [])
    return false
  }
  const now = clock.now()
  await startVectorSet(db, tenantId, { id: newId(), ...model, now })
  const sets = await findVectorSets(db, tenantId)
  const set = sets.find(one => one.connection === model.connection && one.model === model.model)
  if (set === undefined) return false
  // Those of a model that was named in between, and of the former one while it answers, are others.
  await deleteVectorSetsBut(
    db,
    tenantId,
    sets.filter(one => one.id === set.id || one.answers).map(({ id }) => id),
  )
  if (!(await claimVectorSet(db, tenantId, set.id, { now, until: new Date(now.getTime() + LEASE_MS) }))) return false
  const passages = await findPassagesToEmbed(db, tenantId, set.id, BATCH)
  if (passages.length > 0) return await embedThese(deps, tenantId, set, passages)
  await finish(deps, tenantId, set)
  return false
}

async function embedThese(
  deps: Deps,
  tenantId: string,
  set: VectorSet,
  passages: readonly PassageToEmbed[],
): Promise<boolean> {
  const embedded = await embed(deps, tenantId, set, { texts: passages.map(({ text }) => text), timeoutMs: TIMEOUT_MS })
  const vectors = 'failure' in embedded ? [] : embedded.vectors
  const first = vectors.find(vector => vector !== undefined)
  const dimensions = set.dimensions ?? first?.length ?? null
  const fitting = passages.flatMap(({ digest }, index) => {
    const vector = vectors[index]
    return vector === undefined || vector.length !== dimensions
      ? []
      : [{ digest, signs: signsOf(vector), numbers: bytesOf(vector) }]
  })
  // With some of them the work goes on: the others are asked for again.
  const failure =
    fitting.length > 0 ? null : 'failure' in embedded ? embedded.failure : wrongLength(first, { ...set, dimensions })
  const now = deps.clock.now().getTime()
  const pause = failure === null ? 0 : Math.min(2 ** set.failures, LONGEST_PAUSE_MINUTES) * MINUTE_MS
  await transaction(deps.db, async client => {
    await insertVectors(client, tenantId, set.id, fitting)
    await noteAttempt(client, tenantId, set.id, {
      ...{ dimensions, failure, dueAt: new Date(now + pause) },
      costMicros: 'failure' in embedded ? 0 : embedded.costMicros,
    })
  })
  return failure === null
}

/** All passages have a vector: the set takes the place of the one that answers. */
async function finish({ db, clock }: Deps, tenantId: string, set: VectorSet): Promise<void> {
  await transaction(db, async client => {
    if (!set.answers) {
      await deleteVectorSetsBut(client, tenantId, [set.id])
      await letAnswer(client, tenantId, set.id)
    }
    await noteAttempt(client, tenantId, set.id, {
      ...{ dimensions: set.dimensions, costMicros: 0, failure: null, dueAt: clock.now() },
    })
  })
}
