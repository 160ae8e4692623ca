import { Fragment, useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { useSession } from './access/session.tsx'
import { useWorkspaceChanges } from './data/changes.ts'
import { Icon } from './parts/icon.tsx'
import { SearchButton } from './search/search-button.tsx'
import { firstOf, placesFor, trailOf, whereIs, type Place } from './sections.ts'
import { Button } from './parts/controls/button.tsx'
import styles from './shell.module.css'

/** The frame of every page: the workspace, the sections that the user may open, and the way out. */
export function Shell({ children }: { children: ReactNode }) {
  const { user } = useSession()
  const [location] = useLocation()
  const where = whereIs(location)
  const menu = useMenu()
  const page = usePageFocus()
  useWorkspaceChanges()
  useAreas()
  return (
    <div className={styles.shell} data-folded={isEditor(location) || undefined}>
      <header className={styles.side}>
        <button className={styles.skip} onClick={() => page.current?.focus()}>
          Skip to the page
        </button>
        <p className={styles.workspace}>
          <Icon name="parley" size={22} />
          <strong>{user.workspace.name}</strong>
          {where !== undefined && <span className={styles.where}>{trailOf(where)}</span>}
        </p>
        <SearchButton />
        <Button
          ref={menu.button}
          kind="quiet"
          className={styles.menuButton}
          aria-expanded={menu.isOpen}
          aria-controls="menu"
          onClick={menu.toggle}
        >
          <Icon name="menu" />
          <span className={styles.word}>Menu</span>
        </Button>
        <div id="menu" className={styles.menu} data-open={menu.isOpen || undefined} onKeyDown={menu.leave}>
          <nav aria-label="Sections" onClick={menu.close}>
            {placesFor(user).map(place => (
              <PlaceLinks key={place.title} place={place} isCurrent={place.title === where?.place.title} />
            ))}
          </nav>
          <Account onLeave={menu.close} />
        </div>
      </header>
      <div ref={page} className={styles.shownPage} tabIndex={-1}>
        {children}
      </div>
    </div>
  )
}

/** The user, and the way out. */
function Account({ onLeave }: { onLeave: () => void }) {
  const { user, signOut } = useSession()
  const [leaving, setLeaving] = useState(false)
  return (
    <div className={styles.user}>
      <p>
        <Link href="/account" title="Your account" onClick={onLeave}>
          <Icon name="handoff" />
          <strong>{user.name}</strong>
        </Link>
        <span>{user.email}</span>
      </p>
      <Button
        kind="quiet"
        title="Sign out"
        disabled={leaving}
        onClick={() => {
          setLeaving(true)
          void signOut()
        }}
      >
        <Icon name="out" />
        <span className={styles.word}>Sign out</span>
      </Button>
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

/** F6 goes from one part of the page to the next, with Shift to the one before. */
function useAreas(): void {
  useEffect(() => {
    const listen = (event: WindowEventMap['keydown']) => {
      if (event.key !== 'F6' || event.ctrlKey || document.querySelector('dialog[open]') !== null) return
      event.preventDefault()
      void import('./parts/areas.ts').then(({ goToNextArea }) => goToNextArea(event.shiftKey ? -1 : 1))
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
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

/** A place, and below it its pages: of the current place, and in the menu of a narrow screen of all. */
function PlaceLinks({ place, isCurrent }: { place: Place; isCurrent: boolean }) {
  const [location] = useLocation()
  const { title, icon, groups } = place
  const isOnePage = groups[0]?.sections[0]?.title === title
  const current = isOnePage && isCurrent ? 'page' : isCurrent || undefined
  return (
    <div>
      <Link href={firstOf(place)} title={title} aria-current={current}>
        <Icon name={icon} />
        <span className={styles.word}>{title}</span>
      </Link>
      {!isOnePage && (
        <div className={styles.placePages} data-current={isCurrent || undefined}>
          {groups.map(({ title: heading, sections }) => (
            <Fragment key={heading ?? title}>
              {heading !== undefined && <h2>{heading}</h2>}
              {sections.map(({ path, title }) => (
                <Link
                  key={path}
                  href={path}
                  ref={showCurrent}
                  aria-current={whereIs(location)?.section.path === path ? 'page' : undefined}
                >
                  {title}
                </Link>
              ))}
            </Fragment>
          ))}
        </div>
      )}
    </div>
  )
}

/** The list may be longer than the screen. */
function showCurrent(link: HTMLAnchorElement | null): void {
  if (link?.ariaCurrent === 'page') link.scrollIntoView({ block: 'nearest' })
}

/** The editor of a flow needs the room: the navigation is folded to icons there. */
const isEditor = (location: string): boolean => /^\/flows\/[^/]+$/.test(location)
