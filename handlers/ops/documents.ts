import type { ServedDocuments } from '../../adapters/documents.ts'
import { Refusal } from '../../domain/refusal.ts'
import { answerUnlessMatched, type Rendered } from '../json-document.ts'
import type { ReplyOf, RequestOf } from '../wire.ts'

type Deps = { documents: ServedDocuments }

export function getOpenApiDocument(
  deps: Deps,
  { params, headers }: RequestOf<'getOpenApiDocument'>,
): ReplyOf<'getOpenApiDocument'> {
  return answer(deps, `openapi/${params.document}`, headers['if-none-match'])
}

export function getOpenRpcDocument(
  deps: Deps,
  { headers }: RequestOf<'getOpenRpcDocument'>,
): ReplyOf<'getOpenRpcDocument'> {
  return answer(deps, 'openrpc.json', headers['if-none-match'])
}

export function getSchemaDocument(
  deps: Deps,
  { params, headers }: RequestOf<'getSchemaDocument'>,
): ReplyOf<'getSchemaDocument'> {
  return answer(deps, `schemas/${params.document}`, headers['if-none-match'])
}

function answer({ documents }: Deps, name: string, ifNoneMatch: string | undefined) {
  const document = documents.get(name)
  if (document === undefined) throw new Refusal('not_found')
  const headers = { 'Cache-Control': 'no-cache', 'Access-Control-Allow-Origin': '*' }
  return answerUnlessMatched(document as Rendered<Record<string, unknown>>, headers, ifNoneMatch)
}
