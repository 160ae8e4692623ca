import type { KeyboardEvent, SubmitEvent } from 'react'
import type { Handoff } from '../../sdk/index.ts'
import { useSession } from '../access/session.tsx'
import { useReply } from '../data/handoffs.ts'
import { useKeyedDraft } from '../data/keyed-draft.ts'
import { Button } from '../parts/controls/button.tsx'
import { css } from '../parts/css.ts'
import { Problem } from '../parts/problem.tsx'
import { isOpen, rightsOn } from './handoffs.ts'
import styles from './inbox.module.css'

const LONGEST = 10_000

/** The field for a reply; nothing typed is lost while the tab is open. */
export function Composer({ handoff }: { handoff: Handoff }) {
  const { user, may } = useSession()
  const { text, key, write } = useKeyedDraft(`reply ${handoff.id}`)
  const reply = useReply(handoff, () => write(''))
  if (!may('replyToHandoff') || !rightsOn(handoff, user.id, false).reply) return <NoReply handoff={handoff} />
  const send = (event: SubmitEvent | KeyboardEvent) => {
    event.preventDefault()
    if (text.trim() !== '' && !reply.isPending) reply.mutate({ text: text.trim(), key })
  }
  return (
    <form className={styles.composer} aria-label="Reply" onSubmit={send}>
      {reply.error !== null && <Problem error={reply.error} />}
      <textarea
        data-reply
        aria-label="Reply"
        rows={3}
        maxLength={LONGEST}
        readOnly={reply.isPending}
        placeholder={handoff.state === 'waiting' ? 'Reply, and claim the conversation with it' : 'Reply to the visitor'}
        value={text}
        onChange={({ target }) => write(target.value)}
        onKeyDown={event => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send(event)
        }}
      />
      <footer>
        <span className={css.soft}>Ctrl+Enter sends</span>
        <Button kind="primary" disabled={text.trim() === '' || reply.isPending}>
          {reply.isPending ? 'Sending…' : 'Send'}
        </Button>
      </footer>
    </form>
  )
}

function NoReply({ handoff }: { handoff: Handoff }) {
  const { may } = useSession()
  const { claimedBy } = handoff
  if (!isOpen(handoff)) return null
  return (
    <p className={`${styles.composer} ${css.soft}`}>
      {may('replyToHandoff')
        ? `${claimedBy?.name ?? 'Somebody'} answers this conversation.`
        : 'Your roles do not let you answer.'}
    </p>
  )
}
