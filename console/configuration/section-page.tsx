import { Link } from 'wouter'
import type {
  ConfigurationEntry,
  ConfigurationField,
  ConfigurationSection,
  ConfigurationValues,
} from '../../sdk/index.ts'
import { useSession } from '../access/session.tsx'
import {
  ownValues,
  useConfigurationSection,
  useConfigurationValues,
  useSaveConfiguration,
} from '../data/configuration.ts'
import { EditActions, EditNotice } from '../drafts/edit-notice.tsx'
import { useEdits } from '../drafts/use-edits.ts'
import { FilterSelect, useFilters } from '../parts/filters.tsx'
import { usePageTitle } from '../parts/page-title.ts'
import { PendingPage } from '../parts/pending-page.tsx'
import type { JsonObject } from '../parts/json.ts'
import { Time } from '../parts/time.tsx'
import { ResourceForm } from '../resource/form.tsx'
import { fieldOf, scopeName } from './settings.ts'
import styles from './configuration.module.css'
import { css } from '../parts/css.ts'

/**
 * One section of the configuration: each setting with its value, the source of the value, and a button to inherit
 * again.
 */
export function SectionPage({ section: name }: { section: string }) {
  const [filter] = useFilters()
  const scope = filter('scope') === '' ? undefined : filter('scope')
  const section = useConfigurationSection(name)
  const values = useConfigurationValues({ section: name, scope })
  usePageTitle(section.data?.title)
  if (section.data === undefined || values.data === undefined) return <PendingPage of={[section, values]} />
  return <Settings key={values.data.scope} section={section.data} stored={values.data} scope={scope} />
}

type SettingsProps = { section: ConfigurationSection; stored: ConfigurationValues; scope: string | undefined }

function Settings({ section, stored, scope }: SettingsProps) {
  const { user, may } = useSession()
  const canEdit = section.editable && may('saveConfigurationValues')
  const entries = new Map(stored.values.map(entry => [entry.path, entry]))
  const saving = useSaveConfiguration({ section: section.section, scope })
  const edits = useEdits(ownValues(stored), saving)
  return (
    <main className={css.page}>
      <div className={css.heading}>
        <h1>
          <Link href="/config">Configuration</Link> <span aria-hidden="true">/</span> {section.title}
        </h1>
        <span className={css.space} />
        {user.superAdmin && <ScopeChoice workspace={user.workspace.id} />}
        {canEdit && (
          <div className={css.headingActions}>
            <EditActions of={edits} onSave={() => edits.save()} />
          </div>
        )}
      </div>
      <p className={css.soft}>
        {section.description} These are the values for {scopeName(stored.scope)}
        {stored.updatedAt !== null && (
          <>
            , last changed <Time at={stored.updatedAt} /> by {stored.updatedBy?.name ?? 'the service'}
          </>
        )}
        .
      </p>
      <EditNotice of={edits} />
      {section.groups.map(group => (
        <section key={group.group} className={`${css.controls} ${css.card} ${css.part}`} aria-label={group.title}>
          <h2>{group.title}</h2>
          {group.fields.map(field => (
            <Setting
              key={field.path}
              field={field}
              entry={entries.get(field.path)}
              edits={edits.edits}
              error={edits.error}
              canEdit={canEdit}
              onChange={value => edits.change({ [field.path]: value ?? null })}
            />
          ))}
        </section>
      ))}
    </main>
  )
}

function ScopeChoice({ workspace }: { workspace: string }) {
  const choices = [
    { value: 'global', title: 'All workspaces' },
    { value: `tenant:${workspace}`, title: 'This workspace' },
  ]
  return <FilterSelect name="scope" label="Values for…" choices={choices} />
}

type SettingProps = {
  field: ConfigurationField
  entry: ConfigurationEntry | undefined
  /** By path; null to inherit. */
  edits: JsonObject
  error: unknown
  canEdit: boolean
  onChange: (value: unknown) => void
}

function Setting({ field, entry, edits, error, canEdit, onChange }: SettingProps) {
  const { path } = field
  const isEdited = Object.hasOwn(edits, path)
  const value: unknown = (isEdited ? edits[path] : entry?.value) ?? undefined
  const isOwn = isEdited ? edits[path] !== null : entry?.set === true
  return (
    <div className={styles.setting}>
      <ResourceForm
        shape={{ kind: 'object', fields: [fieldOf(field)] }}
        value={value === undefined ? {} : { [path]: value }}
        error={error}
        readOnly={!canEdit}
        onChange={next => onChange(next[path])}
      />
      <p className={css.soft}>
        {sourceOf(entry, isEdited)}{' '}
        {isOwn && canEdit && (
          <button onClick={() => onChange(undefined)}>
            Use the inherited value<span className={css.unseen}> for {field.title}</span>
          </button>
        )}
      </p>
    </div>
  )
}

/** Source of a value; for a secret only that it is set. */
function sourceOf(entry: ConfigurationEntry | undefined, isEdited: boolean): string {
  if (isEdited) return 'Not saved yet.'
  if (entry === undefined) return ''
  if (entry.secret && entry.present) return `A secret value is set for ${scopeName(entry.sourceScope)}.`
  if (entry.set) return 'Set here.'
  return entry.sourceScope === null ? 'The default.' : `Inherited from ${scopeName(entry.sourceScope)}.`
}
