import type { SessionClaims } from '../../adapters/chat-tokens.ts'
import type { PublishableKey } from '../access/publishable-keys.ts'

/** Origin of a message: the session's conversation under its key. */
export type ChatCaller = { key: PublishableKey; session: SessionClaims }
