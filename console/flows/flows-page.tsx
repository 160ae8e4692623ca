import { lazy, Suspense, useState, type ReactNode } from 'react'
import { Link } from 'wouter'
import type { AdminDocumentStatus, AdminFlow } from '../../sdk/index.ts'
import { useSession } from '../access/session.tsx'
import { useFlows } from '../data/flows.ts'
import { useFlowTotals } from '../data/totals.ts'
import { FilterChoice, FilterText, useFilters } from '../parts/filters.tsx'
import { Icon } from '../parts/icon.tsx'
import { Empty } from '../parts/empty.tsx'
import { isEmptyList, List } from '../parts/list.tsx'
import { usePageTitle } from '../parts/page-title.ts'
import { Status } from '../parts/status.tsx'
import { Table } from '../parts/table.tsx'
import { Time } from '../parts/time.tsx'
import { NewFlow } from './new-flow.tsx'
import { Button } from '../parts/controls/button.tsx'
import { css } from '../parts/css.ts'

const ImportFlow = lazy(async () => ({ default: (await import('../flow-imports/import-flow.tsx')).ImportFlow }))

const STATUSES = [
  { value: '', title: 'All' },
  { value: 'published', title: 'Published' },
  { value: 'draft', title: 'Drafts' },
  { value: 'withdrawn', title: 'Withdrawn' },
]

/** All flows of the workspace, with search. */
export function FlowsPage() {
  const { may } = useSession()
  const [filter] = useFilters()
  const [creating, setCreating] = useState(false)
  const [importing, setImporting] = useState(false)
  const [search, status] = [filter('search'), filter('status')]
  const flows = useFlows({
    ...(search === '' ? {} : { search }),
    ...(status === '' ? {} : { status: status as AdminDocumentStatus }),
  })
  const totals = useFlowTotals(search === '' ? {} : { search })
  usePageTitle('Flows')
  const isEmpty = search + status === '' && isEmptyList(flows)
  const buttons = (
    <>
      <button onClick={() => setImporting(true)}>Import…</button>
      <Button kind="primary" onClick={() => setCreating(true)}>
        New flow
      </Button>
    </>
  )
  return (
    <main className={css.page}>
      <div className={css.heading}>
        <h1>Flows</h1>
        {may('createFlow') && !isEmpty && <div className={css.headingActions}>{buttons}</div>}
      </div>
      <div className={css.filters}>
        <FilterText name="search" label="Search by name or code" wide />
        <FilterChoice name="status" label="Status" choices={STATUSES} totals={totals} />
      </div>
      <List listing={flows} empty={isEmpty ? <NoFlows buttons={buttons} /> : <p>No flow matches.</p>}>
        <Table columns={['Flow', 'Status', 'Live', 'Starts with', 'Changed']}>
          {flows.items.map(flow => (
            <FlowRow key={flow.id} flow={flow} />
          ))}
        </Table>
      </List>
      {importing && (
        <Suspense>
          <ImportFlow onClose={() => setImporting(false)} />
        </Suspense>
      )}
      {creating && (
        <NewFlow
          onImport={() => {
            setCreating(false)
            setImporting(true)
          }}
          onClose={() => setCreating(false)}
        />
      )}
    </main>
  )
}

function FlowRow({ flow }: { flow: AdminFlow }) {
  return (
    <tr>
      <td>
        <Link href={`/flows/${flow.id}`} className={css.row}>
          {flow.name}
        </Link>
        <code>{flow.code}</code>
      </td>
      <td>
        <Status status={flow.status} />
        {flow.unpublishedChanges && flow.publishedVersion !== null && <em>unpublished changes</em>}
      </td>
      <td>{flow.publishedVersion === null ? '–' : `v${flow.publishedVersion}`}</td>
      <td>
        <Triggers intents={flow.intents} events={flow.events} />
      </td>
      <td>
        <Time at={flow.updatedAt} />
      </td>
    </tr>
  )
}

function Triggers({ intents, events }: { intents: string[]; events: string[] }) {
  const all = [
    ...intents.map(name => ['conversations', name] as const),
    ...events.map(name => ['event', name] as const),
  ]
  if (all.length === 0) return <>–</>
  return (
    <span className={css.tags}>
      {all.slice(0, 3).map(([icon, name]) => (
        <span key={name} className={css.tag}>
          <Icon name={icon} size={13} />
          {name}
        </span>
      ))}
      {all.length > 3 && <span className={css.tag}>+{all.length - 3}</span>}
    </span>
  )
}

function NoFlows({ buttons }: { buttons: ReactNode }) {
  const { may } = useSession()
  return (
    <Empty
      state="No flows yet."
      purpose="A flow is what a visitor can ask for, step by step: messages, questions, calls of your services."
      step={{ operation: 'createFlow', button: buttons }}
    >
      {may('applyWorkspaceFile') && (
        <p>
          Flows in files come in with <Link href="/workspace-file">a workspace file</Link>, those of other systems with
          Import.
        </p>
      )}
    </Empty>
  )
}
