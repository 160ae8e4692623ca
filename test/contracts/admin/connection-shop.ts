import assert from 'node:assert/strict'
import { after, beforeEach } from 'node:test'
import { startAdminService, type AdminWorkspace } from '../../support/admin.ts'
import { startReceiver } from '../../support/receiver.ts'
import { eventually } from '../../support/eventually.ts'
import { callersOf, type Loose } from '../callers.ts'
import { successBody, successItems, uniqueCode } from './fixtures.ts'

export const BEARERS: readonly [string, string] = ['the-first-bearer', 'the-second-bearer']

type Options = NonNullable<Parameters<typeof startAdminService>[0]>

/** The admin API, with a shop that connections may call; for the body of a `describe`. */
export async function startConnectionShop({ substitutes }: Pick<Options, 'substitutes'> = {}) {
  const environment = { egressAllow: ['127.0.0.1'] }
  const { service, home, neighbour } = await startAdminService({ environment, ...(substitutes && { substitutes }) })
  const visitors = callersOf(service)
  const shop = await startReceiver()
  beforeEach(() => {
    shop.received.splice(0)
    shop.answer(() => ({ headers: { 'content-type': 'application/json' }, body: '{"order":"4711"}' }))
  })
  after(async () => {
    await service.stop()
    await shop.stop()
  })
  /** A published flow that calls the service over the connection, and a visitor who starts it. */
  async function callingFlow(code: unknown) {
    const intent = uniqueCode()
    const definition = {
      code: intent,
      name: 'Order',
      triggers: [{ type: 'chat_intent', intent }],
      start: 'call',
      nodes: [
        {
          id: 'call',
          type: 'http',
          connection: code,
          url: '/orders',
          saveAs: 'answer',
          onError: 'failed',
          next: 'tell',
        },
        { id: 'tell', type: 'end', text: 'Order {{ vars.answer.body.order }}' },
        { id: 'failed', type: 'end', text: 'Not now' },
      ],
    }
    const { id } = await successBody(home.token.post('/flows', { definition }))
    await successBody(home.token.post(`/flows/${String(id)}/publish`, {}))
    const { key } = (await successBody(home.token.post('/keys', { name: intent })))['key'] as Loose
    const session = await eventually(async () => await visitors.session(String(key)))
    const ask = async () =>
      (
        (
          await successBody(
            eventually(async () => {
              const answer = await visitors.sendChatMessage(session, { text: 'Where is it?', intentName: intent })
              assert.equal(answer.status, 200, answer.text)
              return answer
            }),
          )
        )['reply'].blocks as Loose[]
      ).map(({ payload }) => String(payload.text))
    return { flowId: String(id), ask }
  }

  return {
    service,
    home,
    neighbour,
    callingFlow,
    shop,
    /** Creates a connection to the shop. */
    create: async (more: object = {}, workspace: AdminWorkspace = home): Promise<Loose> =>
      await successBody(
        workspace.token.post('/connections', {
          code: uniqueCode(),
          name: 'CRM',
          providerKey: 'http',
          baseUrl: `${shop.url}/v2`,
          credentials: { bearer: BEARERS[0] },
          ...more,
        }),
      ),
    pathOf: ({ id }: Loose) => `/connections/${String(id)}`,
    /** The audit entries of an action on a connection. */
    entries: async (action: string, { id }: Loose): Promise<Loose[]> =>
      await successItems(home.token.get(`/audit?action=${action}&resourceId=${String(id)}`)),
  }
}
