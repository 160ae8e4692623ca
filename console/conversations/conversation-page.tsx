import { Link } from 'wouter'
import { useSession } from '../access/session.tsx'
import { useConversation, useMessages } from '../data/conversations.ts'
import { usePageTitle } from '../parts/page-title.ts'
import { PendingPage } from '../parts/pending-page.tsx'
import { Status } from '../parts/status.tsx'
import { OperationAction } from '../resource/operation-action.tsx'
import { Time } from '../parts/time.tsx'
import { nameOf } from './conversations-page.tsx'
import { Runs, useRuns } from './runs.tsx'
import { Transcript } from './transcript.tsx'
import { Visitor } from './visitor.tsx'
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
          <Transcript conversationId={conversationId} messages={messages} linksRuns={may('inspectExecution')} />
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
  return (
    <Transcript
      conversationId={conversationId}
      messages={messages}
      linksRuns={may('inspectExecution')}
      failures={failures}
    />
  )
}
