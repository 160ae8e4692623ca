import type { components } from '../../generated/types/admin.ts'
import type { ChangeDeps } from '../../services/admin/change.ts'
import * as messages from '../../services/executions/failed-messages.ts'
import type { ReplyOf, RequestOf } from '../wire.ts'
import { idOf, callerAdmin } from '../inputs.ts'
import { pageBody } from './replies.ts'

export async function listFailedMessages(
  deps: ChangeDeps,
  request: RequestOf<'listFailedMessages'>,
): Promise<ReplyOf<'listFailedMessages'>> {
  const { executionId, ...query } = request.query
  const filter = { ...query, executionId: executionId?.toLowerCase() }
  return {
    status: 200,
    body: pageBody(await messages.listFailedMessages(deps, callerAdmin(request.caller), filter), messageBody),
  }
}

export async function getFailedMessage(
  deps: ChangeDeps,
  request: RequestOf<'getFailedMessage'>,
): Promise<ReplyOf<'getFailedMessage'>> {
  return {
    status: 200,
    body: messageBody(
      await messages.getFailedMessage(deps, callerAdmin(request.caller), idOf(request.params.failedMessageId)),
    ),
  }
}

export async function retryFailedMessage(
  deps: ChangeDeps,
  request: RequestOf<'retryFailedMessage'>,
): Promise<ReplyOf<'retryFailedMessage'>> {
  const answer = ({ id, runAt }: messages.RetriedMessage) => ({
    status: 202 as const,
    body: { id, runAt: runAt.toISOString() },
  })
  return answer(
    await messages.retryFailedMessage(deps, callerAdmin(request.caller), idOf(request.params.failedMessageId), answer),
  )
}

function messageBody({
  id,
  type,
  executionId,
  attempts,
  cause,
  payload,
  createdAt,
  failedAt,
}: messages.FailedMessage): components['schemas']['FailedMessage'] {
  return {
    id,
    type,
    executionId,
    attempts,
    error: cause,
    payload,
    createdAt: createdAt.toISOString(),
    failedAt: failedAt.toISOString(),
  }
}
