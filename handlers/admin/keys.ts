import type { components } from '../../generated/types/admin.ts'
import * as keys from '../../services/access/keys.ts'
import type { ReplyOf, RequestOf } from '../wire.ts'
import { idOf, callerAdmin, targetOf } from '../inputs.ts'
import { created, current, instant, revisionFields, pageBody, saved } from './replies.ts'

const PATH = '/api/admin/v1/keys'

export async function listKeys(deps: keys.KeyDeps, request: RequestOf<'listKeys'>): Promise<ReplyOf<'listKeys'>> {
  return { status: 200, body: pageBody(await keys.listKeys(deps, callerAdmin(request.caller), request.query), keyBody) }
}

export async function createKey(deps: keys.KeyDeps, request: RequestOf<'createKey'>): Promise<ReplyOf<'createKey'>> {
  const { name, allowedOrigins, intents, forms, provenCustomersOnly, webhook, webhookEvents } = request.body
  const answer = ({ key, webhookSecret }: keys.CreatedKey) => {
    const body = keyBody(key)
    const reply = created(`${PATH}/${key.id}`, { key: body, webhookSecret }, body.etag)
    return { ...reply, headers: { ...reply.headers, 'Cache-Control': 'no-store' } }
  }
  return answer(
    await keys.createKey(
      deps,
      callerAdmin(request.caller),
      { name, allowedOrigins, intents, forms, provenCustomersOnly, webhook, webhookEvents },
      answer,
    ),
  )
}

export async function getKey(deps: keys.KeyDeps, request: RequestOf<'getKey'>): Promise<ReplyOf<'getKey'>> {
  return current(keyBody(await keys.getKey(deps, callerAdmin(request.caller), idOf(request.params.keyId))))
}

export async function updateKey(deps: keys.KeyDeps, request: RequestOf<'updateKey'>): Promise<ReplyOf<'updateKey'>> {
  const { name, allowedOrigins, intents, forms, provenCustomersOnly, webhook, webhookEvents } = request.body
  return await saved(
    request.caller,
    keyBody,
    async admin =>
      await keys.updateKey(deps, admin, targetOf(request, request.params.keyId), {
        name,
        allowedOrigins,
        intents,
        forms,
        provenCustomersOnly,
        webhook,
        webhookEvents,
      }),
  )
}

export async function changeKeyStatus(
  deps: keys.KeyDeps,
  request: RequestOf<'changeKeyStatus'>,
): Promise<ReplyOf<'changeKeyStatus'>> {
  return current(
    keyBody(
      await keys.changeKeyStatus(
        deps,
        callerAdmin(request.caller),
        targetOf(request, request.params.keyId),
        request.body.status,
      ),
    ),
  )
}

function keyBody(key: keys.AdminKey): components['schemas']['PublishableKey'] {
  const { id, name, status, allowedOrigins, intents, forms, provenCustomersOnly, webhookUrl, webhookEvents } = key
  const { formMounts, lastUsedAt } = key
  return {
    id,
    name,
    key: key.key,
    status,
    allowedOrigins,
    intents,
    forms,
    provenCustomersOnly,
    webhook: webhookUrl === null ? null : { url: webhookUrl },
    webhookEvents,
    formMounts,
    lastUsedAt: instant(lastUsedAt),
    ...revisionFields(key),
  }
}
