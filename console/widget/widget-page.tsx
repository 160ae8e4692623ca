import { useMemo, useState } from 'react'
import { isParleyError, type ConfigurationValues } from '../../sdk/index.ts'
import { useSession } from '../access/session.tsx'
import { usePublishedFlows } from '../data/keys.ts'
import { ownValues } from '../data/configuration.ts'
import { useMenu, useSaveWidget, useWidgetValues, widgetSection } from '../data/widget.ts'
import { EditActions, EditNotice } from '../drafts/edit-notice.tsx'
import { useEdits } from '../drafts/use-edits.ts'
import { usePageTitle } from '../parts/page-title.ts'
import { PendingPage } from '../parts/pending-page.tsx'
import { WidgetField } from './widget-field.tsx'
import { WidgetPreview } from './preview.tsx'
import { questionRows } from './questions.ts'
import { effectiveValues, hardToRead } from './look.ts'
import { Select } from '../parts/controls/inputs.tsx'
import { css } from '../parts/css.ts'
import styles from './widget.module.css'

const QUESTIONS = 'widget/quick_questions/questions'
const PAGES = [
  { value: 'general', title: 'Any page' },
  { value: 'category', title: 'A category page' },
  { value: 'product', title: 'A product page' },
  { value: 'cart', title: 'The cart' },
]

/** Appearance and questions of the chat window, next to the window itself. */
export function WidgetPage() {
  const values = useWidgetValues()
  usePageTitle('Widget')
  if (values.data === undefined) return <PendingPage of={[values]} />
  return <WidgetEditor stored={values.data} />
}

function WidgetEditor({ stored }: { stored: ConfigurationValues }) {
  const { user, may } = useSession()
  const kept = useEdits(ownValues(stored), useSaveWidget(), 'widget')
  const { edits, error, state } = kept
  const canEdit = may('saveConfigurationValues') && user.permissions.includes(widgetSection?.manage_permission ?? '')
  const entries = new Map(stored.values.map(entry => [entry.path, entry]))
  const values = effectiveValues(DEFAULTS, stored, edits)
  return (
    <main className={css.studio}>
      <header className={css.bar}>
        <h1>Widget</h1>
        <span className={css.space} />
        {canEdit && (
          <>
            <span className={css.saveState} role="status">
              {kept.isChanged ? 'Not saved' : state === 'saved' ? 'Saved and live' : ''}
            </span>
            <EditActions of={kept} onSave={() => kept.save()} />
          </>
        )}
      </header>
      <EditNotice of={kept} />
      <div className={styles.widgetStage}>
        <div className={styles.settings} role="region" aria-label="Settings" tabIndex={0}>
          {(widgetSection?.groups ?? []).map(group => (
            <section key={group.id} className={css.controls} aria-label={group.title}>
              <h2>{group.title}</h2>
              {group.id === 'appearance' && <Contrast findings={hardToRead(values)} />}
              {group.fields.map(field => {
                const path = `widget/${group.id}/${field.id}`
                return (
                  <WidgetField
                    key={path}
                    field={field}
                    value={values[path]}
                    isOwn={path in edits ? edits[path] !== null : entries.get(path)?.set === true}
                    disabled={!canEdit}
                    problem={problemOf(error, path)}
                    onChange={value => kept.change({ [path]: value ?? null })}
                  />
                )
              })}
            </section>
          ))}
        </div>
        <Preview values={values} />
      </div>
    </main>
  )
}

const DEFAULTS: Readonly<Record<string, unknown>> = Object.fromEntries(
  (widgetSection?.groups ?? []).flatMap(group =>
    group.fields.map(field => [`widget/${group.id}/${field.id}`, 'default' in field ? field.default : undefined]),
  ),
)

/** Warns of colours in which visitors can hardly read; they can be saved all the same. */
function Contrast({ findings }: { findings: readonly string[] }) {
  return (
    <div role="status">
      {findings.length > 0 && (
        <p className={styles.hardToRead}>{findings.join(' ')} Text that can be read needs 4.5 to 1.</p>
      )}
    </div>
  )
}

function problemOf(error: unknown, path: string): string | undefined {
  if (!isParleyError(error, 'validation_failed')) return undefined
  const found = (error.details?.validation_errors ?? []).find(({ field }) => field.includes(path))
  return found === undefined ? undefined : `This breaks the rule ${found.rule}.`
}

/** The window on a page. Flows of the workspace make its menu, for those who may see flows. */
function Preview({ values }: { values: Readonly<Record<string, unknown>> }) {
  const { may } = useSession()
  const [page, setPage] = useState('general')
  const sees = may('listFlows') && may('getFlowVersion')
  const intents = useMenu(sees)
  const flows = usePublishedFlows(sees).data
  const preview = useMemo(
    () => ({ values, intents, quickQuestions: questionRows(values[QUESTIONS], flows ?? [], page) }),
    [values, intents, flows, page],
  )
  return (
    <div className={styles.beside}>
      <label className={styles.pageChoice}>
        Preview on
        <Select choices={PAGES} value={page} onChange={setPage} />
      </label>
      <WidgetPreview preview={preview} label="Preview of the widget" />
    </div>
  )
}
