import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import { newId } from '../../../adapters/ids.ts'
import { startAdminService } from '../../support/admin.ts'
import { assertRefused, type Loose } from '../callers.ts'
import { newHostedPage, successBody, successItems, uniqueCode } from './fixtures.ts'

const NOW = { 'If-Match': '*' }

describe('hosted pages', async () => {
  const { service, home, neighbour } = await startAdminService()
  after(() => service.stop())
  const { token } = home
  const create = async (more: object = {}): Promise<Loose> =>
    await successBody(token.post('/hosted-pages', { ...(await newHostedPage(home)), ...more, unknown: 'ignored' }))
  const pathOf = ({ id }: Loose) => `/hosted-pages/${String(id)}`

  describe('createHostedPage', () => {
    it('answers the page with where visitors find it, and records who made it', async () => {
      const input = await newHostedPage(home)
      const answer = await token.post('/hosted-pages', input)
      assert.equal(answer.status, 201, answer.text)
      const page = answer.body as Loose
      const { id, url, scheme, accent, indexed, active } = page
      assert.deepEqual(
        [url, scheme, accent, indexed, active, answer.headers['location']],
        [`http://localhost/c/${input.address}`, 'auto', null, false, true, `/api/admin/v1${pathOf(page)}`],
      )
      const [entry] = await successItems(token.get(`/audit?action=hosted_page.create&resourceId=${String(id)}`))
      assert.deepEqual(entry?.['resource'], { type: 'hosted_page', id, name: input.address })
    })
    it('is 409 conflict for an address that any workspace has', async () => {
      const { address } = await create()
      for (const workspace of [home, neighbour])
        assertRefused(
          await workspace.token.post('/hosted-pages', { ...(await newHostedPage(workspace)), address }),
          409,
          'conflict',
        )
    })
    it('makes one page of two requests for an address at once', async () => {
      const body = await newHostedPage(home)
      const answers = await Promise.all([token.post('/hosted-pages', body), token.post('/hosted-pages', body)])
      assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 409])
    })
    it('is 422 for a key that does not exist, or belongs to another workspace', async () => {
      const { keyId } = await newHostedPage(neighbour)
      const body = await newHostedPage(home)
      for (const other of [keyId, newId()]) {
        const answer = await token.post('/hosted-pages', { ...body, keyId: other })
        assertRefused(answer, 422, 'validation_failed')
        assert.deepEqual((answer.body as Loose)['details'].validation_errors, [{ field: 'keyId', rule: 'enum' }])
      }
    })
    it('is 422 for what is no address', async () => {
      const body = await newHostedPage(home)
      for (const address of ['ab', 'A-shop', '-shop', 'shop-', 'shop--two', 'shop/two', 'a'.repeat(129)])
        assertRefused(await token.post('/hosted-pages', { ...body, address }), 422, 'validation_failed')
    })
  })

  describe('listHostedPages', () => {
    it('lists the pages of the workspace by their address', async () => {
      const prefix = uniqueCode()
      await create({ address: `${prefix}-b` })
      await create({ address: `${prefix}-a` })
      const addresses = (await successItems(token.get('/hosted-pages?limit=200'))).map(({ address }) => String(address))
      assert.deepEqual(
        addresses.filter(address => address.startsWith(prefix)),
        [`${prefix}-a`, `${prefix}-b`],
      )
      const elsewhere = await successItems(neighbour.token.get('/hosted-pages?limit=200'))
      assert.equal(
        elsewhere.some(({ address }) => String(address).startsWith(prefix)),
        false,
      )
    })
  })

  describe('getHostedPage', () => {
    it('reads what was stored', async () => {
      const page = await create({ accent: '#112233', scheme: 'dark', indexed: true })
      const read = await token.get(pathOf(page))
      assert.deepEqual([read.body, read.headers['etag']], [page, page['etag']])
    })
  })

  describe('updateHostedPage', () => {
    it('changes what is given', async () => {
      const page = await create({ accent: '#112233' })
      const changed = await successBody(
        token.patch(pathOf(page), { title: 'Bye', accent: null, unknown: 'ignored' }, NOW),
      )
      assert.deepEqual([changed['title'], changed['accent'], changed['intent']], ['Bye', null, page['intent']])
    })
    it('is 409 conflict for an address that is taken', async () => {
      const [one, two] = [await create(), await create()]
      assertRefused(await token.patch(pathOf(one), { address: two['address'] }, NOW), 409, 'conflict')
    })
    it('is 422 for a key that does not exist', async () => {
      assertRefused(await token.patch(pathOf(await create()), { keyId: newId() }, NOW), 422, 'validation_failed')
    })
  })

  describe('deleteHostedPage', () => {
    it('frees the address', async () => {
      const page = await create()
      assert.equal((await token.delete(pathOf(page), NOW)).status, 204)
      assert.equal((await token.get(pathOf(page))).status, 404)
      await create({ address: page['address'] })
    })
  })
})
