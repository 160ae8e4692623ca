import { useRef, useState, type KeyboardEvent, type RefObject, type SubmitEvent } from 'react'
import { Link } from 'wouter'
import type { Handoff, MessageFile } from '../../sdk/index.ts'
import { useSession } from '../access/session.tsx'
import { useReply } from '../data/handoffs.ts'
import { useKeyedDraft } from '../data/keyed-draft.ts'
import { Button } from '../parts/controls/button.tsx'
import { css } from '../parts/css.ts'
import { Icon } from '../parts/icon.tsx'
import { Options } from '../parts/listbox/options.tsx'
import { Problem } from '../parts/problem.tsx'
import { Attachments } from './attachments.tsx'
import { isOpen, rightsOn } from './handoffs.ts'
import { SuggestReply } from './suggest-reply.tsx'
import { withSuggestion } from './suggestions.ts'
import { useCanned } from './use-canned.ts'
import { useTypingReply } from './use-typing.ts'
import styles from './inbox.module.css'

const LONGEST = 10_000

/** The reply to a conversation, for whoever may answer it. */
export function Composer({ handoff }: { handoff: Handoff }) {
  const { user, may } = useSession()
  const canReply = may('replyToHandoff') && rightsOn(handoff, user.id, false).reply
  return canReply ? <Reply handoff={handoff} /> : <NoReply handoff={handoff} />
}

/** Nothing typed is lost while the tab is open. */
function Reply({ handoff }: { handoff: Handoff }) {
  const field = useRef<HTMLTextAreaElement>(null)
  const { may } = useSession()
  const { text, key, write } = useKeyedDraft(`reply ${handoff.id}`)
  const [files, setFiles] = useState<MessageFile[]>([])
  const reply = useReply(handoff, () => {
    write('')
    setFiles([])
  })
  const typing = useTypingReply(handoff)
  const canned = useCanned({ field, text, write, conversationId: handoff.conversationId })
  const send = (event: SubmitEvent | KeyboardEvent) => {
    event.preventDefault()
    if (text.trim() !== '' && !reply.isPending)
      reply.mutate({ text: text.trim(), key, files: files.map(({ id }) => id) })
  }
  return (
    <form className={styles.composer} aria-label="Reply" onSubmit={send}>
      {reply.error !== null && <Problem error={reply.error} />}
      <Options {...canned.listbox.list} label="Canned answers" />
      {canned.hasNone && <NoAnswer />}
      <textarea
        {...canned.listbox.field}
        ref={field}
        data-reply
        aria-label="Reply"
        rows={3}
        maxLength={LONGEST}
        readOnly={reply.isPending}
        placeholder={handoff.state === 'waiting' ? 'Reply, and claim the conversation with it' : 'Reply to the visitor'}
        value={text}
        onChange={({ target }) => {
          canned.type(target.value)
          typing()
        }}
        onBlur={canned.close}
        onKeyDown={event => {
          if (canned.listbox.press(event)) return
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send(event)
        }}
      />
      <Suggestion handoffId={handoff.id} field={field} text={text} write={write} />
      {may('uploadReplyFile') && (
        <Attachments
          handoffId={handoff.id}
          files={files}
          change={changed => {
            setFiles(changed)
            // Another payload needs another key.
            write(text)
          }}
        />
      )}
      <Buttons isEmpty={text.trim() === ''} isSending={reply.isPending} askCanned={canned.ask} />
    </form>
  )
}

type ButtonsProps = { isEmpty: boolean; isSending: boolean; askCanned: () => void }

function Buttons({ isEmpty, isSending, askCanned }: ButtonsProps) {
  return (
    <footer>
      <Button
        kind="quiet"
        type="button"
        title="Type / in the reply"
        // The focus remains in the text.
        onPointerDown={event => event.preventDefault()}
        onClick={askCanned}
      >
        <Icon name="message" />
        Canned answers
      </Button>
      <Button kind="primary" title="Ctrl+Enter" disabled={isEmpty || isSending}>
        {isSending ? 'Sending…' : 'Send'}
      </Button>
    </footer>
  )
}

type SuggestionProps = {
  handoffId: string
  field: RefObject<HTMLTextAreaElement | null>
  text: string
  write: (text: string) => void
}

function Suggestion({ handoffId, field, text, write }: SuggestionProps) {
  const { may } = useSession()
  if (!may('suggestReply')) return null
  const take = (suggested: string) => {
    write(withSuggestion(text, suggested))
    field.current?.focus()
  }
  return <SuggestReply handoffId={handoffId} onTake={take} />
}

function NoAnswer() {
  const { may } = useSession()
  return (
    <p className={css.soft} role="status" onPointerDown={event => event.preventDefault()}>
      No canned answer matches. {may('createCannedAnswer') && <Link href="/canned-answers">Write canned answers</Link>}
    </p>
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
