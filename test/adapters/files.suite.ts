import assert from 'node:assert/strict'
import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { after, before, describe, it } from 'node:test'
import type { FileStore, LocalFile } from '../../adapters/files/index.ts'

export type FileStoreUnderTest = { store: FileStore; close(): Promise<void> }

const KEY = '018f0000-0000-7000-8000-000000000002/018f0000-0000-7000-8000-0000000000b1'

/** The promises of every file store. */
export function fileStoreSuite(name: string, open: () => Promise<FileStoreUnderTest>): void {
  describe(`file store ${name}`, () => {
    const folder = mkdtempSync(join(tmpdir(), 'parley-suite-'))
    let under: FileStoreUnderTest
    before(async () => {
      under = await open()
    })
    after(async () => {
      await under.close()
      rmSync(folder, { recursive: true })
    })
    const local = async (bytes: Buffer): Promise<LocalFile> => {
      const path = join(folder, randomBytes(8).toString('hex'))
      await writeFile(path, bytes)
      return { path, size: bytes.length, sha256: createHash('sha256').update(bytes).digest(), mime: 'image/png' }
    }
    const read = async (key: string) => {
      const stream = await under.store.open(key)
      return stream === undefined ? undefined : await buffer(stream)
    }

    it('has nothing under an unknown key', async () => {
      assert.equal(await read(KEY), undefined)
      await under.store.remove(KEY)
    })
    it('returns the stored bytes, of any size', async () => {
      for (const size of [0, 1, 70_000, 3_000_000]) {
        const bytes = randomBytes(size)
        await under.store.put(`${KEY}-${size}`, await local(bytes))
        assert.ok((await read(`${KEY}-${size}`))?.equals(bytes), String(size))
      }
    })
    it('replaces the previous content', async () => {
      await under.store.put(KEY, await local(Buffer.from('first')))
      await under.store.put(KEY, await local(Buffer.from('second')))
      assert.equal(String(await read(KEY)), 'second')
    })
    it('removes one entry and no other', async () => {
      await under.store.remove(KEY)
      assert.equal(await read(KEY), undefined)
      assert.equal((await read(`${KEY}-1`))?.length, 1)
    })
    it('fails to store a file that does not exist', async () => {
      await assert.rejects(
        under.store.put(KEY, { path: join(folder, 'nothing'), size: 1, sha256: Buffer.alloc(32), mime: 'text/plain' }),
      )
      assert.equal(await read(KEY), undefined)
    })
  })
}
