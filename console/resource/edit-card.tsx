import { useSession } from '../access/session.tsx'
import { useUpdate } from '../data/resource.ts'
import { EditActions, EditNotice } from '../drafts/edit-notice.tsx'
import { useEdits } from '../drafts/use-edits.ts'
import { textAt, type JsonObject } from '../parts/json.ts'
import { ResourceForm } from './form.tsx'
import type { Operation } from './operations.ts'
import { problemsOf } from './problems.ts'
import { changesOf, editable, fieldsToEdit } from './items.ts'
import { css } from '../parts/css.ts'

type Props = { update: Operation; item: JsonObject; parameters: Readonly<Record<string, string>> }

/** The editable fields of a resource. Changes of others are reloaded, and typed values are preserved. */
export function EditCard({ update, item, parameters }: Props) {
  const { may } = useSession()
  const saving = useUpdate(update, parameters)
  const fields = fieldsToEdit(update.body?.fields ?? [], item)
  const shape = { ...update.body, kind: 'object', fields }
  const stored = editable(fields, item)
  const edits = useEdits({ values: stored, etag: textAt(item, 'etag') ?? '' }, saving)
  const shown = Object.fromEntries(Object.entries(edits.shown).filter(([, value]) => value !== undefined))
  const canEdit = may(update.id)
  return (
    <section className={`${css.controls} ${css.card}`} aria-label="Settings">
      <h2>Settings</h2>
      <ResourceForm
        shape={shape}
        value={shown}
        onChange={next => edits.replace(Object.fromEntries(fields.map(({ name }) => [name, next[name]])))}
        error={edits.error}
        readOnly={!canEdit}
      />
      <EditNotice of={edits} isShownInFields={problemsOf(edits.error).length > 0} />
      {canEdit && (
        <footer>
          <EditActions of={edits} onSave={() => edits.save(changesOf(fields, stored, shown))} />
        </footer>
      )}
    </section>
  )
}
