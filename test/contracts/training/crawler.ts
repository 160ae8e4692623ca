import { before, beforeEach } from 'node:test'
import { newId } from '../../../adapters/ids.ts'
import type { TestService } from '../../support/service.ts'
import { applyTestWorkspace } from '../../support/workspace.ts'
import { AS_ENGINE, requester, type Headers, type Json } from '../json-operation.ts'

export const TRAINING = '/api/v1/training'
export const MINUTE = 60_000
export const HOUR = 60 * MINUTE

/** A crawler with two workspaces, whose sources are deleted before each test. */
export function useCrawler(service: TestService) {
  const call = requester(service, AS_ENGINE)
  let tenantId = ''
  let otherTenantId = ''
  before(async () => {
    const workspace = (name: string) =>
      applyTestWorkspace(service.database, { apiVersion: 'parley/v1', organization: { name }, workspace: { name } })
    tenantId = await workspace('Acme')
    otherTenantId = await workspace('Other')
  })
  beforeEach(async () => {
    await service.database.pool.query('delete from training_sources')
  })

  const url = (id: string, verb: string) => `${TRAINING}/sources/${id}/${verb}`
  const act = (id: string, verb: string, body: object = {}, headers: Headers = {}) =>
    call.post(url(id, verb), { tenant_id: tenantId, ...body }, headers)
  const queue = async (query = '') =>
    (await call.get(`${TRAINING}/queue${query}`)).body.sources as { id: string; tenant_id: string }[]

  async function source(state: Json = {}): Promise<string> {
    const id = newId()
    await service.database.pool.query(
      `insert into training_sources (
        tenant_id, id, name, url, status, schedule, pages_indexed, pages_total, lease, error, next_crawl_at, updated_at)
      values ($1, $2, 'Help', 'https://help.acme.example', $3, $4, $5, $6, $7, $8, $9, $10)`,
      [
        state['tenantId'] ?? tenantId,
        id,
        state['status'] ?? 'new',
        state['schedule'] ?? 'manual',
        state['pagesIndexed'] ?? 0,
        state['pagesTotal'] ?? null,
        state['lease'] ?? 0,
        state['error'] ?? null,
        state['nextCrawlAt'] ?? null,
        state['updatedAt'] ?? service.clock.now(),
      ],
    )
    return id
  }
  const ago = (ms: number) => new Date(service.clock.now().getTime() - ms)
  const stored = async (id: string): Promise<Json> =>
    (await service.database.pool.query<Json>('select * from training_sources where id = $1', [id])).rows[0] as Json

  return {
    call,
    url,
    act,
    queue,
    source,
    ago,
    stored,
    get tenantId() {
      return tenantId
    },
    get otherTenantId() {
      return otherTenantId
    },
  }
}
