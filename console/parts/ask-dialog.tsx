import type { ComponentType, ReactNode, SubmitEvent } from 'react'
import { Dialog } from './dialog.tsx'
import { Problem } from './problem.tsx'
import { Button } from './controls/button.tsx'
import { css } from './css.ts'
import styles from './dialog.module.css'

type Props = {
  title: string
  /** Label of the button. */
  action: string
  onSubmit: () => void
  onClose: () => void
  /** The request that submitting sends. */
  call?: { isPending: boolean; error: unknown } | undefined
  /** Whether all required values are filled in. */
  ready?: boolean
  kind?: 'primary' | 'danger'
  wide?: boolean | undefined
  /** Shows why the request was refused. */
  Refusal?: ComponentType<{ error: unknown }>
  /** The fields, or what is to be confirmed. */
  children: ReactNode
}

/** Asks for values or for a confirmation, and stays open, with the reason, if the request is refused. */
export function AskDialog(props: Props) {
  const {
    title,
    action,
    onSubmit,
    onClose,
    call,
    ready = true,
    kind = 'primary',
    wide,
    Refusal = Problem,
    children,
  } = props
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <Dialog title={title} onClose={onClose} wide={wide}>
      <form className={css.controls} onSubmit={submit}>
        {children}
        <footer>
          {call?.error != null && (
            <div className={styles.refusal}>
              <Refusal error={call.error} />
            </div>
          )}
          <button type="button" onClick={onClose}>
            Cancel
          </button>
          <Button kind={kind} disabled={call?.isPending === true || !ready}>
            {action}
          </Button>
        </footer>
      </form>
    </Dialog>
  )
}
