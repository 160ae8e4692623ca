import type { ServerResponse } from 'node:http'
import type express from 'express'
import { Refusal } from '../domain/refusal.ts'
import { createAgentGateway } from './agent-gateway.ts'
import type { ServiceEnvironment } from './compose/base.ts'
import { composeService, type Service, type ServiceDeps } from './compose/service.ts'
import type { Substitutes } from './compose/substitutes.ts'
import { handlers } from './handlers.ts'
import { createApi } from './http/api.ts'
import { bindHandlers } from './http/contract.ts'
import { replyToError } from './http/error-replies.ts'
import { createMcpListener } from './http/mcp.ts'
import { send } from './http/replies.ts'
import { visitHostedPage } from '../services/hosted-pages/visits.ts'
import { createTools } from '../handlers/mcp/registry.ts'
import { toolFunctions } from '../handlers/mcp/tools/index.ts'
import { addressesOf } from '../services/oauth/clients.ts'
import { runDraft, visitTrial, type DraftRun } from '../services/trials/trials.ts'
import type { Visit } from './pages/hosted.ts'
import { createPages } from './pages/pages.ts'
import type { VisitTrial } from './pages/trial.ts'

export type { Service, ServiceDeps, Substitutes }

/** The service with every surface. Everything long-lived is constructed here and in `compose/`. */
export async function compose(environment: ServiceEnvironment, substitutes: Substitutes = {}): Promise<Service> {
  return await composeService(environment, substitutes, async ({ deps, access, api: parts, threads }) => {
    const { newId, logger, warnSeldom, validateResponses, requests } = parts
    const agentTools = threads.serveTools(createTools(deps, toolFunctions))
    const handlerDeps = {
      ...deps,
      agentTools,
      runDraft: async (run: DraftRun) => await threads.runDraft(run, async () => await runDraft(deps, run)),
    }
    const bound = threads.serve(bindHandlers(handlers, handlerDeps))
    const api = await createApi({ ...parts, handlers: substitutes.handlers?.(bound) ?? bound })
    const extend = substitutes.agentTools === undefined ? {} : { extend: substitutes.agentTools }
    const mcp = createMcpListener({
      ...parts,
      addressWindows: access.addressWindows,
      dispatcher: createAgentGateway({ ...deps, agentTools }, { validateResponses, logger, ...extend }),
      authenticate: async bearer => await deps.tokens.authenticate(bearer),
      hosts: { publicHost: new URL(environment.publicUrl).host, allowed: environment.allowedHosts },
      resourceMetadata: addressesOf(environment).metadata,
      requireRoom: threads.requireRoomForCall,
    })
    const { demoKey = () => undefined, demoSignIn = () => undefined } = substitutes
    const { origin } = new URL(environment.publicUrl)
    const visit: Visit = async (req, address) => {
      await access.publicAccess.countAddress(parts.addressOf(req), [])
      return await requests.add(visitHostedPage(deps, address, origin))
    }
    const visitDraft: VisitTrial = async (req, token) => {
      await access.publicAccess.countAddress(parts.addressOf(req), [])
      return await requests.add(visitTrial(deps, token))
    }
    const pages = createPages({ demoKey, demoSignIn, visit, visitTrial: visitDraft })
    const refuse = (res: ServerResponse, error: unknown = new Refusal('not_found')) => {
      const requestId = newId()
      send(res, requestId, replyToError(error, { requestId, logger, warnSeldom }))
    }
    return (req, res) => {
      if (!mcp(req, res) && !api.handle(req, res))
        pages(req as express.Request, res as express.Response, (error: unknown) => refuse(res, error))
    }
  })
}
