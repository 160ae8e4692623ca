import { useState } from 'react'
import type { AdminFlow, FlowVersion } from '../../../sdk/index.ts'
import { useSession } from '../../access/session.tsx'
import { useRollbackFlow } from '../../data/publishing.ts'
import { AskDialog } from '../../parts/ask-dialog.tsx'
import { TextControl } from '../../parts/controls/controls.tsx'
import { Time } from '../../parts/time.tsx'
import { Refused } from './refused.tsx'
import styles from './publish.module.css'
import { css } from '../../parts/css.ts'

type Props = { flow: AdminFlow; versions: readonly FlowVersion[]; onDone: () => void }

/** The published versions, each with a button to roll back to it. */
export function Versions({ flow, versions, onDone }: Props) {
  const { may } = useSession()
  const [chosen, setChosen] = useState<number>()
  if (versions.length === 0) return null
  return (
    <section className={css.details} aria-label="Versions">
      <h2>Versions</h2>
      <ol className={styles.versions}>
        {versions.map(version => (
          <li key={version.version}>
            <span className={css.tag} data-live={version.live || undefined}>
              v{version.version}
              {version.live && ' live'}
            </span>
            <span>
              <span className={styles.releaseNote}>{wordsOf(version)}</span>
              <span className={css.soft}>
                {version.publishedBy?.name} <Time at={version.publishedAt} />
              </span>
            </span>
            {may('rollbackFlow') && !version.live && (
              <button onClick={() => setChosen(version.version)} aria-label={`Roll back to v${version.version}`}>
                Roll back
              </button>
            )}
          </li>
        ))}
      </ol>
      {chosen !== undefined && (
        <RollBack flow={flow} version={chosen} onClose={() => setChosen(undefined)} onDone={onDone} />
      )}
    </section>
  )
}

function wordsOf({ note, rolledBackFrom }: FlowVersion): string {
  return note ?? (rolledBackFrom === null ? 'No note' : `Back to v${rolledBackFrom}`)
}

type RollBackProps = { flow: AdminFlow; version: number; onClose: () => void; onDone: () => void }

function RollBack({ flow, version, onClose, onDone }: RollBackProps) {
  const [note, setNote] = useState<string>()
  const rollback = useRollbackFlow(flow.id)
  return (
    <AskDialog
      title={`Roll back to version ${version}?`}
      action="Roll back"
      call={rollback}
      Refusal={Refused}
      onSubmit={() => rollback.mutate({ etag: flow.etag, version, note }, { onSuccess: onDone })}
      onClose={onClose}
    >
      <p className={css.soft}>
        Version {version} is published again at once. Executions that have started stay on their version, and the draft
        stays as it is.
      </p>
      <TextControl label="Why" lines={2} value={note} onChange={setNote} />
    </AskDialog>
  )
}
