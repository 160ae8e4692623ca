import { Link } from 'wouter'
import type { KnowledgeCheckResult } from '../../sdk/index.ts'
import { useSession } from '../access/session.tsx'
import { useCheckRun } from '../data/knowledge.ts'
import { Button } from '../parts/controls/button.tsx'
import { css } from '../parts/css.ts'
import { Problem } from '../parts/problem.tsx'
import { Table } from '../parts/table.tsx'

/** The stored questions with their passages: which of them are still found. */
export function Checks() {
  const { may } = useSession()
  const run = useCheckRun()
  if (!may('runKnowledgeChecks')) return null
  return (
    <section className={css.part} aria-label="Checks">
      <div className={css.heading}>
        <h2>
          <Link href="/knowledge-checks">Checks</Link>
        </h2>
        <Button disabled={run.isPending} onClick={() => run.mutate()}>
          {run.isPending ? 'Running…' : 'Run the checks'}
        </Button>
      </div>
      {run.error !== null && <Problem error={run.error} />}
      {run.data === undefined ? (
        <p className={css.soft}>Questions with the passage that has to answer each, whatever else is learned.</p>
      ) : (
        <Results results={run.data.results} />
      )}
    </section>
  )
}

function Results({ results }: { results: readonly KnowledgeCheckResult[] }) {
  if (results.length === 0) return <p role="status">There are no checks yet.</p>
  const failed = results.filter(({ passed }) => !passed).length
  return (
    <>
      <p role="status">
        {failed === 0 ? 'All checks pass.' : `${failed} of ${results.length} do not find their passage.`}
      </p>
      <div className={css.table}>
        <Table columns={['Question', 'Expected', 'Result', 'Found instead']}>
          {results.map(result => (
            <ResultRow key={result.check.id} result={result} />
          ))}
        </Table>
      </div>
    </>
  )
}

function ResultRow({ result: { check, passed, position, coverage, found } }: { result: KnowledgeCheckResult }) {
  const { id, question, url, heading } = check
  const where = position === null ? 'not found' : `number ${position}, coverage ${(coverage ?? 0).toFixed(2)}`
  return (
    <tr>
      <td>
        <Link href={`/knowledge-checks/${id}`} className={css.row}>
          {question}
        </Link>
      </td>
      <td>{heading === null ? url : `${url}#${heading}`}</td>
      <td>{passed ? `Passes: ${where}` : <span className={css.wrong}>Fails: {where}</span>}</td>
      <td>{passed ? '–' : found.map(one => [one.title, ...one.headings.slice(-1)].join(' › ')).join(', ') || '–'}</td>
    </tr>
  )
}
