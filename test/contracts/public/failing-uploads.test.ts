import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import type { FileStore } from '../../../adapters/files/index.ts'
import { createLogger } from '../../../adapters/logger.ts'
import { PDF } from '../../support/files.ts'
import { FORM_KEYS, applyForms } from '../../support/forms.ts'
import { startTestService } from '../../support/service.ts'
import { assertRefused, callersOf } from '../callers.ts'

const FORMS = '/api/public/v1/forms'

describe('uploads into a store that fails', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'parley-uploads-'))
  const broken: FileStore = {
    put: () => Promise.reject(new Error('no space')),
    open: () => Promise.reject(new Error('away')),
    remove: () => Promise.resolve(),
    close: () => Promise.resolve(),
  }
  const errors: { msg: string; err: { message: string } }[] = []
  const logger = createLogger('error', { write: line => errors.push(JSON.parse(line)) })
  const service = await startTestService({ environment: { dataDir }, substitutes: { files: broken, logger } })
  const call = callersOf(service)
  before(() => applyForms(service.database))
  after(async () => {
    await service.stop()
    rmSync(dataDir, { recursive: true, force: true })
  })

  it('are 400 upload_failed and leave nothing behind', async () => {
    const answer = await call
      .post(`${FORMS}/files/uploads?field=papers&publicKey=${FORM_KEYS.open}`, undefined, {})
      .unset('Content-Type')
      .attach('file', PDF, 'a.pdf')
    assertRefused(answer, 400, 'upload_failed')
    assert.deepEqual(await readdir(join(dataDir, 'incoming')), [])
    assert.equal((await service.database.pool.query('select from files')).rowCount, 0)
  })
  it('are errors in the log, with their cause; one whose body breaks off is none', async () => {
    const upload = () =>
      call
        .post(`${FORMS}/files/uploads?field=papers&publicKey=${FORM_KEYS.open}`, undefined, {})
        .set('Content-Type', 'multipart/form-data; boundary=x')
    const part = '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n'
    errors.splice(0)
    assertRefused(await upload().send(`${part}half a file`), 400, 'upload_failed')
    assert.equal(errors.length, 0)
    assertRefused(await upload().send(`${part}%PDF-1.7\r\n--x--\r\n`), 400, 'upload_failed')
    await rm(join(dataDir, 'incoming'), { recursive: true })
    await writeFile(join(dataDir, 'incoming'), 'a file where the folder was')
    assertRefused(await upload().send(`${part}%PDF-1.7\r\n--x--\r\n`), 400, 'upload_failed')
    assert.deepEqual(
      errors.map(({ msg, err }) => [msg, err.message.replace(/:.*/, '')]),
      [
        ['The upload failed', 'no space'],
        ['The upload failed', 'EEXIST'],
      ],
    )
  })
})
