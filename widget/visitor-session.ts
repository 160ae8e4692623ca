import { Session, type StoredSession } from '../sdk/session.ts'
import type { ConversationOptions } from './chat-types.ts'
import { pageOfVisitor } from './page-address.ts'

/** The session of a conversation, which is not open yet. */
export function visitorSession(
  { publicKey, baseUrl, locale, visitor, resume }: ConversationOptions,
  stored: StoredSession | undefined,
  onOpen: () => void,
): Session {
  return new Session({
    publicKey,
    baseUrl,
    page: pageOfVisitor(),
    ...visitor(),
    ...(locale === undefined ? {} : { locale }),
    ...(stored === undefined ? {} : { stored }),
    ...resume.token(),
    onOpen,
  })
}
