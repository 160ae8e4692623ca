import { newId } from '../../adapters/ids.ts'
import { signIdentity } from '../../generated/sdk/dist/identity.js'
import { successBody } from '../contracts/admin/answers.ts'
import { callersOf, type Session } from '../contracts/callers.ts'
import type { AdminWorkspace } from './admin.ts'

type Customer = Parameters<typeof signIdentity>[0]['customer']

/** A conversation of a proven customer under a key of its own. */
export async function provenConversation(workspace: AdminWorkspace, customer: Customer): Promise<string> {
  return (await provenSession(workspace, customer)).conversationId
}

export async function provenSession({ service, token }: AdminWorkspace, customer: Customer): Promise<Session> {
  const { key } = await successBody(token.post('/keys', { name: `key ${newId()}` }))
  const { id, key: publicKey } = key as { id: string; key: string }
  const { secret } = await successBody(token.post(`/keys/${id}/identity-secrets`))
  const identity = await signIdentity({ secret: String(secret), publicKey, customer, now: service.clock.now() })
  return await callersOf(service).session(publicKey, { identity })
}
