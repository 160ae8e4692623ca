import type { Order } from '../../adapters/postgres/keyset.ts'
import type { NewQueue, Queue } from '../../adapters/stores/handoffs/queues.ts'
import type { Patch } from '../../adapters/postgres/tenant-rows.ts'
import { forTenant } from '../../adapters/stores/tenant.ts'
import { Refusal } from '../../domain/refusal.ts'
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
import { listPage, type ListPage, type ListQuery } from '../admin/pages.ts'

export type { Queue }
export type NewQueueInput = Pick<NewQueue, 'code' | 'name'> & Partial<Omit<NewQueue, 'id' | 'code' | 'name'>>
export type QueuePatch = Patch<Omit<NewQueue, 'id' | 'code'>>

type ReadDeps = Pick<ChangeDeps, 'knex'>

const BY_CODE: Order = { columns: [{ column: 'code', kind: 'text' }] }

/** Sorted by code. */
export async function listQueues(
  { knex }: ReadDeps,
  { tenantId }: AdminCaller,
  query: ListQuery,
): Promise<ListPage<Queue>> {
  return await listPage(
    'queues',
    BY_CODE,
    query,
    async window => await forTenant(knex, tenantId).queues.page(BY_CODE, window),
  )
}

/** @throws Refusal `not_found` */
export async function getQueue({ knex }: ReadDeps, { tenantId }: AdminCaller, id: string): Promise<Queue> {
  return found(await forTenant(knex, tenantId).queues.find({ id }))
}

/** @throws Refusal `conflict` for a code that exists, `validation_failed` for times that end before they begin */
export async function createQueue(
  deps: ChangeDeps,
  caller: AdminCaller,
  input: NewQueueInput,
  answer: (queue: Queue) => StoredReply,
): Promise<Queue> {
  requireTimes(input.openingHours)
  return await changeOnce(deps, caller, { action: 'queue.create', answer }, async ({ queues }) => {
    if ((await queues.find({ code: input.code })) !== undefined)
      throw new Refusal('conflict', { message: 'A queue has this code already' })
    const after = await queues.insert(newQueue(deps.newId(), input))
    return { result: after, resource: resourceOf(after), before: null, after }
  })
}

/** @throws Refusal `not_found`, `precondition_failed`, `validation_failed` as for a new one */
export async function updateQueue(
  deps: ChangeDeps,
  caller: AdminCaller,
  { id, ifMatch }: Target,
  patch: QueuePatch,
): Promise<Queue> {
  requireTimes(patch.openingHours)
  return await change(deps, caller, 'queue.update', async ({ queues }) => {
    const before = await rowToChange(queues, { id }, ifMatch)
    const after = await queues.change(before, patch)
    return { result: after, resource: resourceOf(after), before, after }
  })
}

/** Conversations that wait in it are claimed by hand then. @throws Refusal `not_found`, `precondition_failed` */
export async function deleteQueue(deps: ChangeDeps, caller: AdminCaller, { id, ifMatch }: Target): Promise<void> {
  await change(deps, caller, 'queue.delete', async ({ queues }) => {
    const before = await rowToChange(queues, { id }, ifMatch)
    await queues.delete(id)
    return { result: undefined, resource: resourceOf(before), before, after: null }
  })
}

/** A queue with the defaults of what is not given. */
export function newQueue(
  id: string,
  { code, name, assignment, skills, perPerson, openingHours }: NewQueueInput,
): NewQueue {
  return {
    id,
    code,
    name,
    assignment: assignment ?? 'manual',
    skills: skills ?? [],
    perPerson: perPerson ?? 3,
    openingHours: openingHours ?? null,
  }
}

function requireTimes(hours: Queue['openingHours'] | undefined): void {
  const wrong = (hours ?? []).findIndex(({ from, to }) => from >= to)
  if (wrong < 0) return
  throw new Refusal('validation_failed', {
    message: 'A time ends after it begins',
    details: { validation_errors: [{ field: `openingHours.${wrong}.to`, rule: 'minimum' }] },
  })
}

function resourceOf({ id, code }: Queue) {
  return { type: 'queue', id, name: code }
}
