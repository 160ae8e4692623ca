import type { ServedDocuments } from '../../adapters/documents.ts'
import { ifNoneMatchMatches } from '../../domain/etags.ts'
import { Refusal } from '../../domain/refusal.ts'
import type { AnyReply, RequestOf } from '../wire.ts'

type Deps = { documents: ServedDocuments }

export async function getOpenApiDocument(
  { documents }: Deps,
  request: RequestOf<'getOpenApiDocument'>,
): Promise<AnyReply> {
  return await Promise.resolve(
    answer(documents, `openapi/${request.params.document}`, request.headers['if-none-match']),
  )
}

export async function getOpenRpcDocument(
  { documents }: Deps,
  request: RequestOf<'getOpenRpcDocument'>,
): Promise<AnyReply> {
  return await Promise.resolve(answer(documents, 'openrpc.json', request.headers['if-none-match']))
}

export async function getSchemaDocument(
  { documents }: Deps,
  request: RequestOf<'getSchemaDocument'>,
): Promise<AnyReply> {
  return await Promise.resolve(
    answer(documents, `schemas/${request.params.document}`, request.headers['if-none-match']),
  )
}

function answer(documents: ServedDocuments, name: string, ifNoneMatch: string | undefined): AnyReply {
  const document = documents.get(name)
  if (document === undefined) throw new Refusal('not_found')
  const headers = { 'ETag': document.etag, 'Cache-Control': 'no-cache', 'Access-Control-Allow-Origin': '*' }
  return ifNoneMatchMatches(ifNoneMatch, document.etag)
    ? { status: 304, headers }
    : { status: 200, headers, bytes: document.bytes }
}
