import { useState } from 'react'
import { requestPasswordReset } from '../data/account.ts'
import { sentenceOf } from '../parts/problem.tsx'
import { CredentialsForm, CredentialsNotice, EmailField, useSending } from './credentials-form.tsx'
import styles from './sign-in.module.css'

/** Asks for a mail with a link to choose a new password. */
export function ForgottenPassword({ email, onBack }: { email: string; onBack: () => void }) {
  const [isSent, setSent] = useState(false)
  const sending = useSending(sentenceOf)
  const back = (
    <button type="button" className={styles.link} onClick={onBack}>
      Back to sign-in
    </button>
  )
  if (isSent)
    return (
      <CredentialsNotice title="Check your mailbox">
        <p>If an active user has this address, a mail with a link is on its way. The link is valid for one hour.</p>
        {back}
      </CredentialsNotice>
    )
  return (
    <CredentialsForm
      title="Reset your password"
      action="Send the link"
      sending={sending}
      onSubmit={valueOf =>
        sending.send(async () => {
          await requestPasswordReset(valueOf('email'))
          setSent(true)
        })
      }
      more={back}
    >
      <p>A link to choose a new password is sent to your e-mail address.</p>
      <EmailField value={email} />
    </CredentialsForm>
  )
}
