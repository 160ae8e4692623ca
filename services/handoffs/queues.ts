import type { NewQueue, Queue } from '../../adapters/stores/handoffs/queues.ts'
import type { Patch } from '../../adapters/postgres/tenant-rows.ts'
import { Refusal } from '../../domain/refusal.ts'
import type { AdminCaller } from '../admin/caller.ts'
import type { ChangeDeps, StoredReply, Target } from '../admin/change.ts'
import { resourceOperations } from '../admin/resources.ts'

export type { Queue }
export type NewQueueInput = Pick<NewQueue, 'code' | 'name'> & Partial<Omit<NewQueue, 'id' | 'code' | 'name'>>
export type QueuePatch = Patch<Omit<NewQueue, 'id' | 'code'>>

const queues = resourceOperations({
  type: 'queue',
  list: 'queues',
  order: { columns: [{ column: 'code', kind: 'text' }] },
  rowsIn: stores => stores.queues,
  nameOf: ({ code }) => code,
})

/** Sorted by code. */
export const listQueues = queues.list
export const getQueue = queues.get
/** Conversations that wait in it are claimed by hand then. */
export const deleteQueue = queues.delete

/** @throws Refusal `conflict` for a code that exists, `validation_failed` for times that end before they begin */
export async function createQueue(
  deps: ChangeDeps,
  caller: AdminCaller,
  input: NewQueueInput,
  answer: (queue: Queue) => StoredReply,
): Promise<Queue> {
  requireTimes(input.openingHours)
  return await queues.create(deps, caller, newQueue(deps.newId(), input), {
    answer,
    requireValid: async stores => {
      if ((await stores.queues.find({ code: input.code })) !== undefined)
        throw new Refusal('conflict', { message: 'A queue has this code already' })
    },
  })
}

/** @throws Refusal `not_found`, `precondition_failed`, `validation_failed` as for a new one */
export async function updateQueue(
  deps: ChangeDeps,
  caller: AdminCaller,
  target: Target,
  patch: QueuePatch,
): Promise<Queue> {
  requireTimes(patch.openingHours)
  return await queues.update(deps, caller, target, patch)
}

/** A queue with the defaults of what is not given. */
export function newQueue(
  id: string,
  { code, name, assignment, skills, perPerson, openingHours, asksRating, suggestions }: NewQueueInput,
): NewQueue {
  return {
    id,
    code,
    name,
    assignment: assignment ?? 'manual',
    skills: skills ?? [],
    perPerson: perPerson ?? 3,
    openingHours: openingHours ?? null,
    asksRating: asksRating ?? false,
    suggestions: suggestions ?? null,
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
