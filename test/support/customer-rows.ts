import { newId } from '../../adapters/ids.ts'

/** A customer with a row in every table that may hold a customer's data. */
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

/** Ids of the initial content of a workspace: one flow, key, form and goal. */
export type ResourceIds = { flowId: string; versionId: string; keyId: string; formId: string; goalId: string }

/** A row of a table. */
export type Row = [table: string, row: Record<string, unknown>]

/** What the rows of a customer have in common: the customer, the workspace's resources, and the ids of the rows. */
export type CustomerData = ResourceIds &
  Omit<Customer, 'storageKeys'> & {
    adminId: string
    at: Date
    stamped: { tenant_id: string; created_at: Date }
    /** Of the run that the customer's event started. */
    startedConversationId: string
    startedExecutionId: string
    anonymousExecutionId: string
    /** A file that the customer's submission refers to. */
    fileId: string
  }

const DAY_MS = 86_400_000

export function conversationRows({ stamped, at, customerId, email, words, keyId, ...ids }: CustomerData): Row[] {
  const conversation = {
    ...stamped,
    key_id: null,
    customer_id: null,
    customer: {},
    variables: {},
    split_choices: {},
    updated_at: at,
  }
  return [
    [
      'conversations',
      {
        ...conversation,
        id: ids.conversationId,
        key_id: keyId,
        customer_id: customerId,
        customer: { id: customerId, email: email.toUpperCase(), name: words },
        page: { url: `https://shop.example/${customerId}` },
      },
    ],
    ['conversations', { ...conversation, id: ids.anonymousConversationId, key_id: keyId }],
    ['conversations', { ...conversation, id: ids.startedConversationId }],
  ]
}

function runRows(data: CustomerData): Row[] {
  const { stamped, at, customerId, email, words, flowId, versionId, eventId, conversationId, executionId } = data
  const run = (id: string, ofConversation: string, more: Record<string, unknown>): Row => [
    'executions',
    runRow(stamped.tenant_id, { id, conversationId: ofConversation, flowId, versionId, at, ...more }),
  ]
  return [
    run(executionId, conversationId, {
      status: 'waiting_input',
      ended_at: null,
      snapshot: { status: 'waiting_input', frames: [], variables: { name: words }, blocks: [] },
    }),
    run(data.startedExecutionId, data.startedConversationId, {
      event_id: eventId,
      snapshot: { status: 'completed', frames: [], event: { customer_id: customerId, note: words } },
    }),
    run(data.anonymousExecutionId, data.anonymousConversationId, {
      snapshot: { frames: [], input: { text: words } },
    }),
    [
      'messages',
      {
        ...stamped,
        id: newId(),
        conversation_id: conversationId,
        execution_id: executionId,
        role: 'user',
        text: words,
        token_usage: { prompt_tokens: 5, completion_tokens: 2 },
      },
    ],
    [
      'messages',
      {
        ...stamped,
        id: newId(),
        conversation_id: data.anonymousConversationId,
        execution_id: data.anonymousExecutionId,
        role: 'user',
        text: `Write to ${email}, ${words}`,
      },
    ],
    [
      'event_log',
      {
        ...stamped,
        id: newId(),
        execution_id: executionId,
        conversation_id: conversationId,
        kind: 'message_received',
        entry: { kind: 'message_received', text: words },
      },
    ],
    [
      'model_calls',
      {
        ...stamped,
        id: newId(),
        conversation_id: conversationId,
        execution_id: executionId,
        model: 'small',
        prompt_tokens: 5,
        completion_tokens: 2,
        cost_micros: 7,
      },
    ],
  ]
}

function handoffRows({ stamped, at, words, conversationId, executionId, adminId }: CustomerData): Row[] {
  const id = newId()
  const { tenant_id } = stamped
  const stated = { queue: 'support', reason: words, state: 'claimed', claimed_by: adminId, outcome: words }
  return [
    [
      'handoffs',
      {
        ...stated,
        tenant_id,
        id,
        conversation_id: conversationId,
        execution_id: executionId,
        requested_at: at,
        updated_at: at,
        rating: 2,
        rating_comment: words,
        rated_at: at,
      },
    ],
    ['handoff_notes', { ...stamped, id: newId(), handoff_id: id, author_id: adminId, text: words }],
  ]
}

function eventRows({ stamped, at, customerId, words, eventId, startedExecutionId }: CustomerData): Row[] {
  const key = { idempotency_key: `shipped ${customerId}` }
  return [
    [
      'domain_events',
      {
        ...stamped,
        ...key,
        id: eventId,
        name: 'order.shipped',
        data: { customer_id: customerId, note: words },
        subscriptions_matched: 1,
        depth: 0,
        occurred_at: at,
      },
    ],
    ['event_keys', { ...stamped, ...key, name: 'order.shipped', event_id: eventId }],
    [
      'event_starts',
      { ...stamped, ...key, subscription_id: newId(), event_id: eventId, execution_id: startedExecutionId },
    ],
  ]
}

function queueRows({ stamped, at, customerId, words, executionId }: CustomerData): Row[] {
  const message = {
    ...stamped,
    type: 'RunNextStep',
    execution_id: executionId,
    payload: { executionId, note: words },
    run_at: new Date(at.getTime() + 30 * DAY_MS),
    attempts: 1,
  }
  return [
    ['engine_messages', { ...message, id: newId() }],
    ['failed_engine_messages', { ...message, id: newId(), cause: { message: words }, failed_at: at }],
    [
      'idempotency_keys',
      {
        ...stamped,
        operation: 'triggerChat',
        key: `chat of ${customerId}`,
        fingerprint: '\\x00',
        owner: newId(),
        lease_until: at,
        execution_id: executionId,
        expires_at: new Date(at.getTime() + DAY_MS),
      },
    ],
  ]
}

function webhookRows({ stamped, at, customerId, words, keyId, conversationId }: CustomerData): Row[] {
  const id = newId()
  return [
    [
      'webhook_events',
      {
        ...stamped,
        id,
        widget_key_id: keyId,
        event_id: newId(),
        event: 'chat.session.opened',
        conversation_id: conversationId,
        payload: { customer_id: customerId },
        occurred_at: at,
      },
    ],
    [
      'webhook_deliveries',
      {
        ...stamped,
        id,
        widget_key_id: keyId,
        status: 'dead',
        attempts: 1,
        last_error: words,
        updated_at: at,
      },
    ],
    [
      'webhook_attempts',
      {
        tenant_id: stamped.tenant_id,
        id: newId(),
        delivery_id: id,
        number: 1,
        status: 500,
        error: words,
        duration_ms: 3,
        started_at: at,
      },
    ],
  ]
}

/** What the customer did on the site: a form, a view, a purchase. */
function visitRows({ stamped, at, customerId, email, words, keyId, formId, goalId, ...ids }: CustomerData): Row[] {
  const view = { key_id: keyId, client_event_id: `view ${customerId}` }
  return [
    [
      'form_submissions',
      {
        ...stamped,
        id: newId(),
        form_id: formId,
        form_version: 1,
        key_id: keyId,
        values: { email, message: words, photo: { fileId: ids.fileId } },
        status: 'accepted',
      },
    ],
    [
      'telemetry_events',
      {
        ...stamped,
        ...view,
        id: newId(),
        name: 'viewed',
        properties: { customerId, page: words },
        occurred_at: at,
      },
    ],
    ['telemetry_seen', { ...view, tenant_id: stamped.tenant_id, expires_at: new Date(at.getTime() + DAY_MS) }],
    [
      'goal_completions',
      {
        ...stamped,
        id: newId(),
        goal_id: goalId,
        source: 'api',
        conversation_id: ids.conversationId,
        external_ref: `order of ${customerId}`,
        value_micros: 5_000_000,
        currency: 'EUR',
        props: { customer_id: customerId, note: words },
        occurred_at: at,
      },
    ],
  ]
}

function auditRows({ stamped, customerId, email, words, adminId, executionId }: CustomerData): Row[] {
  const entry = { ...stamped, action: 'customer.note', actor: { type: 'user', id: adminId, name: 'Ada' } }
  return [
    [
      'audit_log',
      {
        ...entry,
        id: newId(),
        subject: { type: 'execution', id: executionId, name: 'orders' },
        details: { reason: words },
      },
    ],
    [
      'audit_log',
      {
        ...entry,
        id: newId(),
        subject: { type: 'note', id: newId(), name: `Call ${email}.` },
        details: { customer: { customerId } },
        before: { email },
        after: { [email]: true },
      },
    ],
  ]
}

/** In the order of their references, once the conversations and the files exist. */
export function rowsOf(data: CustomerData): Row[] {
  return [runRows, handoffRows, eventRows, queueRows, webhookRows, visitRows, auditRows].flatMap(rows => rows(data))
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
