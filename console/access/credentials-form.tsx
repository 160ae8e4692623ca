import { useState, type ReactNode, type SubmitEvent } from 'react'
import { Icon } from '../parts/icon.tsx'
import { Button } from '../parts/controls/button.tsx'
import styles from './sign-in.module.css'

export type Sending = { busy: boolean; failure: string | undefined; send: (work: () => Promise<void>) => void }

/** One request at a time, and the sentence of the last one's failure. */
export function useSending(sentenceOf: (error: unknown) => string): Sending {
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  const run = async (work: () => Promise<void>) => {
    setBusy(true)
    setFailure(undefined)
    try {
      await work()
    } catch (error) {
      setFailure(sentenceOf(error))
    } finally {
      setBusy(false)
    }
  }
  return { busy, failure, send: work => void run(work) }
}

type Props = {
  title: string
  action: string
  sending: Sending
  /** Gets the value of a field by its name. */
  onSubmit: (valueOf: (name: string) => string) => void
  children: ReactNode
  /** Alternatives below the button. */
  more?: ReactNode
}

/** A form for people who are not signed in. Only the fields hold the typed values. */
export function CredentialsForm({ title, action, sending, onSubmit, children, more }: Props) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    onSubmit(name => {
      const value = fields.get(name)
      return typeof value === 'string' ? value : ''
    })
  }
  return (
    <form className={styles.signIn} onSubmit={submit} aria-busy={sending.busy}>
      <Icon name="parley" size={36} />
      <h1>{title}</h1>
      {children}
      <p role="alert">{sending.failure}</p>
      <Button kind="primary" disabled={sending.busy}>
        {action}
      </Button>
      {more}
    </form>
  )
}

/** Confirmation in place of the form. */
export function CredentialsNotice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.signIn} role="status">
      <Icon name="parley" size={36} />
      <h1>{title}</h1>
      {children}
    </div>
  )
}

export function EmailField({ value }: { value: string }) {
  return (
    <label>
      E-mail address
      <input name="email" type="email" autoComplete="username" required defaultValue={value} />
    </label>
  )
}
