import type { Json, JsonObject } from '../../domain/json.ts'

/** An MCP server at its streamable HTTP address, with the headers of its connection's credentials. */
export type ToolServerEndpoint = { url: string; headers: Readonly<Record<string, string>> }

/** All tools as the server describes them: nothing of them is checked but that they are objects. */
export type ToolList = { serverInfo: { name: string; version: string }; tools: JsonObject[] }
/** `structured` is undefined where the server gives texts alone. */
export type ToolResult = { isError: boolean; text: string; structured: Json | undefined }

export type ToolCall = { name: string; arguments: JsonObject; idempotencyKey: string }

/** Each method throws ToolServerFailure for a server that does not answer as the protocol says. */
export type ToolServers = {
  list(endpoint: ToolServerEndpoint, limits: { timeoutMs: number }): Promise<ToolList>
  call(endpoint: ToolServerEndpoint, call: ToolCall, limits: { timeoutMs: number }): Promise<ToolResult>
  /** Connects, and does nothing. */
  check(endpoint: ToolServerEndpoint, limits: { timeoutMs: number; signal?: AbortSignal | undefined }): Promise<void>
}

/** `status` is that of the refusing HTTP reply. */
export class ToolServerFailure extends Error {
  readonly status: number | undefined
  readonly retryable: boolean
  readonly timedOut: boolean
  readonly retryAfter: string | undefined

  constructor(
    message: string,
    {
      status,
      retryable = false,
      timedOut = false,
      retryAfter,
      cause,
    }: {
      status?: number
      retryable?: boolean
      timedOut?: boolean
      retryAfter?: string | undefined
      cause?: unknown
    } = {},
  ) {
    super(message, { cause })
    this.name = 'ToolServerFailure'
    this.status = status
    this.retryable = retryable
    this.timedOut = timedOut
    this.retryAfter = retryAfter
  }
}
