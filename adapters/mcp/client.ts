import {
  Client,
  ProtocolError,
  StreamableHTTPClientTransport,
  type ListToolsResult,
} from '@modelcontextprotocol/client'
import { isJsonObject, type Json, type JsonObject } from '../../domain/json.ts'
import type { Egress } from '../egress/index.ts'
import { startExchange, type Exchange } from './exchange.ts'
import { ToolServerFailure, type ToolList, type ToolServerEndpoint, type ToolServers } from './tool-server.ts'

const PAGES_AT_MOST = 100
const TOOLS_AT_MOST = 2_000
const LIST_CHARACTERS_AT_MOST = 4_000_000
const MESSAGE_LENGTH_AT_MOST = 500

type Limits = { timeoutMs: number; signal?: AbortSignal | undefined }
type Connected = { client: Client; options: { signal: AbortSignal; timeout: number } }

/** MCP servers, by the official client: the stateless protocol, and sessions where a server knows no other. */
export function createToolServers(egress: Egress, { version }: { version: string }): ToolServers {
  /** A session for each use: no state of a server outlives the call that it belongs to. */
  async function within<Result>(
    { url, headers }: ToolServerEndpoint,
    limits: Limits,
    work: (connected: Connected) => Promise<Result>,
  ): Promise<Result> {
    const { timeoutMs } = limits
    const exchange = startExchange(egress, limits)
    const { signal } = exchange
    const options = { signal, timeout: timeoutMs * 2 }
    const client = new Client(
      { name: 'parley', version },
      { versionNegotiation: { mode: 'auto', probe: { timeoutMs: timeoutMs * 2 } } },
    )
    const transport = new StreamableHTTPClientTransport(new URL(url), {
      fetch: exchange.fetch,
      requestInit: { headers: { 'user-agent': `Parley/${version}`, ...headers } },
    })
    try {
      return await endedBy(signal, async () => {
        await client.connect(transport, options)
        return await work({ client, options })
      })
    } catch (error) {
      throw failureOf(exchange, error)
    } finally {
      exchange.stop()
      void leave(exchange, client, transport)
    }
  }

  return {
    list: async (endpoint, limits) => await within(endpoint, limits, listTools),
    async call(endpoint, { name, arguments: given, idempotencyKey }, limits) {
      const result = await within(
        endpoint,
        limits,
        async ({ client, options }) =>
          await client.request(
            { method: 'tools/call', params: { name, arguments: given } },
            { ...options, headers: { 'idempotency-key': idempotencyKey } },
          ),
      )
      return {
        isError: result.isError === true,
        text: textOf(result.content as Json[]),
        structured: result.structuredContent as Json | undefined,
      }
    },
    async check(endpoint, limits) {
      await within(endpoint, limits, async () => await Promise.resolve())
    },
  }
}

async function listTools({ client, options }: Connected): Promise<ToolList> {
  const tools: JsonObject[] = []
  const cursors = new Set<string>()
  let [cursor, left]: [string | undefined, number] = [undefined, LIST_CHARACTERS_AT_MOST]
  do {
    const params: { cursor?: string } = cursor === undefined ? {} : { cursor }
    const page: ListToolsResult = await client.request({ method: 'tools/list', params }, options)
    tools.push(...(page.tools as JsonObject[]))
    left -= JSON.stringify(page).length
    if (tools.length > TOOLS_AT_MOST) throw new ToolServerFailure(`the server has more than ${TOOLS_AT_MOST} tools`)
    if (left < 0) throw new ToolServerFailure('the list of tools is larger than 4 MB')
    cursor = page.nextCursor
    if (cursor !== undefined && cursors.has(cursor))
      throw new ToolServerFailure('the pages of the list of tools lead back to where they came from')
    cursors.add(cursor ?? '')
    if (cursors.size > PAGES_AT_MOST) throw new ToolServerFailure('the list of tools has more than 100 pages')
  } while (cursor !== undefined)
  const { name = '', version = '' } = client.getServerVersion() ?? {}
  return { serverInfo: { name, version }, tools }
}

/** The texts of a result, and those of resources in it; pictures and sounds are left out. */
function textOf(content: readonly Json[]): string {
  return content
    .flatMap(part => {
      if (!isJsonObject(part)) return []
      const { resource } = part
      const text = part['type'] === 'text' ? part['text'] : isJsonObject(resource) ? resource['text'] : undefined
      return typeof text === 'string' ? [text] : []
    })
    .join('\n')
}

function failureOf(exchange: Exchange, error: unknown): ToolServerFailure {
  if (!(error instanceof ProtocolError) || exchange.signal.aborted) return exchange.failure(error)
  // What a foreign server wrote is shown to people, and to models.
  const said = error.message.replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ').toWellFormed()
  return new ToolServerFailure(`the server refused the request: ${said.slice(0, MESSAGE_LENGTH_AT_MOST)}`, {
    cause: error,
  })
}

/** The library asks the signal in some of its steps only. */
async function endedBy<Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result> {
  const working = work()
  working.catch(() => undefined)
  return await new Promise<Result>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
    working.then(resolve, reject)
  })
}

/** Nobody waits for it: the result is known. */
async function leave(exchange: Exchange, client: Client, transport: StreamableHTTPClientTransport): Promise<void> {
  await exchange.settled()
  await transport.terminateSession().catch(() => undefined)
  await client.close().catch(() => undefined)
}
