import { sentenceOf } from '../parts/problem.tsx'
import { relative } from '../parts/span.ts'
import { useDraft } from './draft.tsx'
import type { DraftState } from './session.ts'
import editorStyles from '../flow/editor/editor.module.css'
import { css } from '../parts/css.ts'

const WORDS: Record<DraftState, string> = {
  saved: 'Saved',
  saving: 'Saving…',
  unsaved: 'Unsaved',
  conflict: 'Waits for your choice',
  offline: 'Not saved yet: stored in this browser',
  refused: 'Not saved',
}

/** Whether the page is saved. */
export function SaveState() {
  const { state } = useDraft()
  return (
    <span className={css.saveState} data-state={state} title={WORDS[state]} role="status">
      {WORDS[state]}
    </span>
  )
}

/** Notices for the editor: restored work, changes of others, and why nothing is saved. */
export function Notices() {
  const { state, failure, notice, revert, dismiss } = useDraft()
  return (
    <>
      {state === 'refused' && (
        <p className={editorStyles.strip} data-kind="bad" role="alert">
          The draft is not saved: {sentenceOf(failure)}
        </p>
      )}
      {notice !== undefined && (
        <p className={editorStyles.strip} role="status">
          {notice.kind === 'restored'
            ? `Unsaved work from this browser has been restored; it was last changed ${lastChanged(notice.at)}.`
            : `${notice.by ?? 'Somebody else'} changed this draft; you see it with your own changes.`}
          {notice.kind === 'restored' && (
            <button
              onClick={() => {
                revert()
                dismiss()
              }}
            >
              Discard it
            </button>
          )}
          <button onClick={dismiss}>Dismiss</button>
        </p>
      )}
    </>
  )
}

function lastChanged(at: number): string {
  return relative(new Date(at).toISOString(), Date.now())
}
