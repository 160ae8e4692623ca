import { pick } from '../../domain/pick.ts'
import type { components } from '../../generated/types/admin.ts'
import type { ChangeDeps } from '../../services/admin/change.ts'
import * as queues from '../../services/handoffs/queues.ts'
import type { ReplyOf, RequestOf } from '../wire.ts'
import { idOf, callerAdmin, targetOf } from '../inputs.ts'
import { created, current, revisionFields, pageBody, saved } from './replies.ts'

const PATH = '/api/admin/v1/queues'

export async function listQueues(deps: ChangeDeps, request: RequestOf<'listQueues'>): Promise<ReplyOf<'listQueues'>> {
  return {
    status: 200,
    body: pageBody(await queues.listQueues(deps, callerAdmin(request.caller), request.query), queueBody),
  }
}

export async function createQueue(
  deps: ChangeDeps,
  request: RequestOf<'createQueue'>,
): Promise<ReplyOf<'createQueue'>> {
  const answer = (queue: queues.Queue) => {
    const body = queueBody(queue)
    return created(`${PATH}/${queue.id}`, body, body.etag)
  }
  return answer(await queues.createQueue(deps, callerAdmin(request.caller), request.body, answer))
}

export async function getQueue(deps: ChangeDeps, request: RequestOf<'getQueue'>): Promise<ReplyOf<'getQueue'>> {
  return current(queueBody(await queues.getQueue(deps, callerAdmin(request.caller), idOf(request.params.queueId))))
}

export async function updateQueue(
  deps: ChangeDeps,
  request: RequestOf<'updateQueue'>,
): Promise<ReplyOf<'updateQueue'>> {
  const patch = pick(
    request.body,
    'name',
    'assignment',
    'skills',
    'perPerson',
    'openingHours',
    'asksRating',
    'suggestions',
  )
  const target = targetOf(request, request.params.queueId)
  return await saved(request.caller, queueBody, async admin => await queues.updateQueue(deps, admin, target, patch))
}

export async function deleteQueue(
  deps: ChangeDeps,
  request: RequestOf<'deleteQueue'>,
): Promise<ReplyOf<'deleteQueue'>> {
  await queues.deleteQueue(deps, callerAdmin(request.caller), targetOf(request, request.params.queueId))
  return { status: 204 }
}

function queueBody(queue: queues.Queue): components['schemas']['Queue'] {
  return {
    ...pick(queue, 'id', 'code', 'name', 'assignment', 'skills', 'perPerson', 'asksRating'),
    openingHours: queue.openingHours?.map(time => ({ ...time })) ?? null,
    suggestions: queue.suggestions,
    ...revisionFields(queue),
  }
}
