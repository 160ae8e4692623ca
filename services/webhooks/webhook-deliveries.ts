import { transaction } from '../../adapters/postgres/transaction.ts'
import { forTenant } from '../../adapters/stores/tenant.ts'
import {
  DELIVERIES_NEWEST_FIRST,
  type DeliveryFilter,
  type DeliveryState,
  type WebhookAttempt,
  type WebhookDelivery,
} from '../../adapters/stores/webhooks/deliveries.ts'
import { Refusal } from '../../domain/refusal.ts'
import type { WebhookKind } from '../../domain/webhooks/payloads.ts'
import { sendWebhookTestEvent, type TestEventDeps, type TestEventResult } from './test-event.ts'
import type { AdminCaller } from '../admin/caller.ts'
import { change, changeOnce, found, type ChangeDeps, type StoredReply } from '../admin/change.ts'
import { listPage, type ListPage, type ListQuery } from '../admin/pages.ts'

export type DeliveryStatus = 'pending' | 'succeeded' | 'dead'
export type DeadReason = 'attempts_exhausted' | 'permanent_failure' | 'refused_address' | 'key_revoked'
export type AdminDelivery = Omit<WebhookDelivery, 'state' | 'lastError'> & {
  status: DeliveryStatus
  reason: DeadReason | null
}
export type AdminDeliveryDetail = { delivery: AdminDelivery; payload: object; attempts: WebhookAttempt[] }
export type DeliveryQuery = ListQuery & Omit<DeliveryFilter, 'states'> & { status?: DeliveryStatus | undefined }

type ReadDeps = Pick<ChangeDeps, 'knex'>

const STATES: Readonly<Record<DeliveryStatus, readonly DeliveryState[]>> = {
  pending: ['pending'],
  succeeded: ['succeeded'],
  dead: ['dead', 'failed'],
}
const REDACTED_TOKEN = '[REDACTED-TOKEN]'

/** Newest first, without payloads. */
export async function listWebhookDeliveries(
  { knex }: ReadDeps,
  { tenantId }: AdminCaller,
  { limit, cursor, status, ...filter }: DeliveryQuery,
): Promise<ListPage<AdminDelivery>> {
  const states = status === undefined ? undefined : STATES[status]
  const page = await listPage(
    'webhook-deliveries',
    DELIVERIES_NEWEST_FIRST,
    { limit, cursor },
    async window => await forTenant(knex, tenantId).webhookDeliveries.page({ ...filter, states }, window),
  )
  return { ...page, items: page.items.map(shown) }
}

/** @throws Refusal `not_found` */
export async function getWebhookDelivery(
  { knex }: ReadDeps,
  { tenantId }: AdminCaller,
  id: string,
): Promise<AdminDeliveryDetail> {
  return await transaction(
    knex,
    async trx => {
      const { webhookDeliveries } = forTenant(trx, tenantId)
      const { payload, ...delivery } = found(await webhookDeliveries.find(id))
      return {
        delivery: shown(delivery),
        payload: withoutToken(payload),
        attempts: await webhookDeliveries.attempts(id),
      }
    },
    { snapshot: true },
  )
}

/**
 * Starts over under the same event id, to the address that the key has.
 * @throws Refusal `not_found`, `conflict` for one that is pending
 */
export async function redeliverWebhook(
  deps: ChangeDeps,
  caller: AdminCaller,
  id: string,
  answer: (delivery: AdminDelivery) => StoredReply,
): Promise<AdminDelivery> {
  return await changeOnce(
    deps,
    caller,
    { action: 'webhook_delivery.redeliver', answer },
    async ({ webhookDeliveries }) => {
      const former = found(await webhookDeliveries.find(id))
      const restarted = await webhookDeliveries.restart(id)
      if (restarted === undefined) throw new Refusal('conflict', { message: 'The delivery is pending' })
      return {
        result: shown(restarted),
        resource: { type: 'webhook_delivery', id, name: former.event },
        before: null,
        after: null,
        details: { eventId: former.eventId, keyId: former.keyId },
      }
    },
  )
}

/**
 * The test event, with its result in the audit log.
 * @throws Refusal `not_found`, `webhook_not_configured`, `rate_limited`
 */
export async function sendRecordedTestEvent(
  deps: TestEventDeps,
  caller: AdminCaller,
  keyId: string,
  event: WebhookKind,
): Promise<TestEventResult> {
  const sent = await sendWebhookTestEvent(deps, caller.tenantId, keyId, event)
  const { eventId, delivered, failure, responseStatus } = sent
  return await change(deps, caller, 'key.send_test_event', async ({ keys }) => {
    const key = await keys.find({ id: keyId })
    return {
      result: sent,
      resource: { type: 'key', id: keyId, name: key?.name ?? null },
      before: null,
      after: null,
      details: { event, eventId, delivered, failure, responseStatus },
    }
  })
}

function shown({ state, lastError, ...delivery }: WebhookDelivery): AdminDelivery {
  return { ...delivery, status: state === 'failed' ? 'dead' : state, reason: reasonOf(state, lastError) }
}

function reasonOf(state: DeliveryState, lastError: string | null): DeadReason | null {
  if (state === 'dead') return 'attempts_exhausted'
  if (state !== 'failed') return null
  return lastError === 'refused_address' || lastError === 'key_revoked' ? lastError : 'permanent_failure'
}

/** The stored payload contains no token; a placeholder shows that there was one. */
function withoutToken(payload: object): object {
  const { status } = payload as { status?: unknown }
  return status === 'waiting_input' ? { ...payload, wait_token: REDACTED_TOKEN } : payload
}
