import type { FlowTest, RequiredCoverage } from '../../generated/schemas/flow-test.ts'
import { codeFrom, intentFrom } from '../parts/code-from.ts'

type Definition = { name?: string; triggers?: { type: string; description?: string }[]; nodes: object[] }

/** What a new flow can begin with. */
export type Start = {
  id: string
  title: string
  about: string
  /** Suggested name of the flow. */
  name?: string
  definition: Definition
  suite?: { tests: FlowTest[]; coverage?: RequiredCoverage }
  /** Other flows and forms that it refers to, which a trial of it has and a workspace may lack. */
  beside?: { flows: Record<string, unknown>[]; forms: Record<string, unknown>[] }
}

export const EMPTY: Start = { id: 'empty', title: 'Empty', about: 'You add the first node.', definition: { nodes: [] } }

/** Small flows that can be published as they are. */
export const STARTERS: readonly Start[] = [
  EMPTY,
  {
    id: 'question',
    title: 'A question',
    about: 'Asks for one thing and says thanks.',
    definition: {
      nodes: [
        {
          id: 'question',
          type: 'input',
          prompt: 'What can we do for you?',
          field: { name: 'wish', type: 'textarea', label: 'Your wish', required: true },
          next: 'thanks',
        },
        { id: 'thanks', type: 'end', text: 'Thank you, we have noted it.' },
      ],
    },
  },
  {
    id: 'choices',
    title: 'Buttons',
    about: 'Offers choices, each with an answer of its own.',
    definition: {
      nodes: [
        {
          id: 'topic',
          type: 'buttons',
          prompt: 'What is it about?',
          choices: [
            { id: 'hours', label: 'Opening hours', next: 'hours' },
            { id: 'contact', label: 'Contact', next: 'contact' },
          ],
        },
        { id: 'hours', type: 'end', text: 'We are open from 9 to 18, Monday to Friday.' },
        { id: 'contact', type: 'end', text: 'Write to us at any time: we answer within a day.' },
      ],
    },
  },
  {
    id: 'lead',
    title: 'Lead',
    about: 'Asks for a name and an e-mail address.',
    definition: {
      nodes: [
        {
          id: 'name',
          type: 'input',
          prompt: 'Nice to meet you! What is your name?',
          field: { name: 'name', type: 'text', label: 'Name', required: true },
          next: 'email',
        },
        {
          id: 'email',
          type: 'input',
          prompt: 'What is your e-mail address, {{ vars.name }}?',
          field: { name: 'email', type: 'email', label: 'E-mail', required: true },
          next: 'thanks',
        },
        { id: 'thanks', type: 'end', text: 'Thank you! We will write to {{ vars.email }} soon.' },
      ],
    },
  },
]

/** The name, with a number behind it if its code is one of those that are taken. */
export function freeName(name: string, taken: readonly string[]): string {
  let free = name
  for (let number = 2; taken.includes(codeFrom(free)); number++) free = `${name} ${number}`
  return free
}

/**
 * The definition of a new flow. Visitors can choose it by an intent of its own, since an intent has one flow; what
 * starts it otherwise is kept.
 */
export function definitionFrom({ definition }: Start, code: string, name: string) {
  const chosen = { type: 'chat_intent', intent: intentFrom(code), display: { label: name.slice(0, 120) } }
  const { triggers } = definition
  return {
    ...definition,
    code,
    name,
    triggers: triggers?.map(trigger => (trigger.type === 'chat_intent' ? { ...trigger, ...chosen } : trigger)) ?? [
      chosen,
    ],
  }
}
