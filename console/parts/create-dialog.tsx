import type { ReactNode, SubmitEvent } from 'react'
import '../styles/forms.css'
import { Dialog } from './dialog.tsx'
import { Problem } from './problem.tsx'

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
      <form className="controls" onSubmit={submit}>
        {children}
        {creation.error !== null && <Problem error={creation.error} />}
        <footer>
          <button type="button" onClick={onClose}>
            Cancel
          </button>
          <button className="primary" disabled={creation.isPending || !ready}>
            Create
          </button>
        </footer>
      </form>
    </Dialog>
  )
}
