import type { components } from '../../generated/types/admin.ts'
import type { SecretBox } from '../../adapters/secrets.ts'
import type { ChangeDeps } from '../../services/admin/change.ts'
import * as inbound from '../../services/webhooks/inbound-webhooks.ts'
import { inboundUrl, previewEvent } from '../../services/webhooks/sender-webhooks.ts'
import type { ReplyOf, RequestOf } from '../wire.ts'
import { idOf, callerAdmin, targetOf } from '../inputs.ts'
import { created, current, instant, revisionFields, pageBody, saved } from './replies.ts'

/** `publicUrl`: where the senders find the service. */
type Deps = ChangeDeps & { secretBox: SecretBox; publicUrl: string }
type Schemas = components['schemas']

const PATH = '/api/admin/v1/inbound-webhooks'

export async function listInboundWebhooks(
  deps: Deps,
  request: RequestOf<'listInboundWebhooks'>,
): Promise<ReplyOf<'listInboundWebhooks'>> {
  return {
    status: 200,
    body: pageBody(await inbound.listInboundWebhooks(deps, callerAdmin(request.caller), request.query), item =>
      sourceBody(deps, item),
    ),
  }
}

export async function createInboundWebhook(
  deps: Deps,
  request: RequestOf<'createInboundWebhook'>,
): Promise<ReplyOf<'createInboundWebhook'>> {
  const { name, eventName, sender, active, secret } = request.body
  const answer = (source: inbound.InboundWebhookWithSecret) => {
    const body = secretBody(deps, source)
    const reply = created(`${PATH}/${body.inboundWebhook.id}`, body, body.inboundWebhook.etag)
    return { ...reply, headers: { ...reply.headers, 'Cache-Control': 'no-store' } }
  }
  return answer(
    await inbound.createInboundWebhook(
      deps,
      callerAdmin(request.caller),
      { name, eventName, sender, active, secret },
      answer,
    ),
  )
}

export async function getInboundWebhook(
  deps: Deps,
  request: RequestOf<'getInboundWebhook'>,
): Promise<ReplyOf<'getInboundWebhook'>> {
  return current(
    sourceBody(
      deps,
      await inbound.getInboundWebhook(deps, callerAdmin(request.caller), idOf(request.params.inboundWebhookId)),
    ),
  )
}

export async function updateInboundWebhook(
  deps: Deps,
  request: RequestOf<'updateInboundWebhook'>,
): Promise<ReplyOf<'updateInboundWebhook'>> {
  const { name, eventName, active, secret } = request.body
  return await saved(
    request.caller,
    (source: inbound.AdminInboundWebhook) => sourceBody(deps, source),
    async admin =>
      await inbound.updateInboundWebhook(deps, admin, targetOf(request, request.params.inboundWebhookId), {
        name,
        eventName,
        active,
        secret,
      }),
  )
}

export async function rotateInboundWebhookSecret(
  deps: Deps,
  request: RequestOf<'rotateInboundWebhookSecret'>,
): Promise<ReplyOf<'rotateInboundWebhookSecret'>> {
  const answer = (source: inbound.InboundWebhookWithSecret) => {
    const body = secretBody(deps, source)
    return { status: 200 as const, headers: { 'ETag': body.inboundWebhook.etag, 'Cache-Control': 'no-store' }, body }
  }
  return answer(
    await inbound.rotateInboundWebhookSecret(
      deps,
      callerAdmin(request.caller),
      targetOf(request, request.params.inboundWebhookId),
      answer,
    ),
  )
}

export async function deleteInboundWebhook(
  deps: Deps,
  request: RequestOf<'deleteInboundWebhook'>,
): Promise<ReplyOf<'deleteInboundWebhook'>> {
  await inbound.deleteInboundWebhook(
    deps,
    callerAdmin(request.caller),
    targetOf(request, request.params.inboundWebhookId),
  )
  return { status: 204 }
}

export async function previewInboundWebhook(
  deps: Deps,
  request: RequestOf<'previewInboundWebhook'>,
): Promise<ReplyOf<'previewInboundWebhook'>> {
  const { body, headers = {} } = request.body
  const id = idOf(request.params.inboundWebhookId)
  return { status: 200, body: await previewEvent(deps, callerAdmin(request.caller), id, { body, headers }) }
}

function sourceBody(
  { publicUrl }: Pick<Deps, 'publicUrl'>,
  source: inbound.AdminInboundWebhook,
): Schemas['InboundWebhook'] {
  const { id, name, eventName, sender, active, lastReceivedAt } = source
  return {
    id,
    name,
    eventName,
    sender,
    active,
    url: inboundUrl(publicUrl, { id, sender }),
    lastReceivedAt: instant(lastReceivedAt),
    ...revisionFields(source),
  }
}

function secretBody(
  deps: Pick<Deps, 'publicUrl'>,
  { inboundWebhook, secret }: inbound.InboundWebhookWithSecret,
): Schemas['InboundWebhookWithSecret'] {
  return { inboundWebhook: sourceBody(deps, inboundWebhook), secret }
}
