import assert from 'node:assert/strict'
import { newId } from '../../../adapters/ids.ts'
import type { AdminWorkspace } from '../../support/admin.ts'

/*
 * What `every-operation.test.ts` cannot read out of the contract. A resource adds at most two lines:
 *  - to `things`, under its path, how to make one in a workspace: the path parameters that name it. It serves every path that begins so, unless that has
 *    a line of its own. Each call makes another thing.
 *  - to `bodies`, under an operationId, a body that works, where the contract's example alone would be refused (a code that is taken, an id that must exist).
 *    Each call for an operation that takes an Idempotency-Key must give a body that can be created anew.
 */

export type Thing = Record<string, string>

const GOAL = { name: 'Purchase', match: { type: 'api' }, value: { mode: 'none' } }
const PRICE = { promptPer1k: 0.001, completionPer1k: 0.002 }
const REPORT = { name: 'Conversations', definition: { dataset: 'conversations', measures: ['conversations'], last_days: 7 } }

export const things: Record<string, (workspace: AdminWorkspace) => Promise<Thing>> = {
  '/audit/{auditEntryId}': async ({ token }) => {
    await made(token.patch('/workspace', { name: `Shop ${newId()}` }, { 'If-Match': '*' }))
    const { items } = await made(token.get('/audit'))
    return { auditEntryId: items[0].id as string }
  },
  '/goals/{goalId}': async ({ token }) => ({ goalId: (await made(token.post('/goals', { ...GOAL, code: uniqueCode() })))['id'] as string }),
  '/prices/{priceId}': async ({ token }) => ({ priceId: (await made(token.post('/prices', { ...PRICE, model: newId() })))['id'] as string }),
  '/reports/{reportId}': async ({ token }) => ({ reportId: (await made(token.post('/reports', { ...REPORT, schedule: { frequency: 'daily', hour: 6, recipients: ['ada@acme.example'] } })))['id'] as string }),
  '/keys/{keyId}': async ({ token }) => ({ keyId: (await made(token.post('/keys', { name: `key ${newId()}` })))['key'].id as string }),
  '/roles/{roleCode}': async ({ token }) => ({ roleCode: (await made(token.post('/roles', { code: uniqueCode(), permissions: [] })))['code'] as string }),
  '/tokens/{tokenId}': async ({ session }) => ({ tokenId: (await made(session.post('/tokens', { name: 'ci', scopes: ['mcp'] })))['token'].id as string }),
  '/users/{userId}': async ({ person }) => ({ userId: (await person([])).id }),
  '/users/{userId}/tokens/{tokenId}': async ({ person, sessionOf }) => {
    const user = await person([])
    return { userId: user.id, tokenId: (await made((await sessionOf(user)).post('/tokens', { name: 'ci', scopes: ['mcp'] })))['token'].id as string }
  },
}

export const bodies: Record<string, (workspace: AdminWorkspace) => object> = {
  createGoal: () => ({ ...GOAL, code: uniqueCode() }),
  createPrice: () => ({ ...PRICE, model: newId() }),
  createReport: () => ({ ...REPORT, code: uniqueCode() }),
  createKey: () => ({ name: `key ${newId()}`, webhook: { url: 'https://shop.acme.example/hooks/parley' } }),
  createRole: () => ({ code: uniqueCode(), permissions: ['service.flows.view'] }),
  createUser: () => ({ email: `${newId()}@acme.example`, name: 'Grace', roles: ['analyst'] }),
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
