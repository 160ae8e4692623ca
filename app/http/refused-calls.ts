import { isJsonObject } from '../../domain/json.ts'
import { isUuid } from '../../domain/values/formats.ts'
import { auditRefusedCall, type CallAuditDeps } from '../../services/call-audit.ts'
import type { Exchange } from './request.ts'

/**
 * Audits what the contract refuses of the calls that are audited: those that change data with an engine token.
 */
export function auditRefusedCalls(deps: CallAuditDeps): (exchange: Exchange) => Promise<void> {
  return async ({ route: { operationId, operation, params }, request: { requestBody: body }, requestId, caller }) => {
    if (operation.method === 'get' || !operation.security.flat().includes('engineToken') || !isJsonObject(body)) return
    const { tenant_id: tenantId } = body
    if (typeof tenantId !== 'string' || !isUuid(tenantId)) return
    await auditRefusedCall(deps, {
      tenantId: tenantId.toLowerCase(),
      operation: operationId,
      requestId,
      caller: caller.engine,
      ...(operation.surface === 'training' ? { sourceId: params['id'] ?? '' } : {}),
    })
  }
}
