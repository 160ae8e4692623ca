import { revisionEtag } from '../../domain/etags.ts'
import type { Block } from '../../domain/engine/snapshot.ts'
import { pick } from '../../domain/pick.ts'
import type { components } from '../../generated/types/admin.ts'
import type { ChangeDeps } from '../../services/admin/change.ts'
import * as handoffs from '../../services/handoffs/handoffs.ts'
import { uploadReplyFile as upload } from '../../services/handoffs/files.ts'
import { announceReplyTyping as announceTyping } from '../../services/handoffs/typing.ts'
import { suggestReply as suggest, type SuggestionDeps } from '../../services/handoffs/suggestions.ts'
import { mailTranscript as mail, type TranscriptDeps } from '../../services/handoffs/transcripts.ts'
import { callerAdmin, idOf, targetOf } from '../inputs.ts'
import type { ReplyOf, RequestOf } from '../wire.ts'
import { customerBody } from '../customers.ts'
import { current, instant, pageBody } from './replies.ts'

type Schemas = components['schemas']
type Deps = handoffs.HandoffDeps

export async function listHandoffs(
  deps: ChangeDeps,
  { caller, query }: RequestOf<'listHandoffs'>,
): Promise<ReplyOf<'listHandoffs'>> {
  const { assigneeId, conversationId, ...others } = query
  const filter = {
    ...others,
    assigneeId: assigneeId === undefined ? undefined : idOf(assigneeId),
    conversationId: conversationId === undefined ? undefined : idOf(conversationId),
  }
  return { status: 200, body: pageBody(await handoffs.listHandoffs(deps, callerAdmin(caller), filter), handoffBody) }
}

export async function getHandoff(
  deps: ChangeDeps,
  { caller, params }: RequestOf<'getHandoff'>,
): Promise<ReplyOf<'getHandoff'>> {
  return current(handoffBody(await handoffs.getHandoff(deps, callerAdmin(caller), idOf(params.handoffId))))
}

export async function claimHandoff(deps: Deps, request: RequestOf<'claimHandoff'>): Promise<ReplyOf<'claimHandoff'>> {
  return current(handoffBody(await handoffs.claimHandoff(deps, ...namedIn(request))))
}

export async function assignHandoff(
  deps: Deps,
  request: RequestOf<'assignHandoff'>,
): Promise<ReplyOf<'assignHandoff'>> {
  const userId = idOf(request.body.userId)
  return current(handoffBody(await handoffs.assignHandoff(deps, ...namedIn(request), userId)))
}

export async function releaseHandoff(
  deps: Deps,
  request: RequestOf<'releaseHandoff'>,
): Promise<ReplyOf<'releaseHandoff'>> {
  return current(handoffBody(await handoffs.releaseHandoff(deps, ...namedIn(request))))
}

export async function replyToHandoff(
  deps: Deps,
  { caller, params, body: { text, files = [] } }: RequestOf<'replyToHandoff'>,
): Promise<ReplyOf<'replyToHandoff'>> {
  const answer = (message: Block) => ({ status: 200 as const, body: replyBody(message) })
  const reply = { id: idOf(params.handoffId), text, files: files.map(idOf) }
  return await handoffs.replyToHandoff(deps, callerAdmin(caller), reply, answer)
}

export async function uploadReplyFile(
  deps: Parameters<typeof upload>[0],
  { caller, params, file }: RequestOf<'uploadReplyFile'>,
): Promise<ReplyOf<'uploadReplyFile'>> {
  return { status: 201, body: await upload(deps, callerAdmin(caller), idOf(params.handoffId), file) }
}

export async function suggestReply(
  deps: SuggestionDeps,
  { caller, params }: RequestOf<'suggestReply'>,
): Promise<ReplyOf<'suggestReply'>> {
  return { status: 200, body: await suggest(deps, callerAdmin(caller), idOf(params.handoffId)) }
}

export async function mailTranscript(
  deps: TranscriptDeps,
  { caller, params, body: { email } }: RequestOf<'mailTranscript'>,
): Promise<ReplyOf<'mailTranscript'>> {
  await mail(deps, callerAdmin(caller), { id: idOf(params.handoffId), email })
  return { status: 204 }
}

export async function listHandoffNotes(
  deps: ChangeDeps,
  { caller, params, query }: RequestOf<'listHandoffNotes'>,
): Promise<ReplyOf<'listHandoffNotes'>> {
  const page = await handoffs.listHandoffNotes(deps, callerAdmin(caller), idOf(params.handoffId), query)
  return { status: 200, body: pageBody(page, noteBody) }
}

export async function addHandoffNote(
  deps: ChangeDeps,
  { caller, params, body: { text } }: RequestOf<'addHandoffNote'>,
): Promise<ReplyOf<'addHandoffNote'>> {
  const answer = (note: handoffs.HandoffNote) => ({ status: 200 as const, body: noteBody(note) })
  const named = { id: idOf(params.handoffId), text }
  return answer(await handoffs.addHandoffNote(deps, callerAdmin(caller), named, answer))
}

export async function handBackHandoff(
  deps: Deps,
  request: RequestOf<'handBackHandoff'>,
): Promise<ReplyOf<'handBackHandoff'>> {
  return current(handoffBody(await handoffs.handBackHandoff(deps, ...namedIn(request), request.body.outcome)))
}

export async function closeHandoff(deps: Deps, request: RequestOf<'closeHandoff'>): Promise<ReplyOf<'closeHandoff'>> {
  return current(handoffBody(await handoffs.closeHandoff(deps, ...namedIn(request))))
}

export async function announceReplyTyping(
  deps: Parameters<typeof announceTyping>[0],
  { caller, params }: RequestOf<'announceReplyTyping'>,
): Promise<ReplyOf<'announceReplyTyping'>> {
  await announceTyping(deps, callerAdmin(caller), idOf(params.handoffId))
  return { status: 204 }
}

type ActRequest = Pick<RequestOf<'claimHandoff'>, 'caller' | 'params' | 'headers'>

function namedIn(request: ActRequest) {
  return [callerAdmin(request.caller), targetOf(request, request.params.handoffId)] as const
}

function handoffBody(handoff: handoffs.Handoff): Schemas['Handoff'] {
  return {
    ...pick(handoff, 'id', 'conversationId', 'executionId', 'queue', 'reason', 'state', 'claimedBy', 'outcome'),
    customer: customerBody(handoff),
    requestedAt: handoff.requestedAt.toISOString(),
    dueAt: instant(handoff.dueAt),
    claimedAt: instant(handoff.claimedAt),
    endedAt: instant(handoff.endedAt),
    visitorWroteAt: instant(handoff.visitorWroteAt),
    personWroteAt: instant(handoff.personWroteAt),
    rating: ratingBody(handoff),
    updatedAt: handoff.updatedAt.toISOString(),
    etag: revisionEtag(handoff),
  }
}

function ratingBody({ rating, ratingComment, ratedAt }: handoffs.Handoff): Schemas['HandoffRating'] {
  return rating === null || ratedAt === null
    ? null
    : { score: rating, comment: ratingComment, ratedAt: ratedAt.toISOString() }
}

function replyBody({ id, payload, meta }: Block): Schemas['HandoffReply'] {
  const files = (payload['files'] ?? []) as Schemas['MessageFile'][]
  return { id, text: payload['text'] as string, author: { name: meta.author?.name ?? '' }, files }
}

function noteBody({ id, author, text, createdAt }: handoffs.HandoffNote): Schemas['HandoffNote'] {
  return { id, author, text, createdAt: createdAt.toISOString() }
}
