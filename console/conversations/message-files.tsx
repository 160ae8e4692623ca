import type { MessageFile } from '../../sdk/index.ts'
import { useSession } from '../access/session.tsx'
import { useOpenFile } from '../data/conversations.ts'
import { Button } from '../parts/controls/button.tsx'
import { Problem } from '../parts/problem.tsx'
import { fileLabel } from './file-label.ts'

/** The files of a message. A link is asked for when one is opened: links expire. */
export function MessageFiles({ conversationId, files }: { conversationId: string; files: readonly MessageFile[] }) {
  const { may } = useSession()
  const open = useOpenFile(conversationId)
  if (files.length === 0) return null
  return (
    <>
      {open.error !== null && <Problem error={open.error} />}
      <ul aria-label="Files">
        {files.map(file => (
          <li key={file.id}>
            <Button
              kind="quiet"
              disabled={open.isPending || !may('getConversationFile')}
              onClick={() => open.mutate(file.id)}
            >
              {fileLabel(file)}
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}
