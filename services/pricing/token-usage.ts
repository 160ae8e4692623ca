import {
  tokenUsageDays,
  TOKEN_USAGE_ORDER,
  type TokenUsageDay,
} from '../../adapters/stores/analytics/token-usage-days.ts'
import { addDays, isReportDay, today } from '../../domain/date-time.ts'
import { Refusal } from '../../domain/refusal.ts'
import type { AdminCaller } from '../admin/caller.ts'
import type { ChangeDeps } from '../admin/change.ts'
import { listPage, type ListPage, type ListQuery } from '../admin/pages.ts'

export type { TokenUsageDay }

const DEFAULT_DAYS = 30

/** Usage by day (UTC), model and flow, newest day first. @throws Refusal `invalid_input` for an invalid day */
export async function listTokenUsage(
  { knex, clock }: Pick<ChangeDeps, 'knex' | 'clock'>,
  { tenantId }: AdminCaller,
  {
    limit,
    cursor,
    from,
    to,
    model,
    flowId,
  }: ListQuery & {
    from?: string | undefined
    to?: string | undefined
    model?: string | undefined
    flowId?: string | undefined
  },
): Promise<ListPage<TokenUsageDay>> {
  for (const [field, day] of Object.entries({ from, to })) {
    if (day !== undefined && !isReportDay(day))
      throw new Refusal('invalid_input', {
        details: { validation_errors: [{ field, rule: 'format', expected: 'date' }] },
      })
  }
  const last = to ?? today(clock.now(), 'UTC')
  const days = { from: from ?? addDays(last, 1 - DEFAULT_DAYS), to: last }
  return await listPage(
    'token usage',
    TOKEN_USAGE_ORDER,
    { limit, cursor },
    async window => await tokenUsageDays(knex, tenantId, { ...days, model, flowId }, window),
  )
}
