import { randomUUID } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { NodeStreamableHTTPServerTransport, toNodeHandler } from '@modelcontextprotocol/node'
import {
  createMcpHandler,
  Server,
  type CallToolResult,
  type ListToolsResult,
  type ServerContext,
} from '@modelcontextprotocol/server'

export type ListedTool = { name: string; description?: string; inputSchema: object; outputSchema?: object }
type Call = { name: string; arguments?: Record<string, unknown> | undefined }
/** `rpc`: the method of the message, such as `tools/call`. */
export type Asked = { method: string; rpc: string | undefined; headers: IncomingHttpHeaders; body: string }

/** A server of the official package on this machine. What it lists and answers is the test's to change. */
export type ToolServer = {
  url: string
  asked: Asked[]
  tools: ListedTool[]
  /** Takes the place of `tools`. */
  list: ((cursor: string | undefined) => unknown) | undefined
  call: (call: Call, context: ServerContext) => unknown
  /** Answers instead of the server. */
  instead: ((asked: Asked, res: ServerResponse) => boolean) | undefined
  /** Cuts all connections, as the end of the process would. */
  kill(): void
  stop(): Promise<void>
}

export const COUNT_STOCK: ListedTool = {
  name: 'count_stock',
  description: 'Counts the stock of an article',
  inputSchema: { type: 'object', properties: { sku: { type: 'string', minLength: 1 } }, required: ['sku'] },
  outputSchema: { type: 'object', properties: { count: { type: 'integer' } }, required: ['count'] },
}

/** `sessions`: the protocol before the stateless one. */
export async function startToolServer(protocol: 'stateless' | 'sessions' = 'stateless'): Promise<ToolServer> {
  const newServer = () => {
    // The one with registered tools would refuse what a hostile server lists.
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- for that
    const server = new Server({ name: 'warehouse', version: '2.1.0' }, { capabilities: { tools: {} } })
    server.setRequestHandler(
      'tools/list',
      ({ params }) => (tools.list?.(params?.cursor) ?? { tools: tools.tools }) as ListToolsResult,
    )
    server.setRequestHandler(
      'tools/call',
      async ({ params }, context) => (await tools.call(params as Call, context)) as CallToolResult,
    )
    return server
  }
  const handle = protocol === 'stateless' ? statelessly(newServer) : inSessions(newServer)

  const http = createServer((req, res) => {
    void (async () => {
      const body = await text(req)
      const message = body === '' ? {} : (JSON.parse(body) as { method?: string })
      const asked = { method: req.method ?? '', rpc: message.method, headers: req.headers, body }
      tools.asked.push(asked)
      if (tools.instead?.(asked, res) !== true) await handle(req, res, message)
    })()
  })
  await new Promise<void>(resolve => http.listen(0, '127.0.0.1', resolve))
  const tools: ToolServer = {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}/mcp`,
    asked: [],
    tools: [COUNT_STOCK],
    list: undefined,
    call: () => ({ content: [{ type: 'text', text: '{"count":3}' }], structuredContent: { count: 3 } }),
    instead: undefined,
    kill: () => http.closeAllConnections(),
    stop: async () => {
      http.closeAllConnections()
      await new Promise<void>(resolve => http.close(() => resolve()))
    },
  }
  return tools
}

// eslint-disable-next-line @typescript-eslint/no-deprecated -- as above
type LowServer = Server
type Handle = (req: IncomingMessage, res: ServerResponse, body: object) => Promise<void>

function statelessly(newServer: () => LowServer): Handle {
  const handler = toNodeHandler(createMcpHandler(newServer, { legacy: 'reject' }))
  return async (req, res, body) => await handler(req as Parameters<typeof handler>[0], res, body)
}

function inSessions(newServer: () => LowServer): Handle {
  const sessions = new Map<string, NodeStreamableHTTPServerTransport>()
  return async (req, res, body) => {
    const known = sessions.get(String(req.headers['mcp-session-id']))
    if (known !== undefined) {
      await known.handleRequest(req, res, req.method === 'POST' ? body : undefined)
      return
    }
    const transport = new NodeStreamableHTTPServerTransport({
      sessionIdGenerator: randomUUID,
      onsessioninitialized: id => {
        sessions.set(id, transport)
      },
    })
    await newServer().connect(transport)
    await transport.handleRequest(req, res, body)
  }
}
