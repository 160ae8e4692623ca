import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import {
  followExecution,
  type ExecutionEvent,
  type ExecutionInspection,
  type ExecutionLogEntry,
} from '../../sdk/index.ts'
import { useSession } from '../access/session.tsx'
import { admin } from './admin.ts'
import { noticeSignedOut } from './queries.ts'
import { keyOf } from './query-keys.ts'

/**
 * Follows a run: each entry of its log is added to the one that is shown, and the run is read again after each turn.
 * @param log as it was read; undefined while it is not to be followed
 */
export function useRunEvents(executionId: string, log: readonly ExecutionLogEntry[] | undefined): void {
  const cache = useQueryClient()
  const last = log?.at(-1)?.id
  const isOpen = log !== undefined
  const open = (signal: AbortSignal) =>
    followExecution(admin, executionId, { signal, ...(last === undefined ? {} : { after: last }) })
  useStream<ExecutionEvent>(isOpen ? `execution ${executionId}` : undefined, open, ({ event, data }) => {
    if (event === 'entry')
      cache.setQueryData<ExecutionLogEntry[]>(keyOf('execution log', executionId), shown => added(shown ?? [], data))
    if (event !== 'execution') return
    const known = cache.getQueryData<ExecutionInspection>(keyOf('execution', executionId))?.execution
    if (known?.status !== data.status || known.updatedAt !== data.updatedAt)
      void cache.invalidateQueries({ queryKey: keyOf('execution', executionId) })
  })
}

/** Data that was reloaded meanwhile is current. */
function added(shown: ExecutionLogEntry[], entry: ExecutionLogEntry): ExecutionLogEntry[] {
  return (shown.at(-1)?.id ?? '') < entry.id ? [...shown, entry] : shown
}

/**
 * Reads a stream while the page is visible: a browser has few connections to one host. It is opened again when the page
 * becomes visible, and after a new sign-in.
 * @param name of the followed resource; undefined for none
 */
function useStream<Event>(
  name: string | undefined,
  open: (signal: AbortSignal) => AsyncIterable<Event>,
  onEvent: (event: Event) => void,
): void {
  const { user } = useSession()
  const present = useRef({ open, onEvent })
  useEffect(() => {
    present.current = { open, onEvent }
  })
  useEffect(() => {
    if (name === undefined) return undefined
    const read = async (signal: AbortSignal) => {
      for await (const event of present.current.open(signal)) if (!signal.aborted) present.current.onEvent(event)
    }
    return whileInSight(signal => read(signal).catch(noticeSignedOut))
  }, [name, user])
}

function whileInSight(run: (signal: AbortSignal) => Promise<void>): () => void {
  let running: AbortController | undefined
  const look = () => {
    if (document.visibilityState !== 'visible') {
      running?.abort()
      running = undefined
    } else if (running === undefined) {
      running = new AbortController()
      void run(running.signal)
    }
  }
  document.addEventListener('visibilitychange', look)
  look()
  return () => {
    document.removeEventListener('visibilitychange', look)
    running?.abort()
  }
}
