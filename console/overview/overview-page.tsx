import { useMemo } from 'react'
import { Link } from 'wouter'
import type { AdminOperation } from '../../generated/console/required-permissions.ts'
import type { ReportDefinition, ReportResult, SlowCall } from '../../sdk/index.ts'
import { useSession } from '../access/session.tsx'
import { useReportRows, useSlowestCalls } from '../data/reports.ts'
import { Chart } from '../parts/chart.tsx'
import { FilterChoice, useFilters } from '../parts/filters.tsx'
import { usePageTitle } from '../parts/page-title.ts'
import { Problem } from '../parts/problem.tsx'
import { Table } from '../parts/table.tsx'
import { span } from '../parts/span.ts'
import { drawingOf, figure, totalOf, type Drawing } from '../reports/figures.ts'
import { ResultTable } from '../reports/result-table.tsx'
import { NextSteps } from './next-steps.tsx'
import { Recently } from './recently.tsx'
import styles from './overview.module.css'
import { css } from '../parts/css.ts'

const PERIODS = [
  { value: '7', title: '7 days' },
  { value: '', title: '30 days' },
  { value: '90', title: '90 days' },
]
const USUAL_DAYS = 30

type Card = {
  title: string
  definition: Pick<ReportDefinition, 'dataset' | 'dimensions' | 'measures' | 'filters'>
  /** The list behind the figure, and the operation that a user must be allowed to call for it. */
  leadsTo: { path: string; operation: AdminOperation }
  /** Text next to the total. */
  remark?: (rows: ReportResult['rows']) => string
}

const CARDS: readonly Card[] = [
  {
    title: 'Conversations',
    leadsTo: { path: '/conversations', operation: 'listConversations' },
    definition: { dataset: 'conversations', dimensions: ['date'], measures: ['conversations'] },
  },
  {
    title: 'Completion',
    leadsTo: { path: '/executions', operation: 'listExecutions' },
    definition: { dataset: 'executions', dimensions: ['date'], measures: ['executions', 'completed'] },
    remark: rows => {
      const [all, completed] = [totalOf(rows, 'executions'), totalOf(rows, 'completed')]
      return all === 0 ? 'executions' : `executions, ${figure(completed / all, 'ratio')} completed`
    },
  },
  {
    title: 'Goals',
    leadsTo: { path: '/goals', operation: 'listGoals' },
    definition: { dataset: 'goals', dimensions: ['date', 'goal_code'], measures: ['completions'] },
    remark: rows => (totalOf(rows, 'completions') === 1 ? 'completion' : 'completions'),
  },
  {
    title: 'Failures',
    leadsTo: { path: '/executions?status=failed', operation: 'listExecutions' },
    definition: {
      dataset: 'executions',
      dimensions: ['date', 'error_kind'],
      measures: ['failed'],
      filters: [{ field: 'status', operator: 'eq', value: 'failed' }],
    },
    remark: rows => (totalOf(rows, 'failed') === 1 ? 'failed execution' : 'failed executions'),
  },
  {
    title: 'Cost of tokens',
    leadsTo: { path: '/token-usage', operation: 'listTokenUsage' },
    definition: { dataset: 'token_usage', dimensions: ['date', 'model'], measures: ['cost_micros'] },
    remark: () => 'at the prices when each reply was stored',
  },
]

/** Where the console opens: what to do next, what waits for somebody, what happened, and how the workspace is doing. */
export function OverviewPage() {
  const { may } = useSession()
  usePageTitle('Home')
  return (
    <main className={css.page}>
      <h1>Home</h1>
      <div className={styles.words}>
        <NextSteps />
        <Recently />
      </div>
      {may('runAdHocReport') && <Figures />}
    </main>
  )
}

/** As charts and as tables. */
function Figures() {
  const { may } = useSession()
  const [filter] = useFilters()
  const days = Number(PERIODS.find(({ value }) => value !== '' && value === filter('days'))?.value ?? USUAL_DAYS)
  return (
    <>
      <div className={css.filters}>
        <FilterChoice name="days" label="Period" choices={PERIODS} />
      </div>
      <div className={styles.overview}>
        {CARDS.map(card => (
          <ReportCard key={card.title} card={card} days={days} />
        ))}
        {may('listSlowestCalls') && <SlowestCalls days={days} />}
      </div>
    </>
  )
}

function ReportCard({ card: { title, definition, leadsTo, remark }, days }: { card: Card; days: number }) {
  const { may } = useSession()
  const recent = useMemo<ReportDefinition>(
    () => ({ ...definition, last_days: days, granularity: 'day', mode: 'view' }),
    [definition, days],
  )
  const report = useReportRows(recent)
  const drawing = useMemo(() => (report.data === undefined ? undefined : drawingOf(report.data)), [report.data])
  const [measure] = report.data?.columns.filter(({ role }) => role === 'measure') ?? []
  return (
    <section aria-label={title}>
      <h2>{may(leadsTo.operation) ? <Link href={leadsTo.path}>{title}</Link> : title}</h2>
      {report.error !== null && <Problem error={report.error} retry={() => void report.refetch()} />}
      {report.data !== undefined && measure !== undefined && (
        <>
          <p className={styles.total}>
            {figure(totalOf(report.data.rows, measure.name), measure.unit)}
            {remark !== undefined && <small>{remark(report.data.rows)}</small>}
          </p>
          {drawing !== undefined && <Chart label={`${title} by day`} drawing={drawing} />}
          <details>
            <summary>As a table</summary>
            <ResultTable result={report.data} label={`${title} by day`} />
          </details>
        </>
      )}
    </section>
  )
}

function SlowestCalls({ days }: { days: number }) {
  const calls = useSlowestCalls(days)
  const drawing = useMemo(() => slowestDrawing(calls.data ?? []), [calls.data])
  return (
    <section aria-label="Slowest calls">
      <h2>Slowest calls</h2>
      {calls.error !== null && <Problem error={calls.error} retry={() => void calls.refetch()} />}
      {calls.data?.length === 0 && <p className={css.empty}>No calls in this period.</p>}
      {calls.data !== undefined && calls.data.length > 0 && (
        <>
          <Chart label="Average duration of the slowest calls" drawing={drawing} />
          <details>
            <summary>As a table</summary>
            <div className={`${styles.table} ${css.figures}`} role="region" aria-label="Slowest calls" tabIndex={0}>
              <Table columns={['Flow', 'Node', 'Calls', 'Failed', 'On average', 'Longest']}>
                {calls.data.map(call => (
                  <tr key={`${call.flowId} ${call.nodeId}`}>
                    <td>{call.flowName}</td>
                    <td>
                      <Link href={`/flows/${call.flowId}?node=${encodeURIComponent(call.nodeId)}`}>{call.nodeId}</Link>
                    </td>
                    <td>{figure(call.calls)}</td>
                    <td>{figure(call.failed)}</td>
                    <td>{span(call.averageMs)}</td>
                    <td>{span(call.longestMs)}</td>
                  </tr>
                ))}
              </Table>
            </div>
          </details>
        </>
      )}
    </section>
  )
}

function slowestDrawing(calls: readonly SlowCall[]): Drawing {
  return {
    kind: 'bars',
    at: calls.map((_, index) => index),
    names: calls.map(({ nodeId }) => nodeId),
    series: [{ label: 'On average', values: calls.map(({ averageMs }) => averageMs) }],
    unit: 'milliseconds',
  }
}
