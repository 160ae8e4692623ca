import { useEffect, useRef, useState } from 'react'
import { Link, useSearchParams } from 'wouter'
import type { Handoff } from '../../sdk/index.ts'
import { useSession } from '../access/session.tsx'
import { nameOf } from '../conversations/conversations-page.tsx'
import { useHandoff } from '../data/handoffs.ts'
import { Button } from '../parts/controls/button.tsx'
import { css } from '../parts/css.ts'
import { Problem } from '../parts/problem.tsx'
import { Status } from '../parts/status.tsx'
import { Composer } from './composer.tsx'
import { Context } from './context.tsx'
import { HandoffActions } from './handoff-actions.tsx'
import { Said } from './said.tsx'
import { useVisitorTyping } from './use-typing.ts'
import styles from './inbox.module.css'

/** The handoff that is open: what was said, the reply, and what is known beside it. */
export function OpenHandoff({ handoffId }: { handoffId: string }) {
  const { data: handoff, error, refetch } = useHandoff(handoffId)
  if (handoff !== undefined) return <Opened handoff={handoff} />
  return (
    <section className={styles.keys} aria-label="Conversation">
      {error === null ? (
        <p className={css.loading}>Loading…</p>
      ) : (
        <Problem error={error} retry={() => void refetch()} />
      )}
    </section>
  )
}

function Opened({ handoff }: { handoff: Handoff }) {
  const { may } = useSession()
  const [showsContext, setShowsContext] = useState(false)
  const { customer, conversationId } = handoff
  const section = useFocusWithoutList()
  const name = nameOf({ customer, id: conversationId })
  return (
    <section
      ref={section}
      tabIndex={-1}
      className={styles.opened}
      aria-label={`Conversation with ${name}`}
      data-context={showsContext || undefined}
    >
      <header className={css.bar}>
        <BackToList />
        <h2>{name}</h2>
        <HandoffStatus handoff={handoff} />
        <span className={css.space} />
        <Button
          className={styles.contextButton}
          aria-pressed={showsContext}
          onClick={() => setShowsContext(!showsContext)}
        >
          Details
        </Button>
        <HandoffActions handoff={handoff} />
      </header>
      <div className={styles.talk}>
        {may('listConversationMessages') ? (
          <Said conversationId={conversationId} />
        ) : (
          <p className={css.empty}>Your roles do not let you read conversations.</p>
        )}
        <VisitorTyping handoff={handoff} name={customer?.name ?? 'The visitor'} />
        <Composer handoff={handoff} />
      </div>
      <Context handoff={handoff} />
    </section>
  )
}

/** Its space is kept, so that the reply does not jump. */
function VisitorTyping({ handoff, name }: { handoff: Handoff; name: string }) {
  const isTyping = useVisitorTyping(handoff)
  if (handoff.state !== 'claimed') return null
  return (
    <p className={styles.typing} role="status">
      {isTyping && (
        <>
          <span className={styles.dots} aria-hidden="true">
            <i />
            <i />
            <i />
          </span>
          {name} is typing …
        </>
      )}
    </p>
  )
}

/** Where there is no room for the list beside it. */
function BackToList() {
  const [parameters] = useSearchParams()
  const list = new URLSearchParams(parameters)
  list.delete('handoff')
  const query = list.toString()
  return (
    <Link className={styles.back} href={query === '' ? '/handoffs' : `/handoffs?${query}`}>
      ← Inbox
    </Link>
  )
}

function HandoffStatus({ handoff: { state, claimedBy, outcome } }: { handoff: Handoff }) {
  const { user } = useSession()
  const holder = claimedBy?.id === user.id ? 'you' : claimedBy?.name
  return (
    <>
      <Status status={state} />
      {holder !== undefined && <span className={css.soft}>by {holder}</span>}
      {outcome !== null && <span className={css.tag}>{outcome}</span>}
    </>
  )
}

/** On a narrow screen the list, which had the focus, is not shown any more. */
function useFocusWithoutList() {
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    const { activeElement } = document
    if (activeElement === document.body || activeElement?.checkVisibility() === false) section.current?.focus()
  }, [])
  return section
}
