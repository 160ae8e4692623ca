import { useId, useState } from 'react'
import type { Handoff } from '../../sdk/index.ts'
import { useSession } from '../access/session.tsx'
import { useTranscript } from '../data/handoffs.ts'
import { useMailServer } from '../data/mail.ts'
import { AskDialog } from '../parts/ask-dialog.tsx'
import { css } from '../parts/css.ts'

/** Mails what was said, for whoever may read it. */
export function TranscriptButton({ handoff }: { handoff: Handoff }) {
  const { user, may } = useSession()
  const [asks, setAsks] = useState(false)
  const sendsMail = useMailServer()
  const { state, claimedBy } = handoff
  const isOfOther = state === 'claimed' && claimedBy?.id !== user.id
  if (!sendsMail || isOfOther || !may('mailTranscript') || !may('listConversationMessages')) return null
  return (
    <>
      <button onClick={() => setAsks(true)}>Mail transcript…</button>
      {asks && <TranscriptDialog handoff={handoff} onClose={() => setAsks(false)} />}
    </>
  )
}

function TranscriptDialog({ handoff, onClose }: { handoff: Handoff; onClose: () => void }) {
  const [email, setEmail] = useState(handoff.customer?.email ?? '')
  const transcript = useTranscript(handoff.id, onClose)
  const id = useId()
  return (
    <AskDialog
      title="Mail the transcript"
      action="Send"
      call={transcript}
      ready={email.trim() !== ''}
      onSubmit={() => transcript.mutate(email.trim())}
      onClose={onClose}
    >
      <p className={css.soft}>Notes are not in it, and contact details and secrets are cut out.</p>
      <div className={css.control}>
        <label htmlFor={id} data-required>
          E-mail address
        </label>
        <input
          id={id}
          type="email"
          maxLength={254}
          aria-required
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
      </div>
    </AskDialog>
  )
}
