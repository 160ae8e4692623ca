import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { opens } from './access/may.ts'
import { useSession } from './access/session.tsx'
import { useWorkspaceChanges } from './data/changes.ts'
import { Icon } from './parts/icon.tsx'
import { SearchButton } from './search/search-button.tsx'
import { GROUPS, sections as all, type Section } from './sections.ts'

/** The frame of every page: the workspace, the sections that the user may open, and the way out. */
export function Shell({ children }: { children: ReactNode }) {
  const { user, signOut } = useSession()
  const allowed = all.filter(section => opens(user, section))
  const [leaving, setLeaving] = useState(false)
  const menu = useMenu()
  const page = usePageFocus()
  useWorkspaceChanges()
  return (
    <div className="shell">
      <header className="side">
        <button className="skip" onClick={() => page.current?.focus()}>
          Skip to the page
        </button>
        <p className="workspace">
          <Icon name="parley" size={22} />
          <strong>{user.workspace.name}</strong>
        </p>
        <SearchButton />
        <button
          ref={menu.button}
          className="quiet menu-button"
          aria-expanded={menu.isOpen}
          aria-controls="menu"
          onClick={menu.toggle}
        >
          <Icon name="menu" />
          Menu
        </button>
        <div id="menu" className="menu" data-open={menu.isOpen || undefined} onKeyDown={menu.leave}>
          <nav aria-label="Sections" onClick={menu.close}>
            {GROUPS.map(group => (
              <SectionLinks key={group} title={group} sections={allowed.filter(section => section.group === group)} />
            ))}
          </nav>
          <div className="user">
            <p>
              <Link href="/account" onClick={menu.close}>
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
        </div>
      </header>
      <div ref={page} className="shown-page" tabIndex={-1}>
        {children}
      </div>
    </div>
  )
}

/** A page that is opened gets the focus, unless something in it has it already. */
function usePageFocus() {
  const [location] = useLocation()
  const page = useRef<HTMLDivElement>(null)
  const before = useRef(location)
  useEffect(() => {
    if (before.current === location) return
    before.current = location
    if (page.current?.contains(document.activeElement) === false) page.current.focus()
  }, [location])
  return page
}

/** On a narrow screen the sections are behind a button; on a wide one they are always there. */
function useMenu() {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const [location] = useLocation()
  useEffect(() => setOpen(false), [location])

  /** What had the focus may be hidden then. */
  function close(): void {
    setOpen(false)
    button.current?.focus()
  }

  return {
    isOpen,
    button,
    toggle: () => setOpen(!isOpen),
    close,
    leave: ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close()
    },
  }
}

function SectionLinks({ title, sections }: { title: string; sections: readonly Section[] }) {
  const [location] = useLocation()
  if (sections.length === 0) return null
  return (
    <>
      <h2>{title}</h2>
      {sections.map(({ path, title, icon }) => (
        <Link key={path} href={path} ref={showCurrent} aria-current={isWithin(location, path) ? 'page' : undefined}>
          <Icon name={icon} />
          {title}
        </Link>
      ))}
    </>
  )
}

/** The list may be longer than the screen. */
function showCurrent(link: HTMLAnchorElement | null): void {
  if (link?.ariaCurrent === 'page') link.scrollIntoView({ block: 'nearest' })
}

const isWithin = (location: string, path: string): boolean => location === path || location.startsWith(`${path}/`)
