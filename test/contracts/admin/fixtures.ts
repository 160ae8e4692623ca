import { newId } from '../../../adapters/ids.ts'
import { workCustomerRequests } from '../../../services/customer-data/work.ts'
import type { Operation } from '../../../generated/operations.ts'
import { ADMIN, type AdminWorkspace } from '../../support/admin.ts'
import { runRow } from '../../support/customer-rows.ts'
import { createResources } from '../../support/customers.ts'
import { keepGap } from '../../support/documents.ts'
import { provenConversation } from '../../support/identity.ts'
import { uploadDocument, uploadMedium } from '../../support/media.ts'
import { CALLBACK, requestOf } from '../../support/oauth.ts'
import { put } from '../../support/tables.ts'
import { eventually } from '../../support/eventually.ts'
import { callersOf } from '../callers.ts'
import { successBody } from './answers.ts'
import { cannedAnswer } from './canned-answer.ts'
import { connectionBodies, connectionCreators, listingConnection } from './connection-fixtures.ts'
import { handOver, sentFile } from './handoff-fixtures.ts'
import { uniqueCode } from './unique-code.ts'

export { picked, successBody, successItems } from './answers.ts'
export { cannedAnswer } from './canned-answer.ts'
export { uniqueCode } from './unique-code.ts'

/*
 * Data that `every-operation.test.ts` cannot read from the contract. A resource adds at most two lines:
 *  - to `creators`, under its path, how to create one in a workspace; the result is the path parameters that name it.
 *    It serves every path that starts with that one, unless there is a line for the longer path.
 *  - to `bodies`, under an operationId, a body that is accepted where the contract's example would be refused (a code
 *    that exists, an id that must exist). Each call for an operation with an Idempotency-Key must return a body that
 *    has not been used.
 */

export type PathParameters = Record<string, string>

const GOAL = { name: 'Purchase', match: { type: 'api' }, value: { mode: 'none' } }
const PRICE = { promptPer1k: 0.001, completionPer1k: 0.002 }
const REPORT = {
  name: 'Conversations',
  definition: { dataset: 'conversations', measures: ['conversations'], last_days: 7 },
}

export const creators: Record<string, (workspace: AdminWorkspace) => Promise<PathParameters>> = {
  '/audit/{auditEntryId}': async ({ token }) => {
    await successBody(token.patch('/workspace', { name: `Shop ${newId()}` }, { 'If-Match': '*' }))
    const { items } = await successBody(token.get('/audit'))
    return { auditEntryId: items[0].id as string }
  },
  '/contacts/{contactId}': async workspace => {
    const contactId = newId()
    await provenConversation(workspace, { id: contactId })
    return { contactId }
  },
  ...connectionCreators,
  '/engine-tokens/{engineTokenId}': async ({ session }) => ({
    engineTokenId: (await successBody(session.post('/engine-tokens', { name: 'crm', scopes: ['engine'] })))['token']
      .id as string,
  }),
  '/failed-messages/{failedMessageId}': async workspace => ({ failedMessageId: await failedMessage(workspace) }),
  '/goals/{goalId}': async ({ token }) => ({
    goalId: (await successBody(token.post('/goals', { ...GOAL, code: uniqueCode() })))['id'] as string,
  }),
  '/keys/{keyId}/identity-secrets/{identitySecretId}': async ({ token }) => {
    const { key } = await successBody(token.post('/keys', { name: `key ${newId()}` }))
    const keyId = (key as { id: string }).id
    const { identitySecret } = await successBody(token.post(`/keys/${keyId}/identity-secrets`))
    return { keyId, identitySecretId: (identitySecret as { id: string }).id }
  },
  '/media/{mediumId}': async ({ service, token }) => ({
    mediumId: (await successBody(uploadMedium(service, token)))['id'] as string,
  }),
  '/prices/{priceId}': async ({ token }) => ({
    priceId: (await successBody(token.post('/prices', { ...PRICE, model: newId() })))['id'] as string,
  }),
  '/knowledge-checks/{checkId}': async ({ token }) => ({
    checkId: (await successBody(token.post('/knowledge-checks', { question: newId(), url: 'file:a' })))['id'] as string,
  }),
  '/queues/{queueId}': async ({ token }) => ({
    queueId: (await successBody(token.post('/queues', { code: uniqueCode(), name: 'Support' })))['id'] as string,
  }),
  '/canned-answers/{cannedAnswerId}': async ({ token }) => ({
    cannedAnswerId: (await successBody(token.post('/canned-answers', cannedAnswer())))['id'] as string,
  }),
  '/reports/{reportId}': async ({ token }) => ({
    reportId: (
      await successBody(
        token.post('/reports', {
          ...REPORT,
          schedule: { frequency: 'daily', hour: 6, recipients: ['ada@acme.example'] },
        }),
      )
    )['id'] as string,
  }),
  '/conversations/{conversationId}': async workspace => ({
    conversationId: (await waitingRun(workspace)).conversationId,
  }),
  '/conversations/{conversationId}/files/{fileId}': sentFile,
  '/customer-erasures/{erasureId}': async ({ token }) => ({
    erasureId: (
      await successBody(token.post('/customer-erasures', { customer: { customerId: 'c-0' }, confirm: 'c-0' }))
    )['id'] as string,
  }),
  '/customer-exports/{exportId}': async ({ token, service }) => {
    const { id } = await successBody(token.post('/customer-exports', { customer: { customerId: 'c-0' } }))
    await workCustomerRequests(service.deps)
    return { exportId: id as string }
  },
  '/unmatched-texts/{unmatchedTextId}': async ({ service, tenantId, token }) => {
    // The flow of the intent that `makeExampleOfText` names; a second text finds it there.
    const definition = { ...greeting('texts'), triggers: [{ type: 'chat_intent', intent: 'texts' }] }
    const { body } = await token.post('/flows', { definition })
    if (body.id !== undefined) await successBody(token.post(`/flows/${String(body.id)}/publish`, {}))
    const id = newId()
    await put(service.database.pool, 'unmatched_texts', {
      tenant_id: tenantId,
      id,
      locale: 'en',
      text: id,
      normalized: id,
    })
    return { unmatchedTextId: id }
  },
  '/knowledge-gaps/{gapId}': async ({ service, tenantId }) => ({ gapId: await keepGap(service, tenantId) }),
  '/executions/{executionId}': async workspace => ({ executionId: (await waitingRun(workspace)).executionId }),
  '/handoffs/{handoffId}': async workspace => ({ handoffId: await handOver(workspace) }),
  '/training-sources/{sourceId}': async ({ token }) => ({
    sourceId: (await successBody(token.post('/training-sources', newSource())))['id'] as string,
  }),
  '/training-sources/{sourceId}/documents/{documentId}': async ({ service, token }) => {
    const { id } = await successBody(token.post('/training-sources', newSource()))
    const sourceId = id as string
    return { sourceId, documentId: (await successBody(uploadDocument(service, token, sourceId)))['id'] as string }
  },
  '/config/sections/{section}': async () => await Promise.resolve({ section: 'widget' }),
  '/forms/{formId}': async ({ token }) => ({
    formId: (await successBody(token.post('/forms', { definition: formDefinition() })))['id'] as string,
  }),
  '/forms/{formId}/submissions/{submissionId}': async workspace => {
    const formId = await publishedForm(workspace)
    const { key } = (await successBody(workspace.token.post('/keys', { name: `key ${newId()}` })))['key'] as {
      key: string
    }
    const submit = async () =>
      await callersOf(workspace.service).post(
        `/api/public/v1/forms/${formId}/submissions`,
        { publicKey: key, values: { email: 'grace@shop.acme.example' } },
        {},
      )
    return {
      formId,
      submissionId: (await eventually(async () => await successBody(submit())))['submissionId'] as string,
    }
  },
  '/forms/{formId}/versions/{version}': async workspace => ({ formId: await publishedForm(workspace), version: '1' }),
  '/flows/{flowId}': async workspace => {
    const code = uniqueCode()
    const { id } = await successBody(workspace.token.post('/flows', { definition: greeting(code) }))
    await successBody(workspace.token.post(`/flows/${id as string}/publish`, {}))
    return { flowId: id as string, version: '1' }
  },
  '/flows/{flowId}/comments/{commentId}': async ({ token }) => {
    const { id } = await successBody(token.post('/flows', { definition: greeting(uniqueCode()) }))
    const comment = await successBody(token.post(`/flows/${id as string}/comments`, { text: 'Hm.' }))
    return { flowId: id as string, commentId: comment['id'] as string }
  },
  '/flows/{flowId}/trial-links/{trialLinkId}': async ({ token }) => {
    const { id } = await successBody(token.post('/flows', { definition: greeting(uniqueCode()) }))
    const { link } = await successBody(token.post(`/flows/${id as string}/trial-links`, {}))
    return { flowId: id as string, trialLinkId: (link as { id: string }).id }
  },
  '/hosted-pages/{hostedPageId}': async workspace => ({
    hostedPageId: (await successBody(workspace.token.post('/hosted-pages', await newHostedPage(workspace))))[
      'id'
    ] as string,
  }),
  '/inbound-webhooks/{inboundWebhookId}': async ({ token }) => ({
    inboundWebhookId: (await successBody(token.post('/inbound-webhooks', newSender())))['inboundWebhook'].id as string,
  }),
  '/keys/{keyId}': async ({ token }) => ({
    keyId: (await successBody(token.post('/keys', { name: `key ${newId()}` })))['key'].id as string,
  }),
  '/roles/{roleCode}': async ({ token }) => ({
    roleCode: (await successBody(token.post('/roles', { code: uniqueCode(), permissions: [] })))['code'] as string,
  }),
  '/tokens/{tokenId}': async ({ session }) => ({
    tokenId: (await successBody(session.post('/tokens', { name: 'ci', scopes: ['mcp'] })))['token'].id as string,
  }),
  '/users/{userId}': async ({ person }) => ({ userId: (await person([])).id }),
  '/users/{userId}/tokens/{tokenId}': async ({ person, sessionOf }) => {
    const user = await person([])
    return {
      userId: user.id,
      tokenId: (await successBody((await sessionOf(user)).post('/tokens', { name: 'ci', scopes: ['mcp'] })))['token']
        .id as string,
    }
  },
  '/webhook-deliveries/{deliveryId}': async workspace => ({ deliveryId: await endedDelivery(workspace) }),
}

export const bodies: Record<string, (workspace: AdminWorkspace) => object> = {
  checkWorkspaceFile: ({ tenantId }) => workspaceFile(tenantId),
  applyWorkspaceFile: ({ tenantId }) => workspaceFile(tenantId),
  checkAuthorization: ({ service }) => authorizationRequest(service),
  grantAuthorization: ({ service }) => ({ request: authorizationRequest(service), scopes: ['mcp:flows:read'] }),
  ...connectionBodies,
  createInboundWebhook: () => newSender(),
  createGoal: () => ({ ...GOAL, code: uniqueCode() }),
  createPrice: () => ({ ...PRICE, model: newId() }),
  createQueue: () => ({ code: uniqueCode(), name: 'Support' }),
  createCannedAnswer: () => cannedAnswer(),
  createReport: () => ({ ...REPORT, code: uniqueCode() }),
  createTrainingSource: () => newSource(),
  updateTrainingSource: () => ({ schedule: 'weekly' }),
  createForm: () => ({ definition: formDefinition() }),
  createFlow: () => ({ definition: greeting(uniqueCode()) }),
  makeExampleOfText: () => ({ intent: 'texts' }),
  answerKnowledgeGap: ({ tenantId }) => ({ sourceId: tenantId, answer: `Within a week, ${newId()}.` }),
  saveFlowDraft: () => ({ definition: { name: 'Without a code' } }),
  assignHandoff: ({ admin }) => ({ userId: admin.id }),
  rollbackFlow: () => ({ version: 1 }),
  simulateFlow: () => ({ trigger: { type: 'chat_intent' } }),
  createKey: () => ({ name: `key ${newId()}`, webhook: { url: 'https://shop.acme.example/hooks/parley' } }),
  createRole: () => ({ code: uniqueCode(), permissions: ['service.flows.view'] }),
  saveConfigurationValues: () => ({ values: { 'widget/appearance/title': 'Acme helps' } }),
  createUser: () => ({ email: `${newId()}@acme.example`, name: 'Grace', roles: ['analyst'] }),
}

type Subject = { values: PathParameters; body?: Record<string, unknown> }

/** Under an operationId, what it succeeds on where it is refused for the resource that `creators` makes. */
export const subjects: Record<string, (workspace: AdminWorkspace) => Promise<Subject>> = {
  deleteFlow: async ({ token }) => {
    const { id } = await successBody(token.post('/flows', { definition: greeting(uniqueCode()) }))
    return { values: { flowId: id as string } }
  },
  saveFormDraft: async ({ token }) => {
    const definition = formDefinition()
    const { id } = await successBody(token.post('/forms', { definition }))
    return { values: { formId: id as string }, body: { definition: { ...definition, title: 'Changed' } } }
  },
  createHostedPage: async workspace => ({ values: {}, body: await newHostedPage(workspace) }),
  updateHostedPage: async workspace => ({
    values: {
      hostedPageId: (await successBody(workspace.token.post('/hosted-pages', await newHostedPage(workspace))))[
        'id'
      ] as string,
    },
    body: { active: false },
  }),
  refreshConnectionDocument: async ({ token }) => ({ values: await listingConnection(token) }),
  discardFormDraft: async workspace => ({ values: { formId: await publishedForm(workspace) } }),
}

function workspaceFile(id: string) {
  const workspace = { id, name: `Shop ${newId()}` }
  return { file: { apiVersion: 'parley/v1', organization: { name: 'Acme Group' }, workspace } }
}

/** A page of a key of its own, which names an intent that nobody serves. */
export async function newHostedPage({ token }: Pick<AdminWorkspace, 'token'>) {
  const { key } = await successBody(token.post('/keys', { name: `key ${newId()}` }))
  return { address: uniqueCode(), title: 'Hello', intent: uniqueCode(), keyId: (key as { id: string }).id }
}

function authorizationRequest({ deps }: AdminWorkspace['service']) {
  const client = { name: 'Assistant', redirectUris: [CALLBACK], issuedAt: 0 }
  return requestOf(deps.oauth.clients.sign(client)).request
}

function newSender() {
  return { name: `Shop ${newId()}`, eventName: 'order.paid' }
}

/** A message that failed in all its attempts. */
export async function failedMessage(
  { service, tenantId }: AdminWorkspace,
  {
    type = 'RunNextStep',
    executionId = null,
    failedAt = '2026-01-01T00:00:00Z',
  }: { type?: string; executionId?: string | null; failedAt?: string } = {},
): Promise<string> {
  const id = newId()
  await service.database.pool.query(
    `
    insert into failed_engine_messages (tenant_id, id, type, execution_id, payload, run_at, attempts, created_at, cause,
      failed_at)
    values ($1, $2, $3, $4, '{"note":"mail ada@acme.example"}', $5, 4, $5,
      '{"kind":"Error","message":"ada@acme.example failed"}', $5)`,
    [tenantId, id, type, executionId, failedAt],
  )
  return id
}

/** The delivery of an opened session, which its receiver refused. */
async function endedDelivery({ service, token }: AdminWorkspace): Promise<string> {
  const { key } = await successBody(
    token.post('/keys', { name: `key ${newId()}`, webhook: { url: 'https://shop.acme.example/hooks' } }),
  )
  const { conversationId } = await callersOf(service).session(key.key as string)
  const { items } = await successBody(token.get(`/webhook-deliveries?conversationId=${conversationId}`))
  const id = items[0].id as string
  await service.database.pool.query(
    `update webhook_deliveries
    set status = 'failed', attempts = 1, last_status = 410, next_attempt_at = null
    where id = $1`,
    [id],
  )
  return id
}

function newSource() {
  return { name: 'Help centre', url: `https://${newId()}.acme.example`, schedule: 'daily' }
}

/** A run that waits, in a separate conversation. */
async function waitingRun(workspace: AdminWorkspace): Promise<{ conversationId: string; executionId: string }> {
  const {
    service: {
      database: { pool },
    },
    tenantId,
  } = workspace
  const { flowId, versionId } = await createResources(workspace)
  const [conversationId, executionId, at] = [newId(), newId(), new Date()]
  await put(pool, 'conversations', {
    tenant_id: tenantId,
    id: conversationId,
    customer: {},
    variables: {},
    split_choices: {},
    created_at: at,
    updated_at: at,
  })
  await put(
    pool,
    'executions',
    runRow(tenantId, { id: executionId, conversationId, flowId, versionId, status: 'waiting_time', ended_at: null }),
  )
  return { conversationId, executionId }
}

/** The path in `creators` that an operation's path starts with. */
export function templateOf({ path }: Operation): string | undefined {
  return Object.keys(creators)
    .filter(template => path.slice(ADMIN.length).startsWith(template))
    .sort((a, b) => b.length - a.length)[0]
}

/** Resources that every workspace has, so that none belongs to another. */
export const inEveryWorkspace: ReadonlySet<string> = new Set(['/config/sections/{section}'])

/** A form that can be published. */
export function formDefinition(more: object = {}) {
  return {
    code: uniqueCode(),
    title: 'Newsletter',
    embeddable: true,
    fields: [{ name: 'email', type: 'email', label: 'E-mail', required: true }],
    ...more,
  }
}

async function publishedForm({ token }: AdminWorkspace): Promise<string> {
  const { id } = (await successBody(token.post('/forms', { definition: formDefinition() }))) as { id: string }
  await successBody(token.post(`/forms/${id}/publish`, {}))
  return id
}

/** A flow that can be published; its intent is its code. */
export function greeting(code: string, text = 'Hello') {
  return {
    code,
    name: 'Greeting',
    triggers: [{ type: 'chat_intent', intent: code }],
    start: 'hello',
    nodes: [{ id: 'hello', type: 'end', text }],
  }
}
