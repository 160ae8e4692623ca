import type { FlowTestReport, FlowTestResult } from '../../../sdk/index.ts'
import { useFlowTests, type useTestDraft } from '../../data/flow-tests.ts'
import { Problem, sentenceOf } from '../../parts/problem.tsx'
import { sentence } from '../../parts/sentence.ts'
import { css } from '../../parts/css.ts'

type Props = {
  flowId: string
  etag: string
  run: ReturnType<typeof useTestDraft>
  /** Of this draft; undefined before they have run. */
  report: FlowTestReport | undefined
  onSelect: (nodeId: string) => void
}

/** The stored tests, run on the draft before it is published. */
export function Tests({ flowId, etag, run, report, onSelect }: Props) {
  const tests = useFlowTests(flowId)
  const count = tests.data?.tests.length
  return (
    <section className={css.details} aria-label="Tests">
      <h2>Tests</h2>
      {tests.error !== null && <p className={css.wrong}>{sentenceOf(tests.error)}</p>}
      {count === 0 && <p className={css.soft}>No tests are stored with this flow.</p>}
      {count !== undefined && count > 0 && (
        <button disabled={run.isPending} onClick={() => run.mutate(etag)}>
          {run.isPending ? 'Testing…' : `Run ${count === 1 ? 'the test' : `all ${count} tests`}`}
        </button>
      )}
      {run.error !== null && <Problem error={run.error} />}
      {report !== undefined && <Report report={report} onSelect={onSelect} />}
    </section>
  )
}

function Report({
  report: { results, shortfalls, coverage },
  onSelect,
}: { report: FlowTestReport } & Pick<Props, 'onSelect'>) {
  const failed = results.filter(({ failures }) => failures.length > 0)
  const { nodes, branches } = coverage
  return (
    <>
      <p role="status">
        {verdictOn(results.length, failed.length)} Covered: {nodes.seen} of {nodes.of} nodes and {branches.seen} of{' '}
        {branches.of} branches.
      </p>
      <ul className={css.changed}>
        {failed.map(result => (
          <Failed key={result.name} result={result} />
        ))}
      </ul>
      {shortfalls.map(shortfall => (
        <p key={shortfall} className={css.wrong}>
          {sentence(shortfall)}
        </p>
      ))}
      {nodes.missed.length > 0 && (
        <p className={css.tags}>
          Not covered:
          {nodes.missed.map(id => (
            <button key={id} onClick={() => onSelect(id)}>
              {id}
            </button>
          ))}
        </p>
      )}
    </>
  )
}

function verdictOn(tests: number, failed: number): string {
  if (tests === 1) return failed === 0 ? 'The test passes.' : 'The test fails.'
  return failed === 0 ? `All ${tests} tests pass.` : `${failed} of ${tests} tests fail.`
}

function Failed({ result: { name, failures } }: { result: FlowTestResult }) {
  return (
    <li data-mark="failed">
      <strong className={css.name}>{name}</strong>
      <ul className={css.lines}>
        {failures.map(({ pointer, message }) => (
          <li key={pointer}>{message}</li>
        ))}
      </ul>
    </li>
  )
}
