import { createHmac, timingSafeEqual, type KeyObject } from 'node:crypto'
import { deriveKeys, type AppSecrets } from './secrets.ts'

/** The run that a link in a mail opens again. */
export type ResumedRun = { tenantId: string; conversationId: string; executionId: string }

export type ResumeTokens = {
  /** Opens the run's conversation until `expiresAt`, to the second. */
  issue(run: ResumedRun, expiresAt: Date): string
  /** Undefined for a token that is not ours, was altered, or has expired. */
  open(token: string, now: Date): ResumedRun | undefined
}

const UUID_BYTES = 16
const EXPIRY_BYTES = 8
const CONTENT_BYTES = 3 * UUID_BYTES + EXPIRY_BYTES
const MAC_BYTES = 32

/** Three ids, the expiry in seconds, and their HMAC-SHA-256 under a key of this purpose alone. */
export function createResumeTokens(secrets: AppSecrets): ResumeTokens {
  const keys = deriveKeys(secrets, 'resume-tokens')
  const sign = (key: KeyObject, content: Buffer) => createHmac('sha256', key).update(content).digest()
  return {
    issue({ tenantId, conversationId, executionId }, expiresAt) {
      const expiry = Buffer.alloc(EXPIRY_BYTES)
      expiry.writeBigUInt64BE(BigInt(Math.floor(expiresAt.getTime() / 1000)))
      const content = Buffer.concat([...[tenantId, conversationId, executionId].map(bytesOf), expiry])
      return Buffer.concat([content, sign(keys[0], content)]).toString('base64url')
    },
    open(token, now) {
      const bytes = Buffer.from(token, 'base64url')
      if (bytes.length !== CONTENT_BYTES + MAC_BYTES || bytes.toString('base64url') !== token) return undefined
      const content = bytes.subarray(0, CONTENT_BYTES)
      const mac = bytes.subarray(CONTENT_BYTES)
      const isOurs = keys.some(key => timingSafeEqual(mac, sign(key, content)))
      const expiresAt = Number(content.readBigUInt64BE(3 * UUID_BYTES)) * 1000
      if (!isOurs || expiresAt <= now.getTime()) return undefined
      const [tenantId, conversationId, executionId] = [0, 1, 2].map(index => uuidAt(content, index * UUID_BYTES))
      return { tenantId, conversationId, executionId } as ResumedRun
    },
  }
}

function bytesOf(uuid: string): Buffer {
  return Buffer.from(uuid.replaceAll('-', ''), 'hex')
}

function uuidAt(bytes: Buffer, start: number): string {
  const hex = bytes.subarray(start, start + UUID_BYTES).toString('hex')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
