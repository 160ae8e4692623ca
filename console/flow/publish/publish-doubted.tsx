import { AskDialog } from '../../parts/ask-dialog.tsx'
import { css } from '../../parts/css.ts'

type Props = { doubts: readonly string[]; label: string; onPublish: () => void; onClose: () => void }

/** Asks before a publish that the review speaks against. */
export function PublishDoubted({ doubts, label, onPublish, onClose }: Props) {
  return (
    <AskDialog
      title="Publish anyway?"
      action={`${label} anyway`}
      onSubmit={() => {
        onClose()
        onPublish()
      }}
      onClose={onClose}
    >
      <ul className={css.lines}>
        {doubts.map(doubt => (
          <li key={doubt}>{doubt}</li>
        ))}
      </ul>
    </AskDialog>
  )
}
