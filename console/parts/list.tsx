import type { ReactNode } from 'react'
import { Problem } from './problem.tsx'

type Listing = {
  items: readonly unknown[]
  isPending: boolean
  error: unknown
  hasNextPage: boolean
  isFetchingNextPage: boolean
  refetch: () => unknown
  fetchNextPage: () => unknown
}

/** The frame of a list's table: loading, failed or empty, and the button for more. */
export function List({ of, empty, children }: { of: Listing; empty: ReactNode; children: ReactNode }) {
  if (of.isPending) return <p className="loading">Loading…</p>
  if (of.error !== null && of.items.length === 0) return <Problem error={of.error} retry={() => void of.refetch()} />
  if (of.items.length === 0) return <div className="empty">{empty}</div>
  return (
    <>
      <div className="table" role="region" aria-label="List" tabIndex={0}>
        {children}
      </div>
      {of.hasNextPage && (
        <button className="more" disabled={of.isFetchingNextPage} onClick={() => void of.fetchNextPage()}>
          Show more
        </button>
      )}
    </>
  )
}
