import type { JsonObject } from '../../domain/json.ts'
import { auditCall, type CallAudit, type CallAuditDeps } from '../../services/call-audit.ts'
import {
  getEngineExecution as read,
  resumeExecution as resume,
  triggerChat as trigger,
} from '../../services/engine/engine.ts'
import type { TurnDeps } from '../../services/engine/turns.ts'
import { acceptContext, idempotencyKeyOf, acceptVariables } from '../inputs.ts'
import type { ReplyOf, RequestOf } from '../wire.ts'
import { engineReply } from './engine-reply.ts'

export async function triggerChat(
  deps: TurnDeps & CallAuditDeps,
  request: RequestOf<'triggerChat'>,
): Promise<ReplyOf<'triggerChat'>> {
  const { tenant_id, intent_name, conversation_id, context, variables } = request.body
  const tenantId = tenant_id.toLowerCase()
  const run = async (audit: CallAudit) => {
    const input = {
      tenantId,
      intentName: intent_name,
      conversationId: conversation_id?.toLowerCase(),
      context: acceptContext(context, 'engine', { messages: true }),
      variables: acceptVariables(variables, 'engine'),
    }
    return await trigger(deps, input, idempotencyKeyOf(request, tenantId, 'triggerChat'), audit)
  }
  const reply = await auditCall(
    deps,
    { tenantId, operation: 'triggerChat', requestId: request.requestId, caller: request.caller.engine },
    run,
  )
  return { status: 200, body: engineReply(reply) }
}

export async function resumeExecution(
  deps: TurnDeps & CallAuditDeps,
  request: RequestOf<'resumeExecution'>,
): Promise<ReplyOf<'resumeExecution'>> {
  const { tenant_id, wait_token, input, context, variables } = request.body
  const tenantId = tenant_id.toLowerCase()
  const executionId = request.params.executionId.toLowerCase()
  const run = async (audit: CallAudit) => {
    const resumption = {
      tenantId,
      executionId,
      waitToken: wait_token,
      values: (input?.values ?? {}) as JsonObject,
      context: acceptContext(context, 'engine'),
      variables: acceptVariables(variables, 'engine'),
    }
    return await resume(deps, resumption, idempotencyKeyOf(request, tenantId, `resumeExecution ${executionId}`), audit)
  }
  const reply = await auditCall(
    deps,
    { tenantId, operation: 'resumeExecution', requestId: request.requestId, caller: request.caller.engine },
    run,
  )
  return { status: 200, body: engineReply(reply) }
}

export async function getEngineExecution(
  deps: Pick<TurnDeps, 'reads' | 'waitTokens'>,
  request: RequestOf<'getEngineExecution'>,
): Promise<ReplyOf<'getEngineExecution'>> {
  const { outcome, failureKind, updatedAt, ...reply } = await read(
    deps,
    request.query.tenant_id.toLowerCase(),
    request.params.executionId.toLowerCase(),
  )
  return {
    status: 200,
    headers: { 'Cache-Control': 'no-store' },
    body: { ...engineReply(reply), outcome, failure_kind: failureKind, updated_at: updatedAt.toISOString() },
  }
}
