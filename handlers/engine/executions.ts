import { outcomeOf } from '../../domain/engine/snapshot.ts'
import type { Pool } from '../../adapters/postgres/pool.ts'
import type { Database } from '../../adapters/postgres/tenant-rows.ts'
import type { components } from '../../generated/types/engine.ts'
import type { OutboxDeps } from '../../services/webhooks/outbox.ts'
import { auditCall, type CallAuditDeps } from '../../services/call-audit.ts'
import * as executions from '../../services/executions/executions.ts'
import { idOf, queryInstant } from '../inputs.ts'
import type { ReplyOf, RequestOf } from '../wire.ts'

type Deps = { knex: Database }

export async function listEngineExecutions(
  deps: Deps,
  { query }: RequestOf<'listEngineExecutions'>,
): Promise<ReplyOf<'listEngineExecutions'>> {
  const { tenant_id: tenantId, flow_id: flowId, conversation_id: conversationId, customer_id: customerId } = query
  const { items, nextCursor } = await executions.listExecutions(
    deps,
    { tenantId: idOf(tenantId) },
    {
      limit: query.limit,
      cursor: query.cursor,
      status: query.status,
      flowId: flowId?.toLowerCase(),
      conversationId: conversationId?.toLowerCase(),
      customerId,
      from: queryInstant('since', query.since),
    },
  )
  return { status: 200, body: { items: items.map(entryBody), next_cursor: nextCursor } }
}

export async function cancelExecution(
  deps: Deps & OutboxDeps & CallAuditDeps & { db: Pool },
  { params, body, requestId, caller }: RequestOf<'cancelExecution'>,
): Promise<ReplyOf<'cancelExecution'>> {
  const tenantId = idOf(body.tenant_id)
  const cancelled = await auditCall(
    deps,
    { tenantId, operation: 'cancelExecution', requestId, caller: caller.engine },
    async audit =>
      await executions.cancelExecution(deps, {
        tenantId,
        executionId: idOf(params.executionId),
        reason: body.reason ?? null,
        audit,
      }),
  )
  return { status: 200, body: entryBody(cancelled) }
}

function entryBody(execution: executions.AdminExecution): components['schemas']['EngineExecutionEntry'] {
  const { id, conversationId, flowId, flowCode, flowVersion, trigger, status, failure } = execution
  return {
    execution_id: id,
    conversation_id: conversationId,
    flow_id: flowId,
    flow_code: flowCode,
    flow_version: flowVersion,
    trigger: { type: trigger.type, name: trigger.name },
    status,
    outcome: outcomeOf(execution),
    failure_kind: status === 'failed' ? (failure?.kind ?? null) : null,
    wait_expires_at: execution.waitExpiresAt?.toISOString() ?? null,
    started_at: execution.startedAt.toISOString(),
    updated_at: execution.updatedAt.toISOString(),
    ended_at: execution.endedAt?.toISOString() ?? null,
  }
}
