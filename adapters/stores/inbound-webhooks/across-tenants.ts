import type { SealedSecret } from '../../secrets.ts'
import { ofAllTenants } from '../../postgres/all-tenants.ts'
import { inPortion, purgeStatement } from '../../postgres/portions.ts'
import { RESEALED, SAME_ROW, sealedColumnById } from '../../postgres/sealed-column.ts'
import { statementOfOneShardGroup, type Queryable } from '../../postgres/statement.ts'
import type { Database } from '../../postgres/tenant-rows.ts'
import type { WebhookSender } from './inbound-webhooks.ts'

export type InboundWebhookRecord = {
  tenantId: string
  id: string
  eventName: string
  sender: WebhookSender
  secret: SealedSecret
}

const byId = statementOfOneShardGroup<{
  tenant_id: string
  id: string
  event_name: string
  sender: WebhookSender
  secret: SealedSecret
}>(
  'inbound_webhook',
  `
  select tenant_id, id, event_name, sender, secret
  from inbound_webhooks
  where id = $1 and active`,
)

/** The URL of a request names the inbound webhook only, which decides the workspace. */
export async function findInboundWebhook(db: Queryable, id: string): Promise<InboundWebhookRecord | undefined> {
  const [row] = await byId(db, [id])
  return row === undefined
    ? undefined
    : { tenantId: row.tenant_id, id: row.id, eventName: row.event_name, sender: row.sender, secret: row.secret }
}

/** The workspace of an inbound webhook in any state. */
export async function tenantOfInboundWebhook(db: Database, id: string): Promise<string | undefined> {
  const row = await ofAllTenants(db, 'inbound_webhooks')
    .where({ id })
    .first<{ tenant_id: string } | undefined>('tenant_id')
  return row?.tenant_id
}

/** Deletes signatures that may be used again, since their timestamp has drifted too far anyway. */
export const purgeInboundSignatures = purgeStatement(
  'purge_inbound_signatures',
  `
  delete from inbound_signatures
  where ${inPortion('inbound_signatures', 'expires_at < parley_now()')}`,
)

/** The secrets of inbound webhooks, for a rotation of `APP_SECRET`. */
export const sealedInboundSecrets = sealedColumnById(
  { table: 'inbound_webhooks', column: 'secret' },
  `
  update inbound_webhooks s
  set secret = n.after
  from ${RESEALED}
  where ${SAME_ROW} and s.secret = n.before`,
)
