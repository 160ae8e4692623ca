import { useState } from 'react'
import { Problem } from '../parts/problem.tsx'
import type { DraftState, EditedDraft } from './form-draft.ts'

const WORDS: Record<DraftState, string> = {
  saved: 'Saved',
  unsaved: 'Unsaved',
  saving: 'Saving…',
  conflict: 'Not saved',
  failed: 'Not saved',
}

export function SaveState({ state }: { state: DraftState }) {
  return (
    <span className="save-state" role="status" data-state={state}>
      {WORDS[state]}
    </span>
  )
}

/** Notices and choices about the draft. */
export function DraftNotice({ draft }: { draft: EditedDraft }) {
  const [seen, setSeen] = useState(false)
  if (draft.state === 'conflict')
    return (
      <div className="problem" role="alert">
        <p>Someone else saved this draft while you were editing it.</p>
        <button onClick={() => void draft.resolve('theirs')}>Use their version</button>
        <button onClick={() => void draft.resolve('mine')}>Keep my version</button>
      </div>
    )
  if (draft.state === 'failed') return <Problem error={draft.error} retry={() => void draft.save()} />
  if (draft.isRestored && !seen)
    return (
      <div className="notice-line" role="status">
        <p>Unsaved changes from your last visit were restored.</p>
        <button onClick={() => setSeen(true)}>Dismiss</button>
      </div>
    )
  return null
}
