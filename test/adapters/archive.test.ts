import assert from 'node:assert/strict'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { after, before, describe, it } from 'node:test'
import { writeArchive, type Entry } from '../../adapters/files/archive.ts'
import { createSpool } from '../../adapters/files/spool.ts'
import { unzip } from '../support/zip.ts'

const MTIME = new Date('2026-11-21T15:00:00Z')

async function* entries(...list: Entry[]): AsyncGenerator<Entry> {
  for (const entry of list) yield await Promise.resolve(entry)
}

describe('an archive', () => {
  let folder: string

  before(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'parley-archive-'))
  })
  after(async () => {
    await rm(folder, { recursive: true, force: true })
  })

  it('holds texts and streams under their names', async () => {
    const file = await writeArchive(
      createSpool({ folder }),
      entries(
        { name: 'a.json', content: '{"name": "Zoë"}' },
        { name: 'files/1', content: Readable.from([Buffer.from('one '), Buffer.from('two')]) },
        { name: 'files/empty', content: Readable.from([]) },
      ),
      MTIME,
    )
    const bytes = await readFile(file.path)
    assert.equal(bytes.length, file.size)
    assert.deepEqual(
      [...unzip(bytes)].map(([name, content]) => [name, content.toString('utf8')]),
      [
        ['a.json', '{"name": "Zoë"}'],
        ['files/1', 'one two'],
        ['files/empty', ''],
      ],
    )
    await rm(file.path)
  })

  it('fails when one of its streams or its source fails, and leaves no file', async () => {
    const broken = new PassThrough()
    broken.write('half of it')
    setImmediate(() => broken.destroy(new Error('the store is gone')))
    await assert.rejects(
      writeArchive(createSpool({ folder }), entries({ name: 'files/1', content: broken }), MTIME),
      /the store is gone/,
    )
    const failing = (async function* (): AsyncGenerator<Entry> {
      yield await Promise.resolve({ name: 'a.json', content: '{}' })
      throw new Error('no second entry')
    })()
    await assert.rejects(writeArchive(createSpool({ folder }), failing, MTIME), /no second entry/)
    assert.deepEqual(await readdir(folder), [])
  })

  it('fails when it cannot be written, and closes the stream that it was reading', async () => {
    const endless = new Readable({
      read() {
        this.push(Buffer.alloc(65_536))
      },
    })
    const unwritable = createSpool({ folder: '/dev/null/spool' })
    await assert.rejects(writeArchive(unwritable, entries({ name: 'files/1', content: endless }), MTIME), {
      code: 'ENOTDIR',
    })
    assert.ok(endless.destroyed)
  })
})
