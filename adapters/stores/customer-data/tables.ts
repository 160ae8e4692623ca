/*
 * Where the data of customers is stored, table by table, for exports and erasures alike. Conditions refer to a row `t`
 * and to the plan: `:conversations`, `:executions`, `:events` and `:files` (ids), `:ids` and `:address` of the
 * customer.
 */

export type CustomerTable = {
  table: string
  where: string
  /** Columns that an export leaves out: secrets, digests and leases. */
  omit?: readonly string[]
  /** Anonymizes the row instead of deleting it. */
  detach?: string
  /** The column that says whether an identity token has proven the customer: its rows are counted by themselves too. */
  proven?: string
  /** The rollups that count the row, and the column of its time. */
  rollup?: { datasets: readonly string[]; time: string }
}

const names = (column: string, row = 't') => `parley_names_customer(${row}.${column}, :ids, :address)`
/** The row belongs to no conversation, and this is true of it. */
const outside = (condition: string, row = 't') =>
  `(
      not exists (
        select
        from conversations c
        where c.tenant_id = ${row}.tenant_id and c.id = ${row}.conversation_id
      )
      and ${condition}
    )`
const namedIn = (column: string, row = 't') => outside(names(column, row), row)
const inConversation = (row = 't') => `${row}.conversation_id = any(:conversations)`

const webhookEvents = (row: string) => `(${inConversation(row)} or ${namedIn('payload::jsonb', row)})`
const telemetry = (row: string) => `(${inConversation(row)} or ${namedIn('properties', row)})`
const work = `t.execution_id = any(:executions)
      or t.payload ->> 'conversationId' = any(:conversations::text[])
      or t.payload ->> 'eventId' = any(:events::text[])`

/**
 * In the order in which they are processed: referring rows before their targets. Files and exports also have stored
 * bytes and are processed in between.
 */
export const customerTables: readonly CustomerTable[] = [
  {
    table: 'webhook_attempts',
    where: `t.delivery_id in (
      select w.id
      from webhook_events w
      where w.tenant_id = :tenant and ${webhookEvents('w')}
    )`,
  },
  {
    table: 'webhook_deliveries',
    where: `t.id in (
      select w.id
      from webhook_events w
      where w.tenant_id = :tenant and ${webhookEvents('w')}
    )`,
  },
  { table: 'webhook_events', where: webhookEvents('t') },
  { table: 'engine_messages', where: work, omit: ['lease_owner', 'lease_until'] },
  { table: 'failed_engine_messages', where: work },
  { table: 'event_starts', where: 't.event_id = any(:events) or t.execution_id = any(:executions)' },
  {
    table: 'idempotency_keys',
    where: "t.execution_id = any(:executions) or split_part(t.operation, ' ', 2) = any(:executions::text[])",
    omit: ['fingerprint', 'owner', 'lease_until', 'body'],
  },
  { table: 'event_log', where: `${inConversation()} or t.execution_id = any(:executions)` },
  { table: 'model_calls', where: inConversation() },
  {
    table: 'handoff_notes',
    where: `t.handoff_id in (
      select h.id
      from handoffs h
      where h.tenant_id = :tenant and ${inConversation('h')}
    )`,
  },
  { table: 'handoffs', where: inConversation() },
  {
    table: 'telemetry_seen',
    where: `(t.key_id, t.client_event_id) in (
      select e.key_id, e.client_event_id
      from telemetry_events e
      where e.tenant_id = :tenant and ${telemetry('e')}
    )`,
  },
  { table: 'telemetry_events', where: telemetry('t'), rollup: { datasets: ['telemetry'], time: 'occurred_at' } },
  {
    table: 'goal_completions',
    where: `${inConversation()} or t.execution_id = any(:executions) or ${namedIn('props')}
      or ${outside('t.external_ref ~* :address')}`,
    detach: "conversation_id = null, execution_id = null, external_ref = null, props = '{}'",
  },
  { table: 'form_submissions', where: `${inConversation()} or ${namedIn('values')}` },
  {
    table: 'messages',
    where: inConversation(),
    omit: ['block_text'],
    rollup: { datasets: ['messages'], time: 'created_at' },
  },
  {
    table: 'executions',
    where: 't.id = any(:executions)',
    omit: ['wait_token_hash', 'taken_events', 'lease_owner', 'lease_until'],
    rollup: { datasets: ['executions', 'traffic'], time: 'started_at' },
  },
  {
    table: 'event_keys',
    where: `(t.name, t.idempotency_key) in (
      select d.name, d.idempotency_key
      from domain_events d
      where d.tenant_id = :tenant and d.id = any(:events)
    )`,
  },
  { table: 'domain_events', where: 't.id = any(:events)', omit: ['traceparent'] },
  {
    table: 'conversations',
    where: 't.id = any(:conversations)',
    proven: 'customer_proven',
    omit: ['held_at'],
    rollup: { datasets: ['conversations'], time: 'created_at' },
  },
]

/** Rows with bytes in the file store. */
export const customerFiles: CustomerTable = { table: 'files', where: 't.id = any(:files)' }

const selected = "(t.customer ->> 'customerId' = any(:ids) or lower(t.customer ->> 'email') = any(:addresses))"
/** Earlier requests about the customer. */
export const customerExports: CustomerTable = {
  table: 'customer_requests',
  where: `t.kind = 'export' and ${selected}`,
  omit: ['plan', 'lease_owner', 'lease_until'],
}
export const unfinishedErasures: CustomerTable = {
  table: 'customer_requests',
  where: `t.kind = 'erasure' and t.status = 'failed' and ${selected}`,
  omit: ['plan', 'lease_owner', 'lease_until'],
}

/** Rows of others, or of the workspace, that stay: the customer is replaced in their documents and texts. */
export type MentioningTable = {
  table: string
  id: string
  documents: readonly string[]
  texts: readonly string[]
  where: string
  omit?: readonly string[]
}

/** An execution of another customer that an event about the customer resumed still contains that event. */
export const mentioningExecutions = 't.event_id = any(:events) and not t.id = any(:executions)'

export const mentioningTables: readonly MentioningTable[] = [
  {
    table: 'executions',
    id: 'id',
    documents: ['snapshot'],
    texts: [],
    where: mentioningExecutions,
    omit: ['wait_token_hash', 'taken_events', 'lease_owner', 'lease_until'],
  },
  {
    table: 'audit_log',
    id: 'id',
    documents: ['actor', 'subject', 'details', 'before', 'after'],
    texts: [],
    where: `${['actor', 'subject', 'details', 'before', 'after'].map(column => names(column)).join(' or ')}
      or (t.details ? 'reason' and t.subject ->> 'id' = any(:conversations::text[] || :executions::text[]))`,
  },
  {
    table: 'reports',
    id: 'id',
    documents: ['definition'],
    texts: ['name', 'description'],
    where: `${names('definition')} or t.name ~* :address or t.description ~* :address`,
  },
]
