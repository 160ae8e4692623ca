import { lazy, Suspense, useCallback, useMemo, useState, type ReactNode } from 'react'
import type { AdminFlow, FlowComment, FlowTestReport, SimulationResult } from '../../../sdk/index.ts'
import { useSession } from '../../access/session.tsx'
import { isOpenThread, useComments } from '../../data/comments.ts'
import { useFilters } from '../../parts/filters.tsx'
import type { Graph } from '../graph.ts'
import { coverageOverlay } from '../overlays/coverage.ts'
import type { Difference } from '../overlays/difference.ts'
import type { Overlay } from '../overlays/overlay.ts'
import { simulationOverlay, stopOf } from '../overlays/simulation.ts'
import styles from './editor.module.css'
import { css } from '../../parts/css.ts'

const CommentsPanel = lazy(async () => ({ default: (await import('../comments/comments-panel.tsx')).CommentsPanel }))
const PreviewPanel = lazy(async () => ({ default: (await import('../preview/preview-panel.tsx')).PreviewPanel }))
const TestsPanel = lazy(async () => ({ default: (await import('../tests/tests-panel.tsx')).TestsPanel }))

const AuthorPanel = lazy(async () => ({ default: (await import('../author/author-panel.tsx')).AuthorPanel }))

type Area = 'settings' | 'try' | 'tests' | 'author' | 'comments'
const TITLES: Readonly<Record<Area, string>> = {
  settings: 'Settings',
  try: 'Try',
  tests: 'Tests',
  author: 'Describe',
  comments: 'Comments',
}

/** Content next to the canvas, and its overlay in place of the findings. */
export function useSide(graph: Graph, flowId: string) {
  const { may } = useSession()
  const [filter] = useFilters()
  // The execution whose recording is to be tried.
  const run = may('simulateFlow') && may('getExecutionRecording') ? filter('try') : ''
  const [area, setArea] = useState<Area>(run !== '' ? 'try' : filter('comments') === '' ? 'settings' : 'comments')
  const [wasTried, setTried] = useState(run !== '')
  const [wasAsked, setAsked] = useState(false)
  const [difference, setDifference] = useState<Difference>()
  const [result, setResult] = useState<SimulationResult>()
  const [report, setReport] = useState<FlowTestReport>()
  const areas = useMemo(
    (): Area[] => [
      'settings',
      ...(may('simulateFlow') ? (['try'] as const) : []),
      ...(may('getFlowTests') && may('testFlow') ? (['tests'] as const) : []),
      ...(may('authorFlow') ? (['author'] as const) : []),
      'comments',
    ],
    [may],
  )
  const open = useCallback((next: Area) => {
    setArea(next)
    if (next === 'try') setTried(true)
    if (next === 'author') setAsked(true)
  }, [])
  const overlay = useMemo((): Overlay | undefined => {
    if (area === 'author' && difference !== undefined) return difference.overlay
    if (area === 'try' && result !== undefined) return simulationOverlay(graph, result)
    return area === 'tests' && report !== undefined ? coverageOverlay(graph, report) : undefined
  }, [area, result, report, graph, difference])
  // The current node of the simulation, or the first node that the tests do not cover.
  const followed =
    area === 'try' ? result && stopOf(result) : area === 'tests' ? report?.coverage.nodes.missed[0] : undefined
  const comments = useComments(flowId).items
  const threads = useMemo(() => comments.filter(isOpenThread), [comments])
  const commented = useMemo(() => countsOf(threads), [threads])
  // Both the draft and the proposal, while that is looked at.
  const compared = area === 'author' ? difference?.graph : undefined
  return {
    ...{ area, areas, open, overlay, followed, compared, wasTried, wasAsked, run, threads, commented },
    ...{ setResult, setReport, setDifference },
  }
}

/** How many of the threads are about each node. */
function countsOf(threads: readonly FlowComment[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { nodeId } of threads) if (nodeId !== null) counts.set(nodeId, (counts.get(nodeId) ?? 0) + 1)
  return counts
}

type Props = {
  side: ReturnType<typeof useSide>
  flow: AdminFlow
  selected: string | undefined
  onSelect: (nodeId: string | undefined) => void
  /** The settings of the selection. */
  children: ReactNode
}

/** A conversation in progress is retained while the settings are open. */
export function Side({ side, flow, selected, onSelect, children }: Props) {
  const { area, areas, open, wasTried, wasAsked, run, setResult, setReport, setDifference } = side
  const openComments = side.threads.filter(({ nodeId }) => selected === undefined || nodeId === selected).length
  return (
    <>
      {areas.length > 1 && (
        <div className={styles.areas} role="group" aria-label="Beside the canvas">
          {areas.map(one => (
            <button key={one} aria-pressed={one === area} onClick={() => open(one)}>
              {TITLES[one]}
              {one === 'comments' && openComments > 0 && ` (${openComments})`}
            </button>
          ))}
        </div>
      )}
      <div hidden={area !== 'settings'}>{children}</div>
      <Suspense fallback={<p className={css.loading}>Loading…</p>}>
        {wasTried && (
          <div hidden={area !== 'try'}>
            <PreviewPanel
              flow={flow}
              run={run}
              onResult={setResult}
              onSelect={onSelect}
              onOpen={id => {
                onSelect(id)
                open('settings')
              }}
            />
          </div>
        )}
        {area === 'comments' && <CommentsPanel flowId={flow.id} selected={selected} onSelect={onSelect} />}
        {area === 'tests' && <TestsPanel flow={flow} onReport={setReport} />}
        {wasAsked && (
          <div hidden={area !== 'author'}>
            <AuthorPanel flow={flow} selected={selected} onSelect={onSelect} onDifference={setDifference} />
          </div>
        )}
      </Suspense>
    </>
  )
}
