import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { isParleyError } from '../../sdk/index.ts'

type Listener = () => void
const listeners = new Set<Listener>()

/** Calls back when the service says that no user is signed in. @returns the function that unsubscribes */
export function onSignedOut(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Handles every failure of a call, since it may mean that the session has ended. */
export function noticeSignedOut(error: unknown): void {
  if (isParleyError(error, 'unauthorized')) for (const listener of listeners) listener()
}

/**
 * The SDK's client already retries. A call without a network fails like any other: otherwise it would wait for the
 * network, and a change would be made when nobody expects it any more.
 */
export const queries = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 10_000, networkMode: 'always', refetchOnReconnect: true },
    mutations: { networkMode: 'always' },
  },
  queryCache: new QueryCache({ onError: noticeSignedOut }),
  mutationCache: new MutationCache({ onError: noticeSignedOut }),
})

/** Removes the data of a user who has signed out. */
export const forgetData = (): void => queries.clear()

/** Reads the data of the page again. */
export const refreshData = async (): Promise<void> => await queries.invalidateQueries()

/** Reads again what could not be read. */
export const retryFailed = (): void =>
  void queries.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })
