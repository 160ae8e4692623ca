import { useEffect, useRef, useState } from 'react'
import { isParleyError, type LoginRequest, type SignedInUser } from '../../sdk/index.ts'
import * as account from '../data/account.ts'
import { useMailServer } from '../data/mail.ts'
import { sentenceOf } from '../parts/problem.tsx'
import { CredentialsForm, EmailField, useSending } from './credentials-form.tsx'
import { ForgottenPassword } from './forgotten-password.tsx'
import styles from './sign-in.module.css'

type Props = { onSignedIn: (user: SignedInUser) => Promise<void>; over?: boolean; email?: string }

/** The sign-in form: a separate page, or a dialog `over` a page whose session has ended. */
export function SignIn({ onSignedIn, over = false, email = '' }: Props) {
  const [hasForgotten, setForgotten] = useState(false)
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (over) dialog.current?.showModal()
    else document.title = 'Sign in · Parley'
  }, [over])
  const form = hasForgotten ? (
    <ForgottenPassword email={email} onBack={() => setForgotten(false)} />
  ) : (
    <SignInForm onSignedIn={onSignedIn} over={over} email={email} onForgotten={() => setForgotten(true)} />
  )
  if (!over) return <main className={styles.signInPage}>{form}</main>
  return (
    <dialog ref={dialog} aria-label="Your session has ended" onClose={event => event.currentTarget.showModal()}>
      {form}
    </dialog>
  )
}

type FormProps = Required<Props> & { onForgotten: () => void }

function SignInForm({ onSignedIn, over, email, onForgotten }: FormProps) {
  const sendsMail = useMailServer()
  const sending = useSending(error =>
    isParleyError(error, 'invalid_credentials') ? 'E-mail address or password is wrong.' : sentenceOf(error),
  )
  const signIn = (credentials: LoginRequest) => sending.send(async () => onSignedIn(await account.signIn(credentials)))
  const demo = over ? undefined : demoCredentials()
  return (
    <CredentialsForm
      title={over ? 'Your session has ended' : 'Sign in to Parley'}
      action="Sign in"
      sending={sending}
      onSubmit={valueOf => signIn({ email: valueOf('email'), password: valueOf('password') })}
      more={
        <>
          {sendsMail && (
            <button type="button" className={styles.link} onClick={onForgotten}>
              Forgot password?
            </button>
          )}
          {demo !== undefined && (
            <button type="button" className={styles.demo} disabled={sending.busy} onClick={() => signIn(demo)}>
              Sign in as {demo.email} (demo)
            </button>
          )}
        </>
      }
    >
      {over && <p>Sign in again to continue where you were.</p>}
      <EmailField value={email} />
      <label>
        Password
        <input name="password" type="password" autoComplete="current-password" required />
      </label>
    </CredentialsForm>
  )
}

/** The user who may sign in with one click: only in the demo. */
function demoCredentials(): LoginRequest | undefined {
  const content = document.querySelector<HTMLMetaElement>('meta[name="demo-sign-in"]')?.content ?? ''
  return content.startsWith('{"') ? (JSON.parse(content) as LoginRequest) : undefined
}
