import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { isParleyError } from '../../sdk/index.ts'
import { confirmPasswordReset } from '../data/account.ts'
import { sentenceOf } from '../parts/problem.tsx'
import { CredentialsForm, CredentialsNotice, useSending } from './credentials-form.tsx'
import styles from './sign-in.module.css'
import { css } from '../parts/css.ts'

/** Target of the link in a mail: sets a password for the token in the fragment of the address. */
export function PasswordPage() {
  const [token] = useState(() => new URLSearchParams(location.hash.slice(1)).get('token') ?? '')
  const [isSet, setSet] = useState(false)
  const sending = useSending(error =>
    isParleyError(error, 'not_found')
      ? 'This link is invalid, was used or has expired. Ask for another one.'
      : sentenceOf(error),
  )
  useEffect(() => {
    document.title = 'Choose a password · Parley'
    // The token stays neither in the address bar nor in the history of the browser.
    history.replaceState(history.state, '', location.pathname)
  }, [])
  return (
    <main className={styles.signInPage}>
      {isSet ? (
        <CredentialsNotice title="Your password is set">
          <p>
            <Link href="/">Sign in</Link> with your e-mail address and the new password.
          </p>
        </CredentialsNotice>
      ) : (
        <CredentialsForm
          title="Choose a password"
          action="Set the password"
          sending={sending}
          onSubmit={valueOf =>
            sending.send(async () => {
              await confirmPasswordReset(token, valueOf('password'))
              setSet(true)
            })
          }
        >
          <label>
            New password
            <input name="password" type="password" autoComplete="new-password" required minLength={12} />
          </label>
          <p className={css.soft}>At least 12 characters. Your sessions end, and your tokens are revoked.</p>
        </CredentialsForm>
      )}
    </main>
  )
}
