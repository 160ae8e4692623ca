import { useEffect, useMemo, useState } from 'react'
import type { Graph } from '../graph.ts'
import { layoutRequest, type Arrangement, type Positions } from './measures.ts'

type Answer = { ticket: number; positions: [id: string, x: number, y: number][] }
export type Layout = {
  /** Undefined until nodes are placed for the first time; new nodes have no position for a moment. */
  positions: Positions | undefined
  /** Whether these positions belong to the current graph. */
  settled: boolean
}

let worker: Worker | undefined
let tickets = 0

/** Positions of a flow's nodes: moved nodes where they were put, the others automatically. */
export function useLayout(
  graph: Graph,
  moved: Readonly<Record<string, { x: number; y: number }>> | undefined,
  arrangement: Arrangement | undefined,
): Layout {
  const [placed, setPlaced] = useState<{ key: string; positions: Positions }>()
  // A change that moves nothing, such as most typing, does not need a new layout.
  const key = useMemo(() => JSON.stringify(layoutRequest(graph, arrangement)), [graph, arrangement])
  useEffect(() => {
    worker ??= new Worker(new URL('./layout.worker.ts', import.meta.url), { type: 'module' })
    const own = worker
    const ticket = ++tickets
    const take = ({ data }: MessageEvent<Answer>) => {
      if (data.ticket === ticket)
        setPlaced({ key, positions: new Map(data.positions.map(([id, x, y]) => [id, { x, y }])) })
    }
    own.addEventListener('message', take)
    own.postMessage({ ticket, request: JSON.parse(key) as unknown })
    return () => own.removeEventListener('message', take)
  }, [key])
  const positions = useMemo(() => {
    if (placed === undefined || moved === undefined) return placed?.positions
    const known = Object.entries(moved).filter(([id]) => placed.positions.has(id))
    return known.length === 0 ? placed.positions : new Map([...placed.positions, ...known])
  }, [placed, moved])
  return { positions, settled: placed?.key === key }
}
