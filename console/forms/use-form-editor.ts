import { useDebounced } from '../data/debounced.ts'
import { useFormFindings, useFormVersion } from '../data/forms.ts'
import { useSession } from '../access/session.tsx'
import type { AdminFinding, AdminForm } from '../../sdk/index.ts'
import { useDraft, type Draft } from '../drafts/draft.tsx'
import type { JsonObject } from '../parts/json.ts'
import { useFilters } from '../parts/filters.tsx'
import { fieldsOf } from './edits.ts'

/** A form on the page. Its view is in the address. */
export type FormEditing = {
  form: AdminForm
  draft: Draft
  /** Changes the draft. */
  edit: (change: (definition: unknown) => unknown) => void
  /** Of the version that is shown, or else of the draft; undefined until it is read. */
  definition: unknown
  /** Undefined if the definition has something else instead of them. */
  fields: readonly unknown[] | undefined
  /** Of the draft. */
  findings: readonly AdminFinding[]
  isDraft: boolean
  canEdit: boolean
  version: string
  /** Index of the field; undefined for the form itself. */
  selected: number | undefined
  /** Whose texts are shown; undefined for the form's own. */
  language: string | undefined
  choose: (what: 'version' | 'field' | 'language', value: string | number | undefined) => void
}

const FINDINGS_MS = 500

export function useFormEditor(form: AdminForm): FormEditing {
  const { may } = useSession()
  const [filter, setFilter] = useFilters()
  const draft = useDraft()
  const version = filter('version')
  const earlier = useFormVersion(form.id, Number(version) || undefined)
  const settled = useDebounced(draft.definition, FINDINGS_MS)
  const findings = useFormFindings(form.id, settled, may('validateForm')).data ?? []
  const isDraft = version === ''
  const definition = isDraft ? draft.definition : earlier.data
  return {
    form,
    draft,
    edit: change => draft.edit('Edit', present => change(present) as JsonObject),
    definition,
    fields: fieldsOf(definition),
    findings: isDraft ? findings : [],
    isDraft,
    canEdit: isDraft && draft.canEdit,
    version,
    selected: filter('field') === '' ? undefined : Number(filter('field')),
    language: filter('language') || undefined,
    choose: (what, value) => setFilter(what, value === undefined ? '' : String(value)),
  }
}
