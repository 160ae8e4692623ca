import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { isParleyError, type FormDraft } from '../../sdk/index.ts'
import { useSession } from '../access/session.tsx'
import { saveFormDraft } from '../data/forms.ts'
import { admin } from '../data/admin.ts'
import { readStored, writeStored } from '../data/stored.ts'

const IDLE_MS = 1_000

/**
 * `saved`: the service has it. `conflict`: another user saved the draft meanwhile; nothing is sent until one of both is
 * chosen. `failed`: the last attempt was refused; the next edit retries.
 */
export type DraftState = 'saved' | 'unsaved' | 'saving' | 'conflict' | 'failed'

export type EditedDraft = {
  definition: unknown
  state: DraftState
  error: unknown
  etag: string
  /** Work of an earlier visit that this browser had stored was restored. */
  isRestored: boolean
  edit: (change: (definition: unknown) => unknown) => void
  /** Sends unsaved work. @returns the tag of the saved draft; undefined when it could not be saved */
  save: () => Promise<string | undefined>
  /** Ends a conflict with the own draft, or with the stored one. */
  resolve: (keep: 'mine' | 'theirs') => Promise<void>
  replace: (draft: FormDraft) => void
}

/** The draft of a form under edit. It is saved when typing pauses, and waits in this browser until then. */
export function useFormDraft(stored: FormDraft): EditedDraft {
  const { formId } = stored
  const { user, may } = useSession()
  const canEdit = may('saveFormDraft')
  const key = `parley:form:${user.id}:${formId}`
  const cache = useQueryClient()
  const [waiting] = useState(() => (canEdit ? (readStored(storage, key) as Waiting | undefined) : undefined))
  const [definition, setDefinition] = useState<unknown>(waiting?.definition ?? stored.definition)
  const [etag, setEtag] = useState(waiting?.etag ?? stored.etag)
  const [state, setState] = useState<DraftState>(waiting === undefined ? 'saved' : 'unsaved')
  const latest = useRef({ definition, etag })
  latest.current = { definition, etag }
  const mutation = useMutation({
    mutationFn: async (draft: { definition: unknown; etag: string }) =>
      await saveFormDraft(formId, draft.definition as object, draft.etag),
  })
  const { mutateAsync } = mutation

  const save = useCallback(async () => {
    const sent = latest.current
    setState('saving')
    try {
      const { etag } = await mutateAsync(sent)
      setEtag(etag)
      if (latest.current.definition === sent.definition) {
        writeStored(storage, key, undefined)
        setState('saved')
      } else setState('unsaved')
      void cache.invalidateQueries({ queryKey: ['form', formId] })
      void cache.invalidateQueries({ queryKey: ['forms'] })
      return etag
    } catch (error) {
      setState(isParleyError(error, 'precondition_failed') ? 'conflict' : 'failed')
      return undefined
    }
  }, [cache, formId, key, mutateAsync])

  useSaving(state, definition, save)

  const edit = useCallback(
    (change: (definition: unknown) => unknown) => {
      const next = change(latest.current.definition)
      latest.current = { ...latest.current, definition: next }
      writeStored(storage, key, latest.current)
      setDefinition(next)
      setState(present => (present === 'conflict' || present === 'saving' ? present : 'unsaved'))
    },
    [key],
  )
  const replace = useCallback(
    (draft: FormDraft) => {
      writeStored(storage, key, undefined)
      setDefinition(draft.definition)
      setEtag(draft.etag)
      setState('saved')
    },
    [key],
  )
  const resolve = useCallback(
    async (keep: 'mine' | 'theirs') => {
      const theirs = await admin.forms.getFormDraft({ formId })
      if (keep === 'theirs') replace(theirs)
      else {
        setEtag(theirs.etag)
        setState('unsaved')
      }
    },
    [formId, replace],
  )
  return {
    definition,
    etag,
    state,
    error: mutation.error,
    isRestored: waiting !== undefined,
    edit,
    save,
    resolve,
    replace,
  }
}

/** Saves when typing pauses, and at once when the page is left. */
function useSaving(state: DraftState, definition: unknown, save: () => Promise<unknown>): void {
  useEffect(() => {
    if (state !== 'unsaved') return
    const timer = setTimeout(() => void save(), IDLE_MS)
    return () => clearTimeout(timer)
  }, [state, definition, save])
  const leave = useRef(() => undefined as unknown)
  leave.current = () => (state === 'unsaved' ? save() : undefined)
  useEffect(() => () => void leave.current(), [])
}

type Waiting = { definition: unknown; etag: string }

const storage = () => localStorage
