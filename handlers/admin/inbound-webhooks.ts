import type { components } from '../../generated/types/admin.ts'
import type { SecretBox } from '../../adapters/secrets.ts'
import { change, type ChangeDeps } from '../../services/admin/change.ts'
import * as inbound from '../../services/admin/inbound-webhooks.ts'
import type { ReplyOf, RequestOf } from '../wire.ts'
import { idOf, ifMatch, callerAdmin } from '../inputs.ts'
import { created, current, instant, revisionFields, pageBody } from './replies.ts'

/** `publicUrl`: where the senders find the service. */
type Deps = ChangeDeps & { secretBox: SecretBox; publicUrl: string }
type Schemas = components['schemas']

const PATH = '/api/admin/v1/inbound-webhooks'
const INTAKE = '/api/v1/webhooks/inbound'

export async function listInboundWebhooks(
  deps: Deps,
  request: RequestOf<'listInboundWebhooks'>,
): Promise<ReplyOf<'listInboundWebhooks'>> {
  return {
    status: 200,
    body: pageBody(
      await inbound.listInboundWebhooks(deps.knex, callerAdmin(request.caller).tenantId, request.query),
      item => sourceBody(deps, item),
    ),
  }
}

export async function createInboundWebhook(
  deps: Deps,
  request: RequestOf<'createInboundWebhook'>,
): Promise<ReplyOf<'createInboundWebhook'>> {
  const caller = callerAdmin(request.caller)
  const { name, eventName, active, secret } = request.body
  const input = { id: deps.newId(), name, eventName, active, secret }
  const answer = (source: inbound.InboundWebhookWithSecret) => {
    const body = secretBody(deps, source)
    const reply = created(`${PATH}/${body.inboundWebhook.id}`, body, body.inboundWebhook.etag)
    return { ...reply, headers: { ...reply.headers, 'Cache-Control': 'no-store' } }
  }
  return answer(
    await change(
      deps,
      caller,
      'inbound_webhook.create',
      async (_, trx) => await inbound.createInboundWebhook(deps, trx, caller.tenantId, input),
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
      await inbound.getInboundWebhook(
        deps.knex,
        callerAdmin(request.caller).tenantId,
        idOf(request.params.inboundWebhookId),
      ),
    ),
  )
}

export async function updateInboundWebhook(
  deps: Deps,
  request: RequestOf<'updateInboundWebhook'>,
): Promise<ReplyOf<'updateInboundWebhook'>> {
  const caller = callerAdmin(request.caller)
  const { name, eventName, active } = request.body
  return current(
    sourceBody(
      deps,
      await change(
        deps,
        caller,
        'inbound_webhook.update',
        async (_, trx) =>
          await inbound.updateInboundWebhook(
            trx,
            caller.tenantId,
            idOf(request.params.inboundWebhookId),
            { name, eventName, active },
            ifMatch(request),
          ),
      ),
    ),
  )
}

export async function rotateInboundWebhookSecret(
  deps: Deps,
  request: RequestOf<'rotateInboundWebhookSecret'>,
): Promise<ReplyOf<'rotateInboundWebhookSecret'>> {
  const caller = callerAdmin(request.caller)
  const answer = (source: inbound.InboundWebhookWithSecret) => {
    const body = secretBody(deps, source)
    return { status: 200 as const, headers: { 'ETag': body.inboundWebhook.etag, 'Cache-Control': 'no-store' }, body }
  }
  return answer(
    await change(
      deps,
      caller,
      'inbound_webhook.rotate_secret',
      async (_, trx) =>
        await inbound.rotateInboundWebhookSecret(
          deps,
          trx,
          caller.tenantId,
          idOf(request.params.inboundWebhookId),
          ifMatch(request),
        ),
      answer,
    ),
  )
}

export async function deleteInboundWebhook(
  deps: Deps,
  request: RequestOf<'deleteInboundWebhook'>,
): Promise<ReplyOf<'deleteInboundWebhook'>> {
  const caller = callerAdmin(request.caller)
  await change(
    deps,
    caller,
    'inbound_webhook.delete',
    async (_, trx) =>
      await inbound.deleteInboundWebhook(trx, caller.tenantId, idOf(request.params.inboundWebhookId), ifMatch(request)),
  )
  return { status: 204 }
}

function sourceBody(
  { publicUrl }: Pick<Deps, 'publicUrl'>,
  source: inbound.AdminInboundWebhook,
): Schemas['InboundWebhook'] {
  const { id, name, eventName, active, lastReceivedAt } = source
  return {
    id,
    name,
    eventName,
    active,
    url: `${publicUrl}${INTAKE}/${id}`,
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
