import { useMemo, useState } from 'react'
import { Link } from 'wouter'
import type { AdminFinding, AdminForm, FormDraft, FormVersion } from '../../sdk/index.ts'
import { opens } from '../access/may.ts'
import { useSession } from '../access/session.tsx'
import { useDebounced } from '../data/debounced.ts'
import { useForm, useFormFindings, useFormVersion, useFormVersions, useStoredFormDraft } from '../data/forms.ts'
import { useWidgetValues } from '../data/widget.ts'
import { useFilters } from '../parts/filters.tsx'
import { Findings } from '../parts/findings.tsx'
import { textAt } from '../parts/json.ts'
import { usePageTitle } from '../parts/page-title.ts'
import { Problem } from '../parts/problem.tsx'
import { Status } from '../parts/status.tsx'
import { WidgetPreview } from '../widget/preview.tsx'
import { clientForm } from './client-form.ts'
import { addField, fieldsOf, moveField } from './edits.ts'
import { DraftNotice, SaveState } from './draft-notice.tsx'
import { FieldList, isWithin } from './field-list.tsx'
import { FieldSettings, FieldTexts } from './field-settings.tsx'
import { useFormDraft } from './form-draft.ts'
import { FormSettings, FormTexts } from './form-settings.tsx'
import { Languages } from './languages.tsx'
import { PublishForm } from './publish-form.tsx'
import '../styles/forms.css'

const FINDINGS_MS = 500

/** A form: its fields, what holds for each of them, and how visitors will see it. */
export function FormPage({ formId }: { formId: string }) {
  const form = useForm(formId)
  const versions = useFormVersions(formId)
  const draft = useStoredFormDraft(formId)
  usePageTitle(form.data?.title)
  const error = form.error ?? draft.error
  if (error !== null && (form.data === undefined || draft.data === undefined)) return <Problem error={error} />
  if (form.data === undefined || draft.data === undefined || versions.isPending)
    return <p className="page loading">Loading…</p>
  return <FormEditor form={form.data} stored={draft.data} versions={versions.items} />
}

type EditorProps = { form: AdminForm; stored: FormDraft; versions: readonly FormVersion[] }

function FormEditor({ form, stored, versions }: EditorProps) {
  const { may } = useSession()
  const [filter, setFilter] = useFilters()
  const [publishing, setPublishing] = useState(false)
  const draft = useFormDraft(stored)
  const shown = Number(filter('version')) || undefined
  const earlier = useFormVersion(form.id, shown)
  const definition = shown === undefined ? draft.definition : earlier.data
  const canEdit = shown === undefined && may('saveFormDraft')
  const settled = useDebounced(draft.definition, FINDINGS_MS)
  const findings = useFormFindings(form.id, settled, may('validateForm')).data ?? []
  const selected = filter('field') === '' ? undefined : Number(filter('field'))
  const select = (index: number | undefined) => setFilter('field', index === undefined ? '' : String(index))
  const language = filter('language') || undefined
  const fields = fieldsOf(definition)
  const add = (type: string, label: string) => {
    draft.edit(present => addField(present, type, label, selected))
    select((selected ?? (fields?.length ?? 0) - 1) + 1)
  }
  return (
    <main className="studio">
      <header className="bar">
        <h1>
          <Link href="/forms">Forms</Link> <span aria-hidden="true">/</span> {textAt(definition, 'title') ?? form.code}
        </h1>
        <Status of={form.status} />
        <VersionChoice versions={versions} value={filter('version')} onChange={value => setFilter('version', value)} />
        <Languages
          definition={definition}
          language={language}
          canEdit={canEdit}
          edit={draft.edit}
          onSelect={tag => setFilter('language', tag ?? '')}
        />
        <span className="space" />
        {shown === undefined ? (
          <SaveState state={draft.state} />
        ) : (
          may('saveFormDraft') && (
            <button
              onClick={() => {
                draft.edit(() => definition)
                setFilter('version', '')
              }}
            >
              Take as draft
            </button>
          )
        )}
        {may('publishForm') && shown === undefined && (
          <button className="primary" onClick={() => setPublishing(true)}>
            Publish…
          </button>
        )}
      </header>
      <DraftNotice draft={draft} />
      {definition !== undefined && (
        <div className="form-stage">
          {fields !== undefined && (
            <FieldList
              fields={fields}
              selected={selected}
              findings={shown === undefined ? findings : []}
              canEdit={canEdit}
              onSelect={select}
              onMove={(from, to) => {
                draft.edit(present => moveField(present, from, to))
                select(to)
              }}
              onAdd={add}
            />
          )}
          <Settings
            {...{ definition, fields, selected, language, canEdit, edit: draft.edit, onSelect: select }}
            findings={shown === undefined ? findings : []}
          />
          <Preview definition={definition} language={language} />
        </div>
      )}
      {publishing && (
        <PublishForm
          form={form}
          draft={draft}
          findings={findings}
          onClose={() => setPublishing(false)}
          onFinding={path => {
            setPublishing(false)
            const index = /^\/fields\/(\d+)/.exec(path)?.[1]
            select(index === undefined ? undefined : Number(index))
          }}
        />
      )}
    </main>
  )
}

type SettingsProps = {
  definition: unknown
  fields: readonly unknown[] | undefined
  selected: number | undefined
  language: string | undefined
  findings: readonly AdminFinding[]
  canEdit: boolean
  edit: (change: (definition: unknown) => unknown) => void
  onSelect: (index: number | undefined) => void
}

function Settings({ definition, fields, selected, language, findings, canEdit, edit, onSelect }: SettingsProps) {
  const field = selected !== undefined && fields !== undefined && selected in fields ? selected : undefined
  const shared = { canEdit, edit }
  const own = findings.filter(({ path }) =>
    field === undefined ? !path.startsWith('/fields/') : isWithin(path, field),
  )
  return (
    <div className="settings" role="region" aria-label="Settings" tabIndex={0}>
      {own.length > 0 && <Findings of={own} />}
      {fields === undefined && (
        <p className="help">
          The fields of this form are no list. They are stored as they are, and cannot be edited here.
        </p>
      )}
      {field === undefined || fields === undefined ? (
        language === undefined ? (
          <FormSettings definition={definition} {...shared} />
        ) : (
          <FormTexts definition={definition} language={language} {...shared} />
        )
      ) : language === undefined ? (
        <FieldSettings key={field} fields={fields} index={field} onSelect={onSelect} {...shared} />
      ) : (
        <FieldTexts fields={fields} index={field} definition={definition} language={language} {...shared} />
      )}
    </div>
  )
}

/** The form in the chat window of the workspace, as far as the user may know how that looks. */
function Preview({ definition, language }: { definition: unknown; language: string | undefined }) {
  const { user } = useSession()
  const look = useWidgetValues(opens(user, { operation: 'getConfigurationValues', section: 'widget' })).data
  const locale = language ?? textAt(definition, 'locale')
  const preview = useMemo(
    () => ({
      values: Object.fromEntries((look?.values ?? []).map(({ path, value }) => [path, value as unknown])),
      intents: [],
      quickQuestions: [],
      form: clientForm(definition, language),
      locale,
    }),
    [definition, language, locale, look],
  )
  return (
    <div className="beside">
      <WidgetPreview inline preview={preview} label="Preview of the form" />
    </div>
  )
}

type VersionProps = { versions: readonly FormVersion[]; value: string; onChange: (value: string) => void }

function VersionChoice({ versions, value, onChange }: VersionProps) {
  if (versions.length === 0) return null
  return (
    <select aria-label="Version" value={value} onChange={event => onChange(event.target.value)}>
      <option value="">Draft</option>
      {versions.map(({ version, live, note }) => (
        <option key={version} value={String(version)}>
          {[`v${version}`, ...(live ? ['live'] : []), ...(note === null ? [] : [note])].join(' · ').slice(0, 60)}
        </option>
      ))}
    </select>
  )
}
