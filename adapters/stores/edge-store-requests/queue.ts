import { announceWork } from '../../postgres/notifications.ts'
import { statement, type Queryable } from '../../postgres/statement.ts'

/** `namespace` and `key` are empty for all. */
export type ClaimedRequest = { namespace: '' | 'webchat' | 'config'; key: string; generation: number; attempts: number }

/** Of an `insert`: a request that is pending or held is not duplicated, but its document is published once more. */
const OR_ONCE_MORE = `
  on conflict (namespace, key) do update
    set generation = edge_store_requests.generation + 1, run_at = excluded.run_at`

const claim = statement<ClaimedRequest>(
  'edge_store_claim',
  `
  update edge_store_requests r
  set attempts = r.attempts + 1, lease_until = now() + interval '60 seconds'
  from (
    select namespace, key
    from edge_store_requests
    where run_at <= now() and (lease_until is null or lease_until <= now())
    order by run_at
    limit $1
    for update skip locked
  ) due
  where r.namespace = due.namespace and r.key = due.key
  returning r.namespace, r.key, r.generation, r.attempts`,
)
// A document that was requested again since the claim is published again; so is one whose request somebody else has
// finished, because the lease of this claim ran out: the last one written may be the older of the two.
const finish = statement(
  'edge_store_finish',
  `
  with done as (
    delete from edge_store_requests
    where namespace = $1 and key = $2 and generation = $3
    returning 1
  ), again as (
    update edge_store_requests
    set lease_until = null
    where namespace = $1 and key = $2 and generation <> $3
    returning 1
  )
  insert into edge_store_requests (namespace, key)
  select $1, $2
  where not exists (select from done) and not exists (select from again)${OR_ONCE_MORE}`,
)
// One that was requested again since the claim does not wait.
const postpone = statement(
  'edge_store_postpone',
  `
  update edge_store_requests
  set lease_until = null, run_at = case when generation = $4 then now() + $3 * interval '1 second' else run_at end
  where namespace = $1 and key = $2`,
)
const next = statement<{ ms: number | null }>(
  'edge_store_next',
  `
  select extract(epoch from min(greatest(run_at, coalesce(lease_until, run_at))) - now())::float8 * 1000 as ms
  from edge_store_requests`,
)
const quickQuestions = statement(
  'edge_store_expand_quick_questions',
  `
  insert into edge_store_requests (namespace, key)
  select 'webchat', id || '/quick-questions'
  from tenants
  order by 2${OR_ONCE_MORE}`,
)
const sections = statement(
  'edge_store_expand_sections',
  `
  insert into edge_store_requests (namespace, key)
  select 'config', t.id || '/' || section
  from tenants t
  cross join unnest($1::text[]) section
  order by 2${OR_ONCE_MORE}`,
)

const ofWorkspace = statement(
  'edge_store_of_workspace',
  `
  insert into edge_store_requests (namespace, key)
  select 'webchat', $1::uuid || '/quick-questions'
  union all
  select 'config', $1::uuid || '/' || section
  from unnest($2::text[]) section
  order by 2${OR_ONCE_MORE}`,
)
// A statement of its own: where this table is on another server, the one above runs there as part of a transaction that
// is prepared, which one that notifies cannot be.
const announce = statement('edge_store_announce', `select ${announceWork('select 1', 'documents')}`)

/** Requests every document of a workspace. */
export async function requestDocumentsOf(
  db: Queryable,
  tenantId: string,
  publicSections: readonly string[],
): Promise<void> {
  await ofWorkspace(db, [tenantId, publicSections])
  await announce(db, [])
}

/** Claims due requests for a minute. The attempt counts from here, so that one which kills its process counts. */
export async function claimRequests(db: Queryable, limit: number): Promise<ClaimedRequest[]> {
  return await claim(db, [limit])
}

export async function finishRequest(db: Queryable, { namespace, key, generation }: ClaimedRequest): Promise<void> {
  await finish(db, [namespace, key, generation])
}

export async function postponeRequest(
  db: Queryable,
  { namespace, key, generation }: ClaimedRequest,
  seconds: number,
): Promise<void> {
  await postpone(db, [namespace, key, seconds, generation])
}

/** Milliseconds until a request is due or a lease ends; undefined when there is none. */
export async function untilNextRequest(db: Queryable): Promise<number | undefined> {
  return (await next(db, []))[0]?.ms ?? undefined
}

/** One request for each workspace's quick questions. */
export async function expandQuickQuestions(db: Queryable): Promise<void> {
  await quickQuestions(db, [])
}

/** One request for each workspace and each of these sections. */
export async function expandSections(db: Queryable, ids: readonly string[]): Promise<void> {
  await sections(db, [ids])
}
