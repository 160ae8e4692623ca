import { Dialog } from '../../parts/dialog.tsx'

type Props = { doubts: readonly string[]; label: string; onPublish: () => void; onClose: () => void }

/** Asks before a publish that the review speaks against. */
export function PublishDoubted({ doubts, label, onPublish, onClose }: Props) {
  return (
    <Dialog title="Publish all the same?" onClose={onClose}>
      <div className="controls">
        <ul className="lines">
          {doubts.map(doubt => (
            <li key={doubt}>{doubt}</li>
          ))}
        </ul>
        <footer>
          <button onClick={onClose}>Cancel</button>
          <button
            className="primary"
            onClick={() => {
              onClose()
              onPublish()
            }}
          >
            {label} all the same
          </button>
        </footer>
      </div>
    </Dialog>
  )
}
