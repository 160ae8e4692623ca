import type { FlowComment } from '../../sdk/index.ts'
import { admin } from './admin.ts'
import { useChange } from './change.ts'
import type { KeyedText } from './keyed-draft.ts'
import { useList } from './lists.ts'
import { keyOf } from './query-keys.ts'

/** Comments of the flow, resolved threads included; thread by thread. */
export const useComments = (flowId: string) =>
  useList(
    keyOf('flow comments', flowId),
    { status: 'all' as const },
    async from => await admin.flows.listFlowComments({ ...from, flowId, limit: 200 }),
  )

/** Whether it began a thread that is not resolved. */
export const isOpenThread = ({ id, threadId, resolvedAt }: FlowComment): boolean =>
  id === threadId && resolvedAt === null

export type NewComment = KeyedText & { nodeId?: string; parentId?: string; mentions?: string[] }

export const useNewComment = (flowId: string, onSuccess: () => void) =>
  useChange(
    async ({ key, ...body }: NewComment) =>
      await admin.flows.createFlowComment({ flowId, ...body, idempotencyKey: key }),
    { stale: [keyOf('flow comments', flowId)], onSuccess },
  )

export const useCommentChange = (flowId: string) =>
  useChange(
    async ({ comment, ...body }: { comment: FlowComment; text?: string; resolved?: boolean }) =>
      await admin.flows.updateFlowComment({
        flowId,
        commentId: comment.id,
        ifMatch: comment.etag,
        ...body,
      }),
    { stale: [keyOf('flow comments', flowId)] },
  )

export const useCommentDeletion = (flowId: string) =>
  useChange(
    async ({ id, etag }: FlowComment) => await admin.flows.deleteFlowComment({ flowId, commentId: id, ifMatch: etag }),
    { stale: [keyOf('flow comments', flowId)] },
  )
