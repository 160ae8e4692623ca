import assert from 'node:assert/strict'
import { after, beforeEach, describe, it } from 'node:test'
import { startAdminService } from '../../support/admin.ts'
import { COUNT_STOCK, startToolServer } from '../../support/tool-server.ts'
import type { Loose } from '../callers.ts'
import { successBody, successItems, uniqueCode } from './fixtures.ts'

const NOW = { 'If-Match': '*' }

describe('tools of MCP servers', async () => {
  const { service, home } = await startAdminService({ environment: { egressAllow: ['127.0.0.1'] } })
  const servers = { stateless: await startToolServer(), sessions: await startToolServer('sessions') }
  after(async () => {
    await service.stop()
    await Promise.all(Object.values(servers).map(async server => await server.stop()))
  })
  beforeEach(() => {
    for (const server of Object.values(servers)) {
      server.asked.splice(0)
      server.tools = [COUNT_STOCK]
      server.list = undefined
      server.instead = undefined
    }
  })
  const create = async (more: object = {}) =>
    await successBody(
      home.token.post('/connections', {
        code: uniqueCode(),
        name: 'Warehouse',
        providerKey: 'mcp',
        baseUrl: servers.stateless.url,
        credentials: { bearer: 'the-bearer' },
        ...more,
      }),
    )
  const pathOf = ({ id }: Loose) => `/connections/${String(id)}`
  const refresh = (connection: Loose, headers: Record<string, string> = NOW) =>
    home.token.post(`${pathOf(connection)}/document/refresh`, undefined, headers)

  describe('refreshConnectionDocument', () => {
    for (const [protocol, server] of Object.entries(servers)) {
      it(`lists the tools of a server (${protocol})`, async () => {
        const connection = await create({ baseUrl: server.url })
        const answer = await refresh(connection)
        assert.equal(answer.status, 200, answer.text)
        const { document, changes } = answer.body as Loose
        assert.deepEqual(
          [document.title, document.version, document.address, document.operations, document.held, changes],
          ['warehouse', '2.1.0', server.url, 1, 0, []],
        )
        const [operation] = await successItems(home.token.get(`${pathOf(connection)}/operations`))
        const { digest, ...rest } = operation as Loose
        assert.match(String(digest), /^[0-9a-f]{64}$/)
        assert.deepEqual(rest, {
          id: 'count_stock',
          method: 'TOOL',
          path: '',
          summary: 'Counts the stock of an article',
          parameters: [{ name: 'sku', in: 'argument', required: true, schema: { type: 'string', minLength: 1 } }],
          body: null,
          response: { schema: COUNT_STOCK.outputSchema },
        })
        assert.ok(server.asked.length > 0)
        for (const { headers } of server.asked) assert.equal(headers['authorization'], 'Bearer the-bearer')
      })
    }
  })
})
