import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { after, before, describe, it } from 'node:test'
import { startTestService } from '../../support/service.ts'
import { applyNeighbour, applyShop, NEIGHBOUR_KEY, SHOP_KEYS, SHOP_ORIGIN } from '../../support/workspace.ts'
import { callersOf } from '../callers.ts'

type Header = { $ref?: string; schema?: { enum?: string[] } }
type Operation = { operationId: string; responses: Record<string, { headers?: Record<string, Header> } | undefined> }
type Document = {
  paths?: Record<string, { get?: Operation }>
  components?: { headers?: Record<string, Header> }
}

const DOCUMENTS = new URL('../../../generated/openapi/', import.meta.url)
/** Request headers that choose the workspace or the reader. Entity tags are for the cache itself. */
const ASKED = { 'Origin': SHOP_ORIGIN, 'X-Service-Public-Key': SHOP_KEYS.site }

function publicReads(): { operationId: string; path: string }[] {
  return readdirSync(DOCUMENTS)
    .filter(file => file.endsWith('.json'))
    .flatMap(file => {
      const { paths, components } = JSON.parse(readFileSync(new URL(file, DOCUMENTS), 'utf8')) as Document
      return Object.entries(paths ?? {}).flatMap(([path, { get }]) => {
        const header = get?.responses['200']?.headers?.['Cache-Control']
        const named = components?.headers?.[header?.$ref?.split('/').at(-1) ?? ''] ?? header
        return get !== undefined && named?.schema?.enum?.some(value => value.includes('public')) === true
          ? [{ operationId: get.operationId, path: path.replace('{section}', 'widget') }]
          : []
      })
    })
}

describe('answers that shared caches may store', async () => {
  const service = await startTestService()
  const call = callersOf(service)
  before(async () => {
    await applyShop(service.database)
    await applyNeighbour(service.database)
  })
  after(() => service.stop())

  it('are those of two operations', () => {
    assert.deepEqual(
      publicReads()
        .map(({ operationId }) => operationId)
        .sort(),
      ['getPublicConfigSection', 'getQuickQuestions'],
    )
  })

  for (const { operationId, path } of publicReads()) {
    it(`of ${operationId} are public where the URL holds the key, and private where a header does`, async () => {
      const byUrl = await call.get(`${path}?publicKey=${SHOP_KEYS.open}`)
      const byHeader = await call.get(path, { 'X-Service-Public-Key': SHOP_KEYS.open })
      const unchanged = await call.get(path, {
        'X-Service-Public-Key': SHOP_KEYS.open,
        'If-None-Match': byHeader.headers['etag'] ?? '',
      })
      assert.deepEqual(
        [byUrl, byHeader, unchanged].map(({ status, headers }) => [status, headers['cache-control']]),
        [
          [200, 'max-age=60, public, s-maxage=300, stale-while-revalidate=300'],
          [200, 'max-age=60, private'],
          [304, 'max-age=60, private'],
        ],
      )
    })

    it(`of ${operationId} name in Vary every request header that changes them`, async () => {
      const shop = await call.get(path, { 'X-Service-Public-Key': SHOP_KEYS.open })
      const neighbour = await call.get(path, { 'X-Service-Public-Key': NEIGHBOUR_KEY })
      assert.notEqual(shop.text, neighbour.text)
      for (const answer of [
        shop,
        neighbour,
        await call.get(`${path}?publicKey=${SHOP_KEYS.site}`, { Origin: SHOP_ORIGIN }),
        await call.get(path, { 'X-Service-Public-Key': 'pk_live_Nobody' }),
      ])
        assert.deepEqual((answer.headers['vary'] ?? '').split(', '), Object.keys(ASKED))
    })
  }
})
