import { useEffect, useState, type KeyboardEvent } from 'react'
import { Link, useSearchParams } from 'wouter'
import type { Handoff } from '../../sdk/index.ts'
import { useSession } from '../access/session.tsx'
import { nameOf } from '../conversations/conversations-page.tsx'
import { useHandoffs } from '../data/handoffs.ts'
import { useQueues } from '../data/team.ts'
import { css } from '../parts/css.ts'
import { Empty } from '../parts/empty.tsx'
import { FilterChoice, FilterSelect, FilterText, useFilters } from '../parts/filters.tsx'
import { List } from '../parts/list.tsx'
import { Time } from '../parts/time.tsx'
import { filterOf, holderOf, LISTS, needsAnswer } from './handoffs.ts'
import styles from './inbox.module.css'

const TICK_MS = 30_000

/** The handoffs of one of the lists; the arrow keys go through them. `open`: id of the one that is open. */
export function HandoffList({ open }: { open: string }) {
  const [filter] = useFilters()
  const { user } = useSession()
  const queues = useQueues()
  const [search, queue] = [filter('search'), filter('queue')]
  const handoffs = useHandoffs({
    ...filterOf(filter('list'), user.id),
    ...(search === '' ? {} : { search }),
    ...(queue === '' ? {} : { queue }),
  })
  useTick()
  const names = new Map(queues.data?.map(({ code, name }) => [code, name]))
  const first = handoffs.items.some(({ id }) => id === open) ? open : handoffs.items[0]?.id
  return (
    <section className={styles.list} aria-label="Handoffs">
      <div className={css.filters}>
        <FilterChoice name="list" label="List" choices={LISTS} />
        <FilterText name="search" label="Search visitors and words" wide />
        {names.size > 1 && (
          <FilterSelect
            name="queue"
            label="All queues"
            choices={[...names].map(([value, title]) => ({ value, title }))}
          />
        )}
      </div>
      <List listing={handoffs} label="Conversations" empty={<Nothing isFiltered={search !== '' || queue !== ''} />}>
        <ul onKeyDown={goThrough}>
          {handoffs.items.map(handoff => (
            <Item
              key={handoff.id}
              handoff={handoff}
              queue={names.get(handoff.queue) ?? handoff.queue}
              isOpen={handoff.id === open}
              isStop={handoff.id === first}
            />
          ))}
        </ul>
      </List>
    </section>
  )
}

type ItemProps = { handoff: Handoff; queue: string; isOpen: boolean; isStop: boolean }

/** `isStop`: whether Tab stops here; the arrow keys go on from there. */
function Item({ handoff, queue, isOpen, isStop }: ItemProps) {
  const [parameters] = useSearchParams()
  const { user } = useSession()
  const next = new URLSearchParams(parameters)
  next.set('handoff', handoff.id)
  const { conversationId, customer, reason, state, requestedAt, visitorWroteAt, endedAt, rating } = handoff
  return (
    <li>
      <Link
        href={`/handoffs?${next.toString()}`}
        aria-current={isOpen || undefined}
        tabIndex={isStop ? 0 : -1}
        data-due={needsAnswer(handoff) || undefined}
      >
        <span className={styles.line}>
          <strong>{nameOf({ customer, id: conversationId })}</strong>
          <Time at={endedAt ?? visitorWroteAt ?? requestedAt} />
        </span>
        <span className={styles.reason}>{reason}</span>
        <span className={styles.line}>
          <span>{queue}</span>
          <span className={styles.holder} data-status={state}>
            {holderOf(handoff, user.id).replace('_', ' ')}
            {rating !== null && ` · ${rating.score} of 5`}
          </span>
        </span>
      </Link>
    </li>
  )
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  const [filter] = useFilters()
  if (isFiltered) return <p>No conversation matches.</p>
  if (filter('list') !== '') return <p>Nothing here.</p>
  return (
    <Empty
      state="Nobody waits."
      purpose="Conversations come here from flows: add a handoff node with a queue, and publish it."
      step={{ operation: 'listFlows', button: <Link href="/flows">See the flows</Link> }}
    />
  )
}

function goThrough(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined) return
  const links = [...event.currentTarget.querySelectorAll('a')]
  links[links.findIndex(link => link === document.activeElement) + step]?.focus()
  event.preventDefault()
}

/** Draws the times of the list again while nothing else changes. */
function useTick(): void {
  const [, setTick] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setTick(tick => tick + 1), TICK_MS)
    return () => clearInterval(timer)
  }, [])
}
