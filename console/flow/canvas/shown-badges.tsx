import { lazy, Suspense } from 'react'
import type { BadgesProps } from './badges.tsx'

const Badges = lazy(async () => ({ default: (await import('./badges.tsx')).Badges }))

/** The badges of cards, which are loaded with the first one. */
export function ShownBadges(props: BadgesProps) {
  if (props.people.every(({ nodeId }) => nodeId === null) && props.comments.size === 0) return null
  return (
    <Suspense>
      <Badges {...props} />
    </Suspense>
  )
}
