import type { components } from '../../generated/types/admin.ts'
import type { ChangeDeps } from '../../services/admin/change.ts'
import * as sources from '../../services/training/training-sources.ts'
import type { ReplyOf, RequestOf } from '../wire.ts'
import { idOf, callerAdmin, targetOf } from '../inputs.ts'
import { created, current, instant, revisionFields, pageBody, saved } from './replies.ts'

const PATH = '/api/admin/v1/training-sources'

export async function listTrainingSources(
  deps: ChangeDeps,
  request: RequestOf<'listTrainingSources'>,
): Promise<ReplyOf<'listTrainingSources'>> {
  return {
    status: 200,
    body: pageBody(await sources.listTrainingSources(deps, callerAdmin(request.caller), request.query), sourceBody),
  }
}

export async function createTrainingSource(
  deps: ChangeDeps,
  request: RequestOf<'createTrainingSource'>,
): Promise<ReplyOf<'createTrainingSource'>> {
  const { name, url, schedule, keyIds, provenCustomersOnly, labels } = request.body
  const answer = (source: sources.TrainingSource) => {
    const body = sourceBody(source)
    return created(`${PATH}/${source.id}`, body, body.etag)
  }
  const input = { name, url, schedule, keyIds: keyIds?.map(idOf), provenCustomersOnly, labels }
  return answer(await sources.createTrainingSource(deps, callerAdmin(request.caller), input, answer))
}

export async function getTrainingSource(
  deps: ChangeDeps,
  request: RequestOf<'getTrainingSource'>,
): Promise<ReplyOf<'getTrainingSource'>> {
  return current(
    sourceBody(await sources.getTrainingSource(deps, callerAdmin(request.caller), idOf(request.params.sourceId))),
  )
}

export async function updateTrainingSource(
  deps: ChangeDeps,
  request: RequestOf<'updateTrainingSource'>,
): Promise<ReplyOf<'updateTrainingSource'>> {
  const { name, url, schedule, keyIds, provenCustomersOnly, labels } = request.body
  return await saved(
    request.caller,
    sourceBody,
    async admin =>
      await sources.updateTrainingSource(deps, admin, targetOf(request, request.params.sourceId), {
        name,
        url,
        schedule,
        keyIds: keyIds === null ? null : keyIds?.map(idOf),
        provenCustomersOnly,
        labels,
      }),
  )
}

export async function deleteTrainingSource(
  deps: ChangeDeps,
  request: RequestOf<'deleteTrainingSource'>,
): Promise<ReplyOf<'deleteTrainingSource'>> {
  await sources.deleteTrainingSource(deps, callerAdmin(request.caller), targetOf(request, request.params.sourceId))
  return { status: 204 }
}

export async function pauseTrainingSource(
  deps: ChangeDeps,
  request: RequestOf<'pauseTrainingSource'>,
): Promise<ReplyOf<'pauseTrainingSource'>> {
  return current(
    sourceBody(
      await sources.pauseTrainingSource(deps, callerAdmin(request.caller), targetOf(request, request.params.sourceId)),
    ),
  )
}

export async function requestTrainingCrawl(
  deps: ChangeDeps,
  request: RequestOf<'requestTrainingCrawl'>,
): Promise<ReplyOf<'requestTrainingCrawl'>> {
  return current(
    sourceBody(
      await sources.requestTrainingCrawl(deps, callerAdmin(request.caller), targetOf(request, request.params.sourceId)),
    ),
  )
}

function sourceBody(source: sources.TrainingSource): components['schemas']['AdminTrainingSource'] {
  const { id, name, url, schedule, keyIds, provenCustomersOnly, labels } = source
  const { status, pagesIndexed, pagesTotal, error, nextCrawlAt } = source
  return {
    id,
    name,
    url,
    schedule,
    keyIds,
    provenCustomersOnly,
    labels,
    status,
    pagesIndexed,
    pagesTotal,
    error,
    nextCrawlAt: instant(nextCrawlAt),
    ...revisionFields(source),
  }
}
