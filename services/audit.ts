import type { TokenHolder } from './access/tokens.ts'

/** The author of a change, as the audit log shows it. `tokenName`: of a personal access token. */
export type Actor = { type: 'user'; id: string; name: string; tokenId: string | null; tokenName?: string }

export function actorOf({ user, tokenId, tokenName }: TokenHolder): Actor {
  return { type: 'user', id: user.id, name: user.name, tokenId, tokenName }
}
