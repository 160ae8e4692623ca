import { Readable } from 'node:stream'
import { newId } from '../../adapters/ids.ts'
import type { AdminWorkspace } from './admin.ts'
import { put } from './tables.ts'

/** A customer with something in every table that may hold a customer's data. */
export type Customer = {
  customerId: string
  email: string
  words: string
  conversationId: string
  anonymousConversationId: string
  executionId: string
  eventId: string
  storageKeys: string[]
}

/** Initial content of a workspace: one flow, key, form and goal. */
export async function furnish({
  service,
  tenantId: tenant_id,
}: AdminWorkspace): Promise<{ flowId: string; versionId: string; keyId: string; formId: string; goalId: string }> {
  const { pool } = service.database
  const [flowId, versionId, keyId, formId, goalId] = [newId(), newId(), newId(), newId(), newId()]
  await put(pool, 'flows', {
    tenant_id,
    id: flowId,
    code: `f${flowId}`,
    name: 'Orders',
    revision: 1,
    created_at: new Date(),
    updated_at: new Date(),
  })
  await put(pool, 'flow_versions', {
    tenant_id,
    id: versionId,
    flow_id: flowId,
    version: 3,
    definition: { nodes: [] },
    published_at: new Date(),
  })
  await pool.query('insert into keys (tenant_id, id, name, key) values ($1, $2, $3, $3)', [tenant_id, keyId, keyId])
  await pool.query('insert into forms (tenant_id, id, code) values ($1, $2, $3)', [tenant_id, formId, formId])
  await pool.query(
    `insert into goals (tenant_id, id, code, name, match, value)
    values ($1, $2, $3, 'Bought', '{"type": "api"}', '{"mode": "none"}')`,
    [tenant_id, goalId, goalId],
  )
  return { flowId, versionId, keyId, formId, goalId }
}

/** A run with the state that an engine would have written. */
export function runRow(
  tenant_id: string,
  {
    id,
    conversationId,
    flowId,
    versionId,
    at = new Date(),
    ...more
  }: { id: string; conversationId: string; flowId: string; versionId: string; at?: Date } & Record<string, unknown>,
): Record<string, unknown> {
  return {
    tenant_id,
    id,
    conversation_id: conversationId,
    flow_id: flowId,
    version_id: versionId,
    trigger: { type: 'chat_intent', name: 'orders' },
    status: 'completed',
    revision: 2,
    started_at: at,
    updated_at: at,
    ended_at: at,
    snapshot: {
      status: 'completed',
      frames: [{ flowCode: 'orders', versionId, nodeId: 'bye', vars: {} }],
      variables: {},
      input: {},
      event: null,
      context: {},
      entities: {},
      conversation: {},
      splits: {},
      wait: null,
      failure: null,
      blocks: [],
      replied: 0,
      replyDue: false,
      turnSteps: 1,
      steps: 2,
    },
    ...more,
  }
}

/** Fills every table with data of a customer; two hours ago, so that the sums include it. */
export async function fillEveryTable(
  workspace: AdminWorkspace,
  place: Awaited<ReturnType<typeof furnish>>,
  { customerId, email, words }: Pick<Customer, 'customerId' | 'email' | 'words'>,
): Promise<Customer> {
  const { service, tenantId: tenant_id, admin } = workspace
  const { pool } = service.database
  const { flowId, versionId, keyId, formId, goalId } = place
  const at = new Date(service.clock.now().getTime() - 2 * 3_600_000)
  const [
    conversationId,
    anonymousConversationId,
    executionId,
    eventId,
    startedConversationId,
    startedExecutionId,
    webhookEventId,
    deliveryId,
  ] = [newId(), newId(), newId(), newId(), newId(), newId(), newId(), newId()]
  const stamped = { tenant_id, created_at: at }
  const conversation = {
    ...stamped,
    key_id: null,
    customer_id: null,
    customer: {},
    variables: {},
    split_choices: {},
    updated_at: at,
  }
  await put(pool, 'conversations', {
    ...conversation,
    id: conversationId,
    key_id: keyId,
    customer_id: customerId,
    customer: { id: customerId, email: email.toUpperCase(), name: words },
    page: { url: `https://shop.example/${customerId}` },
  })
  await put(pool, 'conversations', { ...conversation, id: anonymousConversationId, key_id: keyId })
  await put(pool, 'conversations', { ...conversation, id: startedConversationId })
  const files = await Promise.all([
    storeFile(workspace, { formId, field: 'photo', conversationId: null, name: `${words}.txt`, text: words }),
    storeFile(workspace, { formId: null, field: 'photo', conversationId, name: 'unsent.txt', text: words }),
  ])
  await put(
    pool,
    'executions',
    runRow(tenant_id, {
      id: executionId,
      conversationId,
      flowId,
      versionId,
      at,
      status: 'waiting_input',
      ended_at: null,
      snapshot: { status: 'waiting_input', frames: [], variables: { name: words }, blocks: [] },
    }),
  )
  await put(
    pool,
    'executions',
    runRow(tenant_id, {
      id: startedExecutionId,
      conversationId: startedConversationId,
      flowId,
      versionId,
      at,
      event_id: eventId,
      snapshot: { frames: [], event: { customer_id: customerId, note: words } },
    }),
  )
  await put(pool, 'messages', {
    ...stamped,
    id: newId(),
    conversation_id: conversationId,
    execution_id: executionId,
    role: 'user',
    text: words,
    token_usage: { prompt_tokens: 5, completion_tokens: 2 },
  })
  const anonymousExecutionId = newId()
  await put(
    pool,
    'executions',
    runRow(tenant_id, {
      id: anonymousExecutionId,
      conversationId: anonymousConversationId,
      flowId,
      versionId,
      at,
      snapshot: { frames: [], input: { text: words } },
    }),
  )
  await put(pool, 'messages', {
    ...stamped,
    id: newId(),
    conversation_id: anonymousConversationId,
    execution_id: anonymousExecutionId,
    role: 'user',
    text: `Write to ${email}, ${words}`,
  })
  await put(pool, 'event_log', {
    ...stamped,
    id: newId(),
    execution_id: executionId,
    conversation_id: conversationId,
    kind: 'message_received',
    entry: { kind: 'message_received', text: words },
  })
  await put(pool, 'domain_events', {
    ...stamped,
    id: eventId,
    name: 'order.shipped',
    data: { customer_id: customerId, note: words },
    idempotency_key: `shipped ${customerId}`,
    subscriptions_matched: 1,
    depth: 0,
    occurred_at: at,
  })
  await put(pool, 'event_keys', {
    ...stamped,
    name: 'order.shipped',
    idempotency_key: `shipped ${customerId}`,
    event_id: eventId,
  })
  await put(pool, 'event_starts', {
    ...stamped,
    subscription_id: newId(),
    idempotency_key: `shipped ${customerId}`,
    event_id: eventId,
    execution_id: startedExecutionId,
  })
  const message = {
    ...stamped,
    type: 'RunNextStep',
    execution_id: executionId,
    payload: { executionId, note: words },
    run_at: new Date(at.getTime() + 86_400_000 * 30),
    attempts: 1,
  }
  await put(pool, 'engine_messages', { ...message, id: newId() })
  await put(pool, 'failed_engine_messages', { ...message, id: newId(), cause: { message: words }, failed_at: at })
  await put(pool, 'idempotency_keys', {
    ...stamped,
    operation: 'triggerChat',
    key: `chat of ${customerId}`,
    fingerprint: '\\x00',
    owner: newId(),
    lease_until: at,
    execution_id: executionId,
    expires_at: new Date(at.getTime() + 86_400_000),
  })
  await put(pool, 'webhook_events', {
    ...stamped,
    id: webhookEventId,
    widget_key_id: keyId,
    event_id: newId(),
    event: 'chat.session.opened',
    conversation_id: conversationId,
    payload: { customer_id: customerId },
    occurred_at: at,
  })
  await put(pool, 'webhook_deliveries', {
    ...stamped,
    id: deliveryId,
    webhook_event_id: webhookEventId,
    widget_key_id: keyId,
    status: 'dead',
    attempts: 1,
    last_error: words,
    updated_at: at,
  })
  await put(pool, 'webhook_attempts', {
    tenant_id,
    id: newId(),
    delivery_id: deliveryId,
    number: 1,
    status: 500,
    error: words,
    duration_ms: 3,
    started_at: at,
  })
  await put(pool, 'form_submissions', {
    ...stamped,
    id: newId(),
    form_id: formId,
    form_version: 1,
    key_id: keyId,
    values: { email, message: words, photo: { fileId: files[0].id } },
    status: 'accepted',
  })
  await put(pool, 'telemetry_events', {
    ...stamped,
    id: newId(),
    key_id: keyId,
    name: 'viewed',
    properties: { customerId, page: words },
    client_event_id: `view ${customerId}`,
    occurred_at: at,
  })
  await put(pool, 'telemetry_seen', {
    tenant_id,
    key_id: keyId,
    client_event_id: `view ${customerId}`,
    expires_at: new Date(at.getTime() + 86_400_000),
  })
  await put(pool, 'goal_completions', {
    ...stamped,
    id: newId(),
    goal_id: goalId,
    source: 'api',
    conversation_id: conversationId,
    external_ref: `order of ${customerId}`,
    value_micros: 5_000_000,
    currency: 'EUR',
    props: { customer_id: customerId, note: words },
    occurred_at: at,
  })
  await put(pool, 'model_calls', {
    ...stamped,
    id: newId(),
    conversation_id: conversationId,
    execution_id: executionId,
    model: 'small',
    prompt_tokens: 5,
    completion_tokens: 2,
    cost_micros: 7,
  })
  const audit = {
    ...stamped,
    id: newId(),
    action: 'customer.note',
    actor: { type: 'user', id: admin.id, name: 'Ada' },
    subject: { type: 'execution', id: executionId, name: 'orders' },
  }
  await put(pool, 'audit_log', { ...audit, details: { reason: words } })
  await put(pool, 'audit_log', {
    ...audit,
    id: newId(),
    subject: { type: 'note', id: newId(), name: `Call ${email}.` },
    details: { customer: { customerId } },
    before: { email },
    after: { [email]: true },
  })
  await pool.query('insert into reports (tenant_id, id, name, description, definition) values ($1, $2, $3, $4, $5)', [
    tenant_id,
    newId(),
    `Talks ${newId()}`,
    `What ${email} said`,
    JSON.stringify({
      dataset: 'conversations',
      filters: [{ field: 'customer_id', operator: 'in', value: [customerId] }],
    }),
  ])
  return {
    customerId,
    email,
    words,
    conversationId,
    anonymousConversationId,
    executionId,
    eventId,
    storageKeys: files.map(({ storageKey }) => storageKey),
  }
}

async function storeFile(
  { service, tenantId }: AdminWorkspace,
  {
    formId,
    field,
    conversationId,
    name,
    text,
  }: { formId: string | null; field: string; conversationId: string | null; name: string; text: string },
): Promise<{ id: string; storageKey: string }> {
  const id = newId()
  const storageKey = `${tenantId}/${id}`
  const file = await service.deps.spool.write(Readable.from([Buffer.from(text)]))
  await service.deps.files.put(storageKey, { ...file, mime: 'text/plain' })
  await service.deps.spool.discard(file)
  await put(service.database.pool, 'files', {
    tenant_id: tenantId,
    id,
    form_id: formId,
    field,
    conversation_id: conversationId,
    name,
    mime: 'text/plain',
    size: file.size,
    sha256: `\\x${file.sha256.toString('hex')}`,
    storage_key: storageKey,
    created_at: service.clock.now(),
  })
  return { id, storageKey }
}
