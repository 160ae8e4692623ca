import assert from 'node:assert/strict'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import request from 'supertest'
import { newId } from '../../../adapters/ids.ts'
import { startAdminService } from '../../support/admin.ts'
import { JPEG_TURNED, PDF, PNG_4x3 } from '../../support/files.ts'
import { uploadMedium as upload } from '../../support/media.ts'
import { assertRefused, type Loose } from '../callers.ts'
import { formDefinition, greeting, successBody, uniqueCode } from './fixtures.ts'

const NOW = { 'If-Match': '*' }
const MB = 2 ** 20

describe('media', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'parley-media-'))
  const { service, home, neighbour } = await startAdminService({ environment: { dataDir } })
  after(async () => {
    await service.stop()
    rmSync(dataDir, { recursive: true })
  })
  const stored = () =>
    readdirSync(join(dataDir, 'files'), { recursive: true, withFileTypes: true }).filter(entry => entry.isFile()).length
  const pathOf = (medium: Loose) => new URL(String(medium['url'])).pathname
  const fetched = async (medium: Loose) => await request(service.url).get(pathOf(medium))

  describe('uploadMedium', () => {
    it('stores a picture under an address that works without signing in', async () => {
      const answer = await upload(service, home.session, { name: 'the "map".png' })
      assert.equal(answer.status, 201, answer.text)
      const medium = answer.body as Loose
      assert.deepEqual(
        [medium['name'], medium['mime'], medium['size'], medium['width'], medium['height']],
        ['the "map".png', 'image/png', PNG_4x3.length, 4, 3],
      )
      assert.match(String(medium['url']), /\/api\/v1\/media\/[\w-]{22}$/)
      assert.equal(answer.headers['location'], `/api/admin/v1/media/${String(medium['id'])}`)
      const { items } = await successBody(
        home.token.get(`/audit?resourceType=medium&resourceId=${String(medium['id'])}`),
      )
      assert.deepEqual(
        (items as Loose[]).map((entry): unknown[] => [entry['action'], entry['after'].name]),
        [['medium.upload', 'the "map".png']],
      )
    })
    it('takes pictures and PDF by their content, and nothing that a browser runs', async () => {
      assert.equal((await upload(service, home.token, { bytes: JPEG_TURNED, name: 'a.html' })).body.mime, 'image/jpeg')
      assert.equal((await upload(service, home.token, { bytes: PDF, name: 'a.pdf' })).body.mime, 'application/pdf')
      const before = stored()
      const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
      for (const bytes of [svg, Buffer.from('<script>alert(1)</script>'), Buffer.from([0, 1, 0xff])])
        assertRefused(await upload(service, home.token, { bytes, name: 'a.png' }), 415, 'mime_not_allowed')
      assert.equal(stored(), before)
    })
    it('refuses a request without a file, and a file of more than 10 MB', async () => {
      const before = stored()
      const none = assertRefused(await home.token.post('/media'), 422, 'validation_failed')
      assert.deepEqual(none['validation_errors'], [{ field: 'file', rule: 'required' }])
      const bytes = Buffer.concat([PNG_4x3, Buffer.alloc(10 * MB)])
      assertRefused(await upload(service, home.token, { bytes }), 413, 'file_too_large')
      assert.equal(stored(), before)
    })
    it('refuses a file that exceeds the space of the workspace, and leaves no bytes behind', async () => {
      const full = { tenant_id: neighbour.tenantId, id: newId(), address: 'x'.repeat(22), name: 'a', mime: 'image/png' }
      await service.deps.knex('media').insert({ ...full, size: 1_024 * MB - PNG_4x3.length })
      const before = stored()
      const answers = await Promise.all([upload(service, neighbour.token), upload(service, neighbour.token)])
      assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 409])
      assert.equal(stored(), before + 1)
      assert.equal((await upload(service, home.token)).status, 201)
    })
    it('is 500 while the files cannot be stored', async () => {
      const { files } = service.deps
      const put = files.put.bind(files)
      files.put = async () => await Promise.reject(new Error('the disk is away'))
      try {
        assertRefused(await upload(service, home.token), 500, 'upload_failed')
      } finally {
        files.put = put
      }
    })
    it('refuses a body without a boundary, and text parts that are too large', async () => {
      const post = () => request(service.url).post('/api/admin/v1/media').set(home.token.headers)
      const unbounded = await post().set('Content-Type', 'multipart/form-data').send('x')
      assertRefused(unbounded, 400, 'invalid_input')
      const large = await post().field('note', 'x'.repeat(20_000)).attach('file', PNG_4x3, 'a.png')
      assertRefused(large, 413, 'payload_too_large')
    })
    it('is 400 for a body that does not match its content type', async () => {
      const headers = { ...home.token.headers, 'Content-Type': 'multipart/form-data; boundary=x' }
      const broken = await request(service.url).post('/api/admin/v1/media').set(headers).send('--x\r\nno part')
      assertRefused(broken, 400, 'upload_failed')
    })
  })

  describe('listMedia', () => {
    it('lists the media of the workspace, newest first', async () => {
      const ids: unknown[] = []
      for (const name of ['a.png', 'b.png']) ids.unshift((await upload(service, home.token, { name })).body.id)
      const { items } = await successBody(home.session.get('/media?limit=2'))
      assert.deepEqual(
        (items as Loose[]).map((medium): unknown => medium['id']),
        ids,
      )
    })
  })

  describe('getMedium', () => {
    it('shows the reply of the upload, also for an address in capitals', async () => {
      const { body } = await upload(service, home.token)
      assert.deepEqual(await successBody(home.token.get(`/media/${String(body.id).toUpperCase()}`)), body)
    })
  })

  describe('deleteMedium', () => {
    it('deletes row and bytes, so that the address is 404', async () => {
      const { body } = await upload(service, home.token)
      const before = stored()
      const path = `/media/${String(body.id)}`
      const answers = await Promise.all([home.session.delete(path), home.token.delete(path)])
      assert.deepEqual(answers.map(({ status }) => status).sort(), [204, 404])
      assert.equal(stored(), before - 1)
      assertRefused(await fetched(body), 404, 'not_found')
      assertRefused(await home.token.get(path), 404, 'not_found')
    })
    it('refuses while a live flow or a setting names the address, and takes it afterwards', async () => {
      const { body } = await upload(service, home.token)
      const path = `/media/${String(body.id)}`
      const code = uniqueCode()
      const others = { flows: greeting(uniqueCode()), forms: formDefinition() }
      for (const [kind, definition] of Object.entries(others)) {
        const { id } = await successBody(home.token.post(`/${kind}`, { definition }))
        await successBody(home.token.post(`/${kind}/${String(id)}/publish`, {}, NOW))
      }
      const nodes = [{ id: 'map', type: 'media', kind: 'image', url: body.url as string, next: 'bye' }]
      const definition = { code, name: 'Ways here', start: 'map', nodes: [...nodes, { id: 'bye', type: 'end' }] }
      const flow = await successBody(home.token.post('/flows', { definition }))
      await successBody(home.token.post(`/flows/${String(flow['id'])}/publish`, {}, NOW))
      const refused = await home.token.delete(path)
      assertRefused(refused, 409, 'conflict')
      assert.match(refused.text, /flow Ways here/)
      await successBody(home.token.post(`/flows/${String(flow['id'])}/withdraw`, {}, NOW))
      const values = { 'widget/appearance/title': `see ${pathOf(body)}`.slice(0, 80) }
      await successBody(home.token.patch('/config/sections/widget/values', { values }, NOW))
      assert.match((await home.token.delete(path)).text, /setting widget\/appearance\/title/)
      assert.equal((await fetched(body)).status, 200)
      const another = { 'widget/appearance/title': 'Hello' }
      await successBody(home.token.patch('/config/sections/widget/values', { values: another }, NOW))
      assert.equal((await home.token.delete(path)).status, 204)
    })
    it('leaves the medium while its bytes cannot be removed', async () => {
      const { body } = await upload(service, home.token)
      const { files } = service.deps
      const remove = files.remove.bind(files)
      files.remove = async () => await Promise.reject(new Error('the disk is away'))
      try {
        assertRefused(await home.token.delete(`/media/${String(body.id)}`), 500, 'internal_error')
      } finally {
        files.remove = remove
      }
      assert.equal((await fetched(body)).status, 200)
      assert.equal((await home.token.delete(`/media/${String(body.id)}`)).status, 204)
    })
  })
})
