import type { ChatReply, SessionIntent } from '../sdk/client.ts'
import type { SessionOptions, Wait } from '../sdk/session.ts'
import type { PageStorage } from './storage.ts'

/** Current phase: a request is in flight (`opening`, `sending`), the run pauses, or it is the visitor's turn. */
export type Phase = 'opening' | 'choosing' | 'answering' | 'sending' | 'pausing' | 'stopped'

export type ConversationOptions = {
  publicKey: string
  baseUrl: string
  locale: string | undefined
  storage: PageStorage
  /** What the page says about the visitor, asked for when a session is opened. */
  visitor: () => Pick<SessionOptions, 'customer' | 'identity' | 'variables'>
  /** The link of a mail that has led to this page, until a session is open. */
  resume: { token: () => Pick<SessionOptions, 'resumeToken'>; taken: () => void }
  /** What a conversation without messages begins with. */
  begin: () => Promise<First>
}

/** No intent: the conversation offers a menu. */
export type First = { intentName: string | null; text: string }

/** A text of the visitor and what it may mean. `asked`: the question at which it was typed, if one is open. */
export type Suggested = {
  text: string
  intents: readonly Pick<SessionIntent, 'name' | 'label'>[]
  asked?: { key: string; wait: Wait; takesIt: boolean }
}

/** A reply as far as a chat shows it. */
export type Reply = Pick<ChatReply, 'executionId' | 'status' | 'blocks' | 'expectedInput' | 'waitToken'>
