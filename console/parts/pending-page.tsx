import { Link } from 'wouter'
import { isParleyError } from '../../sdk/index.ts'
import { retryFailed } from '../data/queries.ts'
import { sentenceOf } from './problem.tsx'
import { Skeleton } from './skeleton.tsx'
import { css } from './css.ts'

type Props = {
  /** What is being read. Of what is there already, a later failure to read it again is not shown. */
  of?: readonly { data?: unknown; error: unknown }[]
  /** Reads it again; without it, all queries of the page that failed are sent again. */
  retry?: () => void
}

/** A page whose data is being read, or could not be. */
export function PendingPage({ of = [], retry }: Props) {
  const error = of.find(read => read.data === undefined && read.error != null)?.error
  // When the session has ended, the sign-in is open over the page.
  if (error === undefined || isParleyError(error, 'unauthorized'))
    return (
      <main className={css.page}>
        <Skeleton heading />
      </main>
    )
  const isMissing = isParleyError(error, 'not_found')
  return (
    <main className={`${css.page} ${css.notice}`}>
      <h1>{isMissing ? 'Not found' : 'This page could not be loaded'}</h1>
      <p role="alert">{sentenceOf(error)}</p>
      <p>
        {isMissing ? (
          <Link href="/">Go to the first page</Link>
        ) : (
          <button onClick={retry ?? retryFailed}>Try again</button>
        )}
      </p>
    </main>
  )
}
