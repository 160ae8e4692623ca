import { lazy, Suspense, useState } from 'react'
import { Link } from 'wouter'
import type { AdminDocumentStatus } from '../../sdk/index.ts'
import { useSession } from '../access/session.tsx'
import { useFlows } from '../data/flows.ts'
import { useFlowTotals } from '../data/totals.ts'
import { FilterChoice, FilterText, useFilters } from '../parts/filters.tsx'
import { Icon } from '../parts/icon.tsx'
import { List } from '../parts/list.tsx'
import { usePageTitle } from '../parts/page-title.ts'
import { Status } from '../parts/status.tsx'
import { Table } from '../parts/table.tsx'
import { Time } from '../parts/time.tsx'
import { NewFlow } from './new-flow.tsx'

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
  return (
    <main className="page">
      <div className="heading">
        <h1>Flows</h1>
        {may('createFlow') && (
          <div className="heading-actions">
            <button onClick={() => setImporting(true)}>Import…</button>
            <button className="primary" onClick={() => setCreating(true)}>
              New flow
            </button>
          </div>
        )}
      </div>
      <div className="filters">
        <FilterText name="search" label="Search by name or code" wide />
        <FilterChoice name="status" label="Status" choices={STATUSES} totals={totals} />
      </div>
      <List listing={flows} empty={search + status === '' ? <NoFlows /> : <p>No flow matches.</p>}>
        <Table columns={['Flow', 'Status', 'Live', 'Starts with', 'Changed']}>
          {flows.items.map(flow => (
            <tr key={flow.id}>
              <td>
                <Link href={`/flows/${flow.id}`} className="row">
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
          ))}
        </Table>
      </List>
      {importing && (
        <Suspense>
          <ImportFlow onClose={() => setImporting(false)} />
        </Suspense>
      )}
      {creating && <NewFlow onClose={() => setCreating(false)} />}
    </main>
  )
}

function Triggers({ intents, events }: { intents: string[]; events: string[] }) {
  const all = [
    ...intents.map(name => ['conversations', name] as const),
    ...events.map(name => ['event', name] as const),
  ]
  if (all.length === 0) return <>–</>
  return (
    <span className="tags">
      {all.slice(0, 3).map(([icon, name]) => (
        <span key={name} className="tag">
          <Icon name={icon} size={13} />
          {name}
        </span>
      ))}
      {all.length > 3 && <span className="tag">+{all.length - 3}</span>}
    </span>
  )
}

function NoFlows() {
  return (
    <>
      <p>This workspace has no flows yet.</p>
      <p>
        Create one, or apply a workspace file with <code>npx parley workspace apply FILE</code>.
      </p>
    </>
  )
}
