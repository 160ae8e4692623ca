import assert from 'node:assert/strict'
import { startTestService } from '../../support/service.ts'
import { applyNeighbour, applyShop } from '../../support/workspace.ts'
import { callersOf, type Loose } from '../callers.ts'

/** A service with the shop and its neighbour, and the requests of an engine caller of the shop. */
export async function startShopEngine() {
  const service = await startTestService()
  const call = callersOf(service)
  const { tenantId: tenant_id } = await applyShop(service.database)
  const neighbour = await applyNeighbour(service.database)
  const trigger = (intent_name: string, more: object = {}) => call.triggerChat({ tenant_id, intent_name, ...more })
  return {
    service,
    call,
    tenant_id,
    neighbour,
    rows: async (text: string, values: unknown[] = []) => (await service.database.pool.query<Loose>(text, values)).rows,
    trigger,
    start: async (intent_name: string, more: object = {}) => {
      const answer = await trigger(intent_name, more)
      assert.equal(answer.status, 200, answer.text)
      return answer.body as Loose
    },
    resume: (reply: Loose, values: object | undefined, more: object = {}) =>
      call.resumeExecution(reply['execution_id'] as string, {
        tenant_id,
        wait_token: reply['metadata'].wait_token,
        ...(values === undefined ? {} : { input: { values } }),
        ...more,
      }),
  }
}

export const texts = (reply: Loose) => (reply['blocks'] as Loose[]).map(block => block['payload'].text as string)
