import { useEffect, useState, type Dispatch, type SetStateAction } from 'react'
import { useSession } from '../access/session.tsx'
import { isObject, type JsonObject } from '../parts/json.ts'

/**
 * Changes that are not saved yet.
 * @param what name under which this browser keeps them while the tab is open; without one, they are lost with the page
 */
export function useUnsavedChanges(what: string | undefined): [JsonObject, Dispatch<SetStateAction<JsonObject>>] {
  const { user } = useSession()
  const key = what === undefined ? undefined : `parley:changes:${user.id}:${what}`
  const [changes, setChanges] = useState<JsonObject>(() => (key === undefined ? {} : readStored(key)))
  useEffect(() => {
    if (key !== undefined) writeStored(key, changes)
  }, [key, changes])
  return [changes, setChanges]
}

function readStored(key: string): JsonObject {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '')
    return isObject(stored) ? stored : {}
  } catch {
    return {}
  }
}

function writeStored(key: string, changes: JsonObject): void {
  try {
    if (Object.keys(changes).length === 0) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(changes))
  } catch {
    // The storage is full or forbidden: the changes remain on the page.
  }
}
