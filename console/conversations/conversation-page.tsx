import { Link } from 'wouter'
import type { AdminConversation } from '../../sdk/index.ts'
import { useSession } from '../access/session.tsx'
import { useConversation, useMessages } from '../data/conversations.ts'
import { useExecutions } from '../data/executions.ts'
import { Value } from '../flow/inspector/value.tsx'
import { usePageTitle } from '../parts/page-title.ts'
import { PendingPage } from '../parts/pending-page.tsx'
import { Problem } from '../parts/problem.tsx'
import { Status } from '../parts/status.tsx'
import { OperationAction } from '../resource/operation-action.tsx'
import { span } from '../parts/span.ts'
import { Time } from '../parts/time.tsx'
import { nameOf } from './conversations-page.tsx'
import { Transcript } from './transcript.tsx'
import styles from './conversation.module.css'
import { css } from '../parts/css.ts'

/** The messages of a conversation, next to its executions. */
export function ConversationPage({ conversationId }: { conversationId: string }) {
  const conversation = useConversation(conversationId)
  const messages = useMessages(conversationId)
  const { may } = useSession()
  usePageTitle(conversation.data === undefined ? 'Conversation' : nameOf(conversation.data))
  if (conversation.data === undefined) return <PendingPage of={[conversation]} />
  return (
    <main className={css.studio}>
      <header className={css.bar}>
        <h1>
          <Link href="/conversations">Conversations</Link> <span aria-hidden="true">/</span> {nameOf(conversation.data)}
        </h1>
        <Status status={conversation.data.status} />
        <span className={css.soft}>
          began <Time at={conversation.data.startedAt} />
        </span>
        <span className={css.space} />
        {conversation.data.status === 'open' && (
          <OperationAction
            operation="closeConversation"
            parameters={{ conversationId }}
            etag={conversation.data.etag}
          />
        )}
      </header>
      <div className={styles.transcript}>
        {may('listExecutions') ? (
          <TranscriptWithFailures conversationId={conversationId} messages={messages} />
        ) : (
          <Transcript messages={messages} linksRuns={may('inspectExecution')} />
        )}
        <aside className={css.inspector} aria-label="Details">
          {may('listExecutions') && <Runs conversationId={conversationId} />}
          <Visitor conversation={conversation.data} />
        </aside>
      </div>
    </main>
  )
}

type Said = { conversationId: string; messages: ReturnType<typeof useMessages> }

function TranscriptWithFailures({ conversationId, messages }: Said) {
  const { may } = useSession()
  const runs = useRuns(conversationId)
  const failures = new Map(runs.items.flatMap(({ id, error }) => (error === null ? [] : [[id, error.message]])))
  return <Transcript messages={messages} linksRuns={may('inspectExecution')} failures={failures} />
}

const useRuns = (conversationId: string) => useExecutions({ conversationId, limit: 100 })

function Runs({ conversationId }: { conversationId: string }) {
  const runs = useRuns(conversationId)
  return (
    <section className={css.details} aria-label="Executions">
      <h2>Executions</h2>
      {runs.error !== null && <Problem error={runs.error} />}
      <ul className={styles.runs}>
        {runs.items.map(({ id, flowCode, flowVersion, status, createdAt, endedAt, error }) => (
          <li key={id}>
            <Link href={`/executions/${id}`}>
              <strong>
                {flowCode} <code>v{flowVersion}</code>
              </strong>
              <Status status={status} />
              <span>
                <Time at={createdAt} />
                {endedAt !== null && `, took ${span(Date.parse(endedAt) - Date.parse(createdAt))}`}
              </span>
              {error !== null && <span className={css.failure}>{error.message}</span>}
            </Link>
          </li>
        ))}
      </ul>
      {runs.hasNextPage && <button onClick={() => void runs.fetchNextPage()}>Show more</button>}
    </section>
  )
}

function Visitor({ conversation: { customer, variables, locale } }: { conversation: AdminConversation }) {
  const known = {
    ...Object.fromEntries(Object.entries(customer ?? {}).filter(([, value]) => value !== null)),
    ...(locale === null ? {} : { language: locale }),
    ...(Object.keys(variables).length === 0 ? {} : { variables }),
  }
  return (
    <section className={css.details} aria-label="Visitor">
      <h2>Visitor</h2>
      {Object.keys(known).length === 0 ? (
        <p className={css.soft}>Nothing is known about this visitor.</p>
      ) : (
        <Value value={known} />
      )}
    </section>
  )
}
