import { useEffect, useState, type Dispatch, type SetStateAction } from 'react'
import { useSession } from '../access/session.tsx'

type Changes = Readonly<Record<string, unknown>>

/** Changes that are not saved yet; leaving the page, or reloading it, does not lose them while the tab is open. */
export function useHeldChanges<Held extends Changes>(what: string): [Held, Dispatch<SetStateAction<Held>>] {
  const { user } = useSession()
  const key = `parley:changes:${user.id}:${what}`
  const [changes, setChanges] = useState<Held>(() => read(key) as Held)
  useEffect(() => write(key, changes), [key, changes])
  return [changes, setChanges]
}

function read(key: string): Changes {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}') as Changes
  } catch {
    return {}
  }
}

function write(key: string, changes: Changes): void {
  try {
    if (Object.keys(changes).length === 0) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(changes))
  } catch {
    // Without storage the changes only do not survive a reload.
  }
}
