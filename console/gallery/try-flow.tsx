import { useState } from 'react'
import { TryChat } from '../flow/preview/try-chat.tsx'
import { useRehearsal } from '../flow/preview/use-rehearsal.ts'
import styles from '../flow/preview/preview.module.css'
import { Dialog } from '../parts/dialog.tsx'
import { css } from '../parts/css.ts'
import type { Start } from './starts.ts'
import { trialOf } from './trial.ts'

/** A live chat with what a flow can begin with, before there is one. */
export function TryFlow({ start, onClose }: { start: Start; onClose: () => void }) {
  const [{ definition, beside, given }] = useState(() => trialOf(start))
  const tryout = useRehearsal(beside, definition, given)
  return (
    <Dialog title={`Try “${start.title}”`} onClose={onClose} className={styles.trialSheet ?? ''}>
      <section className={styles.trial}>
        <p className={css.soft}>
          Nothing is stored or sent.
          {Object.keys(tryout.rehearsal.stubs).length > 0 && ' Other services answer as in the tests of the flow.'}
        </p>
        <TryChat label="Chat with the flow" tryout={tryout} definition={definition} foldsClock />
      </section>
    </Dialog>
  )
}
