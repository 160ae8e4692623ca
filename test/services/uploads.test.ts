import assert from 'node:assert/strict'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { purgeUntakenUploads } from '../../services/forms/purge-uploads.ts'
import { assertRefused, assertViolations, callersOf, type Loose } from '../contracts/callers.ts'
import { PDF, PNG_4x3 } from '../support/files.ts'
import { applyForms, FORM_KEYS } from '../support/forms.ts'
import { holding } from '../support/held.ts'
import { startTestService } from '../support/service.ts'

const FORMS = '/api/public/v1/forms'
const HOUR = 3_600_000

describe('uploaded files', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'parley-upload-growth-'))
  const service = await startTestService({ environment: { dataDir } })
  const call = callersOf(service)
  let tenantId: string
  before(async () => {
    tenantId = await applyForms(service.database)
  })
  after(async () => {
    await service.stop()
    rmSync(dataDir, { recursive: true })
  })

  const rows = async (sql: string, values: unknown[] = []) =>
    (await service.database.pool.query<Loose>(sql, values)).rows
  const upload = (form: string, field: string, bytes: Buffer, key: string = FORM_KEYS.open) =>
    call
      .post(`${FORMS}/${form}/uploads?field=${field}&publicKey=${key}`, undefined, {})
      .unset('Content-Type')
      .attach('file', bytes, 'a')
  const reference = async (...args: Parameters<typeof upload>) => {
    const answer = await upload(...args)
    assert.equal(answer.status, 201, answer.text)
    return answer.body.file as Loose
  }
  const storedBytes = () => readdirSync(join(dataDir, 'files'), { recursive: true, withFileTypes: true })
  const purge = async () =>
    await purgeUntakenUploads({
      db: service.database.pool,
      files: service.deps.files,
      databaseNow: async () => await Promise.resolve(service.clock.now()),
    })

  it('are deleted after 24 hours with their bytes unless a submission or an answer took them', async () => {
    const submitted = await reference('files', 'photo', PNG_4x3)
    const submission = { publicKey: FORM_KEYS.open, values: { photo: submitted } }
    assert.equal((await call.post(`${FORMS}/files/submissions`, submission, {})).status, 201)
    const session = await call.session(FORM_KEYS.open)
    const ask = async () =>
      (await call.sendChatMessage(session, { text: 'hi', intentName: 'proof' })).body.reply as Loose
    const send = (reply: Loose, photo: Loose) =>
      call.sendChatMessage(session, {
        executionId: reply['executionId'],
        waitToken: reply['waitToken'],
        input: { values: { photo } },
      })
    const asked = await ask()
    const answered = await reference(asked['executionId'] as string, 'photo', PNG_4x3)
    const rejected = await reference(asked['executionId'] as string, 'photo', PNG_4x3)
    assert.equal((await send(asked, { ...rejected, size: 1 })).status, 422)
    assert.equal((await send(asked, answered)).body.reply.status, 'completed')
    const open = await reference('files', 'papers', PDF)

    service.clock.advance(24 * HOUR)
    assert.equal(await purge(), 0)
    const late = { publicKey: FORM_KEYS.open, values: { papers: open } }
    assert.equal((await call.post(`${FORMS}/files/submissions`, late, {})).status, 422)
    service.clock.advance(HOUR)
    assert.equal(await purge(), 2)
    assert.deepEqual(
      (await rows('select id from files order by id')).map(({ id }) => id as string),
      [submitted, answered].map(({ fileId }) => fileId as string).sort(),
    )
    assert.equal(storedBytes().filter(entry => entry.isFile()).length, 2)
    assert.equal(await purge(), 0)
  })

  it('of a key are bounded in number and size within 24 hours; beyond that is 429 with Retry-After', async () => {
    const uploadedBefore = async (size: number, files: number) => {
      await rows('delete from files')
      await rows(
        `insert into files (tenant_id, id, key_id, name, mime, size, sha256, storage_key, created_at)
          select $1, gen_random_uuid(), k.id, 'a', 'b', $2, sha256(''), 'nowhere', $3
          from keys k, generate_series(1, $4)
          where k.tenant_id = $1 and k.name = 'open'`,
        [tenantId, size, new Date(service.clock.now().getTime() - HOUR), files],
      )
    }
    for (const [size, files] of [
      [2048 * 2 ** 20 - PDF.length + 1, 1],
      [0, 5000],
    ] as const) {
      await uploadedBefore(size, files)
      const bytes = storedBytes().length
      const refused = await upload('files', 'papers', PDF)
      assertRefused(refused, 429, 'rate_limited')
      assert.equal(refused.headers['retry-after'], String(23 * 3600))
      assert.equal(storedBytes().length, bytes)
      assert.equal((await upload('files', 'papers', PDF, FORM_KEYS.site)).status, 201)
    }
    await uploadedBefore(2048 * 2 ** 20 - 3 * PDF.length, 1)
    const answers = await Promise.all(Array.from({ length: 8 }, async () => await upload('files', 'papers', PDF)))
    assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 201, 201, 429, 429, 429, 429, 429])
    service.clock.advance(23 * HOUR)
    assert.equal((await upload('files', 'papers', PDF)).status, 201)
  })

  it('are taken by an answer or by a submission, also when both come at the same time', async () => {
    const papers = await reference('files', 'papers', PDF)
    const session = await call.session(FORM_KEYS.open)
    const asked = (await call.sendChatMessage(session, { text: 'hi', intentName: 'request' })).body.reply as Loose
    const { executionId, waitToken } = asked as { executionId: string; waitToken: string }
    const { submitted, answered } = await holding(
      service.database,
      'select from files where id = $1 for update',
      [papers['fileId']],
      async ({ waiting }) => {
        const submission = { publicKey: FORM_KEYS.open, values: { papers } }
        const submitted = call.post(`${FORMS}/files/submissions`, submission, {}).then(answer => answer)
        await waiting(1)
        const answer = { executionId, waitToken, input: { values: { papers } } }
        const answered = call.sendChatMessage(session, answer).then(reply => reply)
        await waiting(2)
        return { submitted, answered }
      },
    )
    assert.equal((await submitted).status, 201)
    assertViolations(await answered, 422, 'validation_failed', [['papers', 'upload_shape']])
  })
})
