import { pick } from '../../domain/pick.ts'
import type { components } from '../../generated/types/admin.ts'
import type { ChangeDeps } from '../../services/admin/change.ts'
import * as comments from '../../services/flows/comments.ts'
import { callerAdmin, idOf, targetOf } from '../inputs.ts'
import type { ReplyOf, RequestOf } from '../wire.ts'
import { created, instant, pageBody, revisionFields, saved } from './replies.ts'

export async function listFlowComments(
  deps: ChangeDeps,
  { caller, params, query }: RequestOf<'listFlowComments'>,
): Promise<ReplyOf<'listFlowComments'>> {
  const list = await comments.listFlowComments(deps, callerAdmin(caller), idOf(params.flowId), query)
  return { status: 200, body: pageBody(list, commentBody) }
}

export async function listMentions(
  deps: ChangeDeps,
  { caller, query }: RequestOf<'listMentions'>,
): Promise<ReplyOf<'listMentions'>> {
  return { status: 200, body: pageBody(await comments.listMentions(deps, callerAdmin(caller), query), commentBody) }
}

export async function createFlowComment(
  deps: ChangeDeps,
  { caller, params, body: { nodeId, text, mentions = [], parentId } }: RequestOf<'createFlowComment'>,
): Promise<ReplyOf<'createFlowComment'>> {
  const reply = (comment: comments.FlowComment) => {
    const body = commentBody(comment)
    return created(`/api/admin/v1/flows/${comment.flowId}/comments/${comment.id}`, body, body.etag)
  }
  const input = { flowId: idOf(params.flowId), nodeId: nodeId ?? null, text, mentions: mentions.map(idOf) }
  const inThread = { ...input, parentId: parentId === undefined ? undefined : idOf(parentId) }
  return reply(await comments.createFlowComment(deps, callerAdmin(caller), inThread, reply))
}

export async function updateFlowComment(
  deps: ChangeDeps,
  request: RequestOf<'updateFlowComment'>,
): Promise<ReplyOf<'updateFlowComment'>> {
  const target = { ...targetOf(request, request.params.commentId), flowId: idOf(request.params.flowId) }
  const { text, resolved } = request.body
  return await saved(
    request.caller,
    commentBody,
    async admin => await comments.updateFlowComment(deps, admin, target, { text, resolved }),
  )
}

export async function deleteFlowComment(
  deps: ChangeDeps,
  request: RequestOf<'deleteFlowComment'>,
): Promise<ReplyOf<'deleteFlowComment'>> {
  const target = { ...targetOf(request, request.params.commentId), flowId: idOf(request.params.flowId) }
  await comments.deleteFlowComment(deps, callerAdmin(request.caller), target)
  return { status: 204 }
}

function commentBody(comment: comments.FlowComment): components['schemas']['FlowComment'] {
  return {
    ...pick(comment, 'id', 'flowId', 'threadId', 'nodeId', 'text', 'author', 'mentions', 'resolvedBy'),
    resolvedAt: instant(comment.resolvedAt),
    ...revisionFields(comment),
  }
}
