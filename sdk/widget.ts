// Types of the chat element for pages in TypeScript. Nothing is imported at run time: the service serves the element as
// `/widget/parley-chat.js`.
import type { Block, ChatCustomer, ChatReply } from './client.ts'

/** The element `<parley-chat key="pk_live_…">`. */
export interface ParleyChatElement extends HTMLElement {
  /** The visitor as known to the page: a claim, not a proof. Counts when the session is opened. */
  customer: ChatCustomer | undefined
  /**
   * Gets a token that the site's server has signed, which proves who the visitor is, each time a session is opened; the
   * attribute `identity` takes a token itself. Set it before the element is in the page.
   */
  getIdentity: (() => Promise<string>) | undefined
  /** Merged into the conversation's variables when the session is opened. */
  variables: Record<string, unknown> | undefined
  /** Texts in place of the element's own. */
  texts: Partial<ParleyChatTexts> | undefined
  /** Opens the window and moves the focus into it. */
  show(): void
  hide(): void
  /** Discards the visitor's conversations; another one starts now, or when the window is opened. */
  restart(): void
  /** Starts the flow of an intent as if the visitor had chosen it, and opens the window. */
  start(intentName: string, text: string): Promise<void>
}

/** What the element dispatches; all of it bubbles. */
export type ParleyChatEvents = {
  'parley:open': CustomEvent<null>
  'parley:close': CustomEvent<null>
  /** Each new state of a run. */
  'parley:reply': CustomEvent<Pick<ChatReply, 'executionId' | 'status' | 'blocks' | 'expectedInput'>>
  /** A block that the page may draw into `place`; it calls `preventDefault` when it does. */
  'parley:custom': CustomEvent<{ block: Block; place: HTMLElement }>
}

/**
 * `errors` by error code, `rules` by the rule that a value breaks; `{}` stands for the rule's bound, and in `joined`,
 * `left` and `typing` for the name of the person.
 */
export type ParleyChatTexts = Record<ParleyChatText, string> & {
  errors: Record<string, string>
  rules: Record<string, string>
}

type ParleyChatText =
  | 'open'
  | 'close'
  | 'restart'
  | 'conversation'
  | 'you'
  | 'agent'
  | 'opening'
  | 'working'
  | 'send'
  | 'pleaseChoose'
  | 'optional'
  | 'tryAgain'
  | 'menu'
  | 'more'
  | 'unavailable'
  | 'file'
  | 'of'
  | 'sent'
  | 'newWindow'
  | 'yes'
  | 'failed'
  | 'aborted'
  | 'handoff'
  | 'unknownBlock'
  | 'forOwners'
  | 'keyMissing'
  | 'checkSetup'
  | 'fixFields'
  | 'write'
  | 'didYouMean'
  | 'asAnswer'
  | 'notUnderstood'
  | 'lapsed'
  | 'joined'
  | 'left'
  | 'typing'
  | 'rate'
  | 'comment'
  | 'rated'
  | 'conversations'
  | 'newConversation'
  | 'newMessages'
  | 'skip'
  | 'dropFiles'
  | 'attach'
  | 'mailTranscript'
  | 'email'
  | 'mailed'
  | 'remove'
  | 'cards'

declare global {
  interface HTMLElementTagNameMap {
    'parley-chat': ParleyChatElement
  }
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- only interfaces can be extended from outside
  interface HTMLElementEventMap extends ParleyChatEvents {}
}
