import { pick } from '../../domain/pick.ts'
import type { components } from '../../generated/types/admin.ts'
import type { SecretBox } from '../../adapters/secrets.ts'
import type { ChangeDeps } from '../../services/admin/change.ts'
import * as inbound from '../../services/webhooks/inbound-webhooks.ts'
import { inboundUrl, previewEvent } from '../../services/webhooks/sender-webhooks.ts'
import type { ReplyOf, RequestOf } from '../wire.ts'
import { idOf, callerAdmin, targetOf } from '../inputs.ts'
import { created, instant, revisionFields } from './replies.ts'
import { rowHandlers, type Admin } from './rows.ts'

/** `publicUrl`: where the senders find the service. */
type Deps = ChangeDeps & { secretBox: SecretBox; publicUrl: string }
type Schemas = components['schemas']

const PATH = '/api/admin/v1/inbound-webhooks'

const rows = rowHandlers({
  path: PATH,
  idIn: ({ inboundWebhookId }: { inboundWebhookId: string }) => inboundWebhookId,
  body: webhookBody,
})

export const listInboundWebhooks: Admin<'listInboundWebhooks', Deps> = rows.list(inbound.listInboundWebhooks)
export const getInboundWebhook: Admin<'getInboundWebhook', Deps> = rows.get(inbound.getInboundWebhook)
export const updateInboundWebhook: Admin<'updateInboundWebhook', Deps> = rows.update(
  inbound.updateInboundWebhook,
  given => pick(given, 'name', 'eventName', 'active', 'secret'),
)
export const deleteInboundWebhook: Admin<'deleteInboundWebhook', Deps> = rows.delete(inbound.deleteInboundWebhook)

export async function createInboundWebhook(
  deps: Deps,
  request: RequestOf<'createInboundWebhook'>,
): Promise<ReplyOf<'createInboundWebhook'>> {
  const { name, eventName, sender, active, secret } = request.body
  const answer = (webhook: inbound.InboundWebhookWithSecret) => {
    const body = secretBody(deps, webhook)
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

export async function rotateInboundWebhookSecret(
  deps: Deps,
  request: RequestOf<'rotateInboundWebhookSecret'>,
): Promise<ReplyOf<'rotateInboundWebhookSecret'>> {
  const answer = (webhook: inbound.InboundWebhookWithSecret) => {
    const body = secretBody(deps, webhook)
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

export async function previewInboundWebhook(
  deps: Deps,
  request: RequestOf<'previewInboundWebhook'>,
): Promise<ReplyOf<'previewInboundWebhook'>> {
  const { body, headers = {} } = request.body
  const id = idOf(request.params.inboundWebhookId)
  return { status: 200, body: await previewEvent(deps, callerAdmin(request.caller), id, { body, headers }) }
}

function webhookBody(webhook: inbound.AdminInboundWebhook, { publicUrl }: Deps): Schemas['InboundWebhook'] {
  return {
    ...pick(webhook, 'id', 'name', 'eventName', 'sender', 'active'),
    url: inboundUrl(publicUrl, webhook),
    lastReceivedAt: instant(webhook.lastReceivedAt),
    ...revisionFields(webhook),
  }
}

function secretBody(
  deps: Deps,
  { inboundWebhook, secret }: inbound.InboundWebhookWithSecret,
): Schemas['InboundWebhookWithSecret'] {
  return { inboundWebhook: webhookBody(inboundWebhook, deps), secret }
}
