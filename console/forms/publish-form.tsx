import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isParleyError, type AdminFinding, type AdminForm } from '../../sdk/index.ts'
import { useSession } from '../access/session.tsx'
import { admin } from '../data/admin.ts'
import { TextControl } from '../parts/controls.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { Findings } from '../parts/findings.tsx'
import { Problem } from '../parts/problem.tsx'
import type { EditedDraft } from './form-draft.ts'

type Props = {
  form: AdminForm
  draft: EditedDraft
  findings: readonly AdminFinding[]
  onClose: () => void
  onFinding: (path: string) => void
}

/** The way from the draft to the live version, and back. */
export function PublishForm({ form, draft, findings, onClose, onFinding }: Props) {
  const { may } = useSession()
  const cache = useQueryClient()
  const [note, setNote] = useState<string>()
  const done = async () => {
    await Promise.all(
      [['form', form.id], ['forms'], ['form versions']].map(
        async queryKey => await cache.invalidateQueries({ queryKey }),
      ),
    )
    onClose()
  }
  const publication = useMutation({
    mutationFn: async () => {
      const etag = draft.state === 'saved' ? draft.etag : await draft.save()
      if (etag === undefined) throw new Error('The draft could not be saved.')
      const PublishFormRequest = note === undefined ? {} : { note }
      return await admin.forms.publishForm({ formId: form.id, If_Match: etag, PublishFormRequest })
    },
    onSuccess: done,
  })
  const withdrawal = useMutation({
    mutationFn: async () => await admin.forms.withdrawForm({ formId: form.id, If_Match: form.etag }),
    onSuccess: done,
  })
  const discarding = useMutation({
    mutationFn: async () => {
      await admin.forms.discardFormDraft({ formId: form.id, If_Match: draft.etag })
      draft.replace(await admin.forms.getFormDraft({ formId: form.id }))
    },
    onSuccess: done,
  })
  const refused = findingsOf(publication.error)
  const failure = (refused === undefined ? publication.error : null) ?? withdrawal.error ?? discarding.error
  const errors = (refused ?? findings).filter(({ severity }) => severity === 'error')
  const isSame = form.publishedVersion === form.latestVersion && !form.unpublishedChanges && draft.state === 'saved'
  const isBusy = publication.isPending || withdrawal.isPending || discarding.isPending
  return (
    <Dialog title={`Publish ${form.title}`} onClose={onClose}>
      <div className="controls">
        <p className="about">
          {form.publishedVersion === null
            ? 'Nothing is live. Publishing makes the draft version ' + String((form.latestVersion ?? 0) + 1) + '.'
            : isSame
              ? `Version ${form.publishedVersion} is live, and the draft equals it.`
              : `Version ${form.publishedVersion} is live. Executions that already show the form keep their version.`}
        </p>
        <Findings findings={refused ?? findings} onSelect={onFinding} />
        {!isSame && <TextControl label="What changed" lines={2} value={note} onChange={setNote} />}
        {failure !== null && <Problem error={failure} />}
        <footer>
          {may('discardFormDraft') && form.latestVersion !== null && form.unpublishedChanges && (
            <button className="danger" disabled={isBusy} onClick={() => discarding.mutate()}>
              Discard changes
            </button>
          )}
          {may('withdrawForm') && form.publishedVersion !== null && (
            <button className="danger" disabled={isBusy} onClick={() => withdrawal.mutate()}>
              Withdraw
            </button>
          )}
          <span className="space" />
          <button onClick={onClose}>Cancel</button>
          <button
            className="primary"
            disabled={isBusy || isSame || errors.length > 0}
            onClick={() => publication.mutate()}
          >
            Publish
          </button>
        </footer>
      </div>
    </Dialog>
  )
}

/** The findings of a publish that was refused for them. */
function findingsOf(error: unknown): AdminFinding[] | undefined {
  return isParleyError(error, 'form_invalid') ? (error.details as { findings: AdminFinding[] }).findings : undefined
}
