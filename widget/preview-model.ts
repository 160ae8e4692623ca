import type {
  Block,
  ExpectedInput,
  FormField,
  QuickQuestionRow,
  SessionIntent,
  ValidationError,
} from '../sdk/client.ts'

/** Content of a preview. `values`: of the configuration section `widget`, by path. */
export type Preview = {
  values: Readonly<Record<string, unknown>>
  intents: readonly SessionIntent[]
  quickQuestions: readonly QuickQuestionRow[]
  /** A form that waits for an answer; without one the menu is shown. */
  form?: { title: string; submitLabel: string; fields: FormField[] } | undefined
  locale?: string | undefined
}

/** A line of a conversation that the embedder holds. */
export type ShownEntry =
  { from: 'visitor'; text: string } | { from: 'agent'; run: string; block: Block } | { from: 'notice'; kind: 'failed' }

/** A conversation that the page around the preview holds: the widget draws it, and reports the visitor's actions. */
export type ShownChat = {
  /** Another one is another conversation. */
  id: string
  entries: readonly ShownEntry[]
  /** The block that waits for an answer. */
  awaited: Block | undefined
  /** What it waits for. */
  expected: ExpectedInput | null
  phase: 'answering' | 'sending' | 'pausing' | 'stopped'
  findings: readonly ValidationError[]
  /**
   * Without values, the text was typed at a question that permits asides. Files stay in the browser: the values have
   * references to them, with an address that leads nowhere.
   */
  answer: (values: Record<string, unknown> | undefined, text: string) => void
  restart: () => void
}
