import { useMemo, useState } from 'react'
import { Link } from 'wouter'
import type { ExecutionInspection } from '../../sdk/index.ts'
import { useSession } from '../access/session.tsx'
import { useExecution, useExecutionLog } from '../data/executions.ts'
import { useDefinition } from '../data/flows.ts'
import { Canvas } from '../flow/canvas/canvas.tsx'
import { graphOf } from '../flow/graph.ts'
import { NodeDetails } from '../flow/inspector/inspector.tsx'
import { Value } from '../flow/inspector/value.tsx'
import { NO_OVERLAY } from '../flow/overlays/overlay.ts'
import { runOf, runOverlay } from '../flow/overlays/run.ts'
import { usePageTitle } from '../parts/page-title.ts'
import { Problem } from '../parts/problem.tsx'
import { Status } from '../parts/status.tsx'
import { span, Time } from '../parts/time.tsx'
import { StepLog } from './step-log.tsx'
import '../styles/run.css'

/** A run, drawn on the version that it runs, with its step log. */
export function ExecutionPage({ executionId }: { executionId: string }) {
  const inspection = useExecution(executionId)
  usePageTitle(inspection.data === undefined ? 'Execution' : `Run of ${inspection.data.execution.flowCode}`)
  if (inspection.error !== null && inspection.data === undefined)
    return <Problem error={inspection.error} retry={() => void inspection.refetch()} />
  if (inspection.data === undefined) return <p className="page loading">Loading…</p>
  return <OneExecution inspection={inspection.data} refresh={() => void inspection.refetch()} />
}

function OneExecution({ inspection, refresh }: { inspection: ExecutionInspection; refresh: () => void }) {
  const { execution, revision } = inspection
  const { may } = useSession()
  const seesFlows = may('getFlowVersion')
  const definition = useDefinition(execution.flowId, seesFlows ? String(execution.flowVersion) : undefined)
  const log = useExecutionLog(execution.id, revision)
  const run = useMemo(() => runOf(log.data ?? []), [log.data])
  const graph = useMemo(() => (definition.data === undefined ? undefined : graphOf(definition.data)), [definition.data])
  const overlay = useMemo(
    () => (graph === undefined ? NO_OVERLAY : runOverlay(graph, run, execution)),
    [graph, run, execution],
  )
  const titles = useMemo(() => new Map(graph?.nodes.map(({ id, title }) => [id, title])), [graph])
  const ended = [...overlay.nodes].find(([, { mark }]) => mark === 'failed' || mark === 'waiting')?.[0]
  // Until something else is chosen, the node is shown at which the run failed or waits.
  const [chosen, setChosen] = useState<{ node: string | undefined }>()
  const selected = chosen === undefined ? ended : chosen.node
  const select = (node: string | undefined) => setChosen({ node })
  const node = graph?.nodes.find(({ id }) => id === selected)
  return (
    <main className="studio">
      <header className="bar">
        <h1>
          <Link href="/executions">Executions</Link> <span aria-hidden="true">/</span> {execution.flowCode}
        </h1>
        <Status of={execution.outcome === 'expired' ? execution.outcome : execution.status} />
        {seesFlows ? (
          <Link className="link" href={`/flows/${execution.flowId}?version=${execution.flowVersion}`}>
            Version {execution.flowVersion}
          </Link>
        ) : (
          <span>Version {execution.flowVersion}</span>
        )}
        <span className="facts">
          started <Time at={execution.createdAt} /> by {execution.trigger.name}
          {execution.endedAt !== null && (
            <>, took {span(Date.parse(execution.endedAt) - Date.parse(execution.createdAt))}</>
          )}
          {execution.waitExpiresAt !== null && (
            <>
              , waits until <Time at={execution.waitExpiresAt} />
            </>
          )}
        </span>
        <span className="space" />
        {execution.conversationId !== null && may('getConversation') && (
          <Link className="link" href={`/conversations/${execution.conversationId}`}>
            Conversation
          </Link>
        )}
        <button onClick={refresh}>Refresh</button>
      </header>
      <div className="stage run">
        <section className="log" aria-label="Steps">
          {execution.error !== null && (
            <p className="failed" role="status">
              <strong>{execution.error.kind}</strong> {execution.error.message}
            </p>
          )}
          {log.error !== null && <Problem error={log.error} retry={() => void log.refetch()} />}
          <StepLog
            run={run}
            startedAt={Date.parse(execution.createdAt)}
            titles={titles}
            selected={selected}
            onSelect={select}
          />
        </section>
        {definition.error !== null && <Problem error={definition.error} />}
        {graph !== undefined && (
          <Canvas
            graph={graph}
            overlay={overlay}
            selected={selected}
            onSelect={select}
            label={`Run of ${execution.flowCode}`}
          />
        )}
        {!seesFlows && <p className="empty">Your roles do not allow to see flows: the steps are in the log.</p>}
        <aside className="inspector" aria-label="Details">
          {node === undefined ? <State inspection={inspection} /> : <NodeDetails node={node} />}
        </aside>
      </div>
    </main>
  )
}

/** What the run knows. */
function State({ inspection: { variables, context, tokenUsage } }: { inspection: ExecutionInspection }) {
  return (
    <>
      <section className="details" aria-label="Variables">
        <h2>Variables</h2>
        <Value of={variables} />
      </section>
      {Object.keys(context).length > 0 && (
        <section className="details" aria-label="Context">
          <h2>Context</h2>
          <Value of={context} />
        </section>
      )}
      {tokenUsage !== null && (
        <section className="details" aria-label="Tokens">
          <h2>Tokens of the last reply</h2>
          <Value of={tokenUsage} />
        </section>
      )}
    </>
  )
}
