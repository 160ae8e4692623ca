import { lazy, Suspense } from 'react'
import { Link } from 'wouter'
import type { FlowQuestion, FlowResult } from '../../sdk/index.ts'
import { useSession } from '../access/session.tsx'
import { useFlow } from '../data/flows.ts'
import { useFlowResults, type ResultFilter } from '../data/results.ts'
import { css } from '../parts/css.ts'
import { Empty } from '../parts/empty.tsx'
import { FilterChoice, FilterTime, useFilters } from '../parts/filters.tsx'
import { textOf } from '../parts/json.ts'
import { List } from '../parts/list.tsx'
import { usePageTitle } from '../parts/page-title.ts'
import { PendingPage } from '../parts/pending-page.tsx'
import { Status } from '../parts/status.tsx'
import { Table } from '../parts/table.tsx'
import { Time } from '../parts/time.tsx'

const Branches = lazy(async () => ({ default: (await import('./branches.tsx')).Branches }))

const STATUSES = [
  { value: '', title: 'All' },
  { value: 'completed', title: 'Completed' },
  { value: 'waiting_input', title: 'Waiting for input' },
  { value: 'failed', title: 'Failed' },
  { value: 'aborted', title: 'Aborted' },
]

/** What visitors answered in a flow: a row for each run, a column for each question. */
export function ResultsPage({ flowId }: { flowId: string }) {
  const { may } = useSession()
  const [filter] = useFilters()
  const flow = useFlow(flowId)
  const text = (name: string) => (filter(name) === '' ? {} : { [name]: filter(name) })
  const asked: ResultFilter = { ...text('status'), ...text('from'), ...text('to') }
  const results = useFlowResults(flowId, asked)
  usePageTitle(flow.data === undefined ? 'Results' : `Results of ${flow.data.name}`)
  if (flow.data === undefined) return <PendingPage of={[flow]} />
  const isFiltered = Object.keys(asked).length > 0
  const questions = [...new Set(results.items.flatMap(({ answers }) => answers.map(({ question }) => question)))]
  const words = new Map(results.pages.flatMap(page => page.questions).map(one => [one.question, one]))
  const query = `?${new URLSearchParams(Object.entries(asked)).toString()}`
  return (
    <main className={css.page}>
      <div className={css.heading}>
        <h1>
          <Link href={`/flows/${flowId}`}>{flow.data.name}</Link> <span aria-hidden="true">/</span> Results
        </h1>
        {results.items.length > 0 && (
          <div className={css.headingActions}>
            <a className={css.link} href={`/api/admin/v1/flows/${flowId}/results/file` + query} download>
              Download as CSV
            </a>
          </div>
        )}
      </div>
      {may('compareFlowBranches') && (
        <Suspense>
          <Branches flowId={flowId} />
        </Suspense>
      )}
      <div className={css.filters}>
        <FilterChoice name="status" label="Status" choices={STATUSES} />
        <FilterTime name="from" label="From" />
        <FilterTime name="to" label="To" />
      </div>
      {!may('listConversationMessages') && results.items.length > 0 && (
        <p className={css.soft}>
          Mail addresses, phone numbers and secrets are replaced: only those who may read conversations see them.
        </p>
      )}
      <List listing={results} empty={isFiltered ? <p>No result matches.</p> : <NoResults flowId={flowId} />}>
        <Table columns={['Started', 'Status', ...titlesOf(questions, words)]}>
          {results.items.map(result => (
            <ResultRow key={result.executionId} result={result} questions={questions} words={words} />
          ))}
        </Table>
      </List>
    </main>
  )
}

function NoResults({ flowId }: { flowId: string }) {
  return (
    <Empty
      state="No visitor has begun yet."
      purpose="What visitors answer in this flow is listed here, a row for each run."
      step={{
        operation: 'getFlow',
        button: <Link href={`/flows/${flowId}`}>Open the flow, to publish and share it</Link>,
      }}
    />
  )
}

type Words = ReadonlyMap<string, FlowQuestion>

/** Questions by what visitors are asked; two of the same words by their ids as well. */
function titlesOf(questions: readonly string[], words: Words): string[] {
  const titles = questions.map(question => words.get(question)?.title ?? question)
  return titles.map((title, at) => (titles.indexOf(title) === at ? title : `${title} (${questions[at]})`))
}

/** What the visitor chose, in words; several choices are read as a list. */
function shown(value: unknown, options: FlowQuestion['options'] = []): string {
  const said = (one: unknown) => options.find(option => option.value === textOf(one))?.label ?? textOf(one)
  return Array.isArray(value) ? value.map(said).join(', ') : said(value)
}

type RowProps = { result: FlowResult; questions: readonly string[]; words: Words }

function ResultRow({ result, questions, words }: RowProps) {
  const { may } = useSession()
  const { executionId, startedAt, status, answers } = result
  const last = new Map(answers.map(({ question, value }) => [question, value as unknown]))
  return (
    <tr>
      <td>
        {may('inspectExecution') ? (
          <Link href={`/executions/${executionId}`} className={css.row}>
            <Time at={startedAt} />
          </Link>
        ) : (
          <Time at={startedAt} />
        )}
      </td>
      <td>
        <Status status={status} />
      </td>
      {questions.map(question => (
        <td key={question}>{last.has(question) ? shown(last.get(question), words.get(question)?.options) : '–'}</td>
      ))}
    </tr>
  )
}
