import type { MessageFile } from '../../sdk/index.ts'
import { fileLabel } from '../conversations/file-label.ts'
import { useUploadReplyFile } from '../data/handoffs.ts'
import { Button } from '../parts/controls/button.tsx'
import { FileButton } from '../parts/controls/file-button.tsx'
import { Problem } from '../parts/problem.tsx'

/** As many as a reply takes. */
const MOST = 5

type Props = { handoffId: string; files: readonly MessageFile[]; change: (files: MessageFile[]) => void }

/** The files that go with the reply, and a button for another one. */
export function Attachments({ handoffId, files, change }: Props) {
  const upload = useUploadReplyFile(handoffId, file => change([...files, file]))
  return (
    <div role="group" aria-label="Files of the reply">
      {upload.error !== null && <Problem error={upload.error} />}
      {files.map(file => (
        <Button
          key={file.id}
          kind="quiet"
          type="button"
          aria-label={`Remove ${fileLabel(file)}`}
          onClick={() => change(files.filter(({ id }) => id !== file.id))}
        >
          {fileLabel(file)} <span aria-hidden>×</span>
        </Button>
      ))}
      <FileButton
        kind="quiet"
        type="button"
        disabled={upload.isPending || files.length === MOST}
        label="File to attach"
        onFile={file => upload.mutate(file)}
      >
        {upload.isPending ? 'Attaching…' : 'Attach a file'}
      </FileButton>
    </div>
  )
}
