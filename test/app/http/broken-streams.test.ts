import assert from 'node:assert/strict'
import { Readable } from 'node:stream'
import { after, describe, it } from 'node:test'
import type { FileStore } from '../../../adapters/files/file-store.ts'
import { startAdminService } from '../../support/admin.ts'
import { uploadMedium } from '../../support/media.ts'

/** Its connection breaks with the head of each file; the client of S3 reports that at the end of the turn. */
const broken: FileStore = {
  put: async () => await Promise.resolve(),
  open() {
    const bytes = new Readable({ read: () => undefined })
    setImmediate(() => bytes.destroy(new Error('other side closed')))
    return Promise.resolve(bytes)
  },
  remove: async () => await Promise.resolve(),
  close: async () => await Promise.resolve(),
}

describe('a reply whose source breaks off before its first byte', async () => {
  const { service, home } = await startAdminService({ substitutes: { files: broken } })
  after(() => service.stop())

  it('cuts its connection, and the process answers others', async () => {
    const { body } = await uploadMedium(service, home.token).expect(201)
    await assert.rejects(fetch(service.url + new URL(String(body.url)).pathname).then(answer => answer.bytes()))
    assert.equal((await fetch(`${service.url}/healthz`)).status, 200)
  })
})
