import { pick } from '../../domain/pick.ts'
import type { components } from '../../generated/types/admin.ts'
import * as queues from '../../services/handoffs/queues.ts'
import { revisionFields } from './replies.ts'
import { rowHandlers, type Admin } from './rows.ts'

const rows = rowHandlers({
  path: '/api/admin/v1/queues',
  idIn: ({ queueId }: { queueId: string }) => queueId,
  body: queueBody,
})

export const listQueues: Admin<'listQueues'> = rows.list(queues.listQueues)
export const createQueue: Admin<'createQueue'> = rows.create(queues.createQueue, given => given)
export const getQueue: Admin<'getQueue'> = rows.get(queues.getQueue)
export const updateQueue: Admin<'updateQueue'> = rows.update(queues.updateQueue, given =>
  pick(given, 'name', 'assignment', 'skills', 'perPerson', 'openingHours', 'asksRating', 'suggestions'),
)
export const deleteQueue: Admin<'deleteQueue'> = rows.delete(queues.deleteQueue)

function queueBody(queue: queues.Queue): components['schemas']['Queue'] {
  return {
    ...pick(queue, 'id', 'code', 'name', 'assignment', 'skills', 'perPerson', 'asksRating'),
    openingHours: queue.openingHours?.map(time => ({ ...time })) ?? null,
    suggestions: queue.suggestions,
    ...revisionFields(queue),
  }
}
