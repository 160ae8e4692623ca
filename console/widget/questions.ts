import type { components } from '../../generated/types/public.ts'
import { isObject, textAt } from '../parts/json.ts'

type QuickQuestionRow = components['schemas']['QuickQuestionRow']
type LiveFlow = { id: string; code: string; intents: readonly string[] }

/** The quick questions of a kind of page as the widget gets them: without an intent if their flow is not live. */
export function questionRows(value: unknown, flows: readonly LiveFlow[], page: string): QuickQuestionRow[] {
  const rows: unknown[] = Array.isArray(value) ? value : []
  return rows.filter(isObject).flatMap(row => {
    const pageType = textAt(row, 'pageType') ?? 'general'
    if (pageType !== 'general' && pageType !== page) return []
    const assigned = textAt(row, 'assignedFlow') ?? ''
    const flow = flows.find(({ id, code }) => code === assigned || id === assigned.toLowerCase())
    return [
      {
        question: textAt(row, 'question') ?? '',
        pageType: pageType as QuickQuestionRow['pageType'],
        flowId: flow?.id ?? '',
        intentName: flow?.intents[0] ?? null,
      },
    ]
  })
}
