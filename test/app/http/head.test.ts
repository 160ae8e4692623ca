import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { notServed } from '../../../generated/not-served.ts'
import { operations, type Operation } from '../../../generated/operations.ts'
import { startAdminService } from '../../support/admin.ts'
import { ENGINE_TOKEN } from '../../support/service.ts'
import { applyShop, SHOP_KEYS } from '../../support/workspace.ts'
import type { Headers } from '../../contracts/callers.ts'
import { exampleOf } from '../../contracts/examples.ts'

const waived = new Set(Object.values(notServed).flat())
const reads = (Object.entries(operations) as [string, Operation][]).filter(
  ([id, { method }]) => method === 'get' && !waived.has(id),
)

describe('HEAD', async () => {
  const { service, home } = await startAdminService()
  before(() => applyShop(service.database))
  after(() => service.stop())

  const credentials = ({ surface, security }: Operation): Headers => {
    if (security.flat().includes('engineToken')) return { Authorization: `Bearer ${ENGINE_TOKEN}` }
    if (surface === 'public') return { 'X-Service-Public-Key': SHOP_KEYS.open }
    return security.flat().includes('personalAccessToken') ? home.token.headers : home.session.headers
  }
  const answered = async (method: string, path: string, headers: Headers) => {
    const response = await fetch(service.url + path, {
      method,
      redirect: 'manual',
      headers: { 'X-Forwarded-For': service.nextAddress(), ...headers },
    })
    // Framing headers may be left out for a body that is not sent; the client closes the connection after HEAD.
    const names = [...response.headers].filter(
      ([name]) => !/^(date|connection|keep-alive|transfer-encoding|x-request-id|(x-)?ratelimit.*)$/.test(name),
    )
    return { status: response.status, headers: Object.fromEntries(names), text: await textOf(response) }
  }
  /** A stream of events has no end; only its headers are compared. */
  const textOf = async (response: Response) => {
    if (response.headers.get('Content-Type')?.startsWith('text/event-stream') !== true) return await response.text()
    await response.body?.cancel()
    return ''
  }
  const isLikeGet = async (path: string, headers: Headers = {}): Promise<number> => {
    const [get, head] = [await answered('GET', path, headers), await answered('HEAD', path, headers)]
    // Figures grow between two scrapes.
    if (path === '/metrics') for (const one of [get, head]) delete one.headers['content-length']
    assert.deepEqual(head, { ...get, text: '' }, path)
    return get.status
  }

  it('answers like GET, without a body, on every path that GET reads', async () => {
    let succeeded = 0
    for (const [, operation] of reads) {
      const { path, query } = exampleOf(operation)
      const search = new URLSearchParams(query).toString()
      const status = await isLikeGet(path + (search === '' ? '' : `?${search}`), credentials(operation))
      if (status === 200) succeeded += 1
    }
    assert.ok(succeeded > 25, `${String(succeeded)} of ${String(reads.length)} succeeded`)
  })
  it('answers like GET without credentials, on pages, and for unknown paths', async () => {
    for (const path of ['/', '/docs', '/widget/parley-chat.js', '/api/admin/v1/flows', '/api/nothing', '/nothing'])
      await isLikeGet(path)
  })
  it('is answered 304 for the entity tag of GET', async () => {
    const { headers } = await answered('GET', '/docs/openrpc.json', {})
    assert.equal(await isLikeGet('/docs/openrpc.json', { 'If-None-Match': headers['etag'] ?? '' }), 304)
  })
})
