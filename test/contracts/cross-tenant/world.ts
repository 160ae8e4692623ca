import assert from 'node:assert/strict'
import { newId } from '../../../adapters/ids.ts'
import { adminWorkspace, type AdminWorkspace } from '../../support/admin.ts'
import { checksumsIn, checksumsOf } from '../../support/checksums.ts'
import { keepCandidate } from '../../support/documents.ts'
import { PNG_4x3 } from '../../support/files.ts'
import { handingOver } from '../../support/handoffs.ts'
import type { TestDatabase } from '../../support/database.ts'
import { startTestService, type TestService } from '../../support/service.ts'
import { allTables, put } from '../../support/tables.ts'
import { newTemplate } from '../admin/connection-fixtures.ts'
import { successBody, successItems } from '../admin/fixtures.ts'
import { AS_ENGINE, requester } from '../json-operation.ts'
import { codesOf, type Names } from './named.ts'

export type Side = { workspace: AdminWorkspace; names: Names }
export type World = { service: TestService; home: Side; neighbour: Side }

const CHAT = '/api/public/v1/chat'
const ENGINE = '/api/v1/engine'
/** As many credentials as one operation takes: each is tried with a name that a client has chosen and used. */
export const TURNS = 3

/** The service with two workspaces, each with one of everything that a request can name. */
export async function startWorld(): Promise<World> {
  const service = await startTestService({ environment: { egressAllow: ['127.0.0.1'] } })
  try {
    return { service, home: await furnished(service, 'home'), neighbour: await furnished(service, 'next') }
  } catch (error) {
    await service.stop()
    throw error
  }
}

async function furnished(service: TestService, side: string): Promise<Side> {
  const names: Names = {
    ...unusedNames(service),
    publicKey: `pk_live_${side}${newId().replaceAll('-', '')}`,
    inboundSecret: `the secret of ${side}`,
    ...codesOf(side),
  }
  const workspace = await adminWorkspace(service, `${side} ${newId()}`, documentOf(names))
  const { pool } = service.database
  const one = async (sql: string) => (await pool.query<{ id: string }>(sql, [workspace.tenantId])).rows[0]!.id
  Object.assign(names, { tenantId: workspace.tenantId, userId: workspace.admin.id, email: workspace.admin.email })
  names.organisationId = await one('select organisation_id as id from tenants where id = $1')
  names.keyId = await one('select id from keys where tenant_id = $1')
  names.goalId = await one('select id from goals where tenant_id = $1 order by code limit 1')
  await use(service, { workspace, names: names })
  Object.assign(names, await conversationOf(service, names))
  const collected = { tenant_id: workspace.tenantId, locale: 'en', text: 'text', normalized: 'text' }
  await put(pool, 'unmatched_texts', { ...collected, id: names.unmatchedTextId })
  await put(pool, 'knowledge_gaps', { ...collected, id: names.gapId, flow: 'help', node: 'know' })
  await keepCandidate(pool, workspace.tenantId)
  return { workspace, names: names }
}

/** Separate conversations for a request that may change them. */
export async function conversationOf(service: TestService, { publicKey, intent }: Names): Promise<Partial<Names>> {
  const [asked, filed] = await Promise.all([
    waiting(service, publicKey, intent),
    waiting(service, publicKey, `${intent}-file`),
  ])
  return {
    ...asked,
    fileSessionToken: filed.sessionToken,
    fileConversationId: filed.conversationId,
    fileExecutionId: filed.executionId,
    fileWaitToken: filed.waitToken,
    answerFileId: await uploadTo(service, publicKey, filed.executionId),
  }
}

/** The id of a file that a page uploads for a form, or for the question that an execution waits with. */
async function uploadTo(service: TestService, publicKey: string, formOrExecution: string): Promise<string> {
  const form = new FormData()
  form.set('publicKey', publicKey)
  form.set('file', new Blob([PNG_4x3]), 'photo.png')
  const upload = await fetch(`${service.url}/api/public/v1/forms/${formOrExecution}/uploads?field=photo`, {
    method: 'POST',
    body: form,
    headers: { 'X-Forwarded-For': service.nextAddress() },
  })
  assert.equal(upload.status, 201)
  return ((await upload.json()) as { file: { fileId: string } }).file.fileId
}

async function waiting(
  service: TestService,
  publicKey: string,
  intentName: string,
): Promise<Pick<Names, 'sessionToken' | 'conversationId' | 'executionId' | 'waitToken'>> {
  const { sessionToken, conversationId } = (await successBody(
    requester(service).post(`${CHAT}/sessions`, { publicKey, customer: { id: 'c-open' } }),
  )) as { sessionToken: string; conversationId: string }
  const { reply } = (await successBody(
    requester(service, { Authorization: `Bearer ${sessionToken}` }).post(`${CHAT}/messages`, {
      text: 'Hello',
      intentName,
    }),
  )) as { reply: { executionId: string; waitToken: string } }
  return { sessionToken, conversationId, executionId: reply.executionId, waitToken: reply.waitToken }
}

/** Valid names without a resource. */
export function unusedNames(service: TestService): Names {
  const { fileLinks } = service.deps
  const [fileId, tenantId] = [newId(), newId()]
  const { searchParams } = new URL(fileLinks.urlOf(tenantId, fileId, inAWeek(service)))
  return {
    tenantId,
    organisationId: newId(),
    publicKey: `pk_live_none${newId().replaceAll('-', '')}`,
    keyId: newId(),
    flowId: newId(),
    formId: newId(),
    goalId: newId(),
    sourceId: newId(),
    unmatchedTextId: newId(),
    gapId: newId(),
    inboundId: newId(),
    senderId: newId(),
    inboundSecret: 'the secret of none',
    userId: newId(),
    commentId: newId(),
    email: `ada-${newId().slice(-12)}@acme.example`,
    sessionToken: `${'A'.repeat(80)}.${'A'.repeat(43)}`,
    fileSessionToken: '',
    fileConversationId: newId(),
    conversationId: newId(),
    executionId: newId(),
    waitToken: newId(),
    fileExecutionId: newId(),
    answerFileId: newId(),
    fileWaitToken: newId(),
    fileId,
    expires: searchParams.get('expires')!,
    signature: searchParams.get('signature')!,
    handoffId: newId(),
    handedOverId: newId(),
    clientKey: newId(),
    // As far from the names of `home` as those of `next`: similar names of the caller's resources are suggested.
    ...codesOf('miss'),
  }
}

const CRM = { providerKey: 'http', baseUrl: 'https://crm.acme.example' }

function documentOf(names: Names): object {
  const {
    flowId,
    flowCode,
    intent,
    event,
    formId,
    formCode,
    goal,
    connection,
    llm,
    sourceId,
    inboundId,
    senderId,
    inboundSecret,
    roleCode,
    publicKey,
    model,
    taken,
  } = names
  const photo = { name: 'photo', type: 'image' }
  return {
    roles: [
      { code: 'analyst', permissions: ['service.insights.analytics'] },
      { code: roleCode, permissions: [] },
      { code: taken.replace('-', '_'), permissions: [] },
    ],
    keys: [{ name: 'site', key: publicKey, webhook: { url: 'https://shop.acme.example/hooks/parley' } }],
    forms: [
      {
        id: formId,
        code: formCode,
        title: `Form of ${flowCode}`,
        embeddable: true,
        fields: [{ name: 'note', type: 'text' }, photo],
      },
      { code: taken, title: 'Taken', fields: [{ name: 'note', type: 'text' }] },
    ],
    flows: [
      {
        id: flowId,
        code: flowCode,
        name: `Flow of ${flowCode}`,
        triggers: [
          { type: 'chat_intent', intent },
          { type: 'event', event },
        ],
        start: 'ask',
        nodes: [
          { id: 'ask', type: 'input', prompt: 'And?', field: { name: 'answer', type: 'text' }, next: 'bye' },
          { id: 'bye', type: 'end', text: 'Bye' },
        ],
      },
      {
        code: `${flowCode}-file`,
        name: 'Asks for a file',
        triggers: [{ type: 'chat_intent', intent: `${intent}-file` }],
        start: 'ask',
        nodes: [
          { id: 'ask', type: 'file_upload', prompt: 'A photo?', field: photo, next: 'bye' },
          { id: 'bye', type: 'end', text: 'Bye' },
        ],
      },
      { code: taken, name: 'Taken', start: 'bye', nodes: [{ id: 'bye', type: 'end' }] },
      { ...handingOver(`${intent}-person`), code: `${flowCode}-person` },
    ],
    goals: [
      { code: goal, name: 'Goal', match: { type: 'api' }, value: { mode: 'none' } },
      { code: taken, name: 'Taken', match: { type: 'api' }, value: { mode: 'none' } },
    ],
    queues: [{ code: taken, name: 'Taken' }],
    cannedAnswers: [{ code: taken, title: 'Taken', text: 'Taken' }],
    prices: [{ model, promptPer1k: 0.001, completionPer1k: 0.002 }],
    connections: [
      { code: connection, name: 'Service', ...CRM, credentials: { bearer: 'a secret' } },
      { code: llm, name: 'Model', providerKey: 'openai_compatible', baseUrl: 'http://127.0.0.1:9' },
      { code: taken, name: 'Taken', ...CRM },
    ],
    connectionTemplates: [newTemplate(taken)],
    sources: [{ id: sourceId, name: 'Help', url: `https://${flowCode}.acme.example`, schedule: 'daily' }],
    inboundWebhooks: [
      { id: inboundId, name: 'Shop', eventName: event, secret: inboundSecret },
      { id: senderId, name: 'Code', eventName: event, sender: 'github', secret: inboundSecret },
    ],
  }
}

/** Leaves a file, a customer, and the names that clients choose for their requests. */
async function use(service: TestService, { workspace: { token, person }, names: names }: Side): Promise<void> {
  const { publicKey, clientKey, formId, tenantId, intent, event, goal, customerId, customerEmail, model } = names
  const [anyone, engine] = [requester(service), requester(service, AS_ENGINE)]
  names.fileId = await uploadTo(service, publicKey, formId)
  const { searchParams } = new URL(service.deps.fileLinks.urlOf(tenantId, names.fileId, inAWeek(service)))
  names.signature = searchParams.get('signature')!
  for (let turn = 0; turn < TURNS; turn++) {
    await successBody(
      anyone.post(`/api/public/v1/forms/${formId}/submissions`, {
        publicKey,
        clientSubmissionId: `${clientKey}-${turn}`,
        values: {},
      }),
    )
    await successBody(
      anyone.post(
        `${CHAT}/events`,
        { name: 'seen', clientEventId: `${clientKey}-${turn}` },
        { 'X-Service-Public-Key': publicKey },
      ),
    )
  }
  const firstKey = `${clientKey}-0`
  names.handedOverId = (await waiting(service, publicKey, `${intent}-person`)).conversationId
  const [handedOver] = await successItems(token.get(`/handoffs?conversationId=${names.handedOverId}`))
  names.handoffId = String(handedOver?.['id'])
  await successBody(token.post(`/handoffs/${names.handoffId}/claim`))
  names.commentId = String((await successBody(token.post(`/flows/${names.flowId}/comments`, { text: 'Hm.' })))['id'])
  const { sessionToken } = (await successBody(
    anyone.post(`${CHAT}/sessions`, { publicKey, customer: { id: customerId, email: customerEmail } }),
  )) as { sessionToken: string }
  await successBody(
    anyone.post(
      `${CHAT}/messages`,
      { text: 'Hello', intentName: intent, tokenUsage: { model, prompt_tokens: 10, completion_tokens: 10 } },
      { 'Authorization': `Bearer ${sessionToken}`, 'Idempotency-Key': firstKey },
    ),
  )
  await successBody(
    engine.post(
      `${ENGINE}/events`,
      { tenant_id: tenantId, event_name: event, data: {}, idempotency_key: firstKey },
      { 'Idempotency-Key': firstKey },
    ),
  )
  await successBody(
    engine.post(
      `${ENGINE}/triggers/chat`,
      { tenant_id: tenantId, intent_name: intent },
      { 'Idempotency-Key': firstKey },
    ),
  )
  await successBody(
    engine.post(
      '/api/v1/insights/conversions',
      { tenant_id: tenantId, goal, external_ref: firstKey },
      { 'Idempotency-Key': firstKey },
    ),
  )
  await successBody(token.patch('/workspace', { locale: 'de' }, { 'If-Match': '*' }))
  await person([names.roleCode])
}

function inAWeek({ clock }: Pick<TestService, 'clock'>): Date {
  return new Date(clock.now().getTime() + 7 * 86_400_000)
}

/**
 * A checksum of all rows of every table that are the workspace's or, where a table has no workspaces, name it or its
 * organisation.
 */
export async function rowsOf(
  { database: { pool } }: TestService,
  { tenantId, organisationId }: Pick<Names, 'tenantId' | 'organisationId'>,
): Promise<Record<string, string>> {
  const { owned, others } = await (sums ??= sumsOf(pool))
  const ownedRows = { name: 'rows of a workspace', text: owned, values: [tenantId] }
  const otherRows = { name: 'rows that name a workspace', text: others, values: [tenantId, organisationId] }
  const found = [await pool.query<Checksum>(ownedRows), await pool.query<Checksum>(otherRows)]
  return checksumsIn(found.flatMap(({ rows }) => rows))
}

type Checksum = { name: string; sum: string }

let sums: Promise<{ owned: string; others: string }> | undefined

/** Of tables of workspaces, and of all others: a distributed database has them on different servers. */
async function sumsOf(pool: TestDatabase['pool']): Promise<{ owned: string; others: string }> {
  const { rows } = await pool.query<{ name: string; owned: boolean }>(
    `select t.name, exists (
      select 1 from information_schema.columns c
      where c.table_schema = 'public' and c.table_name = t.name and c.column_name = 'tenant_id' and c.is_nullable = 'NO'
    ) as owned
    from unnest($1::text[]) as t(name)`,
    [await allTables(pool)],
  )
  const named = "r::text like any (array['%' || $1::text || '%', '%' || $2::text || '%'])"
  const of = (tables: typeof rows, where: string) => checksumsOf(tables.map(({ name }) => ({ name, where })))
  return {
    owned: of(
      rows.filter(({ owned }) => owned),
      'tenant_id = $1::uuid',
    ),
    others: of(
      rows.filter(({ owned }) => !owned),
      named,
    ),
  }
}
