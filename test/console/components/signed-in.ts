import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement, type ReactNode } from 'react'
import { SessionContext, type useSession } from '../../../console/access/session.tsx'

type Options = {
  user?: object
  may?: (operation: string) => boolean
  /** Shared by what is rendered one after the other. */
  client?: QueryClient
}

/** Waits for no second try: what a test refuses stays refused. */
export const newClient = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })

/** What a component has around it in the console: a user, by default one with every right, and the data read so far. */
export function signedIn({
  user = { id: 'ada', permissions: [] },
  may = () => true,
  client = newClient(),
}: Options = {}) {
  const session = { user, may, signOut: async () => await Promise.resolve() } as unknown as ReturnType<
    typeof useSession
  >
  return function SignedIn({ children }: { children: ReactNode }) {
    return createElement(QueryClientProvider, { client }, createElement(SessionContext, { value: session }, children))
  }
}
