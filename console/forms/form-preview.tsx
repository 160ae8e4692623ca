import { useMemo } from 'react'
import { opens } from '../access/may.ts'
import { useSession } from '../access/session.tsx'
import { useWidgetValues } from '../data/widget.ts'
import { textAt } from '../parts/json.ts'
import { WidgetPreview } from '../widget/preview.tsx'
import { clientForm } from './client-form.ts'
import styles from './forms.module.css'

/** The form in the chat window of the workspace, as far as the user may know how that looks. */
export function FormPreview({ definition, language }: { definition: unknown; language: string | undefined }) {
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
    <div className={styles.beside}>
      <WidgetPreview inline preview={preview} label="Preview of the form" />
    </div>
  )
}
