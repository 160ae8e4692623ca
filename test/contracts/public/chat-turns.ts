import assert from 'node:assert/strict'
import { newId } from '../../../adapters/ids.ts'
import type { TestService } from '../../support/service.ts'
import { callersOf, type Loose, type Session } from '../callers.ts'

/** Starts the flow of an intent; answers the reply. */
export function starter(service: TestService) {
  const call = callersOf(service)
  return async (session: Session, intentName: string, more: object = {}): Promise<Loose> => {
    const answer = await call.sendChatMessage(session, { text: 'hello', intentName, ...more })
    assert.equal(answer.status, 200, answer.text)
    return answer.body.reply as Loose
  }
}

/** The body that answers a reply's expected input. */
export function answering(reply: Loose, values: object) {
  return { executionId: reply['executionId'], waitToken: reply['waitToken'], input: { values } }
}

/** A session of a key that was deleted since. */
export async function sessionOfDeletedKey(
  { deps, clock }: TestService,
  tenantId: string,
): Promise<Pick<Session, 'sessionToken' | 'conversationId'>> {
  const conversationId = newId()
  const { token } = await deps.sessions.issue({ tenantId, keyId: newId(), conversationId, now: clock.now() })
  return { sessionToken: token, conversationId }
}
