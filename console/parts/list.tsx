import type { ReactNode } from 'react'
import { Problem } from './problem.tsx'
import { Skeleton } from './skeleton.tsx'
import { css } from './css.ts'

type Listing = {
  items: readonly unknown[]
  isPending: boolean
  error: unknown
  hasNextPage: boolean
  isFetchingNextPage: boolean
  refetch: () => unknown
  fetchNextPage: () => unknown
}

/** Whether a list was read and has no items. */
export const isEmptyList = ({ items, isPending, error }: Pick<Listing, 'items' | 'isPending' | 'error'>): boolean =>
  items.length === 0 && !isPending && error === null

type Props = { listing: Listing; empty: ReactNode; label?: string; children: ReactNode }

/** The frame of a list's table: loading, failed or empty, and the button for more. */
export function List({ listing, empty, label = 'List', children }: Props) {
  if (listing.isPending) return <Skeleton />
  if (listing.error !== null && listing.items.length === 0)
    return <Problem error={listing.error} retry={() => void listing.refetch()} />
  if (listing.items.length === 0) return <div className={css.empty}>{empty}</div>
  return (
    <>
      <div className={css.table} role="region" aria-label={label} tabIndex={0}>
        {children}
      </div>
      {listing.hasNextPage && (
        <button className={css.more} disabled={listing.isFetchingNextPage} onClick={() => void listing.fetchNextPage()}>
          Show more
        </button>
      )}
    </>
  )
}
