import { useState } from 'react'
import type { AdminForm, FormVersion } from '../../sdk/index.ts'
import { formDrafts } from '../data/drafts.ts'
import { useForm, useFormVersions } from '../data/forms.ts'
import { ConflictDialog } from '../drafts/conflict-dialog.tsx'
import { DraftProvider } from '../drafts/draft.tsx'
import { Notices } from '../drafts/save-state.tsx'
import { Findings } from '../parts/findings.tsx'
import { usePageTitle } from '../parts/page-title.ts'
import { PendingPage } from '../parts/pending-page.tsx'
import { Uses } from '../resource/uses.tsx'
import { addField, moveField } from './edits.ts'
import { FieldList, isWithin } from './field-list.tsx'
import { FieldSettings, FieldTexts } from './field-settings.tsx'
import { FormBar } from './form-bar.tsx'
import { FormPreview } from './form-preview.tsx'
import { FormSettings, FormTexts } from './form-settings.tsx'
import { PublishForm } from './publish-form.tsx'
import { useFormEditor, type FormEditing } from './use-form-editor.ts'
import styles from './forms.module.css'
import { css } from '../parts/css.ts'

/** A form: its fields, their settings, and the preview. */
export function FormPage({ formId }: { formId: string }) {
  const form = useForm(formId)
  const versions = useFormVersions(formId)
  usePageTitle(form.data?.title)
  if (form.data === undefined || versions.isPending) return <PendingPage of={[form]} />
  return (
    <DraftProvider kind={formDrafts} id={formId}>
      <FormEditor form={form.data} versions={versions.items} />
    </DraftProvider>
  )
}

type EditorProps = { form: AdminForm; versions: readonly FormVersion[] }

function FormEditor({ form, versions }: EditorProps) {
  const editing = useFormEditor(form)
  const [publishing, setPublishing] = useState(false)
  const { definition, findings, language, choose } = editing
  const toFinding = (path: string) => {
    setPublishing(false)
    choose('field', /^\/fields\/(\d+)/.exec(path)?.[1])
  }
  return (
    <main className={css.studio}>
      <FormBar editing={editing} versions={versions} onPublish={() => setPublishing(true)} />
      <Notices />
      <ConflictDialog />
      {definition !== undefined && (
        <div className={styles.formStage}>
          <Fields editing={editing} />
          <Settings code={form.code} editing={editing} />
          <FormPreview definition={definition} language={language} />
        </div>
      )}
      {publishing && (
        <PublishForm form={form} findings={findings} onClose={() => setPublishing(false)} onFinding={toFinding} />
      )}
    </main>
  )
}

function Fields({ editing: { edit, fields, selected, findings, canEdit, choose } }: { editing: FormEditing }) {
  if (fields === undefined) return null
  const move = (from: number, to: number) => {
    edit(present => moveField(present, from, to))
    choose('field', to)
  }
  const add = (type: string, label: string) => {
    edit(present => addField(present, type, label, selected))
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
    <div className={styles.settings} role="region" aria-label="Settings" tabIndex={0}>
      {own.length > 0 && <Findings findings={own} />}
      {fields === undefined && (
        <p className={css.soft}>
          The fields of this form are not a list. They are stored as they are, and cannot be edited here.
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
  const { language, canEdit, edit } = editing
  const shared = { definition, canEdit, edit }
  return language === undefined ? <FormSettings {...shared} /> : <FormTexts {...shared} language={language} />
}

type FieldProps = { fields: readonly unknown[]; index: number; editing: FormEditing }

function OfField({ fields, index, editing: { definition, language, canEdit, edit, choose } }: FieldProps) {
  const shared = { fields, index, canEdit, edit }
  return language === undefined ? (
    <FieldSettings {...shared} onSelect={next => choose('field', next)} />
  ) : (
    <FieldTexts {...shared} definition={definition} language={language} />
  )
}
