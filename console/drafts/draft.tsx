import { createContext, useContext, useMemo, useSyncExternalStore, type ReactNode } from 'react'
import { useSession } from '../access/session.tsx'
import { useDraftSession } from '../data/draft-session.ts'
import type { DraftKind } from '../data/drafts.ts'
import { Problem } from '../parts/problem.tsx'
import type { DraftSession, DraftView } from './session.ts'
import { css } from '../parts/css.ts'

/** The draft on the page, and its actions. */
export type Draft = DraftView &
  Pick<DraftSession, 'edit' | 'undo' | 'redo' | 'save' | 'act' | 'replace' | 'resolve' | 'dismiss' | 'revert'> & {
    /** Id of its document. */
    id: string
    kind: DraftKind
    canEdit: boolean
  }

const DraftContext = createContext<Draft | undefined>(undefined)

/** The draft that is being edited; only inside `DraftProvider`. */
export function useDraft(): Draft {
  const draft = useContext(DraftContext)
  if (draft === undefined) throw new Error('no draft is open')
  return draft
}

type Props = { kind: DraftKind; id: string; children: ReactNode }

/** Reads the draft of a document for its children to edit. */
export function DraftProvider({ kind, id, children }: Props) {
  const { session, failure, retry } = useDraftSession(kind, id)
  if (failure !== undefined) return <Problem error={failure} retry={retry} />
  if (session === undefined) return <p className={css.loading}>Loading…</p>
  return (
    <OpenDraft session={session} kind={kind} id={id}>
      {children}
    </OpenDraft>
  )
}

function OpenDraft({ session, kind, id, children }: Props & { session: DraftSession }) {
  const { may } = useSession()
  const view = useSyncExternalStore(session.subscribe, () => session.view)
  const canEdit = may(kind.save)
  const draft = useMemo<Draft>(() => {
    const { edit, undo, redo, save, act, replace, resolve, dismiss, revert } = session
    return { ...view, kind, id, canEdit, edit, undo, redo, save, act, replace, resolve, dismiss, revert }
  }, [session, view, kind, id, canEdit])
  return <DraftContext value={draft}>{children}</DraftContext>
}

/** Another definition in place of the draft, to be looked at and tried. */
export function DraftInPlace({ definition, children }: { definition: Draft['definition']; children: ReactNode }) {
  const draft = useDraft()
  const shown = useMemo(() => ({ ...draft, definition, canEdit: false }), [draft, definition])
  return <DraftContext value={shown}>{children}</DraftContext>
}
