import { useEffect, useState, type Dispatch, type SetStateAction } from 'react'
import { useSession } from '../access/session.tsx'
import { readStored, writeStored } from './stored.ts'

type Changes = Readonly<Record<string, unknown>>

/** Changes that are not saved yet; leaving the page, or reloading it, does not lose them while the tab is open. */
export function useUnsavedChanges<Unsaved extends Changes>(what: string): [Unsaved, Dispatch<SetStateAction<Unsaved>>] {
  const { user } = useSession()
  const key = `parley:changes:${user.id}:${what}`
  const [changes, setChanges] = useState<Unsaved>(() => (readStored(storage, key) ?? {}) as Unsaved)
  useEffect(() => writeStored(storage, key, Object.keys(changes).length === 0 ? undefined : changes), [key, changes])
  return [changes, setChanges]
}

const storage = () => sessionStorage
