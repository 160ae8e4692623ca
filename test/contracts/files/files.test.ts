import assert from 'node:assert/strict'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { generateAccessToken } from '../../../adapters/secrets.ts'
import { newId } from '../../../adapters/ids.ts'
import type { FileStore } from '../../../adapters/files/index.ts'
import { PDF, PNG_2x2, PNG_4x3 } from '../../support/files.ts'
import { FORM_IDS, applyForms } from '../../support/forms.ts'
import { uploadMedium } from '../../support/media.ts'
import { startTestService } from '../../support/service.ts'
import { applyTestWorkspace } from '../../support/workspace.ts'
import { assertFaultIsHidden, breakable } from '../json-operation.ts'
import { assertRefused, assertViolations, callersOf, type Headers, type Loose } from '../callers.ts'

const UPLOADS = '/api/v1/forms/uploads'
const MB = 2 ** 20
const TOKENS = {
  full: generateAccessToken(),
  narrow: generateAccessToken(),
  reader: generateAccessToken(),
  neighbour: generateAccessToken(),
}
const roles = [
  { code: 'uploader', permissions: ['service.forms.uploads.create', 'service.media.manage'] },
  { code: 'reader', permissions: ['service.forms.view'] },
]
const users = [
  {
    email: 'ada@acme.example',
    name: 'Ada',
    roles: ['uploader'],
    tokens: [
      { name: 'full', scopes: ['api:full'], value: TOKENS.full },
      { name: 'narrow', scopes: ['mcp'], value: TOKENS.narrow },
    ],
  },
  {
    email: 'eve@acme.example',
    name: 'Eve',
    roles: ['reader'],
    tokens: [{ name: 'full', scopes: ['api:full'], value: TOKENS.reader }],
  },
]
const neighbours = {
  apiVersion: 'parley/v1',
  organization: { name: 'Neighbours' },
  workspace: { name: 'Next Door' },
  users: [
    {
      email: 'bob@next.example',
      name: 'Bob',
      roles: ['admin'],
      tokens: [{ name: 'full', scopes: ['api:full'], value: TOKENS.neighbour }],
    },
  ],
}
const as = (token: string): Headers => ({ Authorization: `Bearer ${token}` })

describe('files of signed-in users', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'parley-files-'))
  const service = await startTestService({ environment: { dataDir } })
  const call = callersOf(service)
  before(async () => {
    await applyForms(service.database, { roles, users })
    await applyTestWorkspace(service.database, neighbours)
  })
  after(async () => {
    await service.stop()
    rmSync(dataDir, { recursive: true })
  })

  const post = (query = '', headers = as(TOKENS.full)) =>
    call
      .post(UPLOADS + query, undefined, {})
      .unset('Content-Type')
      .set(headers)
  const upload = (bytes: Buffer, query = '', name = 'a.bin') => post(query).attach('file', bytes, name)
  const metadata = (fileId: string, headers = as(TOKENS.full)) => call.get(`${UPLOADS}/${fileId}`, headers)
  const photo = `?form=files&field=photo`

  describe('uploadFormFile', () => {
    it('stores a file of any type for the workspace', async () => {
      const { status, body } = await upload(Buffer.from([0, 1, 2, 0xff]), '', 'a.bin')
      assert.equal(status, 201)
      assert.deepEqual([body.file.mime, body.file.size, body.file.name], ['application/octet-stream', 4, 'a.bin'])
      assert.equal((await metadata(body.file.fileId as string)).body.file.form, null)
    })
    it('stores it for a field, under its rules', async () => {
      for (const form of ['files', FORM_IDS.files.toUpperCase(), 'internal'])
        assert.equal((await upload(PNG_4x3, `?form=${form}&field=photo`)).status, 201, form)
      assertRefused(await upload(PDF, photo), 415, 'mime_not_allowed')
      assertRefused(await upload(Buffer.concat([PNG_4x3, Buffer.alloc(MB)]), photo), 413, 'file_too_large')
    })
    it('is 403 permission_denied for a user without the permission, and stores nothing', async () => {
      const stored = async () => (await service.database.pool.query('select from files')).rowCount
      const before = await stored()
      const refused = await post('', as(TOKENS.reader)).attach('file', PDF, 'a.pdf')
      assert.deepEqual(assertRefused(refused, 403, 'permission_denied'), { permission: 'service.forms.uploads.create' })
      assert.equal(await stored(), before)
    })
    it('is 400 without a token that has api:full, or without a file', async () => {
      for (const headers of [
        {},
        as(TOKENS.narrow),
        as(generateAccessToken()),
        as('cfp_nothing'),
        { Authorization: 'Basic x' },
      ])
        assertRefused(await post('', headers).attach('file', PDF, 'a.pdf'), 400, 'invalid_input')
      assertViolations(await post().field('a', 'b'), 400, 'invalid_input', [['file', 'required']])
      assertViolations(await post(), 400, 'invalid_input', [['file', 'required']])
      assertRefused(
        await post('', { ...as(TOKENS.full), 'Content-Type': 'application/json' }).send('{}'),
        400,
        'invalid_input',
      )
      assertViolations(await upload(PDF, '?form=files'), 400, 'invalid_input', [['field', 'required']])
      assertViolations(await upload(PDF, '?field=photo'), 400, 'invalid_input', [['form', 'required']])
    })
    it('is 413 for text parts that are too large, and 415 for a compressed body', async () => {
      assertRefused(await post().field('a', 'x'.repeat(20_000)), 413, 'payload_too_large')
      const compressed = { 'Content-Type': 'multipart/form-data; boundary=x', 'Content-Encoding': 'gzip' }
      assertRefused(await post('', { ...as(TOKENS.full), ...compressed }).send('--x--'), 415, 'unsupported_media_type')
    })
    it('is 400 upload_failed when the body is cut off', async () => {
      assertRefused(
        await post('', { ...as(TOKENS.full), 'Content-Type': 'multipart/form-data; boundary=x' }).send(
          '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nhalf',
        ),
        400,
        'upload_failed',
      )
    })
    it('is 400 upload_failed for a body with several malformed part headers, and serves the next request', async () => {
      const malformed = '--x\r\nno header\r\n\r\nhello\r\n--x\r\nno header\r\n\r\n'
      assertRefused(
        await post('', { ...as(TOKENS.full), 'Content-Type': 'multipart/form-data; boundary=x' }).send(malformed),
        400,
        'upload_failed',
      )
      assert.equal((await upload(PDF)).status, 201)
    })
    it('is 404 for a form or field that the workspace does not have', async () => {
      assertRefused(await upload(PDF, '?form=missing&field=photo'), 404, 'form_not_found')
      assertRefused(await upload(PDF, '?form=files&field=note'), 404, 'field_not_found')
      assertRefused(await post(photo, as(TOKENS.neighbour)).attach('file', PNG_4x3, 'a.png'), 404, 'form_not_found')
    })
    it('is 413 over 100 MB without a field', async () => {
      assert.equal((await upload(Buffer.alloc(100 * MB, 1))).body.file.size, 100 * MB)
      assertRefused(await upload(Buffer.alloc(100 * MB + 1, 1)), 413, 'file_too_large')
      assert.deepEqual(readdirSync(join(dataDir, 'incoming')), [])
    })
  })

  describe('getUploadedFile', () => {
    it('answers the stored facts', async () => {
      const {
        body: { file },
      } = await upload(PNG_4x3, photo, 'a.png')
      const answer = await metadata((file.fileId as string).toUpperCase())
      const { url, createdAt, ...rest } = answer.body.file as Loose
      assert.deepEqual(rest, {
        fileId: file.fileId,
        mime: 'image/png',
        size: PNG_4x3.length,
        name: 'a.png',
        form: 'files',
        field: 'photo',
      })
      assert.equal(answer.headers['cache-control'], 'no-store')
      assert.equal(typeof url + typeof createdAt, 'stringstring')
    })
    it("is 404 for a missing file and another workspace's, 400 for a malformed id and without a token", async () => {
      const {
        body: { file },
      } = await upload(PNG_4x3)
      assertRefused(await metadata(newId()), 404, 'not_found')
      assertRefused(await metadata(file.fileId as string, as(TOKENS.neighbour)), 404, 'not_found')
      assertRefused(await metadata('x'), 400, 'invalid_input')
      for (const headers of [{}, as(TOKENS.narrow)])
        assertRefused(await metadata(file.fileId as string, headers), 400, 'invalid_input')
    })
  })

  describe('downloadMedium', () => {
    const fetched = async (medium: Loose) => await call.get(new URL(String(medium['url'])).pathname, {})
    it('serves a picture to any page, and prevents execution', async () => {
      const medium = (await uploadMedium(service, { headers: as(TOKENS.full) }, { bytes: PNG_2x2 })).body as Loose
      const { status, body, headers } = await fetched(medium)
      assert.equal(status, 200)
      assert.deepEqual(body, PNG_2x2)
      assert.deepEqual(
        ['content-type', 'x-content-type-options', 'content-security-policy', 'cache-control'].map(
          name => headers[name] as unknown,
        ),
        ['image/png', 'nosniff', "default-src 'none'; sandbox", 'public, max-age=86400, immutable'],
      )
      assert.match(String(headers['content-disposition']), /^inline; filename="map\.png"/)
      assert.equal(headers['cross-origin-resource-policy'], 'cross-origin')
      assert.equal(headers['set-cookie'], undefined)
    })
    it('serves a document as a download', async () => {
      const { headers } = await fetched(
        (await uploadMedium(service, { headers: as(TOKENS.full) }, { bytes: PDF, name: 'terms.pdf' })).body,
      )
      assert.match(String(headers['content-disposition']), /^attachment; filename="terms\.pdf"/)
    })
    it('is 404 for an unknown address', async () => {
      assertRefused(await call.get(`/api/v1/media/${'x'.repeat(21)}y`), 404, 'not_found')
      assertRefused(await call.get('/api/v1/media/short'), 400, 'invalid_input')
    })
  })

  describe('downloadFile', () => {
    const addressOf = async (bytes: Buffer, name: string) =>
      new URL((await upload(bytes, '', name)).body.file.url as string)
    const open = (address: URL) =>
      call
        .get(address.pathname + address.search)
        .buffer(true)
        .parse((response, done) => {
          const chunks: Buffer[] = []
          response.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', () => done(null, Buffer.concat(chunks)))
        })

    it('gives the bytes to every holder of the address, as an attachment that no browser runs', async () => {
      const bytes = Buffer.from('<script>alert(document.cookie)</script>')
      const answer = await open(await addressOf(bytes, 'naïve "page" 100%.html'))
      assert.equal(answer.status, 200)
      assert.deepEqual(answer.body, bytes)
      const { headers } = answer
      assert.deepEqual(
        [headers['content-type'], headers['content-length'], headers['x-content-type-options']],
        ['text/plain', String(bytes.length), 'nosniff'],
      )
      assert.equal(
        headers['content-disposition'],
        'attachment; filename="na_ve _page_ 100_.html"; filename*=UTF-8\'\'na%C3%AFve%20%22page%22%20100%25.html',
      )
      assert.match(headers['content-security-policy'] ?? '', /default-src 'none'/)
    })
    it('returns the size and the type to HEAD, and closes the file afterwards', async () => {
      const address = await addressOf(PDF, 'a.pdf')
      const answer = await fetch(service.url + address.pathname + address.search, { method: 'HEAD' })
      const told = ['content-length', 'content-type'].map(name => answer.headers.get(name))
      assert.deepEqual([answer.status, ...told], [200, String(PDF.length), 'application/pdf'])
      assert.equal((await answer.arrayBuffer()).byteLength, 0)
    })
    it('is the same 404 for a wrong signature, another file, a later expiry and an expired address', async () => {
      const address = await addressOf(PDF, 'a.pdf')
      const other = await addressOf(PDF, 'b.pdf')
      const changed = (name: string, value: string) => {
        const copy = new URL(address)
        copy.searchParams.set(name, value)
        return copy
      }
      const signature = address.searchParams.get('signature') ?? ''
      const expires = Number(address.searchParams.get('expires'))
      const swapped = new URL(address)
      swapped.pathname = other.pathname
      const wrong = [
        swapped,
        changed('expires', String(expires + 1)),
        changed('signature', 'A'.repeat(64)),
        changed('signature', 'x'),
        changed('signature', `${signature}A`),
      ]
      const answers = await Promise.all(wrong.map(async one => await call.get(one.pathname + one.search)))
      for (const answer of answers) assertRefused(answer, 404, 'not_found')
      assert.equal((await open(address)).status, 200)
      service.clock.advance(expires * 1000 - service.clock.now().getTime())
      const late = await call.get(address.pathname + address.search)
      assert.equal(new Set([...answers, late].map(({ text }) => text)).size, 1)
    })
    it('is 404 when the file or its bytes are missing, and 400 without a signature', async () => {
      const address = await addressOf(PDF, 'a.pdf')
      const fileId = address.pathname.split('/').at(-1) ?? ''
      const {
        rows: [row],
      } = await service.database.pool.query<{ storage_key: string }>('select storage_key from files where id = $1', [
        fileId,
      ])
      rmSync(join(dataDir, 'files', row?.storage_key ?? 'nothing'))
      assertRefused(await call.get(address.pathname + address.search), 404, 'not_found')
      assertViolations(await call.get(`${address.pathname}?expires=1`), 400, 'invalid_input', [
        ['signature', 'required'],
      ])
    })
    it('is valid as long as the workspace configures, an hour by default', async () => {
      const address = await addressOf(PDF, 'a.pdf')
      assert.equal(Number(address.searchParams.get('expires')), Math.floor(service.clock.now().getTime() / 1000) + 3600)
    })
  })
})

describe('files in a store that fails', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'parley-files-'))
  const broken: FileStore = {
    put: () => Promise.reject(new Error('no space')),
    open: () => Promise.reject(new Error('away')),
    remove: () => Promise.resolve(),
    close: () => Promise.resolve(),
  }
  const service = await startTestService({ environment: { dataDir }, substitutes: { ...breakable, files: broken } })
  const call = callersOf(service)
  before(() => applyForms(service.database, { roles, users }))
  after(async () => {
    await service.stop()
    rmSync(dataDir, { recursive: true })
  })

  it('are 500 upload_failed and leave nothing behind', async () => {
    assertRefused(
      await call.post(UPLOADS, undefined, as(TOKENS.full)).unset('Content-Type').attach('file', PDF, 'a.pdf'),
      500,
      'upload_failed',
    )
    assert.deepEqual(readdirSync(join(dataDir, 'incoming')), [])
  })
  it('are 500 internal_error when the service fails', async () => {
    await assertFaultIsHidden(
      async headers => await call.get(`${UPLOADS}/${newId()}`, { ...as(TOKENS.full), ...headers }),
    )
    await assertFaultIsHidden(
      async headers =>
        await call
          .post(UPLOADS, undefined, {})
          .unset('Content-Type')
          .set({ ...as(TOKENS.full), ...headers })
          .attach('file', PDF, 'a.pdf'),
    )
  })
})
