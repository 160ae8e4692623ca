import type { components } from '../../generated/types/admin.ts'
import * as sources from '../../services/training/training-sources.ts'
import { idOf } from '../inputs.ts'
import { instant, revisionFields } from './replies.ts'
import { rowHandlers, type Admin } from './rows.ts'

const rows = rowHandlers({
  path: '/api/admin/v1/training-sources',
  idIn: ({ sourceId }: { sourceId: string }) => sourceId,
  body: sourceBody,
})

export const listTrainingSources: Admin<'listTrainingSources'> = rows.list(sources.listTrainingSources)
export const createTrainingSource: Admin<'createTrainingSource'> = rows.create(
  sources.createTrainingSource,
  ({ name, url, schedule, keyIds, provenCustomersOnly, labels }) => ({
    ...{ name, url, schedule, provenCustomersOnly, labels },
    keyIds: keyIds?.map(idOf),
  }),
)
export const getTrainingSource: Admin<'getTrainingSource'> = rows.get(sources.getTrainingSource)
export const updateTrainingSource: Admin<'updateTrainingSource'> = rows.update(
  sources.updateTrainingSource,
  ({ name, url, schedule, keyIds, provenCustomersOnly, labels }) => ({
    ...{ name, url, schedule, provenCustomersOnly, labels },
    keyIds: keyIds === null ? null : keyIds?.map(idOf),
  }),
)
export const deleteTrainingSource: Admin<'deleteTrainingSource'> = rows.delete(sources.deleteTrainingSource)
export const pauseTrainingSource: Admin<'pauseTrainingSource'> = rows.act(sources.pauseTrainingSource)
export const requestTrainingCrawl: Admin<'requestTrainingCrawl'> = rows.act(sources.requestTrainingCrawl)

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
