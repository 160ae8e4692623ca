import { statement, type Queryable } from '../../postgres/statement.ts'

// Nothing cascades between the partitions of these tables: a partition that another one refers to could not be dropped.
const endedOf = (table: string) => `expired as (
    select o.id
    from ${table} o
    where o.tenant_id = $1 and o.created_at < $2::timestamptz
      and not exists (
        select 1
        from webhook_deliveries d
        where d.tenant_id = $1 and d.id = o.id and d.status = 'pending'
      )
    limit $3::integer
  )`
// A delivery that is restarted meanwhile is pending by the time it would be deleted: it stays, with its event.
const DELETED = `deliveries as (
    delete from webhook_deliveries
    where tenant_id = $1 and id = any(array(select id from expired)) and status <> 'pending'
    returning id
  ), attempts as (
    delete from webhook_attempts
    where tenant_id = $1 and delivery_id = any(array(select id from deliveries))
  )
  delete from webhook_events o
  where o.tenant_id = $1 and o.id = any(array(select id from expired))
    and not exists (
      select 1
      from webhook_deliveries d
      where d.tenant_id = $1 and d.id = o.id and d.id <> all(array(select id from deliveries))
    )
  returning id`

const purgeOf = (name: string, table: string) => statement(name, `with ${endedOf(table)}, ${DELETED}`)
const purge = purgeOf('webhook_purge', 'webhook_events')
const purgeDefaultPartition = purgeOf('webhook_purge_default', 'webhook_events_default')

/**
 * Deletes events older than `before` with their deliveries and attempts, unless a delivery is pending; in the default
 * partition alone, or in all of them.
 * @returns how many
 */
export async function purgeWebhookEvents(
  db: Queryable,
  { tenantId, before, onlyDefault, limit }: { tenantId: string; before: Date; onlyDefault: boolean; limit: number },
): Promise<number> {
  return (await (onlyDefault ? purgeDefaultPartition : purge)(db, [tenantId, before, limit])).length
}
