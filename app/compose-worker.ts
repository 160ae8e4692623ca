import { Refusal } from '../domain/refusal.ts'
import * as ops from '../handlers/ops/index.ts'
import type { ServiceEnvironment } from './compose/base.ts'
import { composeService, type Service } from './compose/service.ts'
import type { Substitutes } from './compose/substitutes.ts'
import { createApi } from './http/api.ts'
import { bindHandlers } from './http/contract.ts'
import { replyTo } from './http/error-replies.ts'
import { send } from './http/replies.ts'

const PATHS: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics'])

/**
 * The service of a worker process without an API: it answers health, readiness and metrics, and 404 to everything else.
 */
export async function composeWorker(environment: ServiceEnvironment, substitutes: Substitutes): Promise<Service> {
  return await composeService(environment, substitutes, async ({ deps, api: parts }) => {
    const api = await createApi({ ...parts, handlers: bindHandlers(ops, deps), surfaces: ['ops'] })
    return (req, res) => {
      const [path = ''] = (req.url ?? '').split('?', 1)
      if (!PATHS.has(path) || !api.handle(req, res)) send(res, parts.newId(), replyTo(new Refusal('not_found')))
    }
  })
}
