import assert from 'node:assert/strict'
import request from 'supertest'
import { newId } from '../../../adapters/ids.ts'
import { adminWorkspace, type AdminService, type AdminWorkspace } from '../../support/admin.ts'
import type { Customer } from '../../support/customer-rows.ts'
import { createResources, fillEveryTable } from '../../support/customers.ts'
import { unzip } from '../../support/zip.ts'
import type { Loose } from '../callers.ts'
import { successBody } from './fixtures.ts'

/** Lease of a request; once it ends another job may claim the request. */
export const LEASE_MS = 3 * 60_000

/** Setup for tests of exports and erasures: workspaces with two customers, requests, files and archives. */
export function customerData({ service }: Pick<AdminService, 'service'>) {
  const { deps } = service
  const tracesOf = ({ customerId, email, words }: Customer) => [customerId, email, words]
  const shop = async () => {
    const workspace = await adminWorkspace(service, `Shop ${newId()}`)
    const place = await createResources(workspace)
    const tag = newId().slice(-12)
    const grace = await fillEveryTable(workspace, place, {
      customerId: `c-17-${tag}`,
      email: `grace.${tag}@example.org`,
      words: `what grace said ${tag}`,
    })
    const linus = await fillEveryTable(workspace, place, {
      customerId: `c-18-${tag}`,
      email: `linus.${tag}@example.org`,
      words: `what linus said ${tag}`,
    })
    return { workspace, place, grace, linus }
  }
  const erase = async ({ token }: AdminWorkspace, customer: object, confirm: string, headers = {}) =>
    await successBody(token.post('/customer-erasures', { customer, confirm }, headers))
  const read = async ({ token }: AdminWorkspace, { id }: Loose, kind = 'erasures') =>
    await successBody(token.get(`/customer-${kind}/${String(id)}`))
  const bytesOf = async (key: string) => {
    const stream = await deps.files.open(key)
    return stream === undefined ? undefined : Buffer.concat((await stream.toArray()) as Buffer[])
  }
  const archiveKeyOf = async (id: unknown) => {
    const { rows } = await service.database.pool.query<{ key: string }>(
      "select file ->> 'storageKey' as key from customer_requests where id = $1",
      [id],
    )
    return rows[0]?.key ?? assert.fail('the export has no archive')
  }
  const archiveOf = async ({ token }: AdminWorkspace, id: unknown) => {
    const { url, size } = (await successBody(token.post(`/customer-exports/${String(id)}/download`))) as {
      url: string
      size: number
    }
    const { pathname, search } = new URL(url)
    const { status, headers, body } = await request(service.url)
      .get(pathname + search)
      .buffer(true)
      .parse((answer, done) => {
        const chunks: Buffer[] = []
        answer
          .on('data', (chunk: Buffer) => chunks.push(chunk))
          .on('end', () => {
            done(null, Buffer.concat(chunks))
          })
      })
    assert.deepEqual([status, headers['content-type'], (body as Buffer).length], [200, 'application/zip', size])
    return unzip(body as Buffer)
  }
  return { tracesOf, shop, erase, read, bytesOf, archiveOf, archiveKeyOf }
}

/**
 * Configuration of a workspace, sums without names, and internal tables. A new table belongs here or in `tables.ts`.
 */
export const TABLES_WITHOUT_CUSTOMERS: readonly string[] = [
  'organisations',
  'tenants',
  'roles',
  'users',
  'access_tokens',
  'admin_sessions',
  'password_tokens',
  'sign_in_failures',
  'engine_tokens',
  'keys',
  'key_usage',
  'model_costs',
  'flows',
  'flow_versions',
  'flow_intents',
  'event_subscriptions',
  'pending_events',
  'connections',
  'connection_documents',
  'connection_grants',
  'connection_templates',
  'connection_grant_requests',
  'forms',
  'form_versions',
  // Contact details are cut out before they are stored, and they name no conversation.
  'unmatched_texts',
  'knowledge_gaps',
  'flow_comments',
  'flow_layouts',
  'flow_tests',
  'goals',
  'prices',
  'media',
  'queues',
  'canned_answers',
  'presences',
  'training_sources',
  'knowledge_documents',
  'knowledge_passages',
  'knowledge_terms',
  'knowledge_corpora',
  'knowledge_checks',
  'knowledge_generations',
  'knowledge_live',
  'knowledge_vector_sets',
  'knowledge_vectors',
  'config_values',
  'secret_probe',
  'workspace_locks',
  'hosted_pages',
  'trial_links',
  'identity_secrets',
  'inbound_webhooks',
  'inbound_signatures',
  'report_deliveries',
  'webhook_claims',
  'edge_store_requests',
  'agenda_jobs',
  // On Citus: addresses of users, keys and digests.
  'unique_values',
  'migrations',
  'migrations_lock',
  // They go with their execution, and name the nodes of the workspace's own flows.
  'conversation_purges',
  'execution_nodes',
  'execution_calls',
  'rollup_calls',
  'rollup_conversations',
  'rollup_executions',
  'rollup_messages',
  'rollup_telemetry',
  'rollup_traffic',
  'rollup_state',
  'rollup_dirty',
  'token_usage_daily',
]
