import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { isParleyError, type FlowLayout } from '../../sdk/index.ts'
import { useSession } from '../access/session.tsx'
import { admin } from './admin.ts'
import { useResourceChanges } from './changes.ts'
import { noticeSignedOut } from './queries.ts'
import { keyOf } from './query-keys.ts'

export type Position = { x: number; y: number }
/** What is changed of a layout. */
export type Layout = Pick<FlowLayout, 'positions' | 'notes' | 'groups' | 'arrangement'>
type Change = (layout: Layout) => Layout

const SAVE_MS = 600

/** Positions of a flow's nodes. A change is shown immediately and saved a moment later. */
export function useFlowLayout(flowId: string) {
  const cache = useQueryClient()
  const { user } = useSession()
  const query = useQuery({
    queryKey: keyOf('layout', flowId),
    queryFn: async () => await admin.flows.getFlowLayout({ flowId }),
  })
  const waiting = useRef<Change[]>([])
  const saving = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const save = useCallback(async () => {
    clearTimeout(timer.current)
    // A save in flight goes on with what has come meanwhile: shown without that, its reply would take it back.
    if (saving.current) return
    saving.current = true
    try {
      while (waiting.current.length > 0) {
        const changes = waiting.current
        waiting.current = []
        const saved = await saveLayout(flowId, changes)
        cache.setQueryData(keyOf('layout', flowId), { ...saved, ...applied(saved, waiting.current) })
      }
    } catch (error) {
      noticeSignedOut(error)
      // No part of the flow is lost: the saved layout is shown again.
      await cache.invalidateQueries({ queryKey: keyOf('layout', flowId) })
    } finally {
      saving.current = false
    }
  }, [cache, flowId])

  const change = useCallback(
    (make: Change) => {
      waiting.current.push(make)
      cache.setQueryData<FlowLayout>(keyOf('layout', flowId), present => present && { ...present, ...make(present) })
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void save(), SAVE_MS)
    },
    [cache, flowId, save],
  )
  useEffect(() => () => void save(), [save])
  useResourceChanges(['flow_layouts'], flowId, () => {
    takeInOthers(cache, flowId, user.id).catch(noticeSignedOut)
  })
  return { layout: query.data, change }
}

/** Nodes that the user moves meanwhile are not reset by an earlier save. */
async function takeInOthers(cache: QueryClient, flowId: string, userId: string): Promise<void> {
  const saved = await admin.flows.getFlowLayout({ flowId })
  if (saved.updatedBy?.id !== userId) cache.setQueryData(keyOf('layout', flowId), saved)
}

/** Applied to the stored layout: another user may have moved other nodes meanwhile. */
async function saveLayout(flowId: string, changes: readonly Change[], attempts = 3): Promise<FlowLayout> {
  const present = await admin.flows.getFlowLayout({ flowId })
  const body = applied(present, changes)
  try {
    return await admin.flows.saveFlowLayout({ flowId, ...body, ifMatch: present.etag })
  } catch (error) {
    if (attempts === 1 || !isParleyError(error, 'precondition_failed')) throw error
    return await saveLayout(flowId, changes, attempts - 1)
  }
}

function applied({ positions, notes, groups, arrangement }: Layout, changes: readonly Change[]): Layout {
  return changes.reduce<Layout>((layout, change) => change(layout), { positions, notes, groups, arrangement })
}
