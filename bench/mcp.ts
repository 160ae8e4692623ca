import type { IncomingMessage, ServerResponse } from 'node:http'
import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js'
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js'
import { agentTools } from '../generated/agent-tools.ts'
import { notServed } from '../generated/not-served.ts'
import type { Traffic } from './load/traffic.ts'
import { measurePort, type Bench, type Volume } from './measure.ts'
import type { Rate } from './report.ts'
import { serve } from './service.ts'

const LISTED = agentTools
  .filter(({ name }) => !notServed['mcp']?.includes(name))
  .map(({ name, title, description, inputSchema, outputSchema, annotations }) => ({
    name,
    title,
    description,
    inputSchema,
    outputSchema,
    annotations,
  }))

/**
 * The official SDK's server as its own examples build a stateless one: a server and a transport for each request. It
 * lists the same tools; a call does nothing, checks no token and records nothing.
 */
export async function measureOfficialServer({ load, clients }: Bench, traffic: Traffic, volume: Volume): Promise<Rate> {
  const { port, stop } = await serve((req, res) => {
    void answer(req, res)
  })
  try {
    return await measurePort({ load, clients }, { port, traffic, volume, tokens: ['none'] })
  } finally {
    await stop()
  }
}

async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
  // The low-level server, which does less per request than the one with registered tools.
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- the faster baseline
  const server = new Server({ name: 'official', version: '1.0.0' }, { capabilities: { tools: {} } })
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: LISTED as never[] }))
  server.setRequestHandler(CallToolRequestSchema, () => ({ content: [] }))
  const transport = new StreamableHTTPServerTransport({ enableJsonResponse: true })
  // The connection of the benchmark reads answers by their length, which this transport leaves out.
  withLength(res)
  res.on('close', () => {
    void transport.close().then(async () => {
      await server.close()
    })
  })
  await server.connect(transport)
  await transport.handleRequest(req, res)
}

/** Collects what is written and sends it in one piece with its length. */
function withLength(res: ServerResponse): void {
  const chunks: Buffer[] = []
  const end = res.end.bind(res) as (content: Buffer) => ServerResponse
  const writeHead = res.writeHead.bind(res) as (status: number, headers: Record<string, unknown>) => ServerResponse
  let head: [status: number, headers: Record<string, unknown>] = [200, {}]
  res.writeHead = ((status: number, headers: Record<string, unknown> = {}) => {
    head = [status, headers]
    return res
  }) as ServerResponse['writeHead']
  res.write = ((chunk: string | Uint8Array) => {
    chunks.push(Buffer.from(chunk as string))
    return true
  }) as ServerResponse['write']
  res.end = ((chunk?: string | Uint8Array) => {
    if (chunk !== undefined && typeof chunk !== 'function') chunks.push(Buffer.from(chunk as string))
    const body = Buffer.concat(chunks)
    writeHead(head[0], { ...head[1], 'Content-Length': body.length })
    return end(body)
  }) as ServerResponse['end']
}
