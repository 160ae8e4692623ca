import { statement, type Queryable } from '../../postgres/statement.ts'

/** A signature by its decoded bytes: another encoding of them is the same signature. */
export type SignatureUse = { tenantId: string; webhookId: string; signature: Buffer; now: Date }

const seen = statement<{ seen: boolean }>(
  'inbound_seen',
  `
  select exists (
    select 1
    from inbound_signatures
    where tenant_id = $1 and inbound_webhook_id = $2 and signature = $3 and expires_at > $4
  ) as seen`,
)

export async function isSignatureUsed(
  db: Queryable,
  { tenantId, webhookId, signature, now }: SignatureUse,
): Promise<boolean> {
  return (await seen(db, [tenantId, webhookId, signature, now]))[0]?.seen ?? false
}

const use = statement<{ mine: boolean }>(
  'inbound_use',
  `
  with used as (
    insert into inbound_signatures as s (tenant_id, inbound_webhook_id, signature, expires_at)
    values ($1, $2, $3, $4::timestamptz + $5::integer * interval '1 second')
    on conflict (tenant_id, inbound_webhook_id, signature) do update
      set expires_at = excluded.expires_at
      where s.expires_at <= $4::timestamptz
    returning true as mine
  ), received as (
    update inbound_webhooks
    set last_received_at = $4::timestamptz
    where tenant_id = $1 and id = $2 and exists (select 1 from used)
  )
  select mine
  from used`,
)

/**
 * Records a signature for `memoryS` seconds; false if it is already recorded. Of concurrent callers one gets true.
 */
export async function useSignature(
  db: Queryable,
  { tenantId, webhookId, signature, now }: SignatureUse,
  memoryS: number,
): Promise<boolean> {
  return (await use(db, [tenantId, webhookId, signature, now, memoryS])).length > 0
}

const received = statement(
  'inbound_received',
  `
  update inbound_webhooks
  set last_received_at = $3
  where tenant_id = $1 and id = $2`,
)

/** For a sender whose requests are recognised by their events, not by their signatures. */
export async function noteReceived(
  db: Queryable,
  { tenantId, webhookId, now }: Pick<SignatureUse, 'tenantId' | 'webhookId' | 'now'>,
): Promise<void> {
  await received(db, [tenantId, webhookId, now])
}
