import { Link } from 'wouter'
import type { AdminExecution, ExecutionStatus } from '../../sdk/index.ts'
import { useSession } from '../access/session.tsx'
import { useExecutions } from '../data/executions.ts'
import { useFlows } from '../data/flows.ts'
import { useExecutionTotals } from '../data/totals.ts'
import { FilterChoice, FilterSelect, FilterText, useFilters } from '../parts/filters.tsx'
import { Empty } from '../parts/empty.tsx'
import { List } from '../parts/list.tsx'
import { Table } from '../parts/table.tsx'
import { usePageTitle } from '../parts/page-title.ts'
import { Status } from '../parts/status.tsx'
import { span } from '../parts/span.ts'
import { Time } from '../parts/time.tsx'
import { sinceOf, SINCE } from './since.ts'
import { css } from '../parts/css.ts'

const STATUSES = [
  { value: '', title: 'All' },
  { value: 'failed', title: 'Failed' },
  { value: 'waiting_input', title: 'Waiting for input' },
  { value: 'waiting_time', title: 'Waiting for time' },
  { value: 'completed', title: 'Completed' },
  { value: 'aborted', title: 'Aborted' },
]

/** Filters without totals. */
const NOT_COUNTED = ['nodeId', 'errorKind', 'trigger', 'flowVersion']

/** The runs of the workspace, newest first. */
export function ExecutionsPage() {
  const [filter] = useFilters()
  const text = (name: string) => (filter(name) === '' ? {} : { [name]: filter(name) })
  const version = Number(filter('flowVersion'))
  const since = filter('since') === '' ? {} : { from: sinceOf(filter('since'), Date.now()) }
  const counted = { ...text('flowId'), ...since }
  const isCounted = NOT_COUNTED.every(name => filter(name) === '')
  const totals = useExecutionTotals(isCounted ? counted : undefined)
  const executions = useExecutions({
    ...counted,
    ...text('nodeId'),
    ...text('errorKind'),
    ...text('trigger'),
    ...(version > 0 && Number.isInteger(version) ? { flowVersion: version } : {}),
    ...(filter('status') === '' ? {} : { status: filter('status') as ExecutionStatus }),
  })
  const isFiltered = [...NOT_COUNTED, 'flowId', 'since', 'status'].some(name => filter(name) !== '')
  usePageTitle('Executions')
  return (
    <main className={css.page}>
      <h1>Executions</h1>
      <div className={css.filters}>
        <FilterChoice name="status" label="Status" choices={STATUSES} totals={totals} />
        <FlowFilter />
        <FilterSelect name="since" label="Any time" choices={SINCE} />
        <FilterText name="nodeId" label="Node" />
        <FilterText name="errorKind" label="Kind of error" />
        <FilterText name="trigger" label="Intent or event" />
        <FilterText name="flowVersion" label="Version" />
      </div>
      <List listing={executions} empty={isFiltered ? <p>No execution matches.</p> : <NoExecutions />}>
        <Table columns={['Flow', 'Status', 'Node', 'Trigger', 'Started', 'Took']}>
          {executions.items.map(execution => (
            <ExecutionRow key={execution.id} execution={execution} />
          ))}
        </Table>
      </List>
    </main>
  )
}

function NoExecutions() {
  return (
    <Empty
      state="No executions yet."
      purpose="Each run of a flow is listed here, with where it waits or has failed."
      step={{ operation: 'listFlows', button: <Link href="/flows">Publish a flow, or try one out</Link> }}
    />
  )
}

function ExecutionRow({ execution }: { execution: AdminExecution }) {
  const { id, flowCode, flowVersion, status, outcome, error, currentNodeId, trigger, createdAt, endedAt } = execution
  return (
    <tr>
      <td>
        <Link href={`/executions/${id}`} className={css.row}>
          {flowCode}
        </Link>
        <code>v{flowVersion}</code>
      </td>
      <td>
        <Status status={outcome === 'expired' ? outcome : status} />
      </td>
      <td>
        <code>{error?.nodeId ?? currentNodeId ?? '–'}</code>
        {error !== null && <span className={css.failure}>{error.message}</span>}
      </td>
      <td>{trigger.name}</td>
      <td>
        <Time at={createdAt} />
      </td>
      <td>{endedAt === null ? '–' : span(Date.parse(endedAt) - Date.parse(createdAt))}</td>
    </tr>
  )
}

/** For users who may list flows. */
function FlowFilter() {
  return useSession().may('listFlows') ? <FlowSelect /> : null
}

function FlowSelect() {
  const flows = useFlows({})
  return (
    <FilterSelect
      name="flowId"
      label="Any flow"
      choices={flows.items.map(({ id, name }) => ({ value: id, title: name }))}
    />
  )
}
