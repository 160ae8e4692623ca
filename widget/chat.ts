import type { Conversation } from './conversation.ts'
import type { Earlier } from './shelf.ts'

type Shown = Pick<Conversation, keyof Conversation>

/** The view's interface to a conversation: a preview shows one without a service. */
export type Chat = Omit<Shown, 'earlier' | 'typing' | 'typed' | 'rate' | 'calls'> &
  Partial<Pick<Shown, 'typing' | 'typed' | 'rate' | 'calls'>> & {
    /** None: there is only this one. */
    readonly earlier: readonly Earlier[] | undefined
  }
