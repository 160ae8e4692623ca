import assert from 'node:assert/strict'
import { after, beforeEach } from 'node:test'
import { startAdminService } from '../../support/admin.ts'
import { eventually } from '../../support/eventually.ts'
import { COUNT_STOCK, startToolServer, type ToolServer } from '../../support/tool-server.ts'
import { callersOf, type Loose } from '../callers.ts'
import { successBody, uniqueCode } from './fixtures.ts'

export const NOW = { 'If-Match': '*' }

/** The admin API and the chat, with a warehouse whose tools flows call; for the body of a `describe`. */
export async function startToolShop() {
  const { service, home } = await startAdminService({ environment: { egressAllow: ['127.0.0.1'] } })
  const [server, sessions] = [await startToolServer(), await startToolServer('sessions')]
  const visitors = callersOf(service)
  beforeEach(() => {
    ;[server, sessions].forEach(reset)
    // Listing is limited by the minute.
    service.clock.advance(60_000)
  })
  after(async () => {
    await service.stop()
    await server.stop()
    await sessions.stop()
  })

  const pathOf = ({ id }: Loose) => `/connections/${String(id)}`
  const create = async (more: object = {}): Promise<Loose> =>
    await successBody(
      home.token.post('/connections', {
        code: uniqueCode(),
        name: 'Warehouse',
        providerKey: 'mcp',
        baseUrl: server.url,
        credentials: { bearer: 'the-bearer' },
        ...more,
      }),
    )
  const refresh = (connection: Loose, headers: Record<string, string> = NOW) =>
    home.token.post(`${pathOf(connection)}/document/refresh`, undefined, headers)

  return {
    service,
    home,
    server,
    sessions,
    create,
    pathOf,
    refresh,
    /** A connection whose tools are listed. */
    listed: async (more: object = {}): Promise<Loose> => {
      const connection = await create(more)
      await successBody(refresh(connection))
      return connection
    },
    /** Publishes a flow; `ask` starts it with a text, and returns what it says. */
    publish: async (definition: Loose | object) => {
      const { code } = definition as { code: string }
      const { id } = await successBody(home.token.post('/flows', { definition }))
      const path = `/flows/${String(id)}`
      await successBody(home.token.post(`${path}/publish`, {}))
      const { key } = (await successBody(home.token.post('/keys', { name: code })))['key'] as Loose
      const session = await eventually(async () => await visitors.session(String(key)))
      const ask = async (text: string): Promise<string[]> => {
        const { reply } = await eventually(async () => {
          const answer = await visitors.sendChatMessage(session, { text, intentName: code })
          assert.equal(answer.status, 200, answer.text)
          return answer.body as Loose
        })
        return (reply.blocks as Loose[]).map(({ payload }) => String(payload.text))
      }
      return { path, ask }
    },
  }
}

function reset(server: ToolServer): void {
  server.asked.splice(0)
  server.tools = [COUNT_STOCK]
  server.list = undefined
  server.instead = undefined
  server.call = () => ({ content: [{ type: 'text', text: '{"count":3}' }], structuredContent: { count: 3 } })
}

/** A flow that counts the stock of what the visitor writes. */
export function countingFlow(connection: Loose, node: object = {}) {
  const intent = uniqueCode()
  return {
    code: intent,
    name: 'Stock',
    triggers: [{ type: 'chat_intent', intent }],
    nodes: [
      {
        id: 'count',
        type: 'call',
        connection: connection['code'],
        operation: 'count_stock',
        arguments: { sku: '{{ input.text }}' },
        saveAs: 'stock',
        onError: 'failed',
        next: 'tell',
        ...node,
      },
      { id: 'tell', type: 'end', text: 'There are {{ vars.stock.body.count }}' },
      { id: 'failed', type: 'end', text: 'Not now' },
    ],
  }
}
