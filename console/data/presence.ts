import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import type { Presence, SetPresenceRequest } from '../../sdk/index.ts'
import { useSession } from '../access/session.tsx'
import { admin } from './admin.ts'
import { useChange } from './change.ts'
import { noticeSignedOut } from './queries.ts'
import { keyOf, keysOf } from './query-keys.ts'

/** A presence holds for two minutes. */
const REPEAT_MS = 60_000

/** The people who are online. */
export const usePresences = () =>
  useQuery({
    queryKey: keyOf('presences'),
    refetchInterval: REPEAT_MS,
    queryFn: async () => (await admin.handoffs.listPresences()).items,
  })

/** The user's own presence, as it was set last. */
export const useOwnPresence = () =>
  useQuery({ queryKey: keyOf('presence'), queryFn: async () => await admin.handoffs.getPresence() })

export const useSkills = () =>
  useChange(async ({ state, skills }: Required<SetPresenceRequest>) => await setPresence({ state, skills }), {
    known: () => keyOf('presence'),
    stale: [keysOf('presences')],
  })

/** In the order of the calls: a request that overtook the one before would leave the wrong state. */
let last: Promise<unknown> = Promise.resolve()
async function setPresence(body: SetPresenceRequest, init: RequestInit = {}): Promise<Presence> {
  const sent = last.then(async () => await admin.handoffs.setPresence(body, init))
  last = sent.catch(() => undefined)
  return await sent
}

/**
 * Whether the user is available for conversations: said again and again while the page is shown, and ended with it. The
 * choice holds for the tab, so that whoever looks at another page and comes back is available again.
 */
export function useAvailability(): { isAvailable: boolean; change: (isAvailable: boolean) => void; error: unknown } {
  const { user } = useSession()
  const cache = useQueryClient()
  const key = `parley:available:${user.id}`
  const [isAvailable, setAvailable] = useState(() => sessionStorage.getItem(key) !== null)
  const [error, setError] = useState<unknown>(null)
  const say = useCallback(
    (state: SetPresenceRequest['state'], init?: RequestInit) => {
      const failed = (reason: unknown) => {
        noticeSignedOut(reason)
        setError(reason)
      }
      setPresence({ state }, init).then(presence => {
        setError(null)
        cache.setQueryData(keyOf('presence'), presence)
        void cache.invalidateQueries({ queryKey: keyOf('presences') })
      }, failed)
    },
    [cache],
  )
  useEffect(() => {
    if (!isAvailable) return undefined
    const leave = () => say('away', { keepalive: true })
    say('online')
    const timer = setInterval(() => say('online'), REPEAT_MS)
    addEventListener('pagehide', leave)
    return () => {
      clearInterval(timer)
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [isAvailable, say])
  const change = (next: boolean) => {
    setAvailable(next)
    if (next) sessionStorage.setItem(key, 'yes')
    else sessionStorage.removeItem(key)
  }
  return { isAvailable, change, error }
}
