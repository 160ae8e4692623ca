/**
 * The statements that may scan more than one partition of workspaces, each by a part of its text, with the reason.
 * Every other one has to name its workspace, in a way that the planner can use. A distributed PostgreSQL sends a
 * statement of this list to each machine; docs/operating/spreading.md describes each group.
 */
export const ACROSS_TENANTS: readonly { why: string; statements: readonly string[] }[] = [
  {
    why: 'The credential of a request decides its workspace. What is found is held in memory.',
    statements: [
      'from keys where key = $1',
      'select "tenant_id" from "public"."keys" where "key" = $1',
      'where s.token_hash = $1',
      'where t.token_hash = $1',
      'from engine_tokens where token_hash = $1',
      'where l.token_hash = $1 and l.expires_at > $2',
      'select "tenant_id" from "public"."access_tokens" where "token_hash" = $1',
      'from "password_tokens" where "token_hash" = $1',
      'from "public"."users" where "email" = $1',
      'from inbound_webhooks where id = $1 and active',
      'from "public"."inbound_webhooks" where "id" = $1',
      'from media where address = $1',
      'from hosted_pages where address = $1 and active',
      'from "public"."hosted_pages" where "address" = $1',
    ],
  },
  {
    why: 'Workers serve all workspaces, so they look for work, and for when there is some, among all.',
    statements: [
      // Claims of engine messages, fair between workspaces, and of those whose lease has lapsed.
      'with recursive oldest as ( select m.ctid as location, m.tenant_id, m.id, m.run_at from engine_messages m',
      'with recursive head as ( select m.ctid as location, m.run_at, m.lease_until from engine_messages m',
      "from engine_messages m where m.type <> '' and m.lease_until is null order by m.run_at limit 1",
      "from ( select m.tenant_id, m.run_at from engine_messages m where m.type <> '' and m.lease_until is null",
      // Claims of deliveries, and when the next is due.
      'with claimed as materialized ( select unnest(c.deliveries) as id from webhook_claims c ), due',
      'from unnest($1::uuid[], $2::uuid[]) as c(tenant_id, id), lateral ( select e.id, e.event_id',
      'with claimed as materialized ( select unnest(deliveries) as id from webhook_claims where held_until',
      'select distinct h.tenant_id from handoffs h',
      'select h.tenant_id, h.id, h.claimed_by from presences p',
      'update customer_requests r set status',
      "from customer_requests where kind = 'export'",
      'from reports r cross join lateral',
      // Workspaces with vectors to make, or to give up.
      'select distinct tenant_id as "tenantId" from knowledge_vector_sets',
      // Workspaces with documents to promote.
      'select distinct tenant_id as "tenantId" from knowledge_generations',
      // The queue of the crawler.
      'partition by tenant_id order by due_at, id) as turn',
    ],
  },
  {
    why: 'What a process holds, or has done, of several workspaces is written in one round trip: rows by their key.',
    statements: [
      'with held as ( select * from unnest($1::uuid[], $2::uuid[]) as h(tenant_id, id) ), located as (',
      'with renewed as ( update executions e set lease_until',
      'with released as ( update executions e set lease_owner = null',
      'update idempotency_keys k set lease_until = parley_now()',
      'delete from idempotency_keys k using unnest(',
      'ended as ( select a.*, l.* from unnest(',
    ],
  },
  {
    why: 'The streams of a process follow conversations of all workspaces, each by its key.',
    statements: ['from unnest($1::uuid[], $2::uuid[], $3::text[]) with ordinality as f(tenant_id, id, mark, position)'],
  },
  {
    why: 'What has expired is purged, and what has been used is summed, of all workspaces in one portion.',
    statements: [
      'delete from audit_log where ctid = any',
      'delete from event_keys where',
      'delete from event_starts where',
      'delete from domain_events_default where',
      'from event_log_default l where',
      'delete from idempotency_keys where ctid',
      'delete from inbound_signatures where ctid',
      'delete from unmatched_texts where last_seen_at',
      'delete from knowledge_gaps where last_seen_at',
      'delete from telemetry_seen where ctid',
      'from files where submitted_at is null and created_at < $1',
      "from webhook_deliveries where status = 'pending' order by id",
      'with portion as materialized ( select *',
      'delete from token_usage_daily where day >=',
      'insert into token_usage_daily (tenant_id, day, slot',
    ],
  },
  {
    why: 'Operators look at the whole installation: metrics, failures, tokens, secrets, an execution by its id alone.',
    statements: [
      "select 'executions' as kind, e.status as state",
      'from failed_engine_messages where $1::uuid is null or tenant_id = $1',
      'delete from failed_engine_messages where ($1::uuid is null',
      'from engine_tokens order by created_at desc, id desc',
      'select "tenant_id" from "public"."engine_tokens" where "id" = $1',
      'select tenant_id, flow_id from executions where id = $1',
      // A rotation of APP_SECRET.
      "->> 'kid' <> $1 and (tenant_id, ",
      'from jsonb_to_recordset($1::jsonb) as n(key text[], before jsonb, after jsonb)',
    ],
  },
]
