import { useState } from 'react'
import { isParleyError, type AdminFinding, type AdminForm } from '../../sdk/index.ts'
import { useSession } from '../access/session.tsx'
import { useDiscardFormDraft, useFormVersion, usePublishForm, useWithdrawForm } from '../data/forms.ts'
import { useDraft } from '../drafts/draft.tsx'
import { same } from '../drafts/merge.ts'
import { TextControl } from '../parts/controls/controls.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { Findings } from '../parts/findings.tsx'
import { Problem } from '../parts/problem.tsx'
import { Button } from '../parts/controls/button.tsx'
import { css } from '../parts/css.ts'

type Props = {
  form: AdminForm
  findings: readonly AdminFinding[]
  onClose: () => void
  onFinding: (path: string) => void
}

/** The actions between the draft and the live version. */
export function PublishForm({ form, findings, onClose, onFinding }: Props) {
  const { may } = useSession()
  const draft = useDraft()
  const [note, setNote] = useState<string>()
  const publication = usePublishForm(form.id, draft.act)
  const withdrawal = useWithdrawForm(form.id)
  const discarding = useDiscardFormDraft(form.id, draft.replace)
  const done = { onSuccess: onClose }
  const latest = useFormVersion(form.id, form.latestVersion ?? undefined).data
  const isLatest = latest !== undefined && same(latest, draft.definition)
  const refused = findingsOf(publication.error)
  const failure = (refused === undefined ? publication.error : null) ?? withdrawal.error ?? discarding.error
  const errors = (refused ?? findings).filter(({ severity }) => severity === 'error')
  const isSame = form.publishedVersion === form.latestVersion && !form.unpublishedChanges && draft.state === 'saved'
  const isBusy = publication.isPending || withdrawal.isPending || discarding.isPending
  return (
    <Dialog title={`Publish ${form.title}`} onClose={onClose}>
      <div className={css.controls}>
        <p className={css.soft}>
          {form.publishedVersion === null
            ? `Nothing is live. Publishing makes the draft version ${(form.latestVersion ?? 0) + (isLatest ? 0 : 1)}.`
            : isSame
              ? `Version ${form.publishedVersion} is live, and the draft equals it.`
              : `Version ${form.publishedVersion} is live. Executions that already show the form keep their version.`}
        </p>
        <Findings findings={refused ?? findings} onSelect={onFinding} />
        {!isSame && <TextControl label="What changed" lines={2} value={note} onChange={setNote} />}
        {failure !== null && <Problem error={failure} />}
        <footer>
          {may('discardFormDraft') && form.latestVersion !== null && form.unpublishedChanges && (
            <Button kind="danger" disabled={isBusy} onClick={() => discarding.mutate(undefined, done)}>
              Discard changes
            </Button>
          )}
          {may('withdrawForm') && form.publishedVersion !== null && (
            <Button kind="danger" disabled={isBusy} onClick={() => withdrawal.mutate(form.etag, done)}>
              Withdraw
            </Button>
          )}
          <span className={css.space} />
          <button onClick={onClose}>Cancel</button>
          <Button
            kind="primary"
            disabled={isBusy || isSame || errors.length > 0}
            onClick={() => publication.mutate(note, done)}
          >
            Publish
          </Button>
        </footer>
      </div>
    </Dialog>
  )
}

/** The findings of a publish that was refused for them. */
function findingsOf(error: unknown): AdminFinding[] | undefined {
  return isParleyError(error, 'form_invalid') ? (error.details as { findings: AdminFinding[] }).findings : undefined
}
