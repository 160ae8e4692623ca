import type { ReactNode, SubmitEvent } from 'react'
import { Dialog } from './dialog.tsx'
import { Problem } from './problem.tsx'
import { Button } from './controls/button.tsx'
import { css } from './css.ts'

type Props = {
  title: string
  creation: { mutate: () => void; isPending: boolean; error: unknown }
  /** Whether all required values are filled in. */
  ready: boolean
  onClose: () => void
  /** The fields. */
  children: ReactNode
}

/** Asks for the values of a new resource, and stays open, with the reason, if it could not be created. */
export function CreateDialog({ title, creation, ready, onClose, children }: Props) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    creation.mutate()
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <form className={css.controls} onSubmit={submit}>
        {children}
        {creation.error !== null && <Problem error={creation.error} />}
        <footer>
          <button type="button" onClick={onClose}>
            Cancel
          </button>
          <Button kind="primary" disabled={creation.isPending || !ready}>
            Create
          </Button>
        </footer>
      </form>
    </Dialog>
  )
}
