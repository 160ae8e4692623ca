import { lazy, Suspense } from 'react'
import { Link } from 'wouter'
import { useSession } from '../access/session.tsx'
import { useFlow } from '../data/flows.ts'
import { useFlowResults, type ResultFilter } from '../data/results.ts'
import { Button } from '../parts/controls/button.tsx'
import { css } from '../parts/css.ts'
import { Empty } from '../parts/empty.tsx'
import { FilterChoice, FilterTime, useFilters } from '../parts/filters.tsx'
import { List } from '../parts/list.tsx'
import { usePageTitle } from '../parts/page-title.ts'
import { PendingPage } from '../parts/pending-page.tsx'
import { Table } from '../parts/table.tsx'
import { askedOn, columnsOf } from './answers.tsx'
import { RUN_COLUMNS, RunRow, VISITOR_COLUMNS, VisitorRow } from './rows.tsx'

const Branches = lazy(async () => ({ default: (await import('./branches.tsx')).Branches }))

const VIEWS = [
  { value: '', title: 'By visitor' },
  { value: 'run', title: 'By run' },
]
const STATUSES = [
  { value: '', title: 'All' },
  { value: 'completed', title: 'Completed' },
  { value: 'waiting_input', title: 'Waiting for input' },
  { value: 'failed', title: 'Failed' },
  { value: 'aborted', title: 'Aborted' },
]

/** What visitors answered in a flow: a row for each visitor or each run, a column for each question. */
export function ResultsPage({ flowId }: { flowId: string }) {
  const { may } = useSession()
  const flow = useFlow(flowId)
  const [filter] = useFilters()
  const by = filter('by') === 'run' ? 'run' : 'visitor'
  const filters = ['status', 'from', 'to', ...(by === 'run' ? ['visitorOf'] : [])]
  const set = filters.map(name => [name, filter(name)] as const).filter(([, value]) => value !== '')
  const narrowed: ResultFilter = Object.fromEntries<string>(set)
  const results = useFlowResults(flowId, by, narrowed)
  usePageTitle(flow.data === undefined ? 'Results' : `Results of ${flow.data.name}`)
  if (flow.data === undefined) return <PendingPage of={[flow]} />
  const isFiltered = Object.keys(narrowed).length > 0
  const asked = askedOn(results.pages)
  const runsOf = (visitorOf: string) => new URLSearchParams({ ...narrowed, by: 'run', visitorOf }).toString()
  return (
    <main className={css.page}>
      <div className={css.heading}>
        <h1>
          <Link href={`/flows/${flowId}`}>{flow.data.name}</Link> <span aria-hidden="true">/</span> Results
        </h1>
        {results.items.length > 0 && <Download {...{ flowId, by, narrowed }} />}
      </div>
      {may('compareFlowBranches') && (
        <Suspense>
          <Branches flowId={flowId} />
        </Suspense>
      )}
      <Filters hasVisitor={narrowed.visitorOf !== undefined} />
      {!may('listConversationMessages') && results.items.length > 0 && (
        <p className={css.soft}>
          Mail addresses, phone numbers and secrets are replaced: only those who may read conversations see them.
        </p>
      )}
      <List listing={results} empty={isFiltered ? <p>No result matches.</p> : <NoResults {...{ flowId, by }} />}>
        <Table columns={columnsOf(by === 'run' ? RUN_COLUMNS : VISITOR_COLUMNS, asked)}>
          {results.items.map(result =>
            'runs' in result ? (
              <VisitorRow
                key={result.executionId}
                visitor={result}
                runsAddress={`/flows/${flowId}/results?${runsOf(result.conversationId)}`}
                asked={asked}
              />
            ) : (
              <RunRow key={result.executionId} result={result} asked={asked} />
            ),
          )}
        </Table>
      </List>
    </main>
  )
}

type By = 'visitor' | 'run'

/** The file of what is listed. */
function Download({ flowId, by, narrowed }: { flowId: string; by: By; narrowed: ResultFilter }) {
  const query = `?${new URLSearchParams(Object.entries(narrowed)).toString()}`
  return (
    <div className={css.headingActions}>
      {by === 'run' ? (
        <a href={`/api/admin/v1/flows/${flowId}/results/file` + query} download>
          Download as CSV
        </a>
      ) : (
        <a href={`/api/admin/v1/flows/${flowId}/visitors/file` + query} download>
          Download as CSV
        </a>
      )}
    </div>
  )
}

function Filters({ hasVisitor }: { hasVisitor: boolean }) {
  const [, setFilter] = useFilters()
  return (
    <div className={css.filters}>
      <FilterChoice name="by" label="Rows" choices={VIEWS} />
      <FilterChoice name="status" label="Status" choices={STATUSES} />
      <FilterTime name="from" label="From" />
      <FilterTime name="to" label="To" />
      {hasVisitor && <Button onClick={() => setFilter('visitorOf', '')}>Show the runs of all visitors</Button>}
    </div>
  )
}

function NoResults({ flowId, by }: { flowId: string; by: By }) {
  return (
    <Empty
      state="No visitor has begun yet."
      purpose={
        by === 'run'
          ? 'What visitors answer in this flow is listed here, a row for each run.'
          : 'What visitors answer in this flow is listed here, a row for each. What events start is listed by run.'
      }
      step={{
        operation: 'getFlow',
        button: <Link href={`/flows/${flowId}`}>Open the flow, to publish and share it</Link>,
      }}
    />
  )
}
