import { isJsonObject, type JsonObject } from '../../domain/json.ts'
import type { Progress } from '../../services/admin/caller.ts'

const TOKEN_MAX_LENGTH = 200

/** Tells a caller that has sent a token how far its call is; undefined for any other, and where it takes no stream. */
export function progressOf({
  params,
  notify,
}: {
  params: JsonObject
  notify?: ((message: string) => void) | undefined
}): Progress | undefined {
  const meta = Object.hasOwn(params, '_meta') ? params['_meta'] : undefined
  const token = isJsonObject(meta) && Object.hasOwn(meta, 'progressToken') ? meta['progressToken'] : undefined
  const isToken = typeof token === 'string' ? token.length <= TOKEN_MAX_LENGTH : Number.isSafeInteger(token)
  if (notify === undefined || !isToken) return undefined
  return (progress, total) => {
    const params = { progressToken: token, progress, total }
    notify(JSON.stringify({ jsonrpc: '2.0', method: 'notifications/progress', params }))
  }
}
