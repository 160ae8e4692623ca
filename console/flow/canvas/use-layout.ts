import { useEffect, useState } from 'react'
import type { Graph } from '../graph.ts'
import { layoutRequest, type Placed } from './measures.ts'

type Answer = { ticket: number; places: [id: string, x: number, y: number][] }

let worker: Worker | undefined
let tickets = 0

/** Where the nodes of a flow stand; undefined until they are placed. */
export function useLayout(graph: Graph): Placed | undefined {
  const [placed, setPlaced] = useState<{ graph: Graph; places: Placed }>()
  useEffect(() => {
    worker ??= new Worker(new URL('./layout.worker.ts', import.meta.url), { type: 'module' })
    const own = worker
    const ticket = ++tickets
    const take = ({ data }: MessageEvent<Answer>) => {
      if (data.ticket === ticket) setPlaced({ graph, places: new Map(data.places.map(([id, x, y]) => [id, { x, y }])) })
    }
    own.addEventListener('message', take)
    own.postMessage({ ticket, request: layoutRequest(graph) })
    return () => own.removeEventListener('message', take)
  }, [graph])
  return placed?.graph === graph ? placed.places : undefined
}
