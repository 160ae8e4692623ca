import { questionOf, restoreSnapshot } from '../../domain/engine/snapshot.ts'
import { revisionEtag } from '../../domain/etags.ts'
import type { components } from '../../generated/types/admin.ts'
import type { ChangeDeps } from '../../services/admin/change.ts'
import type { OutboxDeps } from '../../services/webhooks/outbox.ts'
import * as executions from '../../services/executions/executions.ts'
import type { ReplyOf, RequestOf } from '../wire.ts'
import { entryBody, executionBody } from './execution-body.ts'
import { idOf, querySpan, callerAdmin, targetOf } from '../inputs.ts'
import { current, pageBody } from './replies.ts'

type Schemas = components['schemas']

export async function listExecutions(
  deps: ChangeDeps,
  request: RequestOf<'listExecutions'>,
): Promise<ReplyOf<'listExecutions'>> {
  const { from, to, flowId, conversationId, ...query } = request.query
  const filter = {
    ...query,
    flowId: flowId?.toLowerCase(),
    conversationId: conversationId?.toLowerCase(),
    ...querySpan({ from, to }),
  }
  return {
    status: 200,
    body: pageBody(await executions.listExecutions(deps, callerAdmin(request.caller), filter), executionBody),
  }
}

export async function inspectExecution(
  deps: ChangeDeps,
  request: RequestOf<'inspectExecution'>,
): Promise<ReplyOf<'inspectExecution'>> {
  return current(
    inspectionBody(
      await executions.inspectExecution(deps, callerAdmin(request.caller), idOf(request.params.executionId)),
    ),
  )
}

export async function listExecutionEvents(
  deps: ChangeDeps,
  request: RequestOf<'listExecutionEvents'>,
): Promise<ReplyOf<'listExecutionEvents'>> {
  const { after, ...query } = request.query
  const filter = { ...query, ...(after === undefined ? {} : { after: idOf(after) }) }
  const { caller, params } = request
  return {
    status: 200,
    body: pageBody(
      await executions.listExecutionEvents(deps, callerAdmin(caller), idOf(params.executionId), filter),
      entryBody,
    ),
  }
}

export async function abortExecution(
  deps: ChangeDeps & OutboxDeps,
  request: RequestOf<'abortExecution'>,
): Promise<ReplyOf<'abortExecution'>> {
  return current(
    inspectionBody(
      await executions.abortExecution(
        deps,
        callerAdmin(request.caller),
        targetOf(request, request.params.executionId),
        request.body.reason ?? null,
      ),
    ),
  )
}

/** The variables are those of the innermost frame; the wait has no token. */
function inspectionBody(execution: executions.WholeExecution): Schemas['ExecutionInspection'] {
  const { status, revision, tokenUsage } = execution
  const snapshot = restoreSnapshot(execution.snapshot)
  return {
    execution: executionBody(execution),
    revision: String(revision),
    variables: { ...snapshot.variables, ...snapshot.frames.at(-1)?.vars },
    context: snapshot.context,
    blocks: snapshot.blocks as Schemas['Block'][],
    expectedInput: status === 'waiting_input' ? (questionOf(snapshot.wait)?.expectedInput ?? null) : null,
    tokenUsage,
    etag: revisionEtag(execution),
  }
}
