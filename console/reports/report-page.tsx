import { useMemo, useState } from 'react'
import { Link, useLocation } from 'wouter'
import type { Dataset, ReportDefinition } from '../../sdk/index.ts'
import { useSession } from '../access/session.tsx'
import {
  pinReport,
  saveReport,
  useDatasets,
  useReport,
  useReportChange,
  useReportRows,
  type StoredReport,
} from '../data/reports.ts'
import { Chart } from '../parts/chart.tsx'
import { usePageTitle } from '../parts/page-title.ts'
import { PendingPage } from '../parts/pending-page.tsx'
import { Problem } from '../parts/problem.tsx'
import { same } from '../drafts/merge.ts'
import { Builder } from './builder.tsx'
import { askedDefinition, firstDefinition } from './definitions.ts'
import { DeleteReport, NewReport, Schedule } from './dialogs.tsx'
import { drawingOf } from './figures.ts'
import { ResultTable } from './result-table.tsx'
import { Button } from '../parts/controls/button.tsx'
import { css } from '../parts/css.ts'
import styles from './reports.module.css'

/** A saved report, or a new one: its definition, and the result while it is edited. */
export function ReportPage({ reportId }: { reportId?: string | undefined }) {
  const stored = useReport(reportId)
  const datasets = useDatasets()
  usePageTitle(stored.data?.report.name ?? 'New report')
  const [first] = datasets.data ?? []
  if (datasets.data === undefined || first === undefined || (reportId !== undefined && stored.data === undefined))
    return <PendingPage of={[stored, datasets]} />
  return <OneReport stored={stored.data} datasets={datasets.data} initial={firstDefinition(first)} />
}

type Props = { stored: StoredReport | undefined; datasets: readonly Dataset[]; initial: ReportDefinition }

function OneReport({ stored, datasets, initial }: Props) {
  const { may } = useSession()
  const saved = stored?.report.definition
  const [changed, setChanged] = useState<ReportDefinition>()
  const definition = changed ?? saved ?? initial
  const asked = useMemo(() => askedDefinition(definition), [definition])
  const canManage = may('createReport')
  return (
    <main className={css.page}>
      <h1>
        <Link href="/reports">Reports</Link> <span aria-hidden="true">/</span> {stored?.report.name ?? 'New report'}
      </h1>
      {canManage && (
        <div className={css.filters}>
          {stored === undefined ? (
            <SaveNew definition={asked} />
          ) : (
            <Actions
              stored={stored}
              definition={saved !== undefined && asked !== undefined && !same(asked, saved) ? asked : undefined}
              onSaved={() => setChanged(undefined)}
            />
          )}
        </div>
      )}
      <div className={styles.builder}>
        <Builder datasets={datasets} definition={definition} onChange={setChanged} />
        <Answer definition={asked} name={stored?.report.name ?? 'Report'} />
      </div>
    </main>
  )
}

function SaveNew({ definition }: { definition: ReportDefinition | undefined }) {
  const [isOpen, setOpen] = useState(false)
  const [, navigate] = useLocation()
  return (
    <>
      <Button kind="primary" disabled={definition === undefined} onClick={() => setOpen(true)}>
        Save…
      </Button>
      {isOpen && definition !== undefined && (
        <NewReport
          definition={definition}
          onCreated={id => navigate(`/reports/${id}`)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

type ActionProps = {
  stored: StoredReport
  /** The unsaved changes; undefined if nothing has changed. */
  definition: ReportDefinition | undefined
  onSaved: () => void
}

function Actions({ stored, definition, onSaved }: ActionProps) {
  const [open, setOpen] = useState<'schedule' | 'delete'>()
  const saving = useReportChange(async (changed: ReportDefinition) => {
    const after = await saveReport(stored, { definition: changed })
    onSaved()
    return after
  })
  const pinning = useReportChange(async () => await pinReport(stored))
  const failure = saving.error ?? pinning.error
  const { report } = stored
  return (
    <>
      <Button
        kind="primary"
        disabled={definition === undefined || saving.isPending}
        onClick={() => {
          if (definition !== undefined) saving.mutate(definition)
        }}
      >
        Save
      </Button>
      <button onClick={() => setOpen('schedule')}>
        {report.schedule === undefined ? 'Send by mail…' : 'Schedule…'}
      </button>
      <button aria-pressed={report.pinned} disabled={pinning.isPending} onClick={() => pinning.mutate(undefined)}>
        {report.pinned ? 'Unpin' : 'Pin'}
      </button>
      <a href={`/api/admin/v1/reports/${report.id}/export`} download>
        CSV file
      </a>
      <Button kind="danger" onClick={() => setOpen('delete')}>
        Delete…
      </Button>
      {failure !== null && <Problem error={failure} />}
      {open === 'schedule' && <Schedule stored={stored} onClose={() => setOpen(undefined)} />}
      {open === 'delete' && <DeleteReport stored={stored} onClose={() => setOpen(undefined)} />}
    </>
  )
}

function Answer({ definition, name }: { definition: ReportDefinition | undefined; name: string }) {
  const rows = useReportRows(definition)
  const drawing = useMemo(() => (rows.data === undefined ? undefined : drawingOf(rows.data)), [rows.data])
  if (definition === undefined) return <p className={css.empty}>Choose at least one figure.</p>
  return (
    <section className={styles.answer} aria-label="Answer" aria-busy={rows.isFetching || undefined}>
      {rows.error !== null && <Problem error={rows.error} retry={() => void rows.refetch()} />}
      {rows.data !== undefined && rows.error === null && (
        <>
          {drawing !== undefined && <Chart label={name} drawing={drawing} />}
          <ResultTable result={rows.data} label="Rows" />
        </>
      )}
    </section>
  )
}
