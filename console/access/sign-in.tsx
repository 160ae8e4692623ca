import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { isParleyError, type LoginRequest, type SignedInUser } from '../../sdk/index.ts'
import { admin } from '../data/admin.ts'
import { Icon } from '../parts/icon.tsx'
import { sentenceOf } from '../parts/problem.tsx'

type Props = { onSignedIn: (user: SignedInUser) => Promise<void>; over?: boolean; email?: string }

/** The form to sign in with: a page of its own, or a dialog `over` a page whose session has ended. */
export function SignIn({ onSignedIn, over = false, email = '' }: Props) {
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (over) dialog.current?.showModal()
    else document.title = 'Sign in · Parley'
  }, [over])

  const signIn = async (credentials: LoginRequest) => {
    setBusy(true)
    setFailure(undefined)
    try {
      await onSignedIn(await admin.login(credentials))
    } catch (error) {
      setFailure(
        isParleyError(error, 'invalid_credentials') ? 'E-mail address or password is wrong.' : sentenceOf(error),
      )
    } finally {
      setBusy(false)
    }
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const text = (name: string) => {
      const value = fields.get(name)
      return typeof value === 'string' ? value : ''
    }
    void signIn({ email: text('email'), password: text('password') })
  }
  const demo = over ? undefined : demoCredentials()
  const form = (
    <form className="sign-in" onSubmit={submit} aria-busy={busy}>
      <Icon name="parley" size={36} />
      <h1>{over ? 'Your session has ended' : 'Sign in to Parley'}</h1>
      {over && <p>Sign in again to go on where you were.</p>}
      <label>
        E-mail address
        <input name="email" type="email" autoComplete="username" required defaultValue={email} />
      </label>
      <label>
        Password
        <input name="password" type="password" autoComplete="current-password" required />
      </label>
      <p role="alert">{failure}</p>
      <button className="primary" disabled={busy}>
        Sign in
      </button>
      {demo !== undefined && (
        <button type="button" className="demo" disabled={busy} onClick={() => void signIn(demo)}>
          Sign in as {demo.email}, the admin of the demo
        </button>
      )}
    </form>
  )
  if (!over) return <main className="sign-in-page">{form}</main>
  return (
    <dialog ref={dialog} aria-label="Your session has ended" onClose={event => event.currentTarget.showModal()}>
      {form}
    </dialog>
  )
}

/** Who may sign in with one click: only the demo names somebody. */
function demoCredentials(): LoginRequest | undefined {
  const content = document.querySelector<HTMLMetaElement>('meta[name="demo-sign-in"]')?.content ?? ''
  return content.startsWith('{"') ? (JSON.parse(content) as LoginRequest) : undefined
}
