import { useState, type ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { opens, type Access } from './access/may.ts'
import { useSession } from './access/session.tsx'
import { useWorkspaceChanges } from './data/changes.ts'
import { Icon } from './parts/icon.tsx'

type Section = Access & { path: string; title: string; icon: string }

export const sections: readonly Section[] = [
  { path: '/flows', title: 'Flows', icon: 'flows', operation: 'listFlows' },
  { path: '/forms', title: 'Forms', icon: 'form', operation: 'listForms' },
  { path: '/executions', title: 'Executions', icon: 'executions', operation: 'listExecutions' },
  { path: '/conversations', title: 'Conversations', icon: 'conversations', operation: 'listConversations' },
  { path: '/widget', title: 'Widget', icon: 'widget', operation: 'getConfigurationValues', section: 'widget' },
  { path: '/keys', title: 'Keys', icon: 'keys', operation: 'listKeys' },
  { path: '/engine-tokens', title: 'Engine tokens', icon: 'token', operation: 'listEngineTokens' },
]

/** The frame of every page: the workspace, the sections that the user may open, and the way out. */
export function Shell({ children }: { children: ReactNode }) {
  const { user, signOut } = useSession()
  const [location] = useLocation()
  const [leaving, setLeaving] = useState(false)
  useWorkspaceChanges()
  return (
    <div className="shell">
      <header className="side">
        <p className="workspace">
          <Icon name="parley" size={22} />
          <strong>{user.workspace.name}</strong>
        </p>
        <nav aria-label="Sections">
          {sections
            .filter(section => opens(user, section))
            .map(({ path, title, icon }) => (
              <Link key={path} href={path} aria-current={location.startsWith(path) ? 'page' : undefined}>
                <Icon name={icon} />
                {title}
              </Link>
            ))}
        </nav>
        <div className="user">
          <p>
            <strong>{user.name}</strong>
            <span>{user.email}</span>
          </p>
          <button
            className="quiet"
            disabled={leaving}
            onClick={() => {
              setLeaving(true)
              void signOut()
            }}
          >
            <Icon name="out" />
            Sign out
          </button>
        </div>
      </header>
      {children}
    </div>
  )
}
