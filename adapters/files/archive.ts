import { createWriteStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { createHash } from 'node:crypto'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createDeflateRaw, crc32 } from 'node:zlib'

/**
 * Writes one ZIP file (APPNOTE 6.3, deflate, without ZIP64) entry by entry; nothing is held in memory but the
 * directory.
 */
export type Archive = {
  /** @param name path inside the archive */
  add(name: string, content: string | Readable): Promise<void>
  finish(): Promise<{ path: string; size: number; sha256: Buffer }>
}

type Entry = { name: Buffer; crc: number; compressed: number; size: number; offset: number }

const LOCAL = 0x04034b50
const DESCRIPTOR = 0x08074b50
const CENTRAL = 0x02014b50
const END = 0x06054b50
// Sizes follow the data (bit 3), names are UTF-8 (bit 11).
const FLAGS = 0x0808
const DEFLATED = 8
const LARGEST = 0xffff_ffff
const ENTRIES_AT_MOST = 0xffff
// 1980-01-01, the beginning of the format's calendar: an archive tells its time in its own documents.
const DATE = 0x0021

/** @param path of a file that is not there yet */
export function createArchive(path: string): Archive {
  const out = createWriteStream(path, { flags: 'wx', mode: 0o600 })
  const hash = createHash('sha256')
  const entries: Entry[] = []
  let offset = 0

  async function write(bytes: Buffer): Promise<void> {
    hash.update(bytes)
    offset += bytes.length
    await new Promise<void>((resolve, reject) => {
      out.write(bytes, error => {
        if (error) reject(error)
        else resolve()
      })
    })
  }

  return {
    async add(name, content) {
      const entry: Entry = { name: Buffer.from(name), crc: 0, compressed: 0, size: 0, offset }
      await write(
        Buffer.concat([
          numbers(
            [LOCAL, 4],
            [20, 2],
            [FLAGS, 2],
            [DEFLATED, 2],
            [0, 2],
            [DATE, 2],
            [0, 4],
            [0, 4],
            [0, 4],
            [entry.name.length, 2],
            [0, 2],
          ),
          entry.name,
        ]),
      )
      const meter = new Transform({
        transform(chunk: Buffer, _encoding, done) {
          entry.crc = crc32(chunk, entry.crc)
          entry.size += chunk.length
          done(null, chunk)
        },
      })
      await pipeline(
        typeof content === 'string' ? Readable.from([Buffer.from(content)]) : content,
        meter,
        createDeflateRaw(),
        async compressed => {
          for await (const chunk of compressed as AsyncIterable<Buffer>) {
            entry.compressed += chunk.length
            await write(chunk)
          }
        },
      )
      await write(numbers([DESCRIPTOR, 4], [entry.crc, 4], [entry.compressed, 4], [entry.size, 4]))
      if (entry.size > LARGEST || offset > LARGEST || entries.length >= ENTRIES_AT_MOST)
        throw new Error('the archive would be larger than its format allows')
      entries.push(entry)
    },
    async finish() {
      const start = offset
      for (const { name, crc, compressed, size, offset: at } of entries) {
        await write(
          Buffer.concat([
            numbers(
              [CENTRAL, 4],
              [20, 2],
              [20, 2],
              [FLAGS, 2],
              [DEFLATED, 2],
              [0, 2],
              [DATE, 2],
              [crc, 4],
              [compressed, 4],
              [size, 4],
              [name.length, 2],
              [0, 2],
              [0, 2],
              [0, 2],
              [0, 2],
              [0, 4],
              [at, 4],
            ),
            name,
          ]),
        )
      }
      await write(
        numbers(
          [END, 4],
          [0, 2],
          [0, 2],
          [entries.length, 2],
          [entries.length, 2],
          [offset - start, 4],
          [start, 4],
          [0, 2],
        ),
      )
      await new Promise<void>((resolve, reject) => {
        out.once('error', reject)
        out.end(resolve)
      })
      await synchronise(path)
      return { path, size: offset, sha256: hash.digest() }
    },
  }
}

async function synchronise(path: string): Promise<void> {
  const handle = await open(path, 'r')
  await handle.sync().finally(async () => {
    await handle.close()
  })
}

/** Little-endian numbers of two or four bytes. */
function numbers(...fields: [value: number, bytes: 2 | 4][]): Buffer {
  const buffer = Buffer.alloc(fields.reduce((sum, [, bytes]) => sum + bytes, 0))
  let position = 0
  for (const [value, bytes] of fields) {
    buffer.writeUIntLE(value, position, bytes)
    position += bytes
  }
  return buffer
}
