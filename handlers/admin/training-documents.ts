import type { Spool } from '../../adapters/files/spool.ts'
import type { Pool } from '../../adapters/postgres/pool.ts'
import type { ChangeDeps } from '../../services/admin/change.ts'
import type { Settings } from '../../services/configuration/settings.ts'
import * as documents from '../../services/knowledge/uploaded-documents.ts'
import type { ReplyOf, RequestOf } from '../wire.ts'
import { callerAdmin, idOf } from '../inputs.ts'
import { createdDocument, documentBody } from './knowledge-documents.ts'
import { pageBody } from './replies.ts'

type Deps = ChangeDeps & { db: Pool; settings: Settings; spool: Spool }

export async function listTrainingDocuments(
  deps: Deps,
  request: RequestOf<'listTrainingDocuments'>,
): Promise<ReplyOf<'listTrainingDocuments'>> {
  const sourceId = idOf(request.params.sourceId)
  const page = await documents.listTrainingDocuments(deps, callerAdmin(request.caller), sourceId, request.query)
  return { status: 200, body: pageBody(page, documentBody) }
}

export async function uploadTrainingDocument(
  deps: Deps,
  request: RequestOf<'uploadTrainingDocument'>,
): Promise<ReplyOf<'uploadTrainingDocument'>> {
  const sourceId = idOf(request.params.sourceId)
  const { url, title, language, labels } = request.query
  const target = { sourceId, url, title, language, labels }
  return createdDocument(
    await documents.uploadTrainingDocument(deps, callerAdmin(request.caller), target, request.file),
  )
}

export async function getTrainingDocument(
  deps: Deps,
  request: RequestOf<'getTrainingDocument'>,
): Promise<ReplyOf<'getTrainingDocument'>> {
  const { document, passages } = await documents.getTrainingDocument(deps, callerAdmin(request.caller), nameOf(request))
  return { status: 200, body: { document: documentBody(document), text: document.text, passages } }
}

export async function deleteTrainingDocument(
  deps: Deps,
  request: RequestOf<'deleteTrainingDocument'>,
): Promise<ReplyOf<'deleteTrainingDocument'>> {
  await documents.deleteTrainingDocument(deps, callerAdmin(request.caller), nameOf(request))
  return { status: 204 }
}

export async function setTrainingDocumentLabels(
  deps: Deps,
  request: RequestOf<'setTrainingDocumentLabels'>,
): Promise<ReplyOf<'setTrainingDocumentLabels'>> {
  const { labels } = request.body
  const caller = callerAdmin(request.caller)
  const document = await documents.setTrainingDocumentLabels(deps, caller, nameOf(request), labels)
  return { status: 200, body: documentBody(document) }
}

function nameOf({ params }: { params: { sourceId: string; documentId: string } }) {
  return { sourceId: idOf(params.sourceId), documentId: idOf(params.documentId) }
}
