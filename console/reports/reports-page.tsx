import { Link, useLocation } from 'wouter'
import type { SavedReport } from '../../sdk/index.ts'
import { useSession } from '../access/session.tsx'
import { useDatasets, useReports } from '../data/reports.ts'
import { Empty } from '../parts/empty.tsx'
import { isEmptyList, List } from '../parts/list.tsx'
import { usePageTitle } from '../parts/page-title.ts'
import { Table } from '../parts/table.tsx'
import { Time } from '../parts/time.tsx'
import { inWords } from './schedules.ts'
import { Button } from '../parts/controls/button.tsx'
import { css } from '../parts/css.ts'
import { Status } from '../parts/status.tsx'

/** The saved reports, pinned ones first, and the way to a new one. */
export function ReportsPage() {
  const reports = useReports()
  const datasets = useDatasets()
  const [, navigate] = useLocation()
  usePageTitle('Reports')
  const button = (
    <Button kind="primary" onClick={() => navigate('/reports/new')}>
      New report
    </Button>
  )
  const label = (name: string) => datasets.data?.find(dataset => dataset.name === name)?.label ?? name
  return (
    <main className={css.page}>
      <div className={css.heading}>
        <h1>Reports</h1>
        {!isEmptyList(reports) && button}
      </div>
      <List
        listing={reports}
        empty={
          <Empty
            state="No saved reports yet."
            purpose="A report has figures of your choice. A new one shows them before it is saved."
            step={{ operation: 'runAdHocReport', button }}
          />
        }
      >
        <Table columns={['Name', 'Dataset', 'Sent', 'Last sent', 'Changed']}>
          {reports.items.map(report => (
            <ReportRow key={report.id} report={report} about={label(report.definition.dataset)} />
          ))}
        </Table>
      </List>
    </main>
  )
}

function ReportRow({ report, about }: { report: SavedReport; about: string }) {
  const { may } = useSession()
  const { id, name, pinned, schedule, updated_at } = report
  return (
    <tr>
      <td>
        {may('getReport') ? <Link href={`/reports/${id}`}>{name}</Link> : name} {pinned && <Status status="pinned" />}
      </td>
      <td>{about}</td>
      <td>{schedule === undefined ? '–' : inWords(schedule)}</td>
      <td>{schedule?.last_sent_at === undefined ? '–' : <Time at={schedule.last_sent_at} />}</td>
      <td>
        <Time at={updated_at} />
      </td>
    </tr>
  )
}
