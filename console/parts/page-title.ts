import { useEffect } from 'react'

/** Names the page in the browser's title while it is shown. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = title === undefined ? 'Parley' : `${title} · Parley`
  }, [title])
}
