import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { mkdtempSync, rmSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { newId } from '../../../adapters/ids.ts'
import { JPEG_TURNED, PDF, PNG_2x2, PNG_4x3 } from '../../support/files.ts'
import { FORM_IDS, FORM_KEYS, applyForms } from '../../support/forms.ts'
import { eventually } from '../../support/eventually.ts'
import { startTestService } from '../../support/service.ts'
import { NEIGHBOUR_KEY, SHOP_ORIGIN, applyNeighbour } from '../../support/workspace.ts'
import { assertRefused, assertViolations, callersOf, type Headers, type Loose } from '../callers.ts'

const FORMS = '/api/public/v1/forms'
const MB = 2 ** 20

describe('uploadPublicFormFile', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'parley-uploads-'))
  const service = await startTestService({ environment: { dataDir } })
  const call = callersOf(service)
  let tenantId: string
  before(async () => {
    tenantId = await applyForms(service.database)
    await applyNeighbour(service.database)
  })
  after(async () => {
    await service.stop()
    rmSync(dataDir, { recursive: true })
  })

  type Upload = { form?: string; field?: string; key?: string; headers?: Headers; name?: string; type?: string }
  const post = ({
    form = 'files',
    field = 'papers',
    key = `&publicKey=${FORM_KEYS.open}`,
    headers = {},
  }: Upload = {}) =>
    call.post(`${FORMS}/${form}/uploads?field=${field}${key}`, undefined, {}).unset('Content-Type').set(headers)
  const upload = (bytes: Buffer, options: Upload = {}) =>
    post(options).attach('file', bytes, {
      filename: options.name ?? 'file.bin',
      contentType: options.type ?? 'application/octet-stream',
    })
  const spooled = async () => await readdir(join(dataDir, 'incoming')).catch(() => [])
  const rows = async () =>
    (await service.database.pool.query('select * from files where tenant_id = $1 order by id', [tenantId]))
      .rows as Loose[]
  const emptied = async () => {
    await eventually(async () => assert.deepEqual(await spooled(), []))
  }

  it('stores the file and answers with its reference', async () => {
    const answer = await upload(PNG_4x3, { field: 'photo', name: 'grün & blau.png', type: 'text/html' })
    assert.equal(answer.status, 201, answer.text)
    const { file } = answer.body as { file: Loose }
    assert.deepEqual([file['mime'], file['size'], file['name']], ['image/png', PNG_4x3.length, 'grün & blau.png'])
    const row = (await rows()).find(one => one['id'] === file['fileId']) ?? {}
    assert.deepEqual(
      [row['form_id'], row['field'], row['mime'], row['size'], row['width'], row['height']],
      [FORM_IDS.files, 'photo', 'image/png', PNG_4x3.length, 4, 3],
    )
    await emptied()
  })
  it('accepts the key in query, header, and a part before the file, or after a small one', async () => {
    assert.equal((await upload(PDF, { key: '', headers: { 'X-Service-Public-Key': FORM_KEYS.open } })).status, 201)
    assert.equal((await post({ key: '' }).field('publicKey', FORM_KEYS.open).attach('file', PDF, 'a.pdf')).status, 201)
    assert.equal(
      (await post({ key: '' }).attach('file', Buffer.alloc(MB), 'a').field('publicKey', FORM_KEYS.open)).status,
      201,
    )
    assertViolations(
      await post({ key: '' })
        .attach('file', Buffer.alloc(MB + 1), 'a')
        .field('publicKey', FORM_KEYS.open),
      400,
      'invalid_input',
      [['publicKey', 'required']],
    )
    assertViolations(await upload(PDF, { key: '' }), 400, 'invalid_input', [['publicKey', 'required']])
  })
  it('detects the type from the content, regardless of name and header', async () => {
    const mime = async (bytes: Buffer, name: string, type: string) =>
      (await upload(bytes, { name, type })).body.file.mime as string
    assert.equal(await mime(PDF, 'a.png', 'image/png'), 'application/pdf')
    assert.equal(await mime(Buffer.from('<script>alert(1)</script> größer'), 'a.html', 'text/html'), 'text/plain')
    assert.equal(await mime(Buffer.alloc(0), 'empty', 'image/png'), 'text/plain')
    assert.equal(await mime(Buffer.from([0x01, 0xff, 0x00, 0xc3]), 'a.txt', 'text/plain'), 'application/octet-stream')
    assert.equal(
      await mime(Buffer.concat([Buffer.alloc(70_000, 'ä'), Buffer.from([0xc3])]), 'a.txt', 'text/plain'),
      'application/octet-stream',
    )
  })
  it('removes invalid parts of a name', async () => {
    const name = async (filename: string) => (await upload(PDF, { name: filename })).body.file.name as string
    assert.equal(await name('../../etc/passwd'), 'passwd')
    assert.equal(await name('a\u202efdp.exe'), 'afdp.exe')
    assert.equal(Array.from(await name('👍'.repeat(300))).length, 255)
  })
  it('is 403 form_not_allowed, origin_not_allowed and widget_disabled like the form itself', async () => {
    assertRefused(await upload(PDF, { key: `&publicKey=${FORM_KEYS.onlyContact}` }), 403, 'form_not_allowed')
    assertRefused(
      await upload(PDF, { key: `&publicKey=${FORM_KEYS.site}`, headers: { Origin: 'https://elsewhere.example' } }),
      403,
      'origin_not_allowed',
    )
    assert.equal(
      (await upload(PDF, { key: `&publicKey=${FORM_KEYS.site}`, headers: { Origin: SHOP_ORIGIN } })).headers[
        'access-control-allow-origin'
      ],
      SHOP_ORIGIN,
    )
    for (const key of ['pk_live_Nobody', FORM_KEYS.paused])
      assertRefused(await upload(PDF, { key: `&publicKey=${key}` }), 403, 'widget_disabled')
  })
  it("is 404 form_not_found for a form that is missing, not embeddable, or another workspace's", async () => {
    for (const form of ['missing', 'internal', newId()])
      assertRefused(await upload(PDF, { form, field: 'photo' }), 404, 'form_not_found')
    assertRefused(
      await upload(PDF, { form: FORM_IDS.files, key: `&publicKey=${NEIGHBOUR_KEY}` }),
      404,
      'form_not_found',
    )
  })
  it('is 404 field_not_found for a field that is missing or accepts no file', async () => {
    for (const field of ['missing', 'note']) assertRefused(await upload(PDF, { field }), 404, 'field_not_found')
  })
  it('is 400 without field or file', async () => {
    assertViolations(
      await call
        .post(`${FORMS}/files/uploads?publicKey=${FORM_KEYS.open}`, undefined, {})
        .unset('Content-Type')
        .attach('file', PDF, 'a.pdf'),
      400,
      'invalid_input',
      [['field', 'required']],
    )
    assertViolations(await post().field('other', 'x'), 400, 'invalid_input', [['file', 'required']])
    assertViolations(await post().attach('attachment', PDF, 'a.pdf'), 400, 'invalid_input', [['file', 'required']])
    assertViolations(await post(), 400, 'invalid_input', [['file', 'required']])
    assertRefused(await post({ headers: { 'Content-Type': 'multipart/form-data' } }).send('x'), 400, 'invalid_input')
  })
  it('is 415 unsupported_media_type for a body that is not multipart', async () => {
    for (const type of ['application/json', 'application/x-www-form-urlencoded'])
      assertRefused(await post({ headers: { 'Content-Type': type } }).send('{}'), 415, 'unsupported_media_type')
  })
  it('is 413 payload_too_large for text parts that are too large', async () => {
    assertRefused(
      await post().field('publicKey', 'x'.repeat(20_000)).attach('file', PDF, 'a.pdf'),
      413,
      'payload_too_large',
    )
    const many = post()
    for (let part = 0; part < 30; part++) void many.field(`part${part}`, 'x')
    assertRefused(await many.attach('file', PDF, 'a.pdf'), 413, 'payload_too_large')
  })
  it('is 413 file_too_large over the size of the field, and accepts exactly that size', async () => {
    const ofSize = (bytes: number) => Buffer.concat([PNG_4x3, Buffer.alloc(bytes - PNG_4x3.length)])
    assert.equal((await upload(ofSize(MB), { field: 'photo' })).status, 201)
    assertRefused(await upload(ofSize(MB + 1), { field: 'photo' }), 413, 'file_too_large')
    assertRefused(await upload(Buffer.alloc(1049), { field: 'tiny' }), 413, 'file_too_large')
    assert.equal((await upload(Buffer.alloc(1048), { field: 'tiny' })).status, 201)
    await emptied()
  })
  it('refuses by the declared length before the file has arrived', async () => {
    const answer = await new Promise<number>((resolve, reject) => {
      const sending = httpRequest(
        `${service.url}${FORMS}/files/uploads?field=papers&publicKey=${FORM_KEYS.open}`,
        {
          method: 'POST',
          headers: {
            'X-Forwarded-For': service.nextAddress(),
            'Content-Type': 'multipart/form-data; boundary=x',
            'Content-Length': String(102 * MB),
          },
        },
        response => {
          resolve(response.statusCode ?? 0)
          sending.destroy()
        },
      )
      sending.on('error', reject)
      sending.write('--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nbeginning')
    })
    assert.equal(answer, 413)
    await emptied()
  })
  it('is 415 mime_not_allowed outside the accept list', async () => {
    for (const bytes of [PDF, Buffer.from('text'), Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')])
      assertRefused(await upload(bytes, { field: 'photo', name: 'a.png', type: 'image/png' }), 415, 'mime_not_allowed')
    await emptied()
  })
  it('is 400 upload_failed for a body that breaks off, and stores nothing of it', async () => {
    const before = (await rows()).length
    for (const body of [
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nhalf a file',
      '--x\r\nContent-Disp',
      '',
    ]) {
      assertRefused(
        await post({ headers: { 'Content-Type': 'multipart/form-data; boundary=x' } }).send(body),
        400,
        'upload_failed',
      )
    }
    await emptied()
    assert.equal((await rows()).length, before)
  })
  it('stores nothing of an upload whose sender disconnects', async () => {
    await new Promise<void>(resolve => {
      const sending = httpRequest(`${service.url}${FORMS}/files/uploads?field=papers&publicKey=${FORM_KEYS.open}`, {
        method: 'POST',
        headers: {
          'X-Forwarded-For': service.nextAddress(),
          'Content-Type': 'multipart/form-data; boundary=x',
          'Content-Length': String(2 * MB),
        },
      })
      sending.on('error', () => resolve())
      sending.write(
        Buffer.concat([
          Buffer.from('--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n'),
          Buffer.alloc(MB, 'a'),
        ]),
      )
      void eventually(async () => assert.equal((await spooled()).length, 1)).then(() => sending.destroy())
    })
    await emptied()
  })
  it('is limited by address', async () => {
    const headers = { 'X-Forwarded-For': '198.51.100.77' }
    const answers = await Promise.all(Array.from({ length: 61 }, async () => await post({ headers })))
    assert.equal(answers.filter(({ status }) => status === 429).length, 1)
  })

  describe('as the value of a field', () => {
    const reference = async (bytes: Buffer, options: Upload = {}) => (await upload(bytes, options)).body.file as Loose
    const submit = (values: object, key: string = FORM_KEYS.open) =>
      call.post(`${FORMS}/files/submissions`, { publicKey: key, values }, {})
    const rejected = async (values: object) =>
      (assertRefused(await submit(values), 422, 'invalid_values') as Loose[]).map(({ field, message }) => [
        field as string,
        message as string,
      ])

    it('is accepted as it is stored', async () => {
      const photo = await reference(PNG_4x3, { field: 'photo', name: 'a.png' })
      const answer = await submit({ photo: { ...photo, url: 'https://evil.example', name: 'other.exe', more: 1 } })
      assert.equal(answer.status, 201, answer.text)
      const {
        rows: [row],
      } = await service.database.pool.query<{ values: Loose }>('select values from form_submissions where id = $1', [
        answer.body.submissionId,
      ])
      const { photo: stored } = row?.values ?? {}
      assert.deepEqual(
        [stored.fileId, stored.mime, stored.size, stored.name],
        [photo['fileId'], 'image/png', PNG_4x3.length, 'a.png'],
      )
      assert.match(String(stored.url), /^http:\/\/localhost\/api\/v1\/files\//)
    })
    it('is rejected when it names no file of this form, or states wrong facts about one', async () => {
      const photo = await reference(PNG_4x3, { field: 'photo' })
      for (const wrong of [{ fileId: newId() }, { mime: 'image/jpeg' }, { size: 1 }])
        assert.deepEqual(await rejected({ photo: { ...photo, ...wrong } }), [
          ['photo', 'Please upload the file again.'],
        ])
      await service.database.pool.query('update files set form_id = $1 where id = $2', [
        FORM_IDS.contact,
        photo['fileId'],
      ])
      assert.deepEqual(
        (await rejected({ photo })).map(([field]) => field),
        ['photo'],
      )
    })
    it('is rejected for a picture that is too small by the size in its content', async () => {
      assert.deepEqual(await rejected({ photo: await reference(PNG_2x2, { field: 'photo' }) }), [
        ['photo', 'The picture must be at least 3 pixels wide.'],
      ])
      assert.equal((await submit({ photo: await reference(JPEG_TURNED, { field: 'photo' }) })).status, 201)
    })
    it('accepts as many files as the field takes', async () => {
      const papers = [await reference(PDF), await reference(PDF), await reference(PDF)]
      assert.equal((await submit({ papers: papers.slice(0, 2) })).status, 201)
      assert.deepEqual(
        (await rejected({ papers })).map(([field]) => field),
        ['papers'],
      )
    })
    it('is taken by one submission, within a day, and by no other key', async () => {
      const fields = async (photo: Loose) => (await rejected({ photo })).map(([field]) => field)
      const [photo, another] = [
        await reference(PNG_4x3, { field: 'photo' }),
        await reference(PNG_4x3, { field: 'photo' }),
      ]
      assert.equal((await submit({ photo })).status, 201)
      assert.deepEqual(await fields(photo), ['photo'])
      assert.equal((await submit({ photo: another })).status, 201)
      const late = await reference(PNG_4x3, { field: 'photo' })
      const { pool } = service.database
      await pool.query("update files set created_at = created_at - interval '24 hours' where id = $1", [late['fileId']])
      assert.deepEqual(await fields(late), ['photo'])
      const other = await reference(PNG_4x3, { field: 'photo' })
      await pool.query('update files set key_id = $2 where id = $1', [other['fileId'], newId()])
      assert.deepEqual(await fields(other), ['photo'])
    })
    it('answers a file_upload node in its own conversation, under the same rules', async () => {
      const session = await call.session(FORM_KEYS.open)
      const {
        body: { reply },
      } = await call.sendChatMessage(session, { text: 'hi', intentName: 'proof' })
      const stranger = await call.session(FORM_KEYS.open)
      const theirs = await call.sendChatMessage(stranger, { text: 'hi', intentName: 'proof' })
      const here = { form: reply.executionId as string, field: 'photo' }
      const elsewhere = { form: theirs.body.reply.executionId as string, field: 'photo' }
      const answer = (photo: unknown) =>
        call.sendChatMessage(session, {
          executionId: reply.executionId,
          waitToken: reply.waitToken,
          input: { values: { photo } },
        })
      const photo = await reference(PNG_4x3, { ...here, name: 'a.png' })
      for (const foreign of [elsewhere, { field: 'photo' }])
        assertViolations(await answer(await reference(PNG_4x3, foreign)), 422, 'validation_failed', [
          ['photo', 'upload_shape'],
        ])
      assertViolations(await answer({ ...photo, fileId: newId() }), 422, 'validation_failed', [
        ['photo', 'upload_shape'],
      ])
      assertViolations(await answer({ ...photo, size: 1 }), 422, 'validation_failed', [['photo', 'upload_shape']])
      assertViolations(await answer(await reference(PNG_2x2, here)), 422, 'validation_failed', [['photo', 'minimum']])
      assertRefused(await upload(PDF, here), 415, 'mime_not_allowed')
      const done = await answer(photo)
      assert.equal(done.body.reply.blocks.at(-1).payload.text, `Got a.png of ${PNG_4x3.length} bytes`)
    })
    it('is accepted for the question that an execution of the key waits with, and from no other key', async () => {
      const session = await call.session(FORM_KEYS.none)
      const {
        body: { reply },
      } = await call.sendChatMessage(session, { text: 'hi', intentName: 'proof' })
      const form = reply.executionId as string
      const own = { form: form.toUpperCase(), field: 'photo', key: `&publicKey=${FORM_KEYS.none}` }
      assertRefused(await upload(PDF, own), 415, 'mime_not_allowed')
      assertRefused(await upload(PNG_4x3, { ...own, field: 'other' }), 404, 'field_not_found')
      assertRefused(await upload(PNG_4x3, { ...own, key: `&publicKey=${FORM_KEYS.open}` }), 404, 'form_not_found')
      assertRefused(await upload(PNG_4x3, { ...own, form: newId() }), 403, 'form_not_allowed')
      const photo = await reference(PNG_4x3, own)
      const answer = await call.sendChatMessage(session, {
        executionId: form,
        waitToken: reply.waitToken,
        input: { values: { photo } },
      })
      assert.equal(answer.body.reply.status, 'completed')
      assertRefused(await upload(PNG_4x3, own), 403, 'form_not_allowed')
    })
    it('answers a form node with files of that form only', async () => {
      const session = await call.session(FORM_KEYS.open)
      const {
        body: { reply },
      } = await call.sendChatMessage(session, { text: 'hi', intentName: 'request' })
      const answer = (papers: unknown) =>
        call.sendChatMessage(session, {
          executionId: reply.executionId,
          waitToken: reply.waitToken,
          input: { values: { papers } },
        })
      const papers = await reference(PDF)
      const other = await reference(PDF)
      await service.database.pool.query('update files set form_id = null where id = $1', [other['fileId']])
      assertViolations(await answer(other), 422, 'validation_failed', [['papers', 'upload_shape']])
      assert.equal((await answer(papers)).body.reply.status, 'completed')
    })
  })
})
