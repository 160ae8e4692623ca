import type { IncomingMessage } from 'node:http'
import { isJsonObject, DEPTH_LIMIT, findShapeProblem, type ShapeProblem } from '../../domain/json.ts'
import { Refusal } from '../../domain/refusal.ts'

/** The largest JSON body that is read, in bytes. */
export const BODY_LIMIT = 1024 * 1024
const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json$/

/**
 * The parsed JSON body; undefined where none was sent. The items of the array `checkedByItem` may have any shape: the
 * operation refuses each for itself.
 */
export async function readJsonBody(req: IncomingMessage, checkedByItem?: string): Promise<unknown> {
  return parseJsonBody(await readBytes(req), req.headers['content-type'], checkedByItem)
}

/** As `readJsonBody`, of bytes that were read before. */
export function parseJsonBody(bytes: Buffer, contentType: string | undefined, checkedByItem?: string): unknown {
  if (bytes.length === 0) return undefined
  checkJsonType(contentType ?? '')
  const value = parse(bytes)
  checkShape(checkedByItem === undefined ? value : withoutItems(value, checkedByItem))
  return value
}

/**
 * All bytes of the body. Refuses one that is too large at once, and drops what still arrives: closing the connection
 * while the client sends could discard the reply.
 */
export async function readBytes(req: IncomingMessage): Promise<Buffer> {
  const declared = Number(req.headers['content-length'] ?? 0)
  return await new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = declared > BODY_LIMIT ? declared : 0
    const refuseSize = () => {
      chunks.length = 0
      reject(new Refusal('payload_too_large'))
    }
    const endedEarly = (cause?: Error) =>
      reject(new Refusal('invalid_input', { message: 'The body ended early', cause }))
    if (size > BODY_LIMIT) refuseSize()
    req.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size > BODY_LIMIT) refuseSize()
      else chunks.push(chunk)
    })
    req.on('end', () => resolve(chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks)))
    req.on('error', endedEarly)
    req.on('close', () => {
      if (!req.readableEnded) endedEarly()
    })
    // A request that was aborted while its key was looked up emits no further event.
    if (req.destroyed) endedEarly()
  })
}

/** @throws Refusal `unsupported_media_type` for a compressed body */
export function checkEncoding(contentEncoding = 'identity'): void {
  if (contentEncoding.trim().toLowerCase() !== 'identity')
    throw new Refusal('unsupported_media_type', { message: 'Send the body without Content-Encoding' })
}

/** @throws Refusal `unsupported_media_type` unless the content type is JSON or built on it */
export function checkJsonType(contentType: string): void {
  const type = contentType.split(';', 1)[0]?.trim().toLowerCase() ?? ''
  if (!JSON_TYPE.test(type))
    throw new Refusal('unsupported_media_type', { message: 'Send the body as application/json' })
}

const decoder = new TextDecoder('utf-8', { fatal: true })

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(decoder.decode(bytes)) as unknown
  } catch (error) {
    throw new Refusal('invalid_input', { message: 'The body is not valid JSON', cause: error })
  }
}

function withoutItems(root: unknown, name: string): unknown {
  return isJsonObject(root) && Array.isArray(root[name]) ? { ...root, [name]: [] } : root
}

/**
 * Refuses what would hurt later; see `findShapeProblem`. As a variable's name a reserved key is that operation's own
 * rejection, which names the key.
 */
function checkShape(root: unknown): void {
  const variables = isJsonObject(root) ? root['variables'] : undefined
  const problem = findShapeProblem(root, variables)
  if (problem !== undefined) throw new Refusal('invalid_input', { message: shapeMessage(problem) })
}

function shapeMessage(problem: ShapeProblem): string {
  switch (problem.kind) {
    case 'too_deep':
      return `The body is nested deeper than ${DEPTH_LIMIT} levels`
    case 'reserved_key':
      return `The key ${problem.key} is not allowed`
    case 'not_text':
      return 'The body holds U+0000 or half of a surrogate pair'
  }
}
