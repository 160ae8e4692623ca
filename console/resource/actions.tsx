import { Button } from '../parts/controls/button.tsx'
import { useState } from 'react'
import { useSession } from '../access/session.tsx'
import { useMailServer } from '../data/mail.ts'
import { CallDialog } from './call-dialog.tsx'
import { labelOf } from './labels.ts'
import type { Operation } from './operations.ts'

export type ActionProps = {
  operation: Operation
  parameters: Readonly<Record<string, string>>
  etag?: string | undefined
  /** Name of the target, if several buttons on a page have the same label. */
  subject?: string
  onDone?: () => void
}

/** A button that carries out an operation after a confirmation; nothing without the permission. */
export function Action({ operation, parameters, etag, subject, onDone }: ActionProps) {
  const { may } = useSession()
  const [open, setOpen] = useState(false)
  const label = labelOf(operation)
  const sendsMail = useMailServer()
  if (operation.id === 'inviteUser' && !sendsMail) return null
  // Without an entity tag the change of another user would be overwritten unseen.
  if (!may(operation.id) || (operation.entityTag === 'required' && etag === undefined)) return null
  return (
    <>
      <Button
        type="button"
        kind={operation.method === 'delete' ? 'danger' : undefined}
        aria-label={subject === undefined ? undefined : `${label} ${subject}`}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      {open && (
        <CallDialog
          operation={operation}
          parameters={parameters}
          etag={etag}
          label={label}
          onClose={() => setOpen(false)}
          onDone={onDone}
        />
      )}
    </>
  )
}
