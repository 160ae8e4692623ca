import assert from 'node:assert/strict'
import { after, before, beforeEach } from 'node:test'
import { applyAgents, call, rpc, type Agents, type ToolResult } from '../../../support/agents.ts'
import { startTestService, type TestService } from '../../../support/service.ts'

/** Result of a tool call that starts or resumes a run. */
export type Reply = {
  execution_id: string
  conversation_id: string
  status: string
  blocks: { payload: Record<string, unknown> }[]
  metadata: { wait_token: string }
}

type Headers = Record<string, string>

/** A service for the tests of one file, and an agent that has an admin's token. */
export type Agent = {
  readonly service: TestService
  readonly agents: Agents
  /** A result, or a failure of the call's own making. */
  call: (name: string, args?: object, headers?: Headers) => Promise<ToolResult>
  /** The structured content of a result. */
  get: <Content = Record<string, unknown>>(name: string, args?: object, headers?: Headers) => Promise<Content>
  /** Asserts that the call fails with this code. */
  fails: (code: string, name: string, args?: object, headers?: Headers) => Promise<ToolResult>
  /** The reply to a request of a caller that takes a stream, as it was sent. */
  streamed: (message: object) => Promise<{ headers: Response['headers']; text: string }>
  /** Asserts that the arguments are refused before the tool is called. */
  refuses: (name: string, args?: object, headers?: Headers) => Promise<void>
}

const INVALID_PARAMS = -32602

export function useAgent(): Agent {
  let service: TestService
  let agents: Agents
  before(async () => {
    service = await startTestService()
    agents = await applyAgents(service)
  })
  // A minute later, so that the one token of the file has calls left.
  beforeEach(() => {
    service.clock.advance(60_000)
  })
  after(async () => {
    await service.stop()
  })
  const asAdmin: Agent['call'] = async (name, args = {}, headers = {}) =>
    await call(service, agents.tokens.admin, name, args, headers)
  return {
    get service() {
      return service
    },
    get agents() {
      return agents
    },
    call: asAdmin,
    async get<Content>(name: string, args?: object, headers?: Headers) {
      const result = await asAdmin(name, args, headers)
      assert.equal(result.isError, false, JSON.stringify(result))
      return result.structuredContent as Content
    },
    async fails(code, name, args, headers) {
      const result = await asAdmin(name, args, headers)
      assertFailed(result, code)
      return result
    },
    async streamed(message) {
      const reply = await fetch(`${service.url}/mcp`, {
        method: 'POST',
        body: JSON.stringify(message),
        headers: {
          'Content-Type': 'application/json',
          'Accept': 'application/json, text/event-stream',
          'Authorization': `Bearer ${agents.tokens.admin}`,
        },
      })
      return { headers: reply.headers, text: await reply.text() }
    },
    async refuses(name, args = {}, headers = {}) {
      const { error } = await rpc(service, agents.tokens.admin, 'tools/call', { name, arguments: args }, headers)
      assert.equal(error?.code, INVALID_PARAMS, `${name} ${JSON.stringify(args)}`)
    },
  }
}

export function assertFailed(result: ToolResult, code: string): void {
  assert.equal(result.isError, true)
  assert.match(result.content[0]!.text, new RegExp(`^${code}: `))
  assert.equal('structuredContent' in result, false)
}
