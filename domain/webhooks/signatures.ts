import { createHmac, createSecretKey, timingSafeEqual, type KeyObject } from 'node:crypto'

const PREFIX = 'whsec_'

/** The keys of a secret: the whole secret, and the part after `whsec_`, decoded from base64. */
export type SigningKeys = { whole: KeyObject; decoded: KeyObject }

export function signingKeys(secret: string): SigningKeys {
  return {
    whole: createSecretKey(secret, 'utf8'),
    decoded: createSecretKey(secret.startsWith(PREFIX) ? secret.slice(PREFIX.length) : secret, 'base64'),
  }
}

/** The service's own signature: of the body alone, keyed with the whole secret. */
export function signBody({ whole }: Pick<SigningKeys, 'whole'>, body: string): string {
  return `sha256=${createHmac('sha256', whole).update(body).digest('hex')}`
}

/**
 * Headers of the Standard Webhooks specification, which sign the moment of the attempt as well. Keyed with the decoded
 * secret.
 */
export function standardHeaders(
  { decoded }: Pick<SigningKeys, 'decoded'>,
  { id, now, body }: { id: string; now: Date; body: string },
): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000))
  const signature = createHmac('sha256', decoded).update(`${id}.${timestamp}.${body}`).digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` }
}

/** HMAC-SHA-256 of a body and what stands before it, keyed with the text of the secret. */
export function hmac(secret: string, before: string, body: Uint8Array): Buffer {
  return createHmac('sha256', secret).update(before).update(body).digest()
}

const SIGNATURE = /^sha256=([0-9a-f]{64})$/

/**
 * The decoded bytes of a signature header; undefined when it is not one. `Buffer.from` would ignore everything after
 * the last valid digit.
 */
export function signatureBytes(header: string | undefined): Buffer | undefined {
  const hex = SIGNATURE.exec(header ?? '')?.[1]
  return hex === undefined ? undefined : Buffer.from(hex, 'hex')
}

/**
 * Whether the sender of an inbound webhook knows the secret: HMAC of the timestamp as it was sent, a full stop and the
 * raw body.
 */
export function isInboundSignature(
  signature: Buffer,
  secret: string,
  { timestamp, body }: { timestamp: string; body: Uint8Array },
): boolean {
  const expected = hmac(secret, `${timestamp}.`, body)
  return signature.length === expected.length && timingSafeEqual(signature, expected)
}
