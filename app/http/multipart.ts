import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import busboy from 'busboy'
import type { Operation } from '../../generated/operations.ts'
import { Refusal } from '../../domain/refusal.ts'
import { firstCodePoints } from '../../domain/values/formats.ts'
import type { IncomingFile } from '../../services/forms/uploads.ts'

/** The parts before the file, and the file as a stream that has not started to flow. */
export type Multipart = { fields: Record<string, string>; file: IncomingFile | undefined }

const FIELDS_AT_MOST = 20
const FIELD_BYTES = 8_192
const NAME_CODE_POINTS = 255
const BUFFERED_BYTES = 2 ** 20
/** The maximum number of bytes of the other parts: what a request declares beyond them belongs to the file. */
const OVERHEAD_BYTES = (FIELDS_AT_MOST + 1) * 2 * FIELD_BYTES
// A refused sender may continue: its data is read for this long, since closing at once could discard the reply.
const DRAIN_MS = 10_000

/**
 * Reads a `multipart/form-data` body up to its part `file` (RFC 7578). Nothing of the file is held in memory: its
 * stream is read by the code that stores it, and parts after it are ignored.
 * @param wanted a part that the request needs: if it follows the file, a file of up to 1 MiB is held
 * in memory meanwhile
 * @throws Refusal `unsupported_media_type`, `payload_too_large` for text parts, `upload_failed` for a body that breaks
 * off
 */
export async function openMultipart(
  req: IncomingMessage,
  operation: Operation,
  wanted: string | undefined,
): Promise<Multipart> {
  if (req.headers['content-type'] === undefined) {
    req.resume()
    return { fields: {}, file: undefined }
  }
  const parser = createParser(req, operation)
  const leastBytes = Math.max(0, Number(req.headers['content-length'] ?? 0) - OVERHEAD_BYTES)
  return await new Promise((resolve, reject) => {
    const fields: Record<string, string> = {}
    let hasFile = false
    const tooLarge = () => reject(new Refusal('payload_too_large', { message: 'The text parts are too large' }))
    parser.on('field', (name, value, info) => {
      if (info.valueTruncated || info.nameTruncated) tooLarge()
      else fields[name] = value
    })
    parser.once('fieldsLimit', tooLarge)
    parser.once('partsLimit', tooLarge)
    parser.on('file', (name, stream, { filename }) => {
      // The reader of the stream handles its error. Without a listener, one that comes earlier would end the process.
      stream.on('error', () => undefined)
      hasFile = true
      const file = name === 'file' ? { name: nameOf(filename), stream, leastBytes } : undefined
      // A copy: which parts happen to be parsed together with the start of the file must not matter.
      const before = { ...fields }
      if (file === undefined || wanted === undefined || Object.hasOwn(before, wanted)) resolve({ fields: before, file })
      else
        void buffered(stream).then(
          held => parser.once('close', () => resolve({ fields, file: { ...file, stream: held } })),
          () => resolve({ fields: before, file: undefined }),
        )
    })
    // Not `once`: a parser may emit several errors, and one without a listener would end the process.
    parser.on('error', cause => reject(new Refusal('upload_failed', { cause })))
    parser.once('close', () => {
      if (!hasFile) resolve({ fields, file: undefined })
    })
    req.once('error', cause => parser.destroy(cause))
    req.once('aborted', () => parser.destroy(new Error('the sender went away')))
    req.pipe(parser)
  })
}

/** The whole of a small file; rejects if the file is larger. */
async function buffered(stream: Readable): Promise<Readable> {
  const chunks: Buffer[] = []
  let size = 0
  await new Promise<void>((resolve, reject) => {
    stream.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size <= BUFFERED_BYTES) chunks.push(chunk)
      else reject(new Error('too large to be buffered'))
    })
    stream.once('end', resolve)
    stream.once('error', reject)
  })
  return Readable.from(chunks)
}

/** Drops what still arrives after the reply, for a while. */
export function drain(req: IncomingMessage): void {
  if (req.complete || req.destroyed) return
  req.unpipe()
  req.resume()
  const cut = setTimeout(() => req.destroy(), DRAIN_MS)
  cut.unref()
  req.once('close', () => clearTimeout(cut))
}

function createParser(req: IncomingMessage, operation: Operation): busboy.Busboy {
  const type = req.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase()
  if (type !== 'multipart/form-data') {
    // The specification has 400 for an upload of the admin side without its part.
    throw new Refusal(operation.surface === 'files' ? 'invalid_input' : 'unsupported_media_type', {
      message: 'Send the body as multipart/form-data',
    })
  }
  try {
    return busboy({
      headers: req.headers,
      defParamCharset: 'utf8',
      limits: {
        fields: FIELDS_AT_MOST,
        fieldSize: FIELD_BYTES,
        fieldNameSize: 200,
        parts: FIELDS_AT_MOST + 1,
        files: 1,
      },
    })
  } catch (cause) {
    throw new Refusal('invalid_input', { message: 'The multipart body has no boundary', cause })
  }
}

/**
 * The name without characters that no file name has; browsers send a quotation mark as `%22` (HTML, multipart form
 * data). The parser has removed folders.
 */
function nameOf(filename: string | undefined): string {
  const clean = (filename ?? '')
    .replaceAll('%22', '"')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}/\\]/gu, '')
    .trim()
  return firstCodePoints(clean, NAME_CODE_POINTS) || 'file'
}
