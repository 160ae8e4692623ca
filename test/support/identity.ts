import { newId } from '../../adapters/ids.ts'
import { signIdentity } from '../../generated/sdk/dist/identity.js'
import { successBody } from '../contracts/admin/answers.ts'
import { callersOf } from '../contracts/callers.ts'
import type { AdminWorkspace } from './admin.ts'

/** A conversation of a proven customer under a key of its own. */
export async function provenConversation(
  { service, token }: AdminWorkspace,
  customer: Parameters<typeof signIdentity>[0]['customer'],
): Promise<string> {
  const { key } = await successBody(token.post('/keys', { name: `key ${newId()}` }))
  const { id, key: publicKey } = key as { id: string; key: string }
  const { secret } = await successBody(token.post(`/keys/${id}/identity-secrets`))
  const identity = await signIdentity({ secret: String(secret), publicKey, customer, now: service.clock.now() })
  return (await callersOf(service).session(publicKey, { identity })).conversationId
}
