import type { Pool } from '../../adapters/postgres/pool.ts'
import type { ChangeDeps } from '../../services/admin/change.ts'
import type { Settings } from '../../services/configuration/settings.ts'
import * as gaps from '../../services/knowledge/gaps.ts'
import type { KnowledgeDocument } from '../../services/knowledge/uploaded-documents.ts'
import { callerAdmin, idOf } from '../inputs.ts'
import type { ReplyOf, RequestOf } from '../wire.ts'
import { collectedTextBody } from './collected-texts.ts'
import { createdDocument } from './knowledge-documents.ts'
import { pageBody, replied } from './replies.ts'

export async function listKnowledgeGaps(
  deps: ChangeDeps,
  { caller, query }: RequestOf<'listKnowledgeGaps'>,
): Promise<ReplyOf<'listKnowledgeGaps'>> {
  return { status: 200, body: pageBody(await gaps.listKnowledgeGaps(deps, callerAdmin(caller), query), gapBody) }
}

export async function getKnowledgeGap(
  deps: ChangeDeps,
  { caller, params }: RequestOf<'getKnowledgeGap'>,
): Promise<ReplyOf<'getKnowledgeGap'>> {
  return { status: 200, body: gapBody(await gaps.getKnowledgeGap(deps, callerAdmin(caller), idOf(params.gapId))) }
}

export async function dismissKnowledgeGap(
  deps: ChangeDeps,
  { caller, params }: RequestOf<'dismissKnowledgeGap'>,
): Promise<ReplyOf<'dismissKnowledgeGap'>> {
  await gaps.dismissKnowledgeGap(deps, callerAdmin(caller), idOf(params.gapId))
  return { status: 204 }
}

export async function answerKnowledgeGap(
  deps: ChangeDeps & { db: Pool; settings: Settings },
  { caller, params, body }: RequestOf<'answerKnowledgeGap'>,
): Promise<ReplyOf<'answerKnowledgeGap'>> {
  const answer = { ...body, sourceId: idOf(body.sourceId) }
  return await replied(
    caller,
    (document: KnowledgeDocument) => createdDocument(document),
    async admin => await gaps.answerKnowledgeGap(deps, admin, idOf(params.gapId), answer),
  )
}

function gapBody(gap: gaps.KnowledgeGap) {
  const { flow, node } = gap
  return { ...collectedTextBody(gap), flow, node }
}
