import type { CallRequest } from './snapshot.ts'

type ServiceCall = Extract<CallRequest, { kind: 'http' | 'mcp' }>

/** Whether a service is called: one at its address, or the tool of an MCP server. */
export function isServiceCall(request: CallRequest): request is ServiceCall {
  return request.kind === 'http' || request.kind === 'mcp'
}

/** The tool of an `agent` node that makes the call. */
export function callingTool(request: CallRequest): string | undefined {
  return isServiceCall(request) || request.kind === 'answer' ? request.tool : undefined
}
