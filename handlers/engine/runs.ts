import type { JsonObject } from '../../domain/json.ts'
import { auditEngineCall, resumeExecution as resume, triggerChat as trigger } from '../../services/engine/engine.ts'
import type { Idempotency } from '../../services/idempotency.ts'
import type { TurnDeps } from '../../services/engine/turns.ts'
import { acceptVariables } from '../variables.ts'
import type { ReplyOf, RequestOf } from '../wire.ts'
import { engineReply } from './engine-reply.ts'

type Deps = TurnDeps & { idempotency: Idempotency }

export async function triggerChat(deps: Deps, request: RequestOf<'triggerChat'>): Promise<ReplyOf<'triggerChat'>> {
  const { tenant_id, intent_name, conversation_id, context, variables } = request.body
  const tenantId = tenant_id.toLowerCase()
  const [answer] = await Promise.all([
    deps.idempotency.once(slot(tenantId, 'triggerChat', request.headers), request.body, async hold => {
      const input = {
        tenantId,
        intentName: intent_name,
        conversationId: conversation_id?.toLowerCase(),
        context: (context ?? {}) as JsonObject,
        variables: acceptVariables(variables, 'engine'),
      }
      return { status: 200, body: engineReply(await trigger(deps, input, { hold, bodyOf: engineReply })) }
    }),
    auditEngineCall(deps, tenantId, 'triggerChat', request.requestId),
  ])
  return answer as ReplyOf<'triggerChat'>
}

export async function resumeExecution(
  deps: Deps,
  request: RequestOf<'resumeExecution'>,
): Promise<ReplyOf<'resumeExecution'>> {
  const { tenant_id, wait_token, input, context, variables } = request.body
  const tenantId = tenant_id.toLowerCase()
  const executionId = request.params.executionId.toLowerCase()
  const [answer] = await Promise.all([
    deps.idempotency.once(
      slot(tenantId, `resumeExecution ${executionId}`, request.headers),
      request.body,
      async hold => {
        const resumption = {
          tenantId,
          executionId,
          waitToken: wait_token,
          values: (input?.values ?? {}) as JsonObject,
          context: (context ?? {}) as JsonObject,
          variables: acceptVariables(variables, 'engine'),
        }
        return { status: 200, body: engineReply(await resume(deps, resumption, { hold, bodyOf: engineReply })) }
      },
    ),
    auditEngineCall(deps, tenantId, 'resumeExecution', request.requestId),
  ])
  return answer as ReplyOf<'resumeExecution'>
}

function slot(tenantId: string, operation: string, headers: Readonly<Record<string, string | undefined>>) {
  const key = headers['idempotency-key']
  return key === undefined ? undefined : { tenantId, operation, key }
}
