import { useMemo, useState } from 'react'
import { Link } from 'wouter'
import type { AdminExecution, ExecutionReplay } from '../../sdk/index.ts'
import { useSession } from '../access/session.tsx'
import { useExecution } from '../data/executions.ts'
import { useDefinition, useFlowVersions } from '../data/flows.ts'
import { useExecutionReplay } from '../data/replays.ts'
import { Canvas } from '../flow/canvas/canvas.tsx'
import { graphOf } from '../flow/graph.ts'
import { NodeDetails } from '../flow/inspector/inspector.tsx'
import { replayOverlay } from '../flow/overlays/replay.ts'
import { SelectControl } from '../parts/controls/controls.tsx'
import { useFilters } from '../parts/filters.tsx'
import { usePageTitle } from '../parts/page-title.ts'
import { PendingPage } from '../parts/pending-page.tsx'
import { Problem } from '../parts/problem.tsx'
import { Time } from '../parts/time.tsx'
import { ReplayTurns } from './replay-turns.tsx'
import styles from './run.module.css'
import { css } from '../parts/css.ts'

/** A replay of a recorded run on the draft or on another version, drawn next to the record. */
export function ReplayPage({ executionId }: { executionId: string }) {
  const inspection = useExecution(executionId)
  usePageTitle(inspection.data === undefined ? 'Replay' : `Replay of ${inspection.data.execution.flowCode}`)
  if (inspection.data === undefined) return <PendingPage of={[inspection]} />
  return <OneReplay execution={inspection.data.execution} />
}

function OneReplay({ execution }: { execution: AdminExecution }) {
  const { may } = useSession()
  const [filter, setFilter] = useFilters()
  const on = filter('on') || 'draft'
  const replay = useExecutionReplay(execution.id, on)
  const definition = useDefinition(execution.flowId, may('getFlowVersion') ? on : undefined)
  const graph = useMemo(() => (definition.data === undefined ? undefined : graphOf(definition.data)), [definition.data])
  const overlay = useMemo(
    () => (graph === undefined || replay.data === undefined ? undefined : replayOverlay(graph, replay.data)),
    [graph, replay.data],
  )
  const [chosen, setChosen] = useState<string>()
  const selected = chosen ?? replay.data?.differences[0]?.nodeId ?? undefined
  const node = graph?.nodes.find(({ id }) => id === selected)
  return (
    <main className={css.studio}>
      <ReplayBar execution={execution} on={on} onChange={next => setFilter('on', next)} />
      <div className={`${css.stage} ${styles.run}`}>
        <section className={styles.log} aria-label="Replay">
          {replay.error !== null && <Problem error={replay.error} retry={() => void replay.refetch()} />}
          {replay.isPending && <p className={css.loading}>Replaying…</p>}
          {replay.data !== undefined && (
            <>
              <Verdict replay={replay.data} />
              <ReplayTurns replay={replay.data} selected={selected} onSelect={setChosen} />
            </>
          )}
        </section>
        <div className={styles.drawing}>
          {definition.error !== null && <Problem error={definition.error} />}
          {graph !== undefined && overlay !== undefined && (
            <Canvas
              graph={graph}
              overlay={overlay}
              selected={selected}
              onSelect={setChosen}
              label={`Replay of ${execution.flowCode}`}
            />
          )}
        </div>
        <aside className={css.inspector} aria-label="Details" tabIndex={0}>
          {node === undefined ? <Legend /> : <NodeDetails node={node} />}
        </aside>
      </div>
    </main>
  )
}

type BarProps = { execution: AdminExecution; on: string; onChange: (on: string) => void }

function ReplayBar({ execution: { id, flowId, flowCode, flowVersion, createdAt }, on, onChange }: BarProps) {
  const versions = useFlowVersions(flowId)
  const choices = [
    { value: 'draft', title: 'The draft' },
    ...versions.items.map(({ version, live }) => ({
      value: String(version),
      title: `Version ${version}${live ? ', live' : ''}`,
    })),
  ]
  return (
    <header className={css.bar}>
      <h1>
        <Link href="/executions">Executions</Link> <span aria-hidden="true">/</span>{' '}
        <Link href={`/executions/${id}`}>{flowCode}</Link> <span aria-hidden="true">/</span> Replay
      </h1>
      <span className={css.soft}>
        ran version {flowVersion} <Time at={createdAt} />
      </span>
      <span className={css.space} />
      <SelectControl
        label="Replay on"
        bare
        value={on}
        choices={choices}
        onChange={next => {
          if (next !== undefined) onChange(next)
        }}
      />
    </header>
  )
}

function Verdict({ replay: { differences, turns, stopped, redacted } }: { replay: ExecutionReplay }) {
  const differing = turns.filter(({ differs }) => differs).length
  const all = turns.length === 1 ? '1 turn' : `${turns.length} turns`
  return (
    <div className={styles.verdict} role="status" data-differs={differences.length > 0 || undefined}>
      <p>{differing === 0 ? `No difference in ${all}.` : `Differs in ${differing} of ${all}.`}</p>
      {stopped !== null && <p className={css.soft}>The comparison ends early: {stopped}.</p>}
      {redacted && <p className={css.soft}>Redacted answers count as valid.</p>}
    </div>
  )
}

function Legend() {
  return (
    <section className={css.details} aria-label="Legend">
      <h2>Legend</h2>
      <ul className={css.legend}>
        <li data-mark="visited">As recorded</li>
        <li data-mark="changed">Differs from here on</li>
        <li data-mark="added">Only in the replay</li>
        <li data-mark="removed">Only in the record</li>
      </ul>
    </section>
  )
}
