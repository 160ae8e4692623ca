import { Link } from 'wouter'
import type { FormVersion } from '../../sdk/index.ts'
import { useSession } from '../access/session.tsx'
import { SaveState } from '../drafts/save-state.tsx'
import { textAt } from '../parts/json.ts'
import { OperationAction } from '../resource/operation-action.tsx'
import { Status } from '../parts/status.tsx'
import { Languages } from './languages.tsx'
import type { FormEditing } from './use-form-editor.ts'
import { Button } from '../parts/controls/button.tsx'
import { Select } from '../parts/controls/inputs.tsx'
import { versionChoice } from '../flows/flow-bar.tsx'
import { css } from '../parts/css.ts'

type Props = { editing: FormEditing; versions: readonly FormVersion[]; onPublish: () => void }

/** The view of a form, and the actions on the whole form. */
export function FormBar({ editing, versions, onPublish }: Props) {
  const { may } = useSession()
  const { form, edit, definition, isDraft, canEdit, language, version, choose } = editing
  return (
    <header className={css.bar}>
      <h1>
        <Link href="/forms">Forms</Link> <span aria-hidden="true">/</span> {textAt(definition, 'title') ?? form.code}
      </h1>
      <Status status={form.status} />
      <VersionChoice versions={versions} value={version} onChange={value => choose('version', value)} />
      <Languages
        definition={definition}
        language={language}
        canEdit={canEdit}
        edit={edit}
        onSelect={tag => choose('language', tag)}
      />
      <span className={css.space} />
      {may('listFormSubmissions') && (
        <Link className={css.link} href={`/forms/${form.id}/submissions`}>
          Submissions
        </Link>
      )}
      {form.status === 'draft' && (
        <OperationAction operation="deleteForm" parameters={{ formId: form.id }} etag={form.etag} leadsTo="/forms" />
      )}
      {isDraft && canEdit && <SaveState />}
      {!isDraft && may('saveFormDraft') && <RestoreAsDraft editing={editing} />}
      {isDraft && may('publishForm') && (
        <Button kind="primary" onClick={onPublish}>
          Publish…
        </Button>
      )}
    </header>
  )
}

/** An earlier version becomes the draft, to be changed or published again. */
function RestoreAsDraft({ editing: { definition, edit, choose } }: { editing: FormEditing }) {
  const take = () => {
    edit(() => definition)
    choose('version', undefined)
  }
  return (
    <button disabled={definition === undefined} onClick={take}>
      Restore as draft
    </button>
  )
}

type VersionProps = { versions: readonly FormVersion[]; value: string; onChange: (value: string) => void }

function VersionChoice({ versions, value, onChange }: VersionProps) {
  if (versions.length === 0) return null
  return (
    <Select aria-label="Version" none="Draft" choices={versions.map(versionChoice)} value={value} onChange={onChange} />
  )
}
