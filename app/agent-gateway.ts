import type { Logger } from 'pino'
import { complete } from '../handlers/mcp/completions.ts'
import { createDispatcher, type Dispatcher, type DispatcherDeps } from '../handlers/mcp/dispatcher.ts'
import type { Tool } from '../handlers/mcp/registry.ts'
import { createResources } from '../handlers/mcp/resources.ts'
import type { AgentToolDeps } from '../handlers/mcp/tools/index.ts'
import { version } from './version.ts'

export type AgentGatewayDeps = AgentToolDeps &
  Pick<DispatcherDeps, 'limiter' | 'keptEntries' | 'callsUnderWay'> & { agentTools: Tool[] }

/**
 * The agent gateway's tools and resources behind one dispatcher. `extend` may add tools that are in no contract, as
 * tests of the protocol do.
 */
export function createAgentGateway(
  deps: AgentGatewayDeps,
  options: {
    validateResponses: boolean
    logger: Logger
    extend?: (tools: Tool[]) => Tool[]
  },
): Dispatcher {
  return createDispatcher({
    ...deps,
    tools: options.extend?.(deps.agentTools) ?? deps.agentTools,
    resources: createResources(deps),
    complete: async (holder, params) => await complete(deps, holder, params),
    serverInfo: { name: 'parley', version },
    validateResponses: options.validateResponses,
    logFault: (error, requestId) => options.logger.error({ requestId, err: error }, 'agent gateway: a call failed'),
  })
}
