import { after, beforeEach } from 'node:test'
import { startAdminService, type AdminWorkspace } from '../../support/admin.ts'
import { startReceiver } from '../../support/receiver.ts'
import type { Loose } from '../callers.ts'
import { successBody, successItems, uniqueCode } from './fixtures.ts'

export const BEARERS: readonly [string, string] = ['the-first-bearer', 'the-second-bearer']

/** The admin API, with a shop that connections may call; for the body of a `describe`. */
export async function startConnectionShop() {
  const { service, home } = await startAdminService({ environment: { egressAllow: ['127.0.0.1'] } })
  const shop = await startReceiver()
  beforeEach(() => {
    shop.received.splice(0)
    shop.answer(() => ({ headers: { 'content-type': 'application/json' }, body: '{"order":"4711"}' }))
  })
  after(async () => {
    await service.stop()
    await shop.stop()
  })
  return {
    service,
    home,
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
