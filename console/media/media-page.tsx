import { useState } from 'react'
import { Link } from 'wouter'
import { fileSize } from '../../domain/file-size.ts'
import type { Medium } from '../../sdk/index.ts'
import { useSession } from '../access/session.tsx'
import { useDeleteMedium, useMedia, useUploadMedium } from '../data/media.ts'
import { AskDialog } from '../parts/ask-dialog.tsx'
import { CopyButton } from '../parts/copy-button.tsx'
import { FileButton } from '../parts/controls/file-button.tsx'
import { Icon } from '../parts/icon.tsx'
import { Empty } from '../parts/empty.tsx'
import { List } from '../parts/list.tsx'
import { usePageTitle } from '../parts/page-title.ts'
import { Problem } from '../parts/problem.tsx'
import { Table } from '../parts/table.tsx'
import { Time } from '../parts/time.tsx'
import { Button } from '../parts/controls/button.tsx'
import styles from './media.module.css'
import { css } from '../parts/css.ts'

const KINDS = 'image/png,image/jpeg,image/gif,image/webp,image/avif,application/pdf'

/** Pictures and documents for flows and the widget, each with its lasting address. */
export function MediaPage() {
  const { may } = useSession()
  const media = useMedia()
  const [deleting, setDeleting] = useState<Medium>()
  usePageTitle('Media')
  return (
    <main className={css.page}>
      <div className={css.heading}>
        <h1>Media</h1>
      </div>
      {may('uploadMedium') && <Upload />}
      <List
        listing={media}
        empty={
          <Empty
            state="Nothing has been uploaded yet."
            purpose="Pictures and PDF documents get addresses here that flows, forms and the chat window can show."
            step={may('uploadMedium') ? undefined : { operation: 'uploadMedium', button: null }}
          />
        }
      >
        <Table columns={['Preview', 'Name', 'Size', 'Uploaded']} hasActions>
          {media.items.map(medium => (
            <Row key={medium.id} medium={medium} {...(may('deleteMedium') ? { onDelete: setDeleting } : {})} />
          ))}
        </Table>
      </List>
      {deleting !== undefined && <Delete medium={deleting} onClose={() => setDeleting(undefined)} />}
    </main>
  )
}

/** A file is uploaded as soon as it is chosen. */
function Upload() {
  const upload = useUploadMedium()
  return (
    <div className={styles.mediumUpload}>
      <FileButton
        kind="primary"
        disabled={upload.isPending}
        label="File to upload"
        accept={KINDS}
        onFile={file => upload.mutate(file)}
      >
        {upload.isPending ? 'Uploading…' : 'Upload a file'}
      </FileButton>
      <p className={css.soft}>
        PNG, JPEG, GIF, WebP, AVIF or PDF, up to 10 MB. Anyone who knows its address can open it.
      </p>
      {upload.error !== null && <Problem error={upload.error} />}
    </div>
  )
}

type RowProps = { medium: Medium; onDelete?: (medium: Medium) => void }

function Row({ medium, onDelete }: RowProps) {
  const { id, name, url, mime, size, width, height, createdAt } = medium
  return (
    <tr>
      <td className={styles.mediumPreview}>
        {mime.startsWith('image/') ? (
          // The console is served by the host of the address, under whatever name it was opened.
          <img src={new URL(url).pathname} alt="" loading="lazy" />
        ) : (
          <Icon name="outline" size={22} />
        )}
      </td>
      <td>
        <Link href={`/media/${id}`}>
          <strong>{name}</strong>
        </Link>
        <code>{mime}</code>
      </td>
      <td>
        {fileSize(size, 'en')}
        {width !== null && height !== null && ` · ${width} × ${height}`}
      </td>
      <td>
        <Time at={createdAt} />
      </td>
      <td>
        <span className={styles.mediumActions}>
          <CopyButton text={url} label="Copy address" />
          {onDelete !== undefined && (
            <Button kind="danger" aria-label={`Delete ${name}`} onClick={() => onDelete(medium)}>
              Delete
            </Button>
          )}
        </span>
      </td>
    </tr>
  )
}

function Delete({ medium: { id, name }, onClose }: { medium: Medium; onClose: () => void }) {
  const deletion = useDeleteMedium()
  return (
    <AskDialog
      title={`Delete ${name}?`}
      action="Delete"
      call={deletion}
      onSubmit={() => deletion.mutate(id, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p className={css.soft}>Its address stops working. This cannot be undone.</p>
    </AskDialog>
  )
}
