import type { TokenHolder } from './access/tokens.ts'

/** The author of a change, as the audit log shows it. */
export type Actor = { type: 'user'; id: string; name: string; tokenId: string | null }

export function actorOf({ user, tokenId }: TokenHolder): Actor {
  return { type: 'user', id: user.id, name: user.name, tokenId }
}
