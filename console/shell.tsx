import { useState, type ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { opens } from './access/may.ts'
import { useSession } from './access/session.tsx'
import { useWorkspaceChanges } from './data/changes.ts'
import { Icon } from './parts/icon.tsx'
import { SearchButton } from './search/search-button.tsx'
import { GROUPS, sections, type Section } from './sections.ts'

/** The frame of every page: the workspace, the sections that the user may open, and the way out. */
export function Shell({ children }: { children: ReactNode }) {
  const { user, signOut } = useSession()
  const allowed = sections.filter(section => opens(user, section))
  const [leaving, setLeaving] = useState(false)
  useWorkspaceChanges()
  return (
    <div className="shell">
      <header className="side">
        <p className="workspace">
          <Icon name="parley" size={22} />
          <strong>{user.workspace.name}</strong>
        </p>
        <SearchButton />
        <nav aria-label="Sections">
          {GROUPS.map(group => (
            <SectionLinks key={group} title={group} of={allowed.filter(section => section.group === group)} />
          ))}
        </nav>
        <div className="user">
          <p>
            <Link href="/account">
              <strong>{user.name}</strong>
            </Link>
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

function SectionLinks({ title, of }: { title: string; of: readonly Section[] }) {
  const [location] = useLocation()
  if (of.length === 0) return null
  return (
    <>
      <h2>{title}</h2>
      {of.map(({ path, title, icon }) => (
        <Link key={path} href={path} aria-current={isWithin(location, path) ? 'page' : undefined}>
          <Icon name={icon} />
          {title}
        </Link>
      ))}
    </>
  )
}

const isWithin = (location: string, path: string): boolean => location === path || location.startsWith(`${path}/`)
