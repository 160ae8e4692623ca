import { useRef, type KeyboardEvent } from 'react'
import { Redirect } from 'wouter'
import { css } from '../parts/css.ts'
import { useFilters } from '../parts/filters.tsx'
import { usePageTitle } from '../parts/page-title.ts'
import { Availability } from './availability.tsx'
import { HandoffList } from './handoff-list.tsx'
import { OpenHandoff } from './open-handoff.tsx'
import styles from './inbox.module.css'

/** The conversations that flows have handed over to people: their list, and the one that is open. */
export function InboxPage() {
  const [filter] = useFilters()
  const open = filter('handoff')
  const keys = useKeys()
  usePageTitle('Inbox')
  return (
    <main className={css.studio}>
      <header className={css.bar}>
        <h1>Inbox</h1>
        <span className={css.space} />
        <Availability />
      </header>
      <div ref={keys.ref} className={styles.inbox} data-open={open !== '' || undefined} onKeyDown={keys.press}>
        <HandoffList open={open} />
        {open === '' ? <Keys /> : <OpenHandoff key={open} handoffId={open} />}
      </div>
    </main>
  )
}

/** The address that the API and other pages know a handoff by. */
export function HandoffPage({ handoffId }: { handoffId: string }) {
  return <Redirect to={`/handoffs?handoff=${handoffId}`} replace />
}

/** R goes to the reply and Escape back to the list. Single letters are keys only where nobody types. */
function useKeys() {
  const ref = useRef<HTMLDivElement>(null)
  const focus = (selector: string) => ref.current?.querySelector<HTMLElement>(selector)?.focus()
  const press = (event: KeyboardEvent) => {
    const { key, target, altKey, ctrlKey, metaKey } = event
    if (altKey || ctrlKey || metaKey) return
    const types = target instanceof HTMLElement && target.matches('input, textarea, select, dialog *')
    if (key === 'r' && !types) {
      event.preventDefault()
      focus('[data-reply]')
    } else if (key === 'Escape' && target instanceof HTMLTextAreaElement) focus('a[aria-current]')
  }
  return { ref, press }
}

function Keys() {
  return (
    <section className={styles.keys} aria-label="Keys">
      <p>Open a conversation to answer it.</p>
      <dl className={css.facts}>
        <dt>
          <kbd>↑</kbd> <kbd>↓</kbd>
        </dt>
        <dd>go through the list</dd>
        <dt>
          <kbd>Enter</kbd>
        </dt>
        <dd>opens a conversation</dd>
        <dt>
          <kbd>R</kbd>
        </dt>
        <dd>goes to the reply</dd>
        <dt>
          <kbd>Ctrl</kbd> <kbd>Enter</kbd>
        </dt>
        <dd>sends it</dd>
        <dt>
          <kbd>Esc</kbd>
        </dt>
        <dd>goes back to the list</dd>
      </dl>
    </section>
  )
}
