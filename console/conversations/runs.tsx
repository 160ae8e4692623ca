import { Link } from 'wouter'
import { useExecutions } from '../data/executions.ts'
import { css } from '../parts/css.ts'
import { Problem } from '../parts/problem.tsx'
import { span } from '../parts/span.ts'
import { Status } from '../parts/status.tsx'
import { Time } from '../parts/time.tsx'
import styles from './conversation.module.css'

/** The executions of a conversation, latest first. */
export const useRuns = (conversationId: string) => useExecutions({ conversationId, limit: 100 })

export function Runs({ conversationId }: { conversationId: string }) {
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
