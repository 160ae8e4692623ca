import { createContext, useCallback, useContext, useEffect, useRef, useState, type ReactNode } from 'react'
import type { AdminOperation } from '../../generated/console/required-permissions.ts'
import type { SignedInUser } from '../../sdk/index.ts'
import * as account from '../data/account.ts'
import { forgetData, onSignedOut, refreshData } from '../data/queries.ts'
import { PendingPage } from '../parts/pending-page.tsx'
import { may, missing, opens, type Access } from './may.ts'
import { SignIn } from './sign-in.tsx'
import { css } from '../parts/css.ts'

type Session = { user: SignedInUser; signOut: () => Promise<void>; may: (operation: AdminOperation) => boolean }

export const SessionContext = createContext<Session | undefined>(undefined)

/** The signed-in user; only for pages inside `SessionProvider`. */
export function useSession(): Session {
  const session = useContext(SessionContext)
  if (session === undefined) throw new Error('no one is signed in')
  return session
}

/**
 * Shows the pages to a signed-in user. When the session ends, the sign-in opens over the page, which is unchanged; only
 * another user gets a new page.
 */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [user, setUser] = useState<SignedInUser>()
  const [state, setState] = useState<'reading' | 'in' | 'out' | 'ended'>('reading')
  const [failure, setFailure] = useState<unknown>()
  const known = useRef<string>(undefined)

  const enter = useCallback(async (entered: SignedInUser) => {
    if (known.current !== undefined && known.current !== entered.id) forgetData()
    known.current = entered.id
    setUser(entered)
    setState('in')
    await refreshData()
  }, [])
  const read = useCallback(() => {
    setFailure(undefined)
    account.readSignedIn().then(found => (found === undefined ? setState('out') : void enter(found)), setFailure)
  }, [enter])
  useEffect(read, [read])
  useEffect(() => onSignedOut(() => setState(present => (present === 'in' ? 'ended' : present))), [])

  const signOut = useCallback(async () => {
    await account.signOut().catch(() => undefined)
    known.current = undefined
    setUser(undefined)
    setState('out')
    forgetData()
  }, [])

  if (failure !== undefined) return <PendingPage of={[{ error: failure }]} retry={read} />
  if (state === 'reading') return <PendingPage />
  if (user === undefined || state === 'out') return <SignIn onSignedIn={enter} />
  return (
    <SessionContext value={{ user, signOut, may: operation => may(user, operation) }}>
      {children}
      {state === 'ended' && <SignIn over onSignedIn={enter} email={user.email} />}
    </SessionContext>
  )
}

/** Shows its children to users who may call the operation; others see the missing permission. */
export function Allowed({ to, section, children }: AllowedProps) {
  const { user } = useSession()
  const access = { operation: to, ...(section === undefined ? {} : { section }) }
  return opens(user, access) ? children : <NotAllowed access={access} />
}

type AllowedProps = { to: AdminOperation; section?: 'widget'; children: ReactNode }

function NotAllowed({ access }: { access: Access }) {
  const { user } = useSession()
  return (
    <main className={`${css.page} ${css.notice}`}>
      <h1>Not for your role</h1>
      <p>
        You are signed in as {user.name}, and none of your roles in {user.workspace.name} allows this page. An
        administrator of the workspace can add the permission <code>{missing(user, access)}</code> to one of them.
      </p>
    </main>
  )
}
