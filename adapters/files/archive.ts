import { PassThrough, type Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import type { Spool, SpooledFile } from './spool.ts'

export const ARCHIVE_MIME = 'application/zip'

export type Entry = { name: string; content: string | Readable }

/**
 * Writes one ZIP file into the spool; the caller discards it. Entries are taken one by one, so that one of their
 * streams is open at a time.
 * @param mtime of every entry
 */
export async function writeArchive(spool: Spool, entries: AsyncIterable<Entry>, mtime: Date): Promise<SpooledFile> {
  const zip = new ZipFile()
  const output = zip.outputStream.pipe(new PassThrough())
  zip.on('error', error => output.destroy(error as Error))
  const written = spool.write(output)
  written.catch(() => undefined)
  try {
    for await (const { name, content } of entries)
      if (typeof content === 'string') zip.addBuffer(Buffer.from(content), name, { mtime })
      else {
        zip.addReadStream(content, name, { mtime })
        // A full disk ends the output, and nobody would read the rest of the entry.
        await Promise.race([finished(content), written]).finally(() => content.destroy())
      }
    zip.end()
  } catch (error) {
    output.destroy(error as Error)
  }
  return await written
}
