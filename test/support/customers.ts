import { Readable } from 'node:stream'
import { newId } from '../../adapters/ids.ts'
import type { AdminWorkspace } from './admin.ts'
import {
  conversationRows,
  rowsOf,
  type Customer,
  type CustomerData,
  type ResourceIds,
  type Row,
} from './customer-rows.ts'
import { put } from './tables.ts'

/** Creates the initial content of a workspace. */
export async function createResources({ service, tenantId: tenant_id }: AdminWorkspace): Promise<ResourceIds> {
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
  await pool.query('insert into keys (tenant_id, id, name, key) values ($1, $2, $3, $4)', [
    tenant_id,
    keyId,
    keyId,
    `pk_live_${keyId.replaceAll('-', '')}`,
  ])
  await put(pool, 'forms', {
    tenant_id,
    id: formId,
    code: `f${formId}`,
    name: 'Orders',
    draft: { title: 'Orders' },
    draft_revision: 1,
    draft_updated_at: new Date(),
    revision: 1,
    created_at: new Date(),
    updated_at: new Date(),
  })
  await pool.query(
    `insert into goals (tenant_id, id, code, name, match, value)
    values ($1, $2, $3, 'Bought', '{"type": "api"}', '{"mode": "none"}')`,
    [tenant_id, goalId, `g${goalId}`],
  )
  return { flowId, versionId, keyId, formId, goalId }
}

/** Fills every table with data of a customer; two hours ago, so that the sums include it. */
export async function fillEveryTable(
  workspace: AdminWorkspace,
  place: ResourceIds,
  { customerId, email, words }: Pick<Customer, 'customerId' | 'email' | 'words'>,
): Promise<Customer> {
  const { service, tenantId: tenant_id, admin } = workspace
  const at = new Date(service.clock.now().getTime() - 2 * 3_600_000)
  const conversationId = newId()
  const data: CustomerData = {
    ...place,
    customerId,
    email,
    words,
    adminId: admin.id,
    at,
    stamped: { tenant_id, created_at: at },
    conversationId,
    anonymousConversationId: newId(),
    startedConversationId: newId(),
    executionId: newId(),
    anonymousExecutionId: newId(),
    startedExecutionId: newId(),
    eventId: newId(),
    fileId: '',
  }
  const insert = async (list: Row[]) => {
    for (const [table, row] of list) await put(service.database.pool, table, row)
  }
  await insert(conversationRows(data))
  const files = await Promise.all([
    storeFile(workspace, {
      formId: place.formId,
      field: 'photo',
      conversationId: null,
      name: `${words}.txt`,
      text: words,
    }),
    storeFile(workspace, { formId: null, field: 'photo', conversationId, name: 'unsent.txt', text: words }),
  ])
  data.fileId = files[0].id
  await insert(rowsOf(data))
  await storeReport(workspace, data)
  const { anonymousConversationId, executionId, eventId } = data
  const storageKeys = files.map(({ storageKey }) => storageKey)
  return { customerId, email, words, conversationId, anonymousConversationId, executionId, eventId, storageKeys }
}

/** A report of the workspace that mentions the customer. */
async function storeReport({ service, tenantId }: AdminWorkspace, { email, customerId }: CustomerData): Promise<void> {
  await service.database.pool.query(
    'insert into reports (tenant_id, id, name, description, definition) values ($1, $2, $3, $4, $5)',
    [
      tenantId,
      newId(),
      `Talks ${newId()}`,
      `What ${email} said`,
      JSON.stringify({
        dataset: 'conversations',
        filters: [{ field: 'customer_id', operator: 'in', value: [customerId] }],
      }),
    ],
  )
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
