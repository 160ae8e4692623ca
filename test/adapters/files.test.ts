import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { after, describe, it } from 'node:test'
import { pathToFileURL } from 'node:url'
import { createFileStore } from '../../adapters/files/index.ts'
import { createSpool, isDiskFailure } from '../../adapters/files/spool.ts'
import { S3_ACCESS, startS3 } from '../support/s3.ts'
import { fileStoreSuite } from './files.suite.ts'

const root = mkdtempSync(join(tmpdir(), 'parley-files-'))
after(() => rmSync(root, { recursive: true, force: true }))

fileStoreSuite('in a folder', () => {
  const store = createFileStore(pathToFileURL(join(root, 'a folder')).href, { folder: 'unused' })
  return Promise.resolve({
    store,
    close: async () => {
      await store.close()
    },
  })
})

fileStoreSuite('in a bucket', async () => {
  const server = await startS3()
  const store = createFileStore(server.dsn, { folder: 'unused' })
  return {
    store,
    close: async () => {
      await store.close()
      await server.close()
    },
  }
})

describe('a bucket', () => {
  const file = (text: string) => {
    const path = join(root, 'upload')
    writeFileSync(path, text)
    return { path, size: text.length, sha256: createHash('sha256').update(text).digest(), mime: 'text/plain' }
  }
  it('stores each object under the prefix, with its type', async () => {
    const server = await startS3()
    const store = createFileStore(server.dsn, { folder: 'unused' })
    await store.put('tenant/file', file('hello'))
    assert.deepEqual(
      [...server.objects].map(([path, { bytes, type }]) => [path, String(bytes), type]),
      [['/bucket/uploads/tenant/file', 'hello', 'text/plain']],
    )
    await store.close()
    await server.close()
  })
  it('is retried while it is busy, and fails when it remains so', async () => {
    const server = await startS3()
    const store = createFileStore(server.dsn, { folder: 'unused' })
    server.state.failing = 2
    await store.put('a', file('hello'))
    assert.equal(server.state.requests, 3)
    server.state.failing = 3
    await assert.rejects(store.put('b', file('hello')), /answered 503/)
    await store.close()
    await server.close()
  })
  it('refuses a wrong secret', async () => {
    const server = await startS3()
    const store = createFileStore(server.dsn.replace(encodeURIComponent(S3_ACCESS.secretAccessKey), 'wrong'), {
      folder: 'unused',
    })
    await assert.rejects(store.put('a', file('hello')), /answered 403/)
    await assert.rejects(store.open('a'), /answered 403/)
    await store.close()
    await server.close()
  })
  it('requires an address with key, secret and name', () => {
    for (const dsn of ['s3://host/bucket', 's3://a:b@host', 's3://a:b@host/'])
      assert.throws(() => createFileStore(dsn, { folder: 'unused' }), /s3:\/\/KEY:SECRET@host\/bucket/)
  })
})

describe('the spool', () => {
  const folder = join(root, 'incoming')
  const spool = createSpool({ folder })
  const names = async () => await readdir(folder).catch(() => [])

  it('counts, hashes and reads what it receives', async () => {
    const bytes = Buffer.from('größer'.repeat(20_000))
    const reception = await spool.receive(
      Readable.from([bytes.subarray(0, 7), bytes.subarray(7, 70_001), bytes.subarray(70_001)]),
      bytes.length,
    )
    assert.ok(reception.outcome === 'received')
    const { size, sha256, isUtf8 } = reception.file
    assert.deepEqual(
      [size, isUtf8, sha256.equals(createHash('sha256').update(bytes).digest())],
      [bytes.length, true, true],
    )
    await spool.discard(reception.file)
    assert.deepEqual(await names(), [])
  })
  it('recognizes text by all of its bytes', async () => {
    for (const [bytes, isUtf8] of [
      [Buffer.concat([Buffer.alloc(100_000, 'a'), Buffer.from([0xff])]), false],
      [Buffer.from([0xc3]), false],
      [Buffer.alloc(0), true],
    ] as const) {
      const reception = await spool.receive(Readable.from([bytes]), 1_000_000)
      assert.equal(reception.outcome === 'received' && reception.file.isUtf8, isUtf8)
      if (reception.outcome === 'received') await spool.discard(reception.file)
    }
  })
  it('stores nothing of a file that is too large or is cut off', async () => {
    assert.deepEqual(await spool.receive(Readable.from([Buffer.alloc(11)]), 10), { outcome: 'too_large' })
    const broken = new PassThrough()
    const receiving = spool.receive(broken, 1_000)
    broken.write('half')
    broken.destroy(new Error('gone'))
    await assert.rejects(receiving)
    assert.deepEqual(await names(), [])
  })
  it('recognizes a failure of the disk, and does not mistake a failure of the source for one', async () => {
    const failureOf = async (place: string, stream: Readable) =>
      await createSpool({ folder: place })
        .receive(stream, 1_000)
        .catch((error: unknown) => error)
    assert.equal(isDiskFailure(await failureOf(import.meta.filename, Readable.from([Buffer.from('a')]))), true)
    for (const syscall of ['read', 'connect', 'getaddrinfo', undefined]) {
      const broken = new PassThrough()
      broken.destroy(Object.assign(new Error('gone'), { syscall }))
      assert.equal(isDiskFailure(await failureOf(folder, broken)), false, syscall)
    }
  })
  it('deletes what a killed process left a day ago', async () => {
    const now = new Date()
    for (const [name, age] of [
      ['old', 86_400_001],
      ['new', 1_000],
    ] as const) {
      writeFileSync(join(folder, name), 'x')
      utimesSync(join(folder, name), now, new Date(now.getTime() - age))
    }
    await spool.sweep(now)
    assert.deepEqual(await names(), ['new'])
  })
})
