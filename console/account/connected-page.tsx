import { useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import { useCompleteGrant } from '../data/connection-grants.ts'
import { css } from '../parts/css.ts'
import { usePageTitle } from '../parts/page-title.ts'
import { PendingPage } from '../parts/pending-page.tsx'
import { Problem } from '../parts/problem.tsx'

/** Where a service sends the person back to who has consented to a connection: the redirect address of OAuth. */
export function ConnectedPage() {
  usePageTitle('Connect a service')
  const [answer] = useState(() => new URLSearchParams(location.search))
  const { mutate, data, error } = useCompleteGrant()
  const isSent = useRef(false)
  useEffect(() => {
    if (isSent.current) return
    isSent.current = true
    // A code does not stay in the address, nor in what the browser remembers of it.
    history.replaceState(null, '', location.pathname)
    const [state = '', code, refusal, iss] = ['state', 'code', 'error', 'iss'].map(
      name => answer.get(name) ?? undefined,
    )
    mutate({
      state,
      ...(code === undefined ? {} : { code }),
      ...(refusal === undefined ? {} : { error: refusal }),
      ...(iss === undefined ? {} : { iss }),
    })
  }, [answer, mutate])
  if (data === undefined && error === null) return <PendingPage />
  return (
    <main className={`${css.page} ${css.notice}`}>
      <h1>{data === undefined ? 'Not connected' : 'Connected'}</h1>
      {error !== null && <Problem error={error} />}
      {data === undefined ? (
        <p>
          Go back to <Link href="/connections">the connection</Link> and connect it again.
        </p>
      ) : (
        <p>
          You may close this window, or go to <Link href={`/connections/${data.connectionId}`}>the connection</Link>.
        </p>
      )}
    </main>
  )
}
