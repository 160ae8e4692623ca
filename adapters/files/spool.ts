import { createHash, randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** A file that was written whole. */
export type SpooledFile = { path: string; size: number; sha256: Buffer; isUtf8: boolean }
export type Reception = { outcome: 'received'; file: SpooledFile } | { outcome: 'too_large' }

export type Spool = ReturnType<typeof createSpool>

// Longer than any upload takes: what is older was left by a process that was killed.
const ABANDONED_MS = 86_400_000

/**
 * The folder for files while they are received or written, before they are checked and stored. Nothing remains: the
 * caller discards a file, and a failed one is removed immediately.
 */
export function createSpool({ folder }: { folder: string }) {
  /** Writes the stream to disk as it comes, counting, hashing and reading it as text on the way. */
  async function write(stream: Readable, maxBytes = Infinity): Promise<SpooledFile> {
    const path = join(folder, randomBytes(16).toString('hex'))
    const meter = createMeter(maxBytes)
    // If it fails before it is piped, the pipeline reports the failure.
    stream.on('error', () => undefined)
    try {
      await mkdir(folder, { recursive: true })
      await pipeline(stream, meter.transform, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }))
      return { path, ...meter.result() }
    } catch (error) {
      // The first failure is the cause.
      await rm(path, { force: true }).catch(() => undefined)
      throw error
    }
  }

  return {
    write,

    /** Like `write`, for at most `maxBytes`. */
    async receive(stream: Readable, maxBytes: number): Promise<Reception> {
      try {
        return { outcome: 'received', file: await write(stream, maxBytes) }
      } catch (error) {
        if (error instanceof TooLarge) return { outcome: 'too_large' }
        throw error
      }
    },

    async discard({ path }: Pick<SpooledFile, 'path'>): Promise<void> {
      await rm(path, { force: true })
    },

    /** Removes what killed processes have left behind. */
    async sweep(now: Date): Promise<void> {
      const names = await readdir(folder).catch(() => [])
      await Promise.all(
        names.map(async name => {
          const path = join(folder, name)
          const found = await stat(path).catch(() => undefined)
          if (found !== undefined && now.getTime() - found.mtimeMs > ABANDONED_MS) await rm(path, { force: true })
        }),
      )
    },
  }
}

/** The system calls by which a file is written: a stream that breaks fails in another, or in none. */
const DISK_CALLS: readonly unknown[] = ['mkdir', 'open', 'write', 'fsync', 'close']

/** Whether the disk failed, and not the stream that was to be written. */
export function isDiskFailure(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error && DISK_CALLS.includes(error.syscall)
}

class TooLarge extends Error {}

function createMeter(maxBytes: number) {
  const hash = createHash('sha256')
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let size = 0
  let isUtf8 = true

  function read(chunk: Buffer | undefined): void {
    if (!isUtf8) return
    try {
      decoder.decode(chunk, { stream: chunk !== undefined })
    } catch {
      isUtf8 = false
    }
  }

  const transform = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length
      if (size > maxBytes) {
        done(new TooLarge())
        return
      }
      hash.update(chunk)
      read(chunk)
      done(null, chunk)
    },
  })
  return {
    transform,
    result: () => {
      read(undefined)
      return { size, sha256: hash.digest(), isUtf8 }
    },
  }
}
