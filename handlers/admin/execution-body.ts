import { outcomeOf } from '../../domain/engine/snapshot.ts'
import type { components } from '../../generated/types/admin.ts'
import type { AdminExecution, EventLogLine } from '../../services/executions/executions.ts'
import { instant } from './replies.ts'

type Schemas = components['schemas']

export function executionBody(execution: AdminExecution): Schemas['AdminExecution'] {
  return {
    id: execution.id,
    conversationId: execution.conversationId,
    flowId: execution.flowId,
    flowCode: execution.flowCode,
    flowVersion: execution.flowVersion,
    status: execution.status,
    outcome: outcomeOf(execution),
    trigger: { type: execution.trigger.type, name: execution.trigger.name },
    currentNodeId: execution.currentNodeId,
    waitExpiresAt: instant(execution.waitExpiresAt),
    error: execution.failure,
    createdAt: execution.startedAt.toISOString(),
    updatedAt: execution.updatedAt.toISOString(),
    endedAt: instant(execution.endedAt),
  }
}

export function entryBody({ id, nodeId, subflow, createdAt, entry }: EventLogLine): Schemas['ExecutionLogEntry'] {
  return { id, nodeId, subflow, createdAt: createdAt.toISOString(), entry: { ...entry } }
}
