import { useState } from 'react'
import type { AdminFlow, FlowVersion } from '../../../sdk/index.ts'
import { useSession } from '../../access/session.tsx'
import { useRollbackFlow } from '../../data/publishing.ts'
import { TextControl } from '../../parts/controls.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { Time } from '../../parts/time.tsx'
import { Refused } from './refused.tsx'

type Props = { flow: AdminFlow; versions: readonly FlowVersion[]; onDone: () => void }

/** The versions that were published, each with the way back to it. */
export function Versions({ flow, versions, onDone }: Props) {
  const { may } = useSession()
  const [chosen, setChosen] = useState<number>()
  if (versions.length === 0) return null
  return (
    <section className="details" aria-label="Versions">
      <h2>Versions</h2>
      <ol className="versions">
        {versions.map(version => (
          <li key={version.version}>
            <span className="tag" data-live={version.live || undefined}>
              v{version.version}
              {version.live && ' live'}
            </span>
            <span>
              <span className="release-note">{wordsOf(version)}</span>
              <span className="about">
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
    <Dialog title={`Roll back to version ${version}?`} onClose={onClose}>
      <div className="controls">
        <p className="about">
          Version {version} is published again at once. Executions that have started stay on their version, and the
          draft stays as it is.
        </p>
        <TextControl label="Why" lines={2} value={note} onChange={setNote} />
        {rollback.error !== null && <Refused error={rollback.error} />}
        <footer>
          <button onClick={onClose}>Cancel</button>
          <button
            className="primary"
            disabled={rollback.isPending}
            onClick={() => rollback.mutate({ etag: flow.etag, version, note }, { onSuccess: onDone })}
          >
            Roll back
          </button>
        </footer>
      </div>
    </Dialog>
  )
}
