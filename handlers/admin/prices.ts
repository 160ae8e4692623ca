import { pick } from '../../domain/pick.ts'
import type { components } from '../../generated/types/admin.ts'
import type { ChangeDeps } from '../../services/admin/change.ts'
import * as prices from '../../services/pricing/prices.ts'
import { listTokenUsage as listUsage, type TokenUsageDay } from '../../services/pricing/token-usage.ts'
import type { ReplyOf, RequestOf } from '../wire.ts'
import { callerAdmin } from '../inputs.ts'
import { revisionFields, pageBody } from './replies.ts'
import { rowHandlers, type Admin } from './rows.ts'

const rows = rowHandlers({
  path: '/api/admin/v1/prices',
  idIn: ({ priceId }: { priceId: string }) => priceId,
  body: priceBody,
})

export const listPrices: Admin<'listPrices'> = rows.list(prices.listPrices)
export const createPrice: Admin<'createPrice'> = rows.create(prices.createPrice, given =>
  pick(given, 'model', 'promptPer1k', 'completionPer1k'),
)
export const getPrice: Admin<'getPrice'> = rows.get(prices.getPrice)
export const updatePrice: Admin<'updatePrice'> = rows.update(prices.updatePrice, given =>
  pick(given, 'promptPer1k', 'completionPer1k'),
)
export const deletePrice: Admin<'deletePrice'> = rows.delete(prices.deletePrice)

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
  return { ...pick(price, 'id', 'model', 'promptPer1k', 'completionPer1k'), ...revisionFields(price) }
}

function usageBody({ day, ...usage }: TokenUsageDay): components['schemas']['TokenUsageDay'] {
  return { date: day, ...usage }
}
