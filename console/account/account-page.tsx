import { useState, type SubmitEvent } from 'react'
import { Link } from 'wouter'
import { useSession } from '../access/session.tsx'
import { useChangePassword } from '../data/account.ts'
import { TextControl } from '../parts/controls/controls.tsx'
import { usePageTitle } from '../parts/page-title.ts'
import { Problem } from '../parts/problem.tsx'
import { Button } from '../parts/controls/button.tsx'
import { css } from '../parts/css.ts'

export { ConnectPage } from './connect-page.tsx'
export { ConnectedPage } from './connected-page.tsx'

/** The signed-in user, the password, and the link to the user's tokens. */
export function AccountPage() {
  const { user, may } = useSession()
  usePageTitle('Your account')
  return (
    <main className={css.page}>
      <div className={css.heading}>
        <h1>Your account</h1>
      </div>
      <div className={css.columns}>
        {may('changeOwnPassword') && <Password />}
        <section className={`${css.controls} ${css.card}`} aria-label="You">
          <h2>{user.name}</h2>
          <p className={css.soft}>{user.email}</p>
          <span className={css.tags}>
            {user.roles.map(role => (
              <span key={role} className={css.tag}>
                {role}
              </span>
            ))}
          </span>
          {may('listOwnTokens') && (
            <p>
              <Link href="/tokens">Your personal access tokens</Link>
            </p>
          )}
        </section>
      </div>
    </main>
  )
}

/** Only the fields hold passwords, and they are cleared once they were sent. */
function Password() {
  const [current, setCurrent] = useState<string>()
  const [next, setNext] = useState<string>()
  const changing = useChangePassword(() => {
    setCurrent(undefined)
    setNext(undefined)
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    changing.mutate({ currentPassword: current ?? '', newPassword: next ?? '' })
  }
  return (
    <form className={`${css.controls} ${css.card}`} aria-label="Password" onSubmit={submit}>
      <h2>Password</h2>
      <TextControl label="Current password" type="password" value={current} onChange={setCurrent} required />
      <TextControl
        label="New password"
        type="password"
        help="At least 12 characters. Your other sessions are signed out."
        value={next}
        onChange={setNext}
        required
      />
      {changing.error !== null && <Problem error={changing.error} />}
      <p role="status" className={css.clean}>
        {changing.isSuccess ? 'Your password was changed.' : ''}
      </p>
      <footer>
        <Button kind="primary" disabled={changing.isPending || current === undefined || next === undefined}>
          Change the password
        </Button>
      </footer>
    </form>
  )
}
