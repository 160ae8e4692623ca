import type { Egress } from '../egress/index.ts'
import type { ToolServers } from './tool-server.ts'

export {
  ToolServerFailure,
  type ToolCall,
  type ToolList,
  type ToolResult,
  type ToolServerEndpoint,
  type ToolServers,
} from './tool-server.ts'

/** Loaded at its first use, as the libraries of language models are. */
export function createToolServers(egress: Egress, options: { version: string }): ToolServers {
  const loaded = async () => (await import('./client.ts')).createToolServers(egress, options)
  return {
    list: async (endpoint, limits) => await (await loaded()).list(endpoint, limits),
    call: async (endpoint, call, limits) => await (await loaded()).call(endpoint, call, limits),
    check: async (endpoint, limits) => await (await loaded()).check(endpoint, limits),
  }
}
