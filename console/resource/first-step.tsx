import { Link } from 'wouter'
import type { AdminOperation } from '../../generated/console/required-permissions.ts'
import type { Operation } from './operations.ts'

type Step = { operation: AdminOperation; href: string; text: string }

/** What fills a list whose items are not created on its page: the operation that its page needs, and a link there. */
const STEPS: Partial<Record<AdminOperation, Step>> = {
  listContacts: { operation: 'listKeys', href: '/keys', text: 'Prove who visitors are, with a secret of a key' },
  listFormSubmissions: { operation: 'listForms', href: '/forms', text: 'Publish the form, and show it' },
  listGoalCompletions: { operation: 'listFlows', href: '/flows', text: 'Let a flow reach the goal, with a goal node' },
  listKnowledgeGaps: { operation: 'listFlows', href: '/flows', text: 'Let a flow answer, with an answer node' },
  listTokenUsage: { operation: 'listConnections', href: '/connections', text: 'Connect a language model' },
  listUnmatchedTexts: { operation: 'listFlows', href: '/flows', text: 'See which texts start your flows' },
  listWebhookDeliveries: { operation: 'listKeys', href: '/keys', text: 'Give a key a webhook' },
}

/** In place of the button for a new item. */
export function firstStepOf({ id }: Pick<Operation, 'id'>) {
  const step = STEPS[id]
  return step && { operation: step.operation, button: <Link href={step.href}>{step.text}</Link> }
}
