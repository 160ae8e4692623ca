import { Dialog } from '../../parts/dialog.tsx'
import { Button } from '../../parts/controls/button.tsx'
import { css } from '../../parts/css.ts'

type Props = { doubts: readonly string[]; label: string; onPublish: () => void; onClose: () => void }

/** Asks before a publish that the review speaks against. */
export function PublishDoubted({ doubts, label, onPublish, onClose }: Props) {
  return (
    <Dialog title="Publish all the same?" onClose={onClose}>
      <div className={css.controls}>
        <ul className={css.lines}>
          {doubts.map(doubt => (
            <li key={doubt}>{doubt}</li>
          ))}
        </ul>
        <footer>
          <button onClick={onClose}>Cancel</button>
          <Button
            kind="primary"
            onClick={() => {
              onClose()
              onPublish()
            }}
          >
            {label} all the same
          </Button>
        </footer>
      </div>
    </Dialog>
  )
}
