import { setTimeout as sleep } from 'node:timers/promises'
import { createEgress, systemResolve, type Egress } from '../../adapters/egress/index.ts'
import { createToolServers, type ToolServers } from '../../adapters/mcp/index.ts'
import { createEmbedder, createModels, type Embedder, type ModelProvider } from '../../adapters/models/index.ts'
import { traceEgress } from '../../adapters/tracing/index.ts'
import {
  createClientDocuments,
  createOauthClient,
  type ClientDocuments,
  type OauthClient,
} from '../../adapters/oauth/index.ts'
import { createAuthorization, type Authorization } from '../../services/calls/authorization.ts'
import { createGrants } from '../../services/calls/grants.ts'
import { createCalls, type Calls } from '../../services/calls/calls.ts'
import { createCallSlots, type CallSlots } from '../../services/calls/slots.ts'
import type { NotifyCallDeps } from '../../services/calls/notify-call.ts'
import type { Settings } from '../../services/configuration/settings.ts'
import { RECEIVER_TIMEOUT_MS } from '../../services/webhooks/post.ts'
import { version } from '../version.ts'
import type { Base, ServiceEnvironment } from './base.ts'
import type { Substitutes } from './substitutes.ts'

/** Calls to other systems. */
export type CallDeps = {
  egress: Egress
  authorization: Authorization
  oauthClient: OauthClient
  clientDocuments: ClientDocuments
  slots: CallSlots
  models: ModelProvider
  toolServers: ToolServers
  embedder: Embedder
  calls: Calls
  version: string
  receiverTimeoutMs: number
}

export function composeCalls(
  base: Base & { settings: Settings } & Pick<NotifyCallDeps, 'limiter' | 'mailer' | 'resumeTokens'>,
  { egressAllow, callSlots }: ServiceEnvironment,
  substitutes: Substitutes,
): CallDeps {
  const resolve = substitutes.resolve ?? systemResolve
  const egress = traceEgress(createEgress({ allow: egressAllow, resolve }), base.tracing)
  const slots = createCallSlots({ slots: callSlots, clock: base.clock, log: base.log })
  const oauthClient = createOauthClient(egress)
  const authorization = createAuthorization({
    egress,
    clock: base.clock,
    slots,
    grants: createGrants({ ...base, slots, oauthClient }),
  })
  const models = createModels(egress)
  const toolServers = createToolServers(egress, { version })
  const embedder = createEmbedder(egress)
  const delay = substitutes.delay ?? (async (ms: number) => await sleep(ms))
  base.metrics.watchCalls(() => slots.figures())
  return {
    egress,
    authorization,
    oauthClient,
    clientDocuments: createClientDocuments({ egress, clock: base.clock }),
    slots,
    models,
    toolServers,
    embedder,
    calls: createCalls({ ...base, egress, authorization, models, toolServers, embedder, version, delay, slots }),
    version,
    receiverTimeoutMs: RECEIVER_TIMEOUT_MS,
  }
}
