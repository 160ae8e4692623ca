import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { isParleyError } from '../../sdk/index.ts'
import { useSession } from '../access/session.tsx'
import { DraftSession, type SessionDeps } from '../drafts/session.ts'
import { unsavedWork, type UnsavedWork } from '../drafts/unsaved-work.ts'
import { useResourceChanges } from './changes.ts'
import type { DraftKind } from './drafts.ts'
import { noticeSignedOut } from './queries.ts'

/** Drafts that were left while a save was in flight: they are read again only after it. */
const closing = new Map<string, Promise<void>>()

type Opened = { session: DraftSession | undefined; failure: unknown; retry: () => void }

/** Opens the draft of a document for editing, and saves unsaved work when the page is left. */
export function useDraftSession(kind: DraftKind, id: string): Opened {
  const { user, may } = useSession()
  const cache = useQueryClient()
  const [session, setSession] = useState<DraftSession>()
  const [failure, setFailure] = useState<unknown>()
  const [attempt, setAttempt] = useState(0)
  const unsaved = may(kind.save) ? user.id : undefined

  useEffect(() => {
    let closed = false
    let opened: DraftSession | undefined
    const name = `${kind.name} ${id}`
    const read = async () => {
      await closing.get(name)
      return await kind.readDraft(id)
    }
    read().then(
      saved => {
        if (closed) return
        opened = new DraftSession(saved, depsFor(cache, kind, id, unsaved))
        setSession(opened)
      },
      (error: unknown) => {
        noticeSignedOut(error)
        if (!closed) setFailure(error)
      },
    )
    return () => {
      closed = true
      if (opened !== undefined) closing.set(name, opened.close())
      setSession(undefined)
      setFailure(undefined)
    }
  }, [attempt, cache, kind, id, unsaved])
  const retry = useCallback(() => setAttempt(number => number + 1), [])
  useNextSignIn(failure === undefined ? undefined : retry)
  // A save by another user is merged within a second.
  useResourceChanges([kind.announcedAs], id, () => void session?.look().catch(noticeSignedOut))
  useLeaving(session)
  return { session, failure, retry }
}

function depsFor(cache: QueryClient, kind: DraftKind, id: string, userId: string | undefined): SessionDeps {
  const page = crypto.getRandomValues(new Uint32Array(2)).join('-')
  return {
    items: kind.items,
    read: async () => await kind.readDraft(id),
    save: async (definition, etag) => {
      const saved = await kind.saveDraft(id, definition, etag)
      kind.onSaved(cache, id, definition)
      return saved
    },
    reasonOf,
    unsaved: userId === undefined ? NONE : unsavedWork(localStorage, userId, id, page),
    now: Date.now,
    after: (ms, call) => {
      const timer = setTimeout(call, ms)
      return () => clearTimeout(timer)
    },
  }
}

/** Of a user who may only look at the draft. */
const NONE: UnsavedWork = { found: () => [], hold: () => undefined, clear: () => undefined }

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

/** Before the page closes, unsaved work is stored; when the service is reachable again, it is saved. */
function useLeaving(session: DraftSession | undefined): void {
  useEffect(() => {
    if (session === undefined) return
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
