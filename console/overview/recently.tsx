import { useState, type ReactNode } from 'react'
import { Link } from 'wouter'
import type { ReportDefinition } from '../../sdk/index.ts'
import { useSession } from '../access/session.tsx'
import { useNeeds, usePublishes } from '../data/home.ts'
import { useReportRows } from '../data/reports.ts'
import { useExecutionTotals } from '../data/totals.ts'
import { sinceOf } from '../executions/since.ts'
import { css } from '../parts/css.ts'
import { Problem } from '../parts/problem.tsx'
import { Time } from '../parts/time.tsx'
import { figure, totalOf } from '../reports/figures.ts'
import styles from './overview.module.css'

const WEEK = '168h'
const CONVERSATIONS: ReportDefinition = {
  dataset: 'conversations',
  measures: ['conversations'],
  last_days: 7,
  mode: 'view',
}

/** The last seven days in words: what waits for somebody, and what happened. */
export function Recently() {
  const { may } = useSession()
  // Chosen once: with each later instant all of it would be read again.
  const [from] = useState(() => sinceOf(WEEK, Date.now()))
  return (
    <>
      <WhatNeedsSomebody from={from} />
      {(may('runAdHocReport') || may('countExecutions') || may('listAuditEntries')) && (
        <section className={css.card} aria-label="In the last 7 days">
          <h2>In the last 7 days</h2>
          <ul className={styles.lines}>
            {may('runAdHocReport') && <Conversations />}
            {may('countExecutions') && <Executions from={from} />}
            {may('listAuditEntries') && <Publishes from={from} />}
          </ul>
        </section>
      )}
    </>
  )
}

function WhatNeedsSomebody({ from }: { from: string }) {
  const { may } = useSession()
  const { error, needs } = useNeeds(may, from)
  if (error !== null) return <Problem error={error} />
  if (needs === undefined || needs.length === 0) return null
  return (
    <section className={css.card} aria-label="Needs attention">
      <h2>Needs attention</h2>
      <ul className={styles.lines}>
        {needs.map(({ text, path }) => (
          <li key={text + path}>
            <Link href={path}>{text}</Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Conversations() {
  const { may } = useSession()
  const { data } = useReportRows(CONVERSATIONS)
  if (data === undefined) return null
  const count = totalOf(data.rows, 'conversations')
  return (
    <li>
      <Counted path={may('listConversations') ? '/conversations' : undefined}>
        {figure(count)} {count === 1 ? 'conversation' : 'conversations'}
      </Counted>
    </li>
  )
}

function Executions({ from }: { from: string }) {
  const totals = useExecutionTotals({ from })
  if (totals === undefined) return null
  const { '': all, failed } = totals
  return (
    <li>
      <Counted path={`/executions?since=${WEEK}`}>
        {all} {all === '1' ? 'execution' : 'executions'}
      </Counted>
      {failed !== '0' && (
        <>
          , of which <Link href={`/executions?since=${WEEK}&status=failed`}>{failed} failed</Link>
        </>
      )}
    </li>
  )
}

function Publishes({ from }: { from: string }) {
  const { may } = useSession()
  return usePublishes(from).data?.map(({ id, actor, resource, occurredAt }) => (
    <li key={id}>
      {actor.name ?? 'Somebody'} published{' '}
      <Counted path={may('getFlow') && resource?.id != null ? `/flows/${resource.id}` : undefined}>
        {resource?.name ?? 'a flow'}
      </Counted>{' '}
      <span className={css.soft}>
        <Time at={occurredAt} />
      </span>
    </li>
  ))
}

/** `path`: undefined where the user may not open it. */
function Counted({ path, children }: { path: string | undefined; children: ReactNode }) {
  return path === undefined ? children : <Link href={path}>{children}</Link>
}
