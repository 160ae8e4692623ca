import { useState } from 'react'
import type { Handoff } from '../../sdk/index.ts'
import { useSession } from '../access/session.tsx'
import { useTranscript } from '../data/handoffs.ts'
import { useMailServer } from '../data/mail.ts'
import { AskDialog } from '../parts/ask-dialog.tsx'
import { TextControl } from '../parts/controls/controls.tsx'
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
      <TextControl
        label="E-mail address"
        type="email"
        maxLength={254}
        value={email}
        onChange={(text = '') => setEmail(text)}
        required
      />
    </AskDialog>
  )
}
