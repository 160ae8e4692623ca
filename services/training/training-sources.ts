import { connectionOf } from '../../adapters/postgres/transaction.ts'
import { lockTenant } from '../../adapters/stores/tenants/tenants.ts'
import { SOURCES_BY_NAME, type TrainingSource } from '../../adapters/stores/training/training-sources.ts'
import { forTenant, type TenantStores } from '../../adapters/stores/tenant.ts'
import type { Patch } from '../../adapters/postgres/tenant-rows.ts'
import { Refusal, unknownValue } from '../../domain/refusal.ts'
import { newPlan, type SourceSchedule, type SourceStatus } from '../../domain/training-plan.ts'
import type { AdminCaller } from '../admin/caller.ts'
import {
  change,
  changeOnce,
  found,
  rowToChange,
  type ChangeDeps,
  type StoredReply,
  type Target,
} from '../admin/change.ts'
import { deleteDocumentsOf } from '../knowledge/documents.ts'
import { listPage, type ListPage, type ListQuery } from '../admin/pages.ts'

export type { TrainingSource }
export type NewSourceInput = {
  name: string
  url: string
  schedule: SourceSchedule
  keyIds?: string[] | null | undefined
  provenCustomersOnly?: boolean | undefined
  labels?: string[] | undefined
}
export type SourcePatch = Partial<{ [Name in keyof NewSourceInput]: NewSourceInput[Name] | undefined }>

type ReadDeps = Pick<ChangeDeps, 'knex'>

/** By name. */
export async function listTrainingSources(
  { knex }: ReadDeps,
  { tenantId }: AdminCaller,
  { status, ...query }: ListQuery & { status?: SourceStatus | undefined },
): Promise<ListPage<TrainingSource>> {
  return await listPage(
    'training sources',
    SOURCES_BY_NAME,
    query,
    async window =>
      await forTenant(knex, tenantId).sources.page(SOURCES_BY_NAME, window, status === undefined ? {} : { status }),
  )
}

/** @throws Refusal `not_found` */
export async function getTrainingSource(
  { knex }: ReadDeps,
  { tenantId }: AdminCaller,
  id: string,
): Promise<TrainingSource> {
  return found(await forTenant(knex, tenantId).sources.find({ id }))
}

/** @throws Refusal `conflict` for an address that the workspace has, `validation_failed` for a key that it has not */
export async function createTrainingSource(
  deps: ChangeDeps,
  caller: AdminCaller,
  { keyIds = null, provenCustomersOnly = false, labels = [], ...input }: NewSourceInput,
  answer: (source: TrainingSource) => StoredReply,
): Promise<TrainingSource> {
  return await changeOnce(deps, caller, { action: 'training_source.create', answer }, async (stores, trx) => {
    await lockTenant(trx, caller.tenantId)
    await requireNewAddress(stores, input.url)
    await requireKeys(stores, keyIds)
    const after = await stores.sources.insert({ id: deps.newId(), ...input, keyIds, provenCustomersOnly, labels })
    return { result: after, resource: resourceOf(after), before: null, after }
  })
}

/**
 * @throws Refusal `not_found`, `precondition_failed`, `conflict` for an address that another source has,
 * `validation_failed` for a key that the workspace has not
 */
export async function updateTrainingSource(
  deps: ChangeDeps,
  caller: AdminCaller,
  { id, ifMatch }: Target,
  { name, url, schedule, keyIds, provenCustomersOnly, labels }: SourcePatch,
): Promise<TrainingSource> {
  return await change(deps, caller, 'training_source.update', async (stores, trx) => {
    await lockTenant(trx, caller.tenantId)
    const before = await rowToChange<TrainingSource>(stores.sources, { id }, ifMatch)
    const planned =
      schedule === undefined || schedule === before.schedule ? {} : newPlan(before.status, schedule, deps.clock.now())
    const moved = url !== undefined && url !== before.url
    if (moved) await requireNewAddress(stores, url)
    await requireKeys(stores, keyIds ?? null)
    const after = await stores.sources.change(before, {
      ...{ name, keyIds, provenCustomersOnly, labels },
      ...planned,
      ...(moved ? { ...NEW, url } : {}),
    })
    return { result: after, resource: resourceOf(after), before, after }
  })
}

/** With its documents. @throws Refusal `not_found`, `precondition_failed` */
export async function deleteTrainingSource(
  deps: ChangeDeps,
  caller: AdminCaller,
  { id, ifMatch }: Target,
): Promise<void> {
  await change(deps, caller, 'training_source.delete', async (stores, trx) => {
    const before = await rowToChange<TrainingSource>(stores.sources, { id }, ifMatch)
    const source = { tenantId: caller.tenantId, sourceId: id }
    await deleteDocumentsOf(await connectionOf(trx), source, null, deps.clock.now())
    await stores.sources.delete(id)
    return { result: undefined, resource: resourceOf(before), before, after: null }
  })
}

/** A running crawl can no longer report. @throws Refusal `not_found`, `precondition_failed` */
export async function pauseTrainingSource(
  deps: ChangeDeps,
  caller: AdminCaller,
  target: Target,
): Promise<TrainingSource> {
  return await changeSource(deps, caller, 'training_source.pause', target, () => ({
    status: 'paused',
    nextCrawlAt: null,
  }))
}

/** @throws Refusal `not_found`, `precondition_failed`, `conflict` while it is being crawled */
export async function requestTrainingCrawl(
  deps: ChangeDeps,
  caller: AdminCaller,
  target: Target,
): Promise<TrainingSource> {
  return await changeSource(deps, caller, 'training_source.crawl', target, ({ status }) => {
    if (status === 'crawling') throw new Refusal('conflict', { message: 'The source is being crawled' })
    return NEW
  })
}

/** Due immediately, as if never crawled. */
const NEW = { status: 'new', nextCrawlAt: null, error: null } as const satisfies Patch<TrainingSource>

async function changeSource(
  deps: ChangeDeps,
  caller: AdminCaller,
  action: string,
  { id, ifMatch }: Target,
  decide: (before: TrainingSource) => Patch<TrainingSource>,
): Promise<TrainingSource> {
  return await change(deps, caller, action, async stores => {
    const before = await rowToChange<TrainingSource>(stores.sources, { id }, ifMatch)
    const after = await stores.sources.change(before, decide(before))
    return { result: after, resource: resourceOf(after), before, after }
  })
}

/** Under the lock of the workspace. */
async function requireNewAddress({ sources }: TenantStores, url: string): Promise<void> {
  if ((await sources.find({ url })) !== undefined)
    throw new Refusal('conflict', { message: 'Another source has this address' })
}

async function requireKeys({ keys }: TenantStores, keyIds: readonly string[] | null): Promise<void> {
  for (const [index, id] of (keyIds ?? []).entries())
    if ((await keys.find({ id })) === undefined) throw unknownValue(`keyIds.${index}`, 'There is no such key')
}

function resourceOf({ id, name }: TrainingSource) {
  return { type: 'training_source', id, name }
}
