import { useEffect, useState } from 'react'
import type { FlowTest } from '../../../generated/schemas/flow-test.ts'
import type { AdminFlow, FlowTestReport } from '../../../sdk/index.ts'
import { useSession } from '../../access/session.tsx'
import { useChangeFlowTests, useFlowTests, useTestRun } from '../../data/flow-tests.ts'
import { Icon } from '../../parts/icon.tsx'
import { Problem } from '../../parts/problem.tsx'
import { useDraft } from '../../drafts/draft.tsx'
import { Value } from '../inspector/value.tsx'
import { Button } from '../../parts/controls/button.tsx'
import previewStyles from '../preview/preview.module.css'
import { css } from '../../parts/css.ts'

type Props = { flow: AdminFlow; onReport: (report: FlowTestReport | undefined) => void }

/** The tests that are stored with the flow, run against the unsaved draft. */
export function TestsPanel({ flow, onReport }: Props) {
  const { may } = useSession()
  const { definition } = useDraft()
  const stored = useFlowTests(flow.id)
  const run = useTestRun(flow.id)
  const change = useChangeFlowTests(flow.id)
  const tests = stored.data?.tests ?? []
  const report = run.data
  useEffect(() => onReport(report), [report, onReport])
  useEffect(() => () => onReport(undefined), [onReport])
  if (stored.error !== null) return <Problem error={stored.error} retry={() => void stored.refetch()} />
  if (stored.data === undefined) return <p className={css.loading}>Loading…</p>
  const remove = (index: number) =>
    change.mutate(present => present.filter((_, at) => at !== index), { onSuccess: () => run.reset() })
  return (
    <section className={previewStyles.try} aria-label="Tests">
      {tests.length === 0 ? (
        <p>
          No tests yet. Try the flow, and make a test of the conversation: a publish can then be checked against it.
        </p>
      ) : (
        <div className={previewStyles.tryRow}>
          <Button kind="primary" disabled={run.isPending} onClick={() => run.mutate(definition)}>
            Run {tests.length === 1 ? 'the test' : `${tests.length} tests`}
          </Button>
          {may('getFlowTests') && <Download code={flow.code} suite={stored.data} />}
        </div>
      )}
      {run.error !== null && <Problem error={run.error} />}
      {change.error !== null && <Problem error={change.error} />}
      {report !== undefined && <Summary report={report} />}
      <ul className={previewStyles.tryLog} aria-label="Tests of the flow">
        {tests.map((test, index) => (
          <OneTest
            key={`${index} ${test.name}`}
            test={test}
            result={report?.results[index]}
            onRemove={may('saveFlowTests') ? () => remove(index) : undefined}
          />
        ))}
      </ul>
    </section>
  )
}

function Summary({ report: { passed, results, coverage, shortfalls } }: { report: FlowTestReport }) {
  const failed = results.filter(({ failures }) => failures.length > 0).length
  const { nodes, branches } = coverage
  const outcome = passed ? 'All passed.' : `${failed} of ${results.length} failed.`
  return (
    <div className={previewStyles.tryBox} role="status" data-kind={passed ? undefined : 'bad'}>
      <p>
        <strong>{outcome}</strong> {nodes.seen} of {nodes.of} nodes and {branches.seen} of {branches.of} branches were
        covered.
      </p>
      {shortfalls.map(text => (
        <p key={text}>{text}</p>
      ))}
      {branches.missed.length > 0 && <p>Not taken: {branches.missed.join(', ')}</p>}
    </div>
  )
}

type TestProps = {
  test: FlowTest
  result: FlowTestReport['results'][number] | undefined
  onRemove: (() => void) | undefined
}

function OneTest({ test, result, onRemove }: TestProps) {
  const outcome = result === undefined ? undefined : result.failures.length === 0 ? 'passed' : 'failed'
  return (
    <li data-outcome={outcome}>
      <details open={outcome === 'failed' || undefined}>
        <summary>
          <span className={css.name}>{test.name}</span>
          <span className={css.soft}>{outcome ?? `${test.steps.length} steps`}</span>
        </summary>
        {result?.failures.map(({ pointer, message }) => (
          <p key={pointer} className={css.wrong}>
            <code>{positionOf(pointer)}</code> {message}
          </p>
        ))}
        <Value value={test.steps} />
        {onRemove !== undefined && (
          <Button kind="quiet" aria-label={`Delete the test ${test.name}`} onClick={onRemove}>
            <Icon name="close" />
            Delete
          </Button>
        )}
      </details>
    </li>
  )
}

/** `/tests/0/steps/1/expect/blocks/0` → `step 2, blocks/0` */
function positionOf(pointer: string): string {
  const [, step = '0', field = ''] = /^\/tests\/\d+\/steps\/(\d+)(?:\/expect)?\/?(.*)$/.exec(pointer) ?? []
  return `step ${Number(step) + 1}${field === '' ? '' : `, ${field}`}`
}

/** The file that the command line runs, next to the file of the flow. */
function Download({ code, suite: { coverage, tests } }: { code: string; suite: Pick<Suite, 'coverage' | 'tests'> }) {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    let objectUrl: string | undefined
    void import('../code/read-yaml.ts').then(({ yamlOf }) => {
      const file = { flow: `${code}.yaml`, ...(coverage === undefined ? {} : { coverage }), tests }
      objectUrl = URL.createObjectURL(new Blob([yamlOf(file)], { type: 'application/yaml' }))
      setUrl(objectUrl)
    })
    return () => {
      if (objectUrl !== undefined) URL.revokeObjectURL(objectUrl)
    }
  }, [code, coverage, tests])
  return (
    <a className={css.link} href={url} download={`${code}.test.yaml`}>
      As YAML
    </a>
  )
}

type Suite = NonNullable<ReturnType<typeof useFlowTests>['data']>
