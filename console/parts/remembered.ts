import { useState } from 'react'

/** Whether something is shown, as it was left in this browser; at first it is not. */
export function useRemembered(name: string): [boolean, (shown: boolean) => void] {
  const key = `parley:shown:${name}`
  const [shown, setShown] = useState(() => isStored(key))
  const remember = (next: boolean) => {
    setShown(next)
    try {
      if (next) localStorage.setItem(key, 'yes')
      else localStorage.removeItem(key)
    } catch {
      // The storage is full or forbidden: it is shown until the page is left.
    }
  }
  return [shown, remember]
}

function isStored(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}
