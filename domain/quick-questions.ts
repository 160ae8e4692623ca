import type { components } from '../generated/types/public.ts'

export type QuickQuestionRow = components['schemas']['QuickQuestionRow']
/** As configured at `widget/quick_questions/questions`; `assignedFlow` is a flow's code or UUID. */
export type QuickQuestion = { question: string, pageType: QuickQuestionRow['pageType'], assignedFlow?: string | null }

type Flow = { flowId: string, code: string }
type PublishedFlows = { flows: ReadonlyMap<string, Flow>, flowsById: ReadonlyMap<string, Flow>, intents: readonly { trigger: { intent: string }, flow: Flow }[] }

export const QUICK_QUESTIONS_AT_MOST = 6

/**
 * The rows for one key (specification, QuickQuestionRow): the intent is that of the bound flow, null where the flow is not published, has no intent, or
 * none that the key may send. A flow with several intents offers the first by priority.
 */
export function presentQuickQuestions(questions: readonly QuickQuestion[], published: PublishedFlows, allowedIntents: readonly string[] | null, pageTypes: readonly string[] | undefined): QuickQuestionRow[] {
  return questions.slice(0, QUICK_QUESTIONS_AT_MOST).filter(({ pageType }) => pageTypes === undefined || pageTypes.includes(pageType)).map(({ question, pageType, assignedFlow }) => {
    const bound = assignedFlow ?? ''
    const flow = published.flows.get(bound) ?? published.flowsById.get(bound.toLowerCase())
    const intent = published.intents.find(entry => entry.flow.flowId === flow?.flowId && (allowedIntents?.includes(entry.trigger.intent) ?? true))
    return { question, pageType, flowId: flow?.flowId ?? '', intentName: intent?.trigger.intent ?? null }
  })
}
