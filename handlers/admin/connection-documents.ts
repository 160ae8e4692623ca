import { createHash } from 'node:crypto'
import { pick } from '../../domain/pick.ts'
import { revisionEtag } from '../../domain/etags.ts'
import { canonicalJson } from '../../domain/json.ts'
import type { DocumentOperation } from '../../domain/operations/operation-request.ts'
import type { components } from '../../generated/types/admin.ts'
import type { ChangeDeps } from '../../services/admin/change.ts'
import * as documents from '../../services/connections/documents.ts'
import * as tools from '../../services/connections/tools.ts'
import { callerAdmin, idOf, targetOf } from '../inputs.ts'
import type { ReplyOf, RequestOf } from '../wire.ts'
import { current, pageBody, saved } from './replies.ts'

type Schemas = components['schemas']

export async function getConnectionDocument(
  deps: ChangeDeps,
  request: RequestOf<'getConnectionDocument'>,
): Promise<ReplyOf<'getConnectionDocument'>> {
  const connectionId = idOf(request.params.connectionId)
  return current(documentBody(await documents.getDocument(deps, callerAdmin(request.caller), connectionId)))
}

export async function putConnectionDocument(
  deps: documents.DocumentDeps,
  request: RequestOf<'putConnectionDocument'>,
): Promise<ReplyOf<'putConnectionDocument'>> {
  const { content, address } = request.body
  return await saved(
    request.caller,
    savedBody,
    async admin =>
      await documents.putDocument(deps, admin, targetOf(request, request.params.connectionId), { content, address }),
  )
}

export async function deleteConnectionDocument(
  deps: ChangeDeps,
  request: RequestOf<'deleteConnectionDocument'>,
): Promise<ReplyOf<'deleteConnectionDocument'>> {
  await documents.deleteDocument(deps, callerAdmin(request.caller), targetOf(request, request.params.connectionId))
  return { status: 204 }
}

export async function listConnectionOperations(
  deps: ChangeDeps,
  request: RequestOf<'listConnectionOperations'>,
): Promise<ReplyOf<'listConnectionOperations'>> {
  const connectionId = idOf(request.params.connectionId)
  const page = await documents.listOperations(deps, callerAdmin(request.caller), connectionId, request.query)
  return { status: 200, body: pageBody(page, operationBody) }
}

export async function refreshConnectionDocument(
  deps: tools.ToolListDeps,
  request: RequestOf<'refreshConnectionDocument'>,
): Promise<ReplyOf<'refreshConnectionDocument'>> {
  return await saved(
    request.caller,
    savedBody,
    async admin => await tools.refreshTools(deps, admin, targetOf(request, request.params.connectionId)),
  )
}

export async function listHeldOperations(
  deps: ChangeDeps,
  request: RequestOf<'listHeldOperations'>,
): Promise<ReplyOf<'listHeldOperations'>> {
  const connectionId = idOf(request.params.connectionId)
  const page = await tools.listHeld(deps, callerAdmin(request.caller), connectionId, request.query)
  return { status: 200, body: pageBody(page, heldBody) }
}

export async function acceptHeldOperations(
  deps: ChangeDeps,
  request: RequestOf<'acceptHeldOperations'>,
): Promise<ReplyOf<'acceptHeldOperations'>> {
  const { operations } = request.body
  return await saved(
    request.caller,
    documentBody,
    async admin => await tools.acceptHeld(deps, admin, targetOf(request, request.params.connectionId), operations),
  )
}

function documentBody({
  revision,
  operationCount,
  heldCount,
  updatedAt,
  ...document
}: documents.StoredDocument): Schemas['ConnectionDocument'] {
  return {
    ...pick(document, 'title', 'version', 'address', 'digest'),
    operations: operationCount,
    held: heldCount,
    updatedAt: updatedAt.toISOString(),
    etag: revisionEtag({ revision }),
  }
}

function savedBody({ document, changes, warnings }: documents.SavedDocument): Schemas['SavedConnectionDocument'] {
  const body = documentBody(document)
  return { document: body, changes, warnings, etag: body.etag }
}

function heldBody({ before, after, ...held }: tools.HeldChange): Schemas['HeldOperation'] {
  return { ...held, before: operationBody(before), ...(after === null ? {} : { after: operationBody(after) }) }
}

function operationBody(stored: DocumentOperation): Schemas['ConnectionOperation'] {
  const { method, response, ...operation } = stored
  return {
    ...operation,
    digest: createHash('sha256').update(canonicalJson(stored)).digest('hex'),
    // The reader of documents takes these methods alone.
    method: method as Schemas['ConnectionOperation']['method'],
    response: response === null ? null : { schema: response },
  }
}
