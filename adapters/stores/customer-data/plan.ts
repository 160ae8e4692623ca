import { addressPattern, type CustomerIdentity, type CustomerSelector } from '../../../domain/customer-identity.ts'
import type { PoolClient } from '../../postgres/pool.ts'
import type { CustomerPlan } from './rows.ts'

/**
 * Finds everything that belongs to a customer, starting from the request and earlier attempts. An id adds the addresses
 * in its conversations, unless another customer's conversations contain them as well; an address adds the ids of its
 * conversations. Where an identity token has proven an id, a conversation that only claims it leads from neither to the
 * other.
 */
export async function resolvePlan(
  db: PoolClient,
  tenantId: string,
  selector: CustomerSelector,
  known: readonly CustomerPlan[],
): Promise<CustomerPlan> {
  const identity = await identify(db, tenantId, selector, known)
  const named = merge(
    await conversationsOf(db, tenantId, identity),
    known.flatMap(plan => plan.conversations),
  )
  const causes = await eventsOf(db, tenantId, identity, named)
  const conversations = merge(named, await conversationsStartedBy(db, tenantId, causes))
  const executions = merge(
    await ids(
      db,
      `
      select id
      from executions
      where tenant_id = $1 and conversation_id = any($2::uuid[])`,
      [tenantId, conversations],
    ),
    known.flatMap(plan => plan.executions),
  )
  const events = merge(
    await eventsOf(db, tenantId, identity, conversations),
    known.flatMap(plan => plan.events),
  )
  const files = await filesOf(db, tenantId, identity, { conversations, executions })
  return {
    ...identity,
    conversations,
    executions,
    events,
    files: [...new Map([...known.flatMap(plan => plan.files), ...files].map(file => [file.id, file])).values()],
  }
}

/** The id is claimed in this conversation and proven in another one: who wrote here may be anybody. */
const CONTESTED = `(
        not c.customer_proven
        and exists (
          select
          from conversations p
          where p.tenant_id = $1 and p.customer_id = c.customer_id and p.customer_proven
        )
      )`

async function identify(
  db: PoolClient,
  tenantId: string,
  selector: CustomerSelector,
  known: readonly CustomerPlan[],
): Promise<CustomerIdentity> {
  const given = merge(
    'customerId' in selector ? [selector.customerId] : [],
    known.flatMap(plan => plan.ids),
  )
  const address = 'email' in selector ? [selector.email.toLowerCase()] : []
  const customerIds = merge(
    given,
    await ids(
      db,
      `
      select distinct c.customer_id as id
      from conversations c
      where c.tenant_id = $1 and c.customer_id is not null and lower(c.customer ->> 'email') = any($2::text[])
        and not ${CONTESTED}`,
      [tenantId, address],
    ),
  )
  const addresses = await ids(
    db,
    `
    select distinct lower(c.customer ->> 'email') as id
    from conversations c
    where c.tenant_id = $1 and c.customer_id = any($2::text[]) and c.customer ->> 'email' <> ''
      and not ${CONTESTED}
      and not exists (
        select
        from conversations o
        where o.tenant_id = $1 and o.customer_id <> all($2::text[]) and (o.customer_proven or not c.customer_proven)
          and lower(o.customer ->> 'email') = lower(c.customer ->> 'email')
      )`,
    [tenantId, customerIds],
  )
  return {
    ids: customerIds,
    addresses: merge(
      address,
      addresses,
      known.flatMap(plan => plan.addresses),
    ),
  }
}

/**
 * A conversation with an id is that customer's; one without, or with one that somebody else has proven, belongs to the
 * customer whose address it contains.
 */
async function conversationsOf(
  db: PoolClient,
  tenantId: string,
  { ids: customerIds, addresses }: CustomerIdentity,
): Promise<string[]> {
  return await ids(
    db,
    `
    select c.id
    from conversations c
    where c.tenant_id = $1
      and (
        c.customer_id = any($2::text[])
        or (lower(c.customer ->> 'email') = any($3::text[]) and ${CONTESTED})
        or (
          c.customer_id is null
          and (
            lower(c.customer ->> 'email') = any($3::text[])
            or (
              c.customer ->> 'email' is null
              and (
                parley_names_customer(c.variables, $2::text[], $4::text)
                or exists (
                  select
                  from messages m
                  where m.tenant_id = c.tenant_id and m.conversation_id = c.id and m.role = 'user'
                    and m.text ~* $4::text
                )
                or exists (
                  select
                  from form_submissions s
                  where s.tenant_id = c.tenant_id and s.conversation_id = c.id
                    and parley_names_customer(s.values, $2::text[], $4::text)
                )
              )
            )
          )
        )
      )`,
    [tenantId, customerIds, addresses, addressPattern(addresses)],
  )
}

/** Raised in the customer's conversations, or outside of any conversation and naming the customer. */
async function eventsOf(
  db: PoolClient,
  tenantId: string,
  { ids: customerIds, addresses }: CustomerIdentity,
  conversations: readonly string[],
): Promise<string[]> {
  return await ids(
    db,
    `
    select d.id
    from domain_events d
    where d.tenant_id = $1
      and (
        d.conversation_id = any($2::uuid[])
        or (
          not exists (
            select
            from conversations c
            where c.tenant_id = d.tenant_id and c.id = d.conversation_id
          )
          and parley_names_customer(d.data, $3::text[], $4::text)
        )
      )`,
    [tenantId, conversations, customerIds, addressPattern(addresses)],
  )
}

/** Executions that an event started have separate conversations, which name no customer. */
async function conversationsStartedBy(db: PoolClient, tenantId: string, events: readonly string[]): Promise<string[]> {
  return await ids(
    db,
    `
    select distinct c.id
    from event_starts s
    join executions e on e.tenant_id = s.tenant_id and e.id = s.execution_id
    join conversations c on c.tenant_id = e.tenant_id and c.id = e.conversation_id
    where s.tenant_id = $1 and s.event_id = any($2::uuid[]) and c.customer_id is null
      and c.customer ->> 'email' is null and c.key_id is null`,
    [tenantId, events],
  )
}

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'

/**
 * Files of the customer: uploaded in its conversations, or named in its answers and in no other customer's submission.
 * Files that the workspace's users uploaded outside any form stay.
 */
async function filesOf(
  db: PoolClient,
  tenantId: string,
  { ids: customerIds, addresses }: CustomerIdentity,
  { conversations, executions }: { conversations: readonly string[]; executions: readonly string[] },
): Promise<{ id: string; storageKey: string }[]> {
  const { rows } = await db.query<{ id: string; storage_key: string }>(
    `
    with submitted as (
      select s.id, s.values::text as body
      from form_submissions s
      where s.tenant_id = $1
        and (
          s.conversation_id = any($2::uuid[])
          or (
            not exists (
              select
              from conversations c
              where c.tenant_id = s.tenant_id and c.id = s.conversation_id
            )
            and parley_names_customer(s.values, $4::text[], $5::text)
          )
        )
    ), answered as (
      select body
      from submitted
      union all
      select c.variables::text
      from conversations c
      where c.tenant_id = $1 and c.id = any($2::uuid[])
      union all
      select e.snapshot::text
      from executions e
      where e.tenant_id = $1 and e.id = any($3::uuid[])
    ), mentioned as (
      select distinct lower(found[1])::uuid as id
      from answered, regexp_matches(body, $6, 'gi') found
    )
    select f.id, f.storage_key
    from files f
    where f.tenant_id = $1
      and (
        f.conversation_id = any($2::uuid[])
        or (
          f.field is not null
          and f.id in (select id from mentioned)
          and not exists (
            select
            from form_submissions o
            where o.tenant_id = $1 and o.id not in (select id from submitted)
              and strpos(o.values::text, f.id::text) > 0
          )
        )
      )`,
    [tenantId, conversations, executions, customerIds, addressPattern(addresses), `(${UUID})`],
  )
  return rows.map(row => ({ id: row.id, storageKey: row.storage_key }))
}

async function ids(db: PoolClient, text: string, values: readonly unknown[]): Promise<string[]> {
  return (await db.query<{ id: string }>(text, values as unknown[])).rows.map(({ id }) => id)
}

function merge(...lists: readonly (readonly string[])[]): string[] {
  return [...new Set(lists.flat())]
}
