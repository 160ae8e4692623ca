import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { FlowViewer } from '../../../sdk/index.ts'
import { useSession } from '../../access/session.tsx'
import { useViewersOf } from '../../data/changes.ts'
import { announceFlowViewer } from '../../data/viewers.ts'
import { isNodeId } from '../edits/nodes.ts'
import { after, NOBODY, remaining, type Person } from './viewers.ts'

const TOLD_MS = 10_000
/** Arrow keys go over many nodes: only the one where they stop is told. */
const SETTLED_MS = 300

/** Who else has the flow open; they are told what is selected here. */
export function useViewers(flowId: string, selected: string | undefined): readonly Person[] {
  const { user } = useSession()
  const [people, setPeople] = useState(NOBODY)
  const present = useRef(selected)
  const known = useRef(people)
  useEffect(() => {
    known.current = people
  }, [people])
  const tell = useCallback(
    (left = false) => {
      const nodeId = present.current
      // A hint: what is lost is told again soon.
      announceFlowViewer(flowId, { left, ...(nodeId !== undefined && isNodeId(nodeId) ? { nodeId } : {}) }).catch(
        () => undefined,
      )
    },
    [flowId],
  )
  useEffect(() => {
    present.current = selected
    const timer = setTimeout(tell, SETTLED_MS)
    return () => clearTimeout(timer)
  }, [selected, tell])
  useEffect(() => {
    const tellIfSeen = () => {
      if (document.visibilityState === 'visible') tell()
    }
    const timer = setInterval(() => {
      tellIfSeen()
      setPeople(all => remaining(all, Date.now()))
    }, TOLD_MS)
    document.addEventListener('visibilitychange', tellIfSeen)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tellIfSeen)
      tell(true)
    }
  }, [tell])
  const hear = useCallback(
    (viewer: FlowViewer) => {
      if (viewer.userId === user.id) {
        // Another page of the same user was left, but not this one.
        if (viewer.left) tell()
        return
      }
      // Who has just come knows nobody yet.
      if (!viewer.left && !known.current.has(viewer.userId)) tell()
      setPeople(all => after(all, viewer, Date.now()))
    },
    [user.id, tell],
  )
  useViewersOf(flowId, hear)
  return useMemo(() => [...people.values()], [people])
}
