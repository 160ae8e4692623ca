import type { ChatSession } from './client.ts'
import { isParleyError } from './errors.ts'
import { reasonOf } from './retry.ts'

/**
 * The state of a conversation to store across page loads. The token is a secret of the visitor: store it where only
 * this page reads it.
 */
export type StoredSession = Pick<ChatSession, 'sessionToken' | 'expiresAt' | 'conversationId'> & {
  /** Its customer is proven: it continues only with an `identity` of the same customer. */
  proven?: true
}

/** What entitles to continue a conversation. */
export type Proof = { conversationId?: string; token?: string; resumeToken?: string }

export const proofOf = ({ conversationId, sessionToken }: StoredSession): Proof => ({
  conversationId,
  token: sessionToken,
})

/** Undefined where the proof is not accepted. */
export async function unlessRefused(opening: Promise<ChatSession>): Promise<ChatSession | undefined> {
  return await opening.catch((error: unknown) => {
    if (isParleyError(error, 'invalid_session_token')) return undefined
    throw error
  })
}

/** Waits for the work, but no longer than until the signal aborts. */
export async function unlessAborted(work: Promise<void>, signal: AbortSignal | undefined): Promise<void> {
  if (signal === undefined) {
    await work
    return
  }
  await new Promise<void>((resolve, reject) => {
    const stop = (): void => {
      reject(reasonOf(signal))
    }
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop, { once: true })
    void work.then(resolve, reject).finally(() => {
      signal.removeEventListener('abort', stop)
    })
  })
}
