import { Problem } from '../parts/problem.tsx'
import type { Edits } from './use-edits.ts'
import { Button } from '../parts/controls/button.tsx'
import { css } from '../parts/css.ts'

type Props = { of: Pick<Edits<never>, 'isConflict' | 'error'>; isShownInFields?: boolean }

/** Why the edits are not saved: the one notice of a conflict for everything that has a Save button. */
export function EditNotice({ of: { isConflict, error }, isShownInFields = false }: Props) {
  if (isConflict)
    return (
      <div className={css.problem} role="alert">
        <p>Someone else has changed this. Both changes are shown; save again to keep yours.</p>
      </div>
    )
  return error === null || isShownInFields ? null : <Problem error={error} />
}

type ActionsProps = { of: Pick<Edits<never>, 'isChanged' | 'state' | 'discard'>; onSave: () => void }

export function EditActions({ of: { isChanged, state, discard }, onSave }: ActionsProps) {
  const isSaving = state === 'saving'
  return (
    <>
      <button disabled={!isChanged || isSaving} onClick={discard}>
        Discard
      </button>
      <Button kind="primary" disabled={!isChanged || isSaving} onClick={onSave}>
        Save
      </Button>
    </>
  )
}
