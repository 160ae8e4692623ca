import { useState } from 'react'
import { Link } from 'wouter'
import type { AdminFlow, FlowReplay, ReplayedExecution } from '../../../sdk/index.ts'
import { REPLAYED_RUNS, type useFlowReplay } from '../../data/replays.ts'
import { CheckControl } from '../../parts/controls/controls.tsx'
import { Problem } from '../../parts/problem.tsx'
import { Time } from '../../parts/time.tsx'
import type { differingRuns } from '../overlays/replay.ts'
import { css } from '../../parts/css.ts'

type Props = {
  flow: AdminFlow
  etag: string
  replay: ReturnType<typeof useFlowReplay>
  /** Those that differ, by node. */
  runs: ReturnType<typeof differingRuns>
  selected: string | undefined
  onSelect: (nodeId: string | undefined) => void
}

/** Recent runs replayed on the draft: shows before a publish which of them would differ. */
export function Replays({ flow: { publishedVersion }, etag, replay, runs, selected, onSelect }: Props) {
  const [all, setAll] = useState(publishedVersion === null)
  const flowVersion = all ? undefined : (publishedVersion ?? undefined)
  return (
    <section className={css.details} aria-label="Replay">
      <h2>Replay</h2>
      <p className={css.soft}>
        What visitors did recently, replayed on the draft. Nothing is called and nothing is sent.
      </p>
      {publishedVersion !== null && (
        <CheckControl
          label={`Only executions of version ${publishedVersion}`}
          value={!all}
          onChange={only => setAll(only !== true)}
        />
      )}
      <button disabled={replay.isPending} onClick={() => replay.mutate({ etag, flowVersion })}>
        {replay.isPending ? 'Replaying…' : `Replay the last ${REPLAYED_RUNS} executions`}
      </button>
      {replay.error !== null && <Problem error={replay.error} />}
      {replay.data !== undefined && replay.variables.etag === etag && (
        <>
          <Verdict replay={replay.data} />
          <ul className={css.changed}>
            {[...runs].map(([nodeId, items]) => (
              <li key={nodeId ?? ''}>
                <button
                  data-mark="failed"
                  aria-pressed={nodeId !== null && nodeId === selected}
                  onClick={() => onSelect(nodeId ?? undefined)}
                >
                  <span className={css.name}>{nodeId ?? 'in a subflow, or at the end'}</span>
                  <span className={css.kind}>
                    {items.length === 1 ? '1 execution differs' : `${items.length} executions differ`}
                  </span>
                </button>
                {(nodeId === null || nodeId === selected) && <Runs runs={items} at={nodeId} />}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

function Verdict({ replay: { runs, differing, notReplayed } }: { replay: FlowReplay }) {
  return (
    <p role="status">
      {verdictOn(runs, differing)}
      {notReplayed > 0 && ` ${notReplayed} could not be replayed to the end.`}
    </p>
  )
}

function verdictOn(runs: number, differing: number): string {
  if (runs === 0) return 'There are no executions to replay.'
  if (differing > 0) return runs === 1 ? 'The only execution differs.' : `${differing} of ${runs} executions differ.`
  return runs === 1 ? 'The only execution takes the same path.' : `None of ${runs} executions differs.`
}

const SHOWN_RUNS = 5

function Runs({ runs, at }: { runs: readonly ReplayedExecution[]; at: string | null }) {
  return (
    <ul className={css.lines}>
      {runs.slice(0, SHOWN_RUNS).map(({ executionId, createdAt, differences }) => {
        const first = differences.find(({ nodeId, flow }) => nodeId === at || flow !== null)
        return (
          <li key={executionId}>
            <Link className={css.link} href={`/executions/${executionId}/replay`}>
              Execution of <Time at={createdAt} />
            </Link>
            <span data-change="removed">{first?.recorded ?? 'nothing'}</span>
            <span data-change="added">{first?.replayed ?? 'nothing'}</span>
          </li>
        )
      })}
    </ul>
  )
}
