import {
  getConfigValue as readValue,
  listConfigFields as listFields,
  type Configuration,
} from '../../services/configuration/configuration.ts'
import type { TokenHolder } from '../../services/access/tokens.ts'
import type { Caller, ReplyOf, RequestOf } from '../wire.ts'

const NO_STORE = { 'Cache-Control': 'no-store' }

export function listConfigFields(_deps: object, request: RequestOf<'listConfigFields'>): ReplyOf<'listConfigFields'> {
  const fields = listFields(callerToken(request.caller)).map(({ path, kind, label, allowedScopes }) => ({
    path,
    kind,
    label,
    allowed_scopes: [...allowedScopes],
  }))
  return { status: 200, headers: NO_STORE, body: { fields } }
}

export async function getConfigValue(
  deps: { configuration: Configuration },
  request: RequestOf<'getConfigValue'>,
): Promise<ReplyOf<'getConfigValue'>> {
  const { path, kind, value, present, sourceScope } = await readValue(
    deps,
    callerToken(request.caller),
    request.params.path,
    request.query.scope,
  )
  return { status: 200, headers: NO_STORE, body: { path, kind, value, present, source_scope: sourceScope } }
}

function callerToken({ token }: Caller): TokenHolder {
  if (token === undefined) throw new Error('the operation admits no caller without a token')
  return token
}
