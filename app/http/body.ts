import type { IncomingMessage } from 'node:http'
import { Refusal } from '../../domain/refusal.ts'

/** Bytes of a JSON body that are read at most. */
export const BODY_LIMIT = 1024 * 1024
const DEPTH_LIMIT = 64
const FORBIDDEN_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])
const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json$/

/** The parsed JSON body; undefined where none was sent. */
export async function readJsonBody(req: IncomingMessage): Promise<unknown> {
  const bytes = await readBytes(req)
  if (bytes.length === 0) return undefined
  const type = (req.headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''
  if (!JSON_TYPE.test(type)) throw new Refusal('unsupported_media_type', { message: 'Send the body as application/json' })
  const value = parse(bytes)
  checkShape(value)
  return value
}

/**
 * Refuses a body that is too large at once, and reads on without keeping what still comes: a connection that is closed while the client sends
 * can take the answer with it.
 */
async function readBytes(req: IncomingMessage): Promise<Buffer> {
  const declared = Number(req.headers['content-length'] ?? 0)
  return await new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = declared > BODY_LIMIT ? declared : 0
    const refuseSize = () => {
      chunks.length = 0
      reject(new Refusal('payload_too_large'))
    }
    const endedEarly = (cause?: Error) => reject(new Refusal('invalid_input', { message: 'The body ended early', cause }))
    if (size > BODY_LIMIT) refuseSize()
    req.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size > BODY_LIMIT) refuseSize()
      else chunks.push(chunk)
    })
    req.on('end', () => resolve(chunks.length === 1 ? chunks[0] as Buffer : Buffer.concat(chunks)))
    req.on('error', endedEarly)
    req.on('close', () => endedEarly())
    // A client that went away while its key was looked up emits nothing any more.
    if (req.destroyed) endedEarly()
  })
}

const decoder = new TextDecoder('utf-8', { fatal: true })

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(decoder.decode(bytes)) as unknown
  } catch (error) {
    throw new Refusal('invalid_input', { message: 'The body is not valid JSON', cause: error })
  }
}

/**
 * Refuses what would hurt later: deep nesting (JSON.stringify and structuredClone recurse), keys that reach a prototype, and text that cannot be stored.
 * Walks with a list of its own, since a recursive walk is what the depth would break.
 */
function checkShape(root: unknown): void {
  const pending: [value: unknown, depth: number][] = [[root, 1]]
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const [value, depth] = next
    if (typeof value === 'string') checkText(value)
    if (value === null || typeof value !== 'object') continue
    if (depth > DEPTH_LIMIT) throw new Refusal('invalid_input', { message: `The body is nested deeper than ${DEPTH_LIMIT} levels` })
    if (Array.isArray(value)) {
      for (const item of value) pending.push([item, depth + 1])
      continue
    }
    for (const [key, item] of Object.entries(value)) {
      // As a variable's name it is that operation's own rejection, which names the key.
      if (FORBIDDEN_KEYS.has(key) && !isVariables(root, value)) throw new Refusal('invalid_input', { message: `The key ${key} is not allowed` })
      checkText(key)
      pending.push([item, depth + 1])
    }
  }
}

/** JSON can escape what is no text: Postgres stores neither U+0000 nor half of a surrogate pair. */
function checkText(text: string): void {
  if (text.includes('\0') || !text.isWellFormed()) throw new Refusal('invalid_input', { message: 'The body holds U+0000 or half of a surrogate pair' })
}

function isVariables(root: unknown, value: object): boolean {
  return root !== null && typeof root === 'object' && (root as { variables?: unknown }).variables === value
}
