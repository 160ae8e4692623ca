import { useDeleteDocument } from '../data/connection-documents.ts'
import { AskDialog } from '../parts/ask-dialog.tsx'

/** `etag` is that of the connection. */
export type DocumentProps = { connectionId: string; etag: string }

export function DeleteDocument({
  connectionId,
  etag,
  title,
  onClose,
}: DocumentProps & { title: string; onClose: () => void }) {
  const call = useDeleteDocument(connectionId)
  return (
    <AskDialog
      title={title}
      action="Delete"
      kind="danger"
      call={call}
      onSubmit={() => call.mutate(etag, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>
        Published flows keep the operations that they were published with. Drafts that name them cannot be published.
      </p>
    </AskDialog>
  )
}
