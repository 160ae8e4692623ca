import { useState } from 'react'
import type { AdminForm, FormDraft, FormVersion } from '../../sdk/index.ts'
import { useForm, useFormVersions, useStoredFormDraft } from '../data/forms.ts'
import { Findings } from '../parts/findings.tsx'
import { usePageTitle } from '../parts/page-title.ts'
import { PendingPage } from '../parts/pending-page.tsx'
import { Uses } from '../resource/uses.tsx'
import { DraftNotice } from './draft-notice.tsx'
import { addField, moveField } from './edits.ts'
import { FieldList, isWithin } from './field-list.tsx'
import { FieldSettings, FieldTexts } from './field-settings.tsx'
import { FormBar } from './form-bar.tsx'
import { FormPreview } from './form-preview.tsx'
import { FormSettings, FormTexts } from './form-settings.tsx'
import { PublishForm } from './publish-form.tsx'
import { useFormEditor, type FormEditing } from './use-form-editor.ts'
import '../styles/forms.css'

/** A form: its fields, their settings, and the preview. */
export function FormPage({ formId }: { formId: string }) {
  const form = useForm(formId)
  const versions = useFormVersions(formId)
  const draft = useStoredFormDraft(formId)
  usePageTitle(form.data?.title)
  if (form.data === undefined || draft.data === undefined || versions.isPending)
    return <PendingPage of={[form, draft]} />
  return <FormEditor form={form.data} stored={draft.data} versions={versions.items} />
}

type EditorProps = { form: AdminForm; stored: FormDraft; versions: readonly FormVersion[] }

function FormEditor({ form, stored, versions }: EditorProps) {
  const editing = useFormEditor(form, stored)
  const [publishing, setPublishing] = useState(false)
  const { draft, definition, findings, language, choose } = editing
  const toFinding = (path: string) => {
    setPublishing(false)
    choose('field', /^\/fields\/(\d+)/.exec(path)?.[1])
  }
  return (
    <main className="studio">
      <FormBar editing={editing} versions={versions} onPublish={() => setPublishing(true)} />
      <DraftNotice draft={draft} />
      {definition !== undefined && (
        <div className="form-stage">
          <Fields editing={editing} />
          <Settings code={form.code} editing={editing} />
          <FormPreview definition={definition} language={language} />
        </div>
      )}
      {publishing && (
        <PublishForm
          form={form}
          draft={draft}
          findings={findings}
          onClose={() => setPublishing(false)}
          onFinding={toFinding}
        />
      )}
    </main>
  )
}

function Fields({ editing: { draft, fields, selected, findings, canEdit, choose } }: { editing: FormEditing }) {
  if (fields === undefined) return null
  const move = (from: number, to: number) => {
    draft.edit(present => moveField(present, from, to))
    choose('field', to)
  }
  const add = (type: string, label: string) => {
    draft.edit(present => addField(present, type, label, selected))
    choose('field', (selected ?? fields.length - 1) + 1)
  }
  return (
    <FieldList
      fields={fields}
      selected={selected}
      findings={findings}
      canEdit={canEdit}
      onSelect={index => choose('field', index)}
      onMove={move}
      onAdd={add}
    />
  )
}

/** The settings of the selection, or its texts in another language. */
function Settings({ code, editing }: { code: string; editing: FormEditing }) {
  const { definition, fields, selected, findings } = editing
  const index = selected !== undefined && fields !== undefined && selected in fields ? selected : undefined
  const own = findings.filter(({ path }) =>
    index === undefined ? !path.startsWith('/fields/') : isWithin(path, index),
  )
  return (
    <div className="settings" role="region" aria-label="Settings" tabIndex={0}>
      {own.length > 0 && <Findings findings={own} />}
      {fields === undefined && (
        <p className="help">
          The fields of this form are no list. They are stored as they are, and cannot be edited here.
        </p>
      )}
      {index === undefined || fields === undefined ? (
        <>
          <OfForm definition={definition} editing={editing} />
          <Uses resource="forms" item={{ code }} />
        </>
      ) : (
        <OfField key={index} fields={fields} index={index} editing={editing} />
      )}
    </div>
  )
}

function OfForm({ definition, editing }: { definition: unknown; editing: FormEditing }) {
  const { language, canEdit, draft } = editing
  const shared = { definition, canEdit, edit: draft.edit }
  return language === undefined ? <FormSettings {...shared} /> : <FormTexts {...shared} language={language} />
}

type FieldProps = { fields: readonly unknown[]; index: number; editing: FormEditing }

function OfField({ fields, index, editing: { definition, language, canEdit, draft, choose } }: FieldProps) {
  const shared = { fields, index, canEdit, edit: draft.edit }
  return language === undefined ? (
    <FieldSettings {...shared} onSelect={next => choose('field', next)} />
  ) : (
    <FieldTexts {...shared} definition={definition} language={language} />
  )
}
