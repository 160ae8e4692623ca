import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { isParleyError } from '../../sdk/index.ts'

type Listener = () => void
const listeners = new Set<Listener>()

/** Calls back when the service says that nobody is signed in. @returns what ends it */
export function onSignedOut(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What every failure of a call is given to: it may say that the session has ended. */
export function noticeSignedOut(error: unknown): void {
  if (isParleyError(error, 'unauthorized')) for (const listener of listeners) listener()
}

/** The client of the SDK retries by itself. */
export const queries = new QueryClient({
  defaultOptions: { queries: { retry: false, staleTime: 10_000 } },
  queryCache: new QueryCache({ onError: noticeSignedOut }),
  mutationCache: new MutationCache({ onError: noticeSignedOut }),
})
