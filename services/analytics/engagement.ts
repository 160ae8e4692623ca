import type { EngagementSummary, TelemetryEventList, TopCustomers } from '../../generated/agent-tools.ts'
import { findTopCustomers, findLatestTelemetry } from '../../adapters/stores/analytics/customers.ts'
import { daysBetween } from '../../domain/date-time.ts'
import type { ReportDefinition } from '../../domain/reports/plan.ts'
import type { RequestedRange } from '../../domain/reports/range.ts'
import { asOfOneMoment, workspaceSpan, type AnalyticsDeps, type InvalidRange, type SummaryDeps } from './deps.ts'
import { runReport } from './reports.ts'

type Figures = Readonly<Record<string, number>>

const TOP_CUSTOMERS_AT_MOST = 50
const TELEMETRY_AT_MOST = 100

/** Activity of visitors in a range of days: totals, and a series that includes days without activity. */
export async function engagementSummary(
  deps: SummaryDeps,
  tenantId: string,
  requested: RequestedRange,
): Promise<{ outcome: 'summed'; summary: EngagementSummary } | InvalidRange> {
  const found = await asOfOneMoment(deps, async inside => await readActivity(inside, tenantId, requested))
  if (found.outcome !== 'read') return found
  const { from, to, conversations, customers, messages, runs } = found
  const timeseries = daysBetween(from, to).map(date => ({
    date,
    conversations: conversations.get(date)?.['conversations'] ?? 0,
    messages: messages.get(date)?.['messages'] ?? 0,
    executions: runs.get(date)?.['executions'] ?? 0,
    completed: runs.get(date)?.['completed'] ?? 0,
    failed: runs.get(date)?.['failed'] ?? 0,
  }))
  const total = (figure: 'conversations' | 'messages' | 'executions' | 'completed' | 'failed'): number =>
    timeseries.reduce((sum, point) => sum + point[figure], 0)
  const ends = (figure: 'aborted' | 'expired'): number =>
    [...runs.values()].reduce((sum, point) => sum + (point[figure] ?? 0), 0)
  const ended = total('completed') + total('failed') + ends('aborted') + ends('expired')
  return {
    outcome: 'summed',
    summary: {
      from,
      to,
      timeseries,
      summary: {
        conversations: total('conversations'),
        unique_customers: customers.get('')?.['unique_customers'] ?? 0,
        messages: total('messages'),
        executions: total('executions'),
        completed: total('completed'),
        expired: ends('expired'),
        failed: total('failed'),
        aborted: ends('aborted'),
        completion_rate: ended === 0 ? 0 : total('completed') / ended,
        messages_per_conversation: total('conversations') === 0 ? 0 : total('messages') / total('conversations'),
      },
    },
  }
}

async function readActivity(deps: AnalyticsDeps, tenantId: string, requested: RequestedRange) {
  const found = await workspaceSpan(deps, tenantId, requested)
  if (found.outcome !== 'span') return found
  const { from, to } = found.range
  const figures = async (
    question: Pick<ReportDefinition, 'dataset' | 'measures' | 'dimensions'>,
  ): Promise<Map<string, Figures>> => await readFigures(deps, tenantId, { ...question, from, to })
  return {
    outcome: 'read' as const,
    from,
    to,
    conversations: await figures({ dataset: 'conversations', dimensions: ['date'], measures: ['conversations'] }),
    customers: await figures({ dataset: 'conversations', measures: ['unique_customers'] }),
    messages: await figures({ dataset: 'messages', dimensions: ['date'], measures: ['messages'] }),
    runs: await figures({
      dataset: 'executions',
      dimensions: ['date'],
      measures: ['executions', 'completed', 'expired', 'failed', 'aborted'],
    }),
  }
}

/** The customers with the most conversations, with their activity. */
export async function topCustomers(
  deps: AnalyticsDeps,
  tenantId: string,
  requested: RequestedRange & { limit?: number | undefined },
): Promise<{ outcome: 'listed'; list: TopCustomers } | InvalidRange> {
  const found = await workspaceSpan(deps, tenantId, requested)
  if (found.outcome !== 'span') return found
  const rows = await findTopCustomers(
    deps.db,
    tenantId,
    found.span,
    Math.min(requested.limit ?? 10, TOP_CUSTOMERS_AT_MOST),
  )
  return {
    outcome: 'listed',
    list: {
      from: found.range.from,
      to: found.range.to,
      customers: rows.map(row => ({
        customer_id: row.customerId,
        ...(row.name === null ? {} : { name: row.name }),
        ...(row.email === null ? {} : { email: row.email }),
        conversations: row.conversations,
        messages: row.messages,
        completions: row.completions,
        values: row.values.map(({ currency, valueMicros }) => ({ currency, value_micros: valueMicros })),
        last_seen_at: row.lastSeenAt.toISOString(),
      })),
    },
  }
}

/** The client events that arrived last. */
export async function listTelemetry(
  { db }: Pick<AnalyticsDeps, 'db'>,
  tenantId: string,
  { name, limit }: { name?: string | undefined; limit?: number | undefined },
): Promise<TelemetryEventList> {
  const rows = await findLatestTelemetry(db, tenantId, name, Math.min(limit ?? 50, TELEMETRY_AT_MOST))
  return {
    events: rows.map(row => ({
      id: row.id,
      name: row.name,
      properties: row.properties,
      occurred_at: row.occurredAt.toISOString(),
      received_at: row.receivedAt.toISOString(),
      ...(row.conversationId === null ? {} : { conversation_id: row.conversationId }),
      ...(row.clientEventId === null ? {} : { client_event_id: row.clientEventId }),
    })),
  }
}

/** The measures of a report by its date, or under the empty name without dates. */
async function readFigures(
  deps: AnalyticsDeps,
  tenantId: string,
  definition: ReportDefinition,
): Promise<Map<string, Figures>> {
  const outcome = await runReport(deps, tenantId, definition, 'export')
  if (outcome.outcome !== 'computed') throw new Error(`a report of the service's own is ${outcome.outcome}`)
  return new Map(outcome.result.rows.map(row => [typeof row['date'] === 'string' ? row['date'] : '', row as Figures]))
}
