import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { trailOf, whereIs } from '../sections.ts'

/** Names the page, and where it is, in the browser's title while it is shown. */
export function usePageTitle(title: string | undefined): void {
  const [location] = useLocation()
  const where = whereIs(location)
  const trail = where === undefined ? [] : trailOf(where).split(' / ').toReversed()
  const text = [...new Set([...(title === undefined ? [] : [title]), ...trail, 'Parley'])].join(' · ')
  useEffect(() => {
    document.title = text
  }, [text])
}
