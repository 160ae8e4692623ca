import { useState } from 'react'
import type { FlowComment } from '../../../sdk/index.ts'
import { useSession } from '../../access/session.tsx'
import { useCommentChange, useCommentDeletion, useComments } from '../../data/comments.ts'
import { css } from '../../parts/css.ts'
import { Problem } from '../../parts/problem.tsx'
import { Time } from '../../parts/time.tsx'
import { NewComment } from './new-comment.tsx'
import styles from './comments.module.css'

type Props = { flowId: string; selected: string | undefined; onSelect: (nodeId: string) => void }

/** The threads of a flow: those of the selected node, or all of them. */
export function CommentsPanel({ flowId, selected, onSelect }: Props) {
  const comments = useComments(flowId)
  const [withResolved, setWithResolved] = useState(false)
  const threads = threadsOf(comments.items).filter(
    ([first]) => (withResolved || first.resolvedAt === null) && (selected === undefined || first.nodeId === selected),
  )
  return (
    <section className={css.details} aria-label="Comments">
      <h2>{selected === undefined ? 'Comments' : `Comments on ${selected}`}</h2>
      {comments.error !== null && <Problem error={comments.error} />}
      <label className={styles.choice}>
        <input type="checkbox" checked={withResolved} onChange={({ target }) => setWithResolved(target.checked)} />
        Show resolved threads
      </label>
      {comments.isSuccess && threads.length === 0 && (
        <p className={css.soft}>{withResolved ? 'No comments yet.' : 'No open comments.'}</p>
      )}
      <ul className={styles.threads}>
        {threads.map(([first, ...replies]) => (
          <li key={first.id} data-resolved={first.resolvedAt !== null || undefined}>
            {first.nodeId !== null && selected === undefined && (
              <button onClick={() => first.nodeId !== null && onSelect(first.nodeId)}>{first.nodeId}</button>
            )}
            <Thread first={first} replies={replies} />
          </li>
        ))}
      </ul>
      {comments.hasNextPage && <button onClick={() => void comments.fetchNextPage()}>Show more</button>}
      <NewComment flowId={flowId} label="New comment" {...(selected === undefined ? {} : { nodeId: selected })} />
    </section>
  )
}

type ThreadOf = readonly [FlowComment, ...FlowComment[]]

/** A thread whose first comment is not there has just been deleted. */
function threadsOf(comments: readonly FlowComment[]): ThreadOf[] {
  return comments
    .filter(({ id, threadId }) => id === threadId)
    .map(first => [first, ...comments.filter(({ id, threadId }) => threadId === first.id && id !== first.id)])
}

function Thread({ first, replies }: { first: FlowComment; replies: readonly FlowComment[] }) {
  const { may } = useSession()
  const change = useCommentChange(first.flowId)
  const isOpen = first.resolvedAt === null
  return (
    <>
      {[first, ...replies].map(comment => (
        <Comment key={comment.id} comment={comment} />
      ))}
      {change.error !== null && <Problem error={change.error} />}
      {!isOpen && <p className={css.soft}>Resolved by {first.resolvedBy?.name}</p>}
      {isOpen && <NewComment flowId={first.flowId} label="Reply" parentId={first.id} />}
      {may('saveFlowDraft') && (
        <button disabled={change.isPending} onClick={() => change.mutate({ comment: first, resolved: isOpen })}>
          {isOpen ? 'Resolve' : 'Reopen'}
        </button>
      )}
    </>
  )
}

function Comment({ comment }: { comment: FlowComment }) {
  const { user, may } = useSession()
  const change = useCommentChange(comment.flowId)
  const deletion = useCommentDeletion(comment.flowId)
  const [edited, setEdited] = useState<string>()
  const isOwn = comment.author.id === user.id
  const save = () => {
    if (edited !== undefined) change.mutate({ comment, text: edited.trim() }, { onSuccess: () => setEdited(undefined) })
  }
  return (
    <article className={styles.comment} aria-label={`Comment of ${comment.author.name}`}>
      <span className={css.soft}>
        {comment.author.name}, <Time at={comment.createdAt} />
      </span>
      {edited === undefined ? (
        <p dir="auto">{comment.text}</p>
      ) : (
        <textarea
          aria-label="Text"
          rows={3}
          maxLength={4000}
          value={edited}
          onChange={({ target }) => setEdited(target.value)}
        />
      )}
      {comment.mentions.length > 0 && (
        <p className={css.soft}>{comment.mentions.map(({ name }) => `@${name}`).join(' ')}</p>
      )}
      {[change.error, deletion.error].map((error, at) => error !== null && <Problem key={at} error={error} />)}
      <div className={styles.actions}>
        {isOwn && edited === undefined && <button onClick={() => setEdited(comment.text)}>Edit</button>}
        {edited !== undefined && (
          <>
            <button disabled={edited.trim() === '' || change.isPending} onClick={save}>
              Save
            </button>
            <button onClick={() => setEdited(undefined)}>Cancel</button>
          </>
        )}
        {(isOwn || may('saveFlowDraft')) && (
          <button disabled={deletion.isPending} onClick={() => deletion.mutate(comment)}>
            Delete
          </button>
        )}
      </div>
    </article>
  )
}
