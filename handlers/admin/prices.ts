import type { components } from '../../generated/types/admin.ts'
import type { ChangeDeps } from '../../services/admin/change.ts'
import * as prices from '../../services/pricing/prices.ts'
import { listTokenUsage as listUsage, type TokenUsageDay } from '../../services/pricing/token-usage.ts'
import type { ReplyOf, RequestOf } from '../wire.ts'
import { idOf, callerAdmin, targetOf } from '../inputs.ts'
import { created, current, revisionFields, pageBody, saved } from './replies.ts'

const PATH = '/api/admin/v1/prices'

export async function listPrices(deps: ChangeDeps, request: RequestOf<'listPrices'>): Promise<ReplyOf<'listPrices'>> {
  return {
    status: 200,
    body: pageBody(await prices.listPrices(deps, callerAdmin(request.caller), request.query), priceBody),
  }
}

export async function createPrice(
  deps: ChangeDeps,
  request: RequestOf<'createPrice'>,
): Promise<ReplyOf<'createPrice'>> {
  const { model, promptPer1k, completionPer1k } = request.body
  const answer = (price: prices.Price) => {
    const body = priceBody(price)
    return created(`${PATH}/${price.id}`, body, body.etag)
  }
  return answer(
    await prices.createPrice(deps, callerAdmin(request.caller), { model, promptPer1k, completionPer1k }, answer),
  )
}

export async function getPrice(deps: ChangeDeps, request: RequestOf<'getPrice'>): Promise<ReplyOf<'getPrice'>> {
  return current(priceBody(await prices.getPrice(deps, callerAdmin(request.caller), idOf(request.params.priceId))))
}

export async function updatePrice(
  deps: ChangeDeps,
  request: RequestOf<'updatePrice'>,
): Promise<ReplyOf<'updatePrice'>> {
  const { promptPer1k, completionPer1k } = request.body
  return await saved(
    request.caller,
    priceBody,
    async admin =>
      await prices.updatePrice(deps, admin, targetOf(request, request.params.priceId), {
        promptPer1k,
        completionPer1k,
      }),
  )
}

export async function deletePrice(
  deps: ChangeDeps,
  request: RequestOf<'deletePrice'>,
): Promise<ReplyOf<'deletePrice'>> {
  await prices.deletePrice(deps, callerAdmin(request.caller), targetOf(request, request.params.priceId))
  return { status: 204 }
}

export function listBuiltInPrices(): ReplyOf<'listBuiltInPrices'> {
  return { status: 200, body: { items: prices.listBuiltInPrices() } }
}

export async function listTokenUsage(
  deps: ChangeDeps,
  request: RequestOf<'listTokenUsage'>,
): Promise<ReplyOf<'listTokenUsage'>> {
  const { flowId, ...query } = request.query
  return {
    status: 200,
    body: pageBody(
      await listUsage(deps, callerAdmin(request.caller), { ...query, flowId: flowId?.toLowerCase() }),
      usageBody,
    ),
  }
}

function priceBody(price: prices.Price): components['schemas']['ModelPrice'] {
  const { id, model, promptPer1k, completionPer1k } = price
  return { id, model, promptPer1k, completionPer1k, ...revisionFields(price) }
}

function usageBody({ day, ...usage }: TokenUsageDay): components['schemas']['TokenUsageDay'] {
  return { date: day, ...usage }
}
