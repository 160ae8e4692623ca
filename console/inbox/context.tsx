import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { AdminConversation, Handoff } from '../../sdk/index.ts'
import { useSession } from '../access/session.tsx'
import { Runs } from '../conversations/runs.tsx'
import { Visitor } from '../conversations/visitor.tsx'
import { useConversation, useConversations } from '../data/conversations.ts'
import { useQueues } from '../data/team.ts'
import { css } from '../parts/css.ts'
import { Problem } from '../parts/problem.tsx'
import { Status } from '../parts/status.tsx'
import { Time } from '../parts/time.tsx'
import { Notes } from './notes.tsx'
import styles from './inbox.module.css'

/** What is known beside a conversation: why it is here, what the team wrote, who the visitor is and was before. */
export function Context({ handoff }: { handoff: Handoff }) {
  const { may } = useSession()
  return (
    <aside className={`${css.inspector} ${styles.context}`} aria-label="Details">
      <Facts handoff={handoff} />
      <Notes handoffId={handoff.id} />
      {may('getConversation') && <Visitors conversationId={handoff.conversationId} />}
      {may('listExecutions') && <Runs conversationId={handoff.conversationId} />}
    </aside>
  )
}

function Facts({ handoff }: { handoff: Handoff }) {
  const { may } = useSession()
  const queue = useQueues().data?.find(({ code }) => code === handoff.queue)
  const { reason, requestedAt, dueAt, claimedAt, endedAt, rating, conversationId } = handoff
  const facts: [name: string, value: ReactNode][] = [
    ['Queue', queue?.name ?? handoff.queue],
    ['Reason', reason],
    ['Requested', <Time at={requestedAt} />],
    ...(dueAt === null || endedAt !== null ? [] : [['Times out', <Time at={dueAt} />] as [string, ReactNode]]),
    ...(claimedAt === null ? [] : [['Claimed', <Time at={claimedAt} />] as [string, ReactNode]]),
    ...(endedAt === null ? [] : [['Ended', <Time at={endedAt} />] as [string, ReactNode]]),
    ...(rating === null ? [] : [['Rating', ratingIn(rating)] as [string, ReactNode]]),
  ]
  return (
    <section className={css.details} aria-label="Handoff">
      <h2>Handoff</h2>
      <dl className={css.facts}>
        {facts.map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {may('getConversation') && (
        <p>
          <Link href={`/conversations/${conversationId}`}>Whole conversation</Link>
        </p>
      )}
    </section>
  )
}

const ratingIn = ({ score, comment }: NonNullable<Handoff['rating']>): string =>
  comment === null ? `${score} of 5` : `${score} of 5: ${comment}`

function Visitors({ conversationId }: { conversationId: string }) {
  const { data: conversation, error } = useConversation(conversationId)
  if (error !== null) return <Problem error={error} />
  if (conversation === undefined) return null
  const customerId = conversation.customer?.id ?? undefined
  return (
    <>
      <Visitor conversation={conversation} />
      {customerId !== undefined && <Earlier conversation={conversation} customerId={customerId} />}
    </>
  )
}

/** Other conversations of the same customer. */
function Earlier({ conversation, customerId }: { conversation: AdminConversation; customerId: string }) {
  const conversations = useConversations({ customerId })
  const others = conversations.items.filter(({ id }) => id !== conversation.id)
  return (
    <section className={css.details} aria-label="Other conversations">
      <h2>Other conversations</h2>
      {conversations.error !== null && <Problem error={conversations.error} />}
      {others.length === 0 && !conversations.isPending && <p className={css.soft}>This is the only one.</p>}
      <ul className={styles.others}>
        {others.map(({ id, status, startedAt, messages }) => (
          <li key={id}>
            <Link href={`/conversations/${id}`}>
              <Time at={startedAt} />
            </Link>
            <span className={css.soft}>{messages} messages</span>
            <Status status={status} />
          </li>
        ))}
      </ul>
      {conversations.hasNextPage && (
        <p>
          <Link href={`/conversations?customerId=${encodeURIComponent(customerId)}`}>All of them</Link>
        </p>
      )}
    </section>
  )
}
