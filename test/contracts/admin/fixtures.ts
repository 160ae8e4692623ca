import assert from 'node:assert/strict'
import { newId } from '../../../adapters/ids.ts'
import type { AdminWorkspace } from '../../support/admin.ts'
import { callersOf } from '../callers.ts'

/*
 * What `every-operation.test.ts` cannot read out of the contract. A resource adds at most two lines:
 *  - to `things`, under its path, how to make one in a workspace: the path parameters that name it. It serves every path that begins so, unless that has
 *    a line of its own. Each call makes another thing.
 *  - to `bodies`, under an operationId, a body that works, where the contract's example alone would be refused (a code that is taken, an id that must exist).
 *    Each call for an operation that takes an Idempotency-Key must give a body that can be created anew.
 */

export type Thing = Record<string, string>

export const things: Record<string, (workspace: AdminWorkspace) => Promise<Thing>> = {
  '/audit/{auditEntryId}': async ({ token }) => {
    await made(token.patch('/workspace', { name: `Shop ${newId()}` }, { 'If-Match': '*' }))
    const { items } = await made(token.get('/audit'))
    return { auditEntryId: items[0].id as string }
  },
  '/connections/{connectionId}': async ({ token }) => ({ connectionId: (await made(token.post('/connections', newConnection())))['id'] as string }),
  '/failed-messages/{failedMessageId}': async workspace => ({ failedMessageId: await failedMessage(workspace) }),
  '/flows/{flowId}': async workspace => {
    const code = uniqueCode()
    const { id } = await made(workspace.token.post('/flows', { definition: greeting(code) }))
    await made(workspace.token.post(`/flows/${id as string}/publish`, {}))
    return { flowId: id as string, version: '1' }
  },
  '/inbound-webhooks/{inboundWebhookId}': async ({ token }) => ({ inboundWebhookId: (await made(token.post('/inbound-webhooks', newSender())))['inboundWebhook'].id as string }),
  '/keys/{keyId}': async ({ token }) => ({ keyId: (await made(token.post('/keys', { name: `key ${newId()}` })))['key'].id as string }),
  '/roles/{roleCode}': async ({ token }) => ({ roleCode: (await made(token.post('/roles', { code: uniqueCode(), permissions: [] })))['code'] as string }),
  '/tokens/{tokenId}': async ({ session }) => ({ tokenId: (await made(session.post('/tokens', { name: 'ci', scopes: ['mcp'] })))['token'].id as string }),
  '/users/{userId}': async ({ person }) => ({ userId: (await person([])).id }),
  '/users/{userId}/tokens/{tokenId}': async ({ person, sessionOf }) => {
    const user = await person([])
    return { userId: user.id, tokenId: (await made((await sessionOf(user)).post('/tokens', { name: 'ci', scopes: ['mcp'] })))['token'].id as string }
  },
  '/webhook-deliveries/{deliveryId}': async workspace => ({ deliveryId: await endedDelivery(workspace) }),
}

export const bodies: Record<string, (workspace: AdminWorkspace) => object> = {
  createConnection: () => newConnection(),
  createInboundWebhook: () => newSender(),
  createFlow: () => ({ definition: greeting(uniqueCode()) }),
  rollbackFlow: () => ({ version: 1 }),
  simulateFlow: () => ({ trigger: { type: 'chat_intent' } }),
  createKey: () => ({ name: `key ${newId()}`, webhook: { url: 'https://shop.acme.example/hooks/parley' } }),
  createRole: () => ({ code: uniqueCode(), permissions: ['service.flows.view'] }),
  createUser: () => ({ email: `${newId()}@acme.example`, name: 'Grace', roles: ['analyst'] }),
}

/** A connection whose test asks nobody. */
function newConnection() {
  return { code: uniqueCode(), name: 'Model', providerKey: 'openai' }
}

function newSender() {
  return { name: `Shop ${newId()}`, eventName: 'order.paid' }
}

/** A message that failed in all its attempts. */
export async function failedMessage({ service, tenantId }: AdminWorkspace, { type = 'RunNextStep', executionId = null, failedAt = '2026-01-01T00:00:00Z' }: { type?: string, executionId?: string | null, failedAt?: string } = {}): Promise<string> {
  const id = newId()
  await service.database.pool.query(`
    insert into failed_engine_messages (tenant_id, id, type, execution_id, payload, run_at, attempts, created_at, cause, failed_at)
    values ($1, $2, $3, $4, '{"note":"mail ada@acme.example"}', $5, 4, $5, '{"kind":"Error","message":"ada@acme.example failed"}', $5)`, [tenantId, id, type, executionId, failedAt])
  return id
}

/** The delivery of an opened session, which its receiver refused. */
async function endedDelivery({ service, token }: AdminWorkspace): Promise<string> {
  const { key } = await made(token.post('/keys', { name: `key ${newId()}`, webhook: { url: 'https://shop.acme.example/hooks' } }))
  const { conversationId } = await callersOf(service).session(key.key as string)
  const { items } = await made(token.get(`/webhook-deliveries?conversationId=${conversationId}`))
  const id = items[0].id as string
  await service.database.pool.query("update webhook_deliveries set status = 'failed', attempts = 1, last_status = 410, next_attempt_at = null where id = $1", [id])
  return id
}

/** A flow that can be published; its intent is its code. */
export function greeting(code: string, text = 'Hello') {
  return { code, name: 'Greeting', triggers: [{ type: 'chat_intent', intent: code }], start: 'hello', nodes: [{ id: 'hello', type: 'end', text }] }
}

/** A code that nothing has yet. */
export function uniqueCode(): string {
  return `c${newId().replaceAll('-', '')}`
}

/** The body of an answer that must be a success. */
// The answers are checked against the contract; what a fixture reads of them is there.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export async function made(answer: Promise<{ status: number, text: string, body: unknown }>): Promise<Record<string, any>> {
  const { status, text, body } = await answer
  assert.ok(status < 300, text)
  return body as Record<string, unknown>
}
