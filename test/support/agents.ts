import { generateAccessToken, hashToken } from '../../adapters/secrets.ts'
import { createReport } from '../../services/analytics/saved-reports.ts'
import { agentTools } from '../../generated/agent-tools.ts'
import { permissions } from '../../generated/permissions.ts'
import { applyTestWorkspace } from './workspace.ts'
import type { TestService } from './service.ts'

export type RpcAnswer = { status: number; headers: Headers; body: RpcBody | undefined }
export type RpcBody = {
  jsonrpc: string
  id: unknown
  result?: Record<string, unknown>
  error?: { code: number; message: string; data?: Record<string, unknown> }
}
export type ToolResult = {
  content: { type: string; text: string }[]
  isError: boolean
  structuredContent?: Record<string, unknown>
}

export type Agents = {
  tenantId: string
  organisationId: string
  /** Tokens with the scope `mcp`, by the user's role. */
  tokens: { admin: string; superAdmin: string; nobody: string; narrow: string; deactivated: string; expired: string }
  flows: { order: string; draft: string; timed: string }
  /** A published form. */
  form: string
  /** A saved report. */
  report: string
}

/**
 * A workspace for the agent gateway: users of every kind, each with a token, and one of everything that tools
 * read.
 */
export async function applyAgents(
  service: TestService,
  organisation = 'Acme Group',
  name = 'Acme Shop',
): Promise<Agents> {
  const make = () => generateAccessToken()
  const tokens = {
    admin: make(),
    superAdmin: make(),
    nobody: make(),
    narrow: make(),
    deactivated: make(),
    expired: make(),
  }
  const user = (who: string, roles: string[], value: string, more: object = {}, token: object = {}) => ({
    email: `${who}@${name.toLowerCase().replaceAll(' ', '-')}.example`,
    name: who,
    roles,
    ...more,
    tokens: [{ name: 'agent', scopes: ['mcp'], value, ...token }],
  })
  const flows = { order: service.deps.newId(), draft: service.deps.newId(), timed: service.deps.newId() }
  const form = service.deps.newId()
  const tenantId = await applyTestWorkspace(service.database, {
    apiVersion: 'parley/v1',
    organization: { name: organisation },
    workspace: { name, locale: 'en', timezone: 'Europe/Berlin', currency: 'EUR' },
    roles: [{ code: 'narrow', permissions: ['service.flows.view', 'service.config', 'service.config.widget.view'] }],
    users: [
      user('admin', ['admin'], tokens.admin),
      user('super', ['super_admin'], tokens.superAdmin),
      user('nobody', [], tokens.nobody),
      user('narrow', ['narrow'], tokens.narrow),
      user('gone', ['admin'], tokens.deactivated, { active: false }),
      user('late', ['admin'], tokens.expired, {}, { expiresAt: '2020-01-01T00:00:00Z' }),
    ],
    flows: [
      { id: flows.order, ...order },
      { id: flows.timed, ...timed },
      {
        id: flows.draft,
        publish: false,
        code: 'draft',
        name: 'Draft',
        start: 'bye',
        nodes: [{ id: 'bye', type: 'end' }],
      },
    ],
    forms: [{ id: form, ...newsletter }],
    connections: [
      {
        code: 'crm',
        name: 'CRM',
        providerKey: 'http',
        baseUrl: 'https://crm.acme.example',
        credentials: { bearer: 'the crm token' },
      },
      { code: 'llm', name: 'Model', providerKey: 'openai' },
    ],
    goals: [
      {
        code: 'purchase',
        name: 'Purchase',
        match: { type: 'api' },
        value: { mode: 'from_property', property: 'amount' },
        currency: 'EUR',
      },
    ],
    config: {
      tenant: { 'widget/appearance/title': 'Acme helps', 'mail/transport/dsn': 'smtp://user:secret@mail.acme.example' },
    },
  })
  const {
    rows: [row],
  } = await service.database.pool.query<{ organisation_id: string }>(
    'select organisation_id from tenants where id = $1',
    [tenantId],
  )
  const saved = await createReport(service.deps, tenantId, {
    code: 'weekly',
    name: 'Conversations by language',
    definition: { dataset: 'conversations', dimensions: ['locale'], measures: ['conversations'], last_days: 7 },
  })
  if (!('report' in saved)) throw new Error(saved.outcome)
  return { tenantId, organisationId: row!.organisation_id, tokens, flows, form, report: saved.report.id }
}

let people = 0

/** A token of a new user with exactly these permissions (or roles) and scopes, put into the database directly. */
export async function giveToken(
  service: TestService,
  tenantId: string,
  {
    permissions: granted = [],
    roles = [],
    scopes = ['mcp'],
  }: { permissions?: string[]; roles?: string[]; scopes?: string[] },
): Promise<string> {
  const { pool } = service.database
  const { newId } = service.deps
  const [value, userId, code] = [generateAccessToken(), newId(), `role-${(people += 1)}`]
  await pool.query('insert into roles (tenant_id, code, name, permissions) values ($1, $2, $2, $3)', [
    tenantId,
    code,
    granted,
  ])
  await pool.query('insert into users (tenant_id, id, email, name, roles) values ($1, $2, $3, $4, $5)', [
    tenantId,
    userId,
    `${userId}@agents.example`,
    'Agent',
    [code, ...roles],
  ])
  await pool.query(
    'insert into access_tokens (tenant_id, id, user_id, name, scopes, token_hash) values ($1, $2, $3, $4, $5, $6)',
    [tenantId, newId(), userId, 'agent', scopes, hashToken(value)],
  )
  return value
}

export const allPermissions = permissions.map(({ code }) => code)

/** One HTTP request to the gateway, with a body as it is. */
export async function post(
  service: TestService,
  token: string | undefined,
  body: unknown,
  headers: Record<string, string> = {},
  query = '',
): Promise<RpcAnswer> {
  await service.clockSet()
  const answer = await fetch(`${service.url}/mcp${query}`, {
    method: 'POST',
    body: typeof body === 'string' || body instanceof Uint8Array ? (body as string) : JSON.stringify(body),
    headers: {
      'Content-Type': 'application/json',
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...headers,
    },
  })
  const text = await answer.text()
  return {
    status: answer.status,
    headers: answer.headers,
    body: text === '' ? undefined : (JSON.parse(text) as RpcBody),
  }
}

export async function rpc(
  service: TestService,
  token: string,
  method: string,
  params?: unknown,
  headers: Record<string, string> = {},
): Promise<RpcBody> {
  const { status, body } = await post(
    service,
    token,
    { jsonrpc: '2.0', id: 1, method, ...(params === undefined ? {} : { params }) },
    headers,
  )
  if (status !== 200 || body === undefined) throw new Error(`${method} was answered ${status}`)
  return body
}

/** Calls a tool that is expected to answer with a result, an application error included. */
export async function call(
  service: TestService,
  token: string,
  name: string,
  args: object = {},
  headers: Record<string, string> = {},
): Promise<ToolResult> {
  const { result, error } = await rpc(service, token, 'tools/call', { name, arguments: args }, headers)
  if (result === undefined) throw new Error(`${name} was answered ${JSON.stringify(error)}`)
  return result as ToolResult
}

export function toolNamed(name: string) {
  return agentTools.find(tool => tool.name === name)!
}

const order = {
  code: 'order-status',
  name: 'Order status',
  variables: { first_name: 'there' },
  start: 'hello',
  triggers: [
    { type: 'chat_intent', intent: 'order_status', description: 'Tells where an order is' },
    { type: 'event', event: 'order.shipped' },
  ],
  nodes: [
    { id: 'hello', type: 'message', text: 'Hello {{ vars.first_name }}', next: 'ask' },
    {
      id: 'ask',
      type: 'input',
      prompt: 'Your order number?',
      field: { name: 'order_no', type: 'text', required: true, validation: { pattern: '^[0-9]{6}$' } },
      next: 'bye',
    },
    { id: 'bye', type: 'end', text: 'Bye' },
  ],
}

const newsletter = {
  code: 'newsletter',
  title: 'Newsletter',
  fields: [{ name: 'email', type: 'email', label: 'E-mail', required: true }],
}

const timed = {
  code: 'timed',
  name: 'Timed',
  start: 'bye',
  triggers: [{ type: 'chat_intent', intent: 'timed' }],
  nodes: [{ id: 'bye', type: 'end', text: 'At once' }],
}
