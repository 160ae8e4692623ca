import { useQueryClient } from '@tanstack/react-query'
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react'
import { isParleyError } from '../../../sdk/index.ts'
import { useSession } from '../../access/session.tsx'
import { useFlowChanges } from '../../data/changes.ts'
import { readDraft, saveDraft } from '../../data/drafts.ts'
import { noticeSignedOut } from '../../data/queries.ts'
import { Problem } from '../../parts/problem.tsx'
import { unsavedWork } from './unsaved-work.ts'
import { DraftSession, type DraftView, type Saved } from './session.ts'

/** The draft on the page, and its actions. */
export type Draft = DraftView &
  Pick<DraftSession, 'edit' | 'undo' | 'redo' | 'save' | 'resolve' | 'dismiss' | 'revert'> & {
    flowId: string
    canEdit: boolean
  }

const DraftContext = createContext<Draft | undefined>(undefined)

/** The draft that is being edited; only inside `DraftProvider`. */
export function useDraft(): Draft {
  const draft = useContext(DraftContext)
  if (draft === undefined) throw new Error('no draft is open')
  return draft
}

/** Reads the draft of a flow for its children to edit. Saves unsaved work when the page is left. */
export function DraftProvider({ flowId, children }: { flowId: string; children: ReactNode }) {
  const { user, may } = useSession()
  const cache = useQueryClient()
  const [session, setSession] = useState<DraftSession>()
  const [failure, setFailure] = useState<unknown>()
  const [attempt, setAttempt] = useState(0)
  const canEdit = may('saveFlowDraft')

  useEffect(() => {
    let closed = false
    let opened: DraftSession | undefined
    const open = (saved: Saved) => {
      if (closed) return
      opened = new DraftSession(saved, {
        read: async () => await readDraft(flowId),
        save: async (definition, etag) => {
          const next = await saveDraft(flowId, definition, etag)
          cache.setQueryData(['definition', flowId, 'draft'], definition)
          void cache.invalidateQueries({ queryKey: ['flow', flowId] })
          void cache.invalidateQueries({ queryKey: ['difference', flowId] })
          return next
        },
        reasonOf,
        unsaved: unsavedWork(localStorage, user.id, flowId, crypto.getRandomValues(new Uint32Array(2)).join('-')),
        now: Date.now,
        after: (ms, call) => {
          const timer = setTimeout(call, ms)
          return () => clearTimeout(timer)
        },
      })
      setSession(opened)
    }
    readDraft(flowId).then(open, (error: unknown) => {
      noticeSignedOut(error)
      if (!closed) setFailure(error)
    })
    return () => {
      closed = true
      opened?.close()
      setSession(undefined)
      setFailure(undefined)
    }
  }, [attempt, cache, flowId, user.id])
  const readAgain = useCallback(() => setAttempt(number => number + 1), [])
  useNextSignIn(failure === undefined ? undefined : readAgain)

  if (failure !== undefined) return <Problem error={failure} retry={readAgain} />
  if (session === undefined) return <p className="loading">Loading…</p>
  return (
    <OpenDraft flowId={flowId} session={session} canEdit={canEdit}>
      {children}
    </OpenDraft>
  )
}

type OpenProps = { flowId: string; session: DraftSession; canEdit: boolean; children: ReactNode }

function OpenDraft({ flowId, session, canEdit, children }: OpenProps) {
  const view = useSyncExternalStore(session.subscribe, () => session.view)
  const draft = useMemo<Draft>(() => {
    const { edit, undo, redo, save, resolve, dismiss, revert } = session
    return { ...view, flowId, canEdit, edit, undo, redo, save, resolve, dismiss, revert }
  }, [session, view, flowId, canEdit])
  useChangesElsewhere(flowId, session)
  useLeaving(session)
  return <DraftContext value={draft}>{children}</DraftContext>
}

/** Calls back when the user has signed in again. */
function useNextSignIn(onSignIn: (() => void) | undefined): void {
  const { user } = useSession()
  const before = useRef(user)
  useEffect(() => {
    if (before.current === user) return
    before.current = user
    onSignIn?.()
  }, [user, onSignIn])
}

/** A save by another user is merged within a second. */
function useChangesElsewhere(flowId: string, session: DraftSession): void {
  useFlowChanges(flowId, resource => {
    if (resource === 'flow_drafts') session.look().catch(noticeSignedOut)
  })
}

/** Before the page closes, unsaved work is stored; when the service is reachable again, it is saved. */
function useLeaving(session: DraftSession): void {
  useEffect(() => {
    const leave = () => {
      session.hold()
      if (document.visibilityState === 'hidden') void session.save()
    }
    const retry = () => void session.save()
    document.addEventListener('visibilitychange', leave)
    addEventListener('pagehide', leave)
    addEventListener('online', retry)
    return () => {
      document.removeEventListener('visibilitychange', leave)
      removeEventListener('pagehide', leave)
      removeEventListener('online', retry)
    }
  }, [session])
}

function reasonOf(error: unknown): 'changed' | 'offline' | 'refused' {
  noticeSignedOut(error)
  if (isParleyError(error, 'precondition_failed')) return 'changed'
  // After a new sign-in, saving continues.
  if (isParleyError(error, 'network_error', 'unauthorized', 'csrf_token_invalid')) return 'offline'
  return isParleyError(error) && error.status < 500 && error.status !== 429 ? 'refused' : 'offline'
}
