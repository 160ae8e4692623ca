import type { components } from '../generated/types/public.ts'
import { isJsonObject } from './json.ts'

export type QuickQuestionRow = components['schemas']['QuickQuestionRow']
/** As configured at `widget/quick_questions/questions`; `assignedFlow` is a flow's code or UUID. */
export type QuickQuestion = { question: string; pageType?: QuickQuestionRow['pageType']; assignedFlow?: string | null }
/** A question with its flow, independent of the caller: `intents` are those of the published flow, by priority. */
export type BoundQuestion = {
  question: string
  pageType: QuickQuestionRow['pageType']
  flowId: string
  intents: string[]
}

type Flow = { flowId: string; code: string }
type PublishedFlows = {
  flows: ReadonlyMap<string, Flow>
  flowsById: ReadonlyMap<string, Flow>
  intents: readonly { trigger: { intent: string }; flow: Flow }[]
}

const QUICK_QUESTIONS_AT_MOST = 6
const PAGE_TYPES: readonly string[] = ['general', 'category', 'product', 'cart']

/** The same for every key: this form is stored. */
export function bindQuickQuestions(questions: readonly QuickQuestion[], published: PublishedFlows): BoundQuestion[] {
  return questions.slice(0, QUICK_QUESTIONS_AT_MOST).map(({ question, pageType = 'general', assignedFlow }) => {
    const bound = assignedFlow ?? ''
    const flow = published.flows.get(bound) ?? published.flowsById.get(bound.toLowerCase())
    const intents = published.intents
      .filter(entry => entry.flow.flowId === flow?.flowId)
      .map(({ trigger }) => trigger.intent)
    return { question, pageType, flowId: flow?.flowId ?? '', intents }
  })
}

/**
 * The rows for one key (specification, QuickQuestionRow): the intent is that of the bound flow, null if the flow is not
 * published, has no intent, or none that the key may send. A flow with several intents offers the first by priority.
 */
export function presentQuickQuestions(
  bound: readonly BoundQuestion[],
  allowedIntents: readonly string[] | null,
  pageTypes: readonly string[] | undefined,
): QuickQuestionRow[] {
  return bound
    .filter(({ pageType }) => pageTypes === undefined || pageTypes.includes(pageType))
    .map(({ question, pageType, flowId, intents }) => ({
      question,
      pageType,
      flowId,
      intentName: intents.find(intent => allowedIntents?.includes(intent) ?? true) ?? null,
    }))
}

/** Whether a stored value is a result of `bindQuickQuestions`. */
export function isBoundQuestion(value: unknown): value is BoundQuestion {
  if (!isJsonObject(value)) return false
  const { question, pageType, flowId, intents } = value
  return (
    typeof question === 'string' &&
    isPageType(pageType) &&
    typeof flowId === 'string' &&
    Array.isArray(intents) &&
    intents.every(intent => typeof intent === 'string')
  )
}

export function isQuickQuestion(value: unknown): value is QuickQuestion {
  if (!isJsonObject(value)) return false
  const { question, pageType, assignedFlow } = value
  return (
    typeof question === 'string' &&
    (pageType === undefined || isPageType(pageType)) &&
    (assignedFlow === undefined || assignedFlow === null || typeof assignedFlow === 'string')
  )
}

function isPageType(value: unknown): value is QuickQuestionRow['pageType'] {
  return typeof value === 'string' && PAGE_TYPES.includes(value)
}
