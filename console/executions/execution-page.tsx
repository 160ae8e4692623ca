import { useMemo, useState } from 'react'
import { Link } from 'wouter'
import type { AdminExecution, ExecutionInspection } from '../../sdk/index.ts'
import { useSession } from '../access/session.tsx'
import { useExecution, useExecutionLog } from '../data/executions.ts'
import { useDefinition } from '../data/flows.ts'
import { useRunEvents } from '../data/stream.ts'
import { Canvas } from '../flow/canvas/canvas.tsx'
import { graphOf } from '../flow/graph.ts'
import { NodeDetails } from '../flow/inspector/inspector.tsx'
import { Value } from '../flow/inspector/value.tsx'
import { NO_OVERLAY } from '../flow/overlays/overlay.ts'
import { runOf, runOverlay, type Step, type Subflow } from '../flow/overlays/run.ts'
import { usePageTitle } from '../parts/page-title.ts'
import { PendingPage } from '../parts/pending-page.tsx'
import { Problem } from '../parts/problem.tsx'
import { Status } from '../parts/status.tsx'
import { span } from '../parts/span.ts'
import { Time } from '../parts/time.tsx'
import { OperationAction } from '../resource/operation-action.tsx'
import { StepLog } from './step-log.tsx'
import styles from './run.module.css'
import { css } from '../parts/css.ts'

/** A run, drawn on the version that it runs, with its step log. */
export function ExecutionPage({ executionId }: { executionId: string }) {
  const inspection = useExecution(executionId)
  usePageTitle(inspection.data === undefined ? 'Execution' : `Execution of ${inspection.data.execution.flowCode}`)
  if (inspection.data === undefined) return <PendingPage of={[inspection]} />
  return <OneExecution inspection={inspection.data} refresh={() => void inspection.refetch()} />
}

/** A flow that the run went through: `subflow` is absent for the one that was started. */
type View = { code: string; subflow?: Subflow }
type Choice = { view: View; node: string | undefined }

function OneExecution({ inspection, refresh }: { inspection: ExecutionInspection; refresh: () => void }) {
  const { execution } = inspection
  const log = useExecutionLog(execution.id)
  useRunEvents(execution.id, execution.endedAt === null ? log.data : undefined)
  const shown = useShownRun(execution, log)
  const { run, flow, titles, node, selected, show } = shown
  const inner = run.steps.find(step => step.subflow !== undefined && step.flow === node?.node['flow'])
  return (
    <main className={css.studio}>
      <RunBar execution={execution} refresh={() => (refresh(), void log.refetch())} />
      <div className={`${css.stage} ${styles.run}`}>
        <section className={styles.log} aria-label="Steps">
          {execution.error !== null && (
            <p className={styles.failed} role="status">
              <strong>{execution.error.kind}</strong> {execution.error.message}
            </p>
          )}
          {log.error !== null && <Problem error={log.error} retry={() => void log.refetch()} />}
          {log.isPending ? (
            <p className={css.loading}>Loading…</p>
          ) : (
            <StepLog
              run={run}
              startedAt={Date.parse(execution.createdAt)}
              flow={flow}
              titles={titles}
              selected={selected}
              onSelect={step => show(viewOf(step, execution), step.nodeId)}
            />
          )}
        </section>
        <RunDrawing execution={execution} shown={shown} />
        <aside className={css.inspector} aria-label="Details" tabIndex={0}>
          {inner !== undefined && (
            <p className={styles.within}>
              <button onClick={() => show(viewOf(inner, execution))}>See how {inner.flow} ran</button>
            </p>
          )}
          {node === undefined ? <State inspection={inspection} /> : <NodeDetails node={node} />}
        </aside>
      </div>
    </main>
  )
}

type ShownRun = ReturnType<typeof useShownRun>

/** The flow that is shown of a run, with the path that the run took in it, and the selected node. */
function useShownRun(execution: AdminExecution, { data: log, isPending }: ReturnType<typeof useExecutionLog>) {
  const { may } = useSession()
  const run = useMemo(() => runOf(log ?? []), [log])
  const [chosen, setChosen] = useState<Choice>()
  // Until something else is chosen, the node is shown at which the run failed or waits.
  const last = hasStopped(execution) ? run.steps.at(-1) : undefined
  const view = chosen?.view ?? viewOf(last, execution)
  const { flowId, version } = view.subflow ?? { flowId: execution.flowId, version: execution.flowVersion }
  const canSee = may('getFlowVersion')
  const definition = useDefinition(flowId, canSee && !isPending ? String(version) : undefined)
  const graph = useMemo(() => (definition.data === undefined ? undefined : graphOf(definition.data)), [definition.data])
  const titles = useMemo(() => new Map(graph?.nodes.map(({ id, title }) => [id, title])), [graph])
  const flow = view.subflow === undefined ? undefined : view.code
  const overlay = useMemo(
    () => (graph === undefined ? NO_OVERLAY : runOverlay(graph, run, execution, flow)),
    [graph, run, execution, flow],
  )
  const stop = [...overlay.nodes].find(([, { mark }]) => mark === 'failed' || mark === 'waiting')?.[0]
  const selected = chosen === undefined ? stop : chosen.node
  return {
    run,
    view,
    /** Code of the subflow; undefined for the flow that was started. */
    flow,
    canSee,
    graph,
    titles,
    overlay,
    error: definition.error,
    selected,
    node: graph?.nodes.find(({ id }) => id === selected),
    show: (view: View, node?: string) => setChosen({ view, node }),
  }
}

function RunDrawing({ execution, shown }: { execution: AdminExecution; shown: ShownRun }) {
  const { view, canSee, graph, overlay, error, selected, show } = shown
  return (
    <div className={styles.drawing}>
      {view.subflow !== undefined && (
        <p className={styles.within}>
          <button onClick={() => show(viewOf(undefined, execution))}>{execution.flowCode}</button>
          <span>
            runs {view.code} <code>v{view.subflow.version}</code>
          </span>
        </p>
      )}
      {error !== null && <Problem error={error} />}
      {graph !== undefined && (
        <Canvas
          graph={graph}
          overlay={overlay}
          selected={selected}
          onSelect={node => show(view, node)}
          label={`Execution of ${view.code}`}
        />
      )}
      {!canSee && <p className={css.empty}>Your roles do not let you see flows. The steps are in the log.</p>}
    </div>
  )
}

function hasStopped({ status }: AdminExecution): boolean {
  return status === 'failed' || status.startsWith('waiting')
}

/** The flow in which a step was taken; the one that was started, for no step. */
function viewOf(step: Step | undefined, { flowCode }: AdminExecution): View {
  const { flow, subflow } = step ?? {}
  return flow === undefined || subflow === undefined ? { code: flowCode } : { code: flow, subflow }
}

function RunBar({ execution, refresh }: { execution: AdminExecution; refresh: () => void }) {
  const { may } = useSession()
  const { id, flowId, flowVersion, flowCode, outcome, status, createdAt, endedAt, waitExpiresAt, conversationId } =
    execution
  return (
    <header className={css.bar}>
      <h1>
        <Link href="/executions">Executions</Link> <span aria-hidden="true">/</span> {flowCode}
      </h1>
      <Status status={outcome === 'expired' ? outcome : status} />
      {may('getFlowVersion') ? (
        <Link className={css.link} href={`/flows/${flowId}?version=${flowVersion}`}>
          Version {flowVersion}
        </Link>
      ) : (
        <span>Version {flowVersion}</span>
      )}
      <span className={`${css.soft} ${css.space}`}>
        started <Time at={createdAt} /> by {execution.trigger.name}
        {endedAt !== null && <>, took {span(Date.parse(endedAt) - Date.parse(createdAt))}</>}
        {waitExpiresAt !== null && (
          <>
            , waits until <Time at={waitExpiresAt} />
          </>
        )}
      </span>
      {may('simulateFlow') && may('getExecutionRecording') && may('getFlowDraft') && (
        <Link
          className={css.link}
          href={`/flows/${flowId}?version=draft&try=${execution.id}`}
          title="Chat with the draft, with the recorded answers of this execution at hand"
        >
          Try on the draft
        </Link>
      )}
      {conversationId !== null && may('getConversation') && (
        <Link className={css.link} href={`/conversations/${conversationId}`}>
          Conversation
        </Link>
      )}
      {may('replayExecution') && (
        <Link
          className={css.link}
          href={`/executions/${id}/replay`}
          title="Replay this execution on the draft and compare the two"
        >
          Replay on the draft
        </Link>
      )}
      {endedAt === null && <OperationAction operation="abortExecution" parameters={{ executionId: execution.id }} />}
      <button onClick={refresh}>Refresh</button>
    </header>
  )
}

/** The variables of the run. */
function State({ inspection: { variables, context, tokenUsage } }: { inspection: ExecutionInspection }) {
  return (
    <>
      <section className={css.details} aria-label="Variables">
        <h2>Variables</h2>
        <Value value={variables} />
      </section>
      {Object.keys(context).length > 0 && (
        <section className={css.details} aria-label="Context">
          <h2>Context</h2>
          <Value value={context} />
        </section>
      )}
      {tokenUsage !== null && (
        <section className={css.details} aria-label="Tokens">
          <h2>Tokens of the last reply</h2>
          <Value value={tokenUsage} />
        </section>
      )}
    </>
  )
}
