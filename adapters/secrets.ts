import {
  createCipheriv,
  createDecipheriv,
  hash,
  createSecretKey,
  hkdfSync,
  randomBytes,
  randomInt,
  scrypt,
  timingSafeEqual,
  type KeyObject,
} from 'node:crypto'
import { isMainThread } from 'node:worker_threads'
import { crc32 } from 'node:zlib'

/** A secret as stored in a `jsonb` column: AES-256-GCM, all parts base64url. */
export interface SealedSecret {
  v: 1
  /** Names the key, so that a changed APP_SECRET is noticed and an earlier one can still decrypt. */
  kid: string
  iv: string
  tag: string
  data: string
}

/** The location a secret belongs to; a value that is copied to another row or column cannot be decrypted there. */
export interface SecretLocation {
  table: string
  column: string
  tenantId: string
  id: string
}

/** A value was encrypted under an `APP_SECRET` that this process does not have. */
export class OtherAppSecret extends Error {
  constructor({ table, column }: SecretLocation) {
    super(`The secret in ${table}.${column} was sealed under another APP_SECRET.`)
    this.name = 'OtherAppSecret'
  }
}

export interface SecretBox {
  /** The `kid` of what is sealed now. */
  currentKid: string
  seal: (plain: string, location: SecretLocation) => SealedSecret
  /** @throws Error if the value was encrypted under another APP_SECRET or for another location, or was altered */
  open: (sealed: SealedSecret, location: SecretLocation) => string
}

/**
 * `APP_SECRET`, and the others that are accepted while it is rotated: the first one signs and seals, each verifies and
 * opens.
 */
export type AppSecrets = readonly [current: string, ...others: string[]]

/**
 * 32 bytes for one purpose out of APP_SECRET (HKDF-SHA-256, RFC 5869), so that no two uses share a key.
 * @param purpose for example `secrets` or `session-tokens`
 */
export function deriveKey(appSecret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', appSecret, 'parley', `parley/v1/${purpose}`, 32))
}

/** One key for one purpose of each secret, the one that signs first. */
export function deriveKeys([current, ...others]: AppSecrets, purpose: string): [KeyObject, ...KeyObject[]] {
  // Made into a key once: Node would make one of the bytes for each use.
  const keyOf = (appSecret: string) => createSecretKey(deriveKey(appSecret, purpose))
  return [keyOf(current), ...others.map(keyOf)]
}

export function createSecretBox(appSecrets: AppSecrets): SecretBox {
  const [currentKey, ...otherKeys] = deriveKeys(appSecrets, 'secrets')
  const current = named(currentKey)
  const keys = new Map([...otherKeys.map(named), current].map(({ kid, key }) => [kid, key]))
  return {
    currentKid: current.kid,
    seal(plain, location) {
      const iv = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', current.key, iv)
      cipher.setAAD(additionalData(current.kid, location))
      const data = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
      return {
        v: 1,
        kid: current.kid,
        iv: iv.toString('base64url'),
        tag: cipher.getAuthTag().toString('base64url'),
        data: data.toString('base64url'),
      }
    },
    open(sealed, location) {
      const key = keys.get(sealed.kid)
      if (key === undefined) throw new OtherAppSecret(location)
      const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(sealed.iv, 'base64url'), { authTagLength: 16 })
      decipher.setAAD(additionalData(sealed.kid, location))
      decipher.setAuthTag(Buffer.from(sealed.tag, 'base64url'))
      return decipher.update(sealed.data, 'base64url', 'utf8') + decipher.final('utf8')
    },
  }
}

function named(key: KeyObject): { kid: string; key: KeyObject } {
  return { key, kid: hash('sha256', key.export()).slice(0, 12) }
}

function additionalData(kid: string, location: SecretLocation): Buffer {
  return Buffer.from(JSON.stringify([1, kid, location.table, location.column, location.tenantId, location.id]))
}

const COST = { ln: 15, r: 8, p: 3 }
const SALT_BYTES = 16
const HASH_BYTES = 32

/**
 * Hash of a password in PHC form: `$scrypt$ln=15,r=8,p=3$<salt>$<hash>`. Takes about 0.2 s on purpose; verifying costs
 * as much as hashing did.
 */
export async function hashPassword(password: string, cost = COST): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const hash = await runScrypt(password, salt, cost)
  return `$scrypt$ln=${cost.ln},r=${cost.r},p=${cost.p}$${salt.toString('base64url')}$${hash.toString('base64url')}`
}

/** Whether the password is the hashed one. A user without a hash costs the same time as one with a wrong password. */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const parts = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/.exec(stored ?? '')
  const [, ln, r, p, salt, hash] = parts ?? []
  if (salt === undefined || hash === undefined) {
    await runScrypt(password, randomBytes(SALT_BYTES), COST)
    return false
  }
  const expected = Buffer.from(hash, 'base64url')
  const actual = await runScrypt(password, Buffer.from(salt, 'base64url'), {
    ln: Number(ln),
    r: Number(r),
    p: Number(p),
  })
  return expected.length === actual.length && timingSafeEqual(expected, actual)
}

// scrypt fills a thread of the pool that also finds host names and reads files: with all four taken by sign-ins,
// everything else in the process would wait. A thread of ours shares that pool, and takes one.
const HASHED_AT_ONCE = isMainThread ? 2 : 1
const waiting: (() => void)[] = []
let hashing = 0

async function runScrypt(password: string, salt: Buffer, cost: typeof COST): Promise<Buffer> {
  if (hashing < HASHED_AT_ONCE) hashing += 1
  else
    await new Promise<void>(resolve => {
      waiting.push(resolve)
    })
  try {
    return await scryptOnce(password, salt, cost)
  } finally {
    const next = waiting.shift()
    // Its slot is handed over directly, without being free in between.
    if (next === undefined) hashing -= 1
    else next()
  }
}

async function scryptOnce(password: string, salt: Buffer, cost: typeof COST): Promise<Buffer> {
  const N = 2 ** cost.ln
  const options = { N, r: cost.r, p: cost.p, maxmem: 256 * N * cost.r }
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, HASH_BYTES, options, (error, key) => {
      if (error === null) resolve(key)
      else reject(error)
    })
  })
}

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
/** 43 letters of 62 hold 256 random bits. */
const SECRET_LENGTH = 43
const CHECKSUM_LENGTH = 6

function randomText(length: number): string {
  return Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)] ?? '').join('')
}

/** A personal access token: `cfp_`, 43 random letters, 6 letters of checksum (CRC-32 of the text before it). */
export function generateAccessToken(): string {
  return tokenWith('cfp_')
}

/** A token of one caller of the engine: as a personal access token, beginning with `cfe_`. */
export function generateEngineToken(): string {
  return tokenWith('cfe_')
}

/** The secret of a trial link: as a personal access token, beginning with `cft_`. */
export function generateTrialToken(): string {
  return tokenWith('cft_')
}

function tokenWith(prefix: string): string {
  const body = prefix + randomText(SECRET_LENGTH)
  return body + checksum(body)
}

/**
 * Whether the text has the form of a token and its checksum holds: a mistyped one is distinguished from an unknown one
 * without a look-up.
 */
export function isAccessToken(text: string): boolean {
  return /^cfp_[0-9A-Za-z]{49}$/.test(text) && hasChecksum(text)
}

/** The same of an engine token. */
export function isEngineToken(text: string): boolean {
  return /^cfe_[0-9A-Za-z]{49}$/.test(text) && hasChecksum(text)
}

/** The same of the secret of a trial link. */
export function isTrialToken(text: string): boolean {
  return /^cft_[0-9A-Za-z]{49}$/.test(text) && hasChecksum(text)
}

function hasChecksum(text: string): boolean {
  return checksum(text.slice(0, -CHECKSUM_LENGTH)) === text.slice(-CHECKSUM_LENGTH)
}

function checksum(body: string): string {
  let rest = crc32(body)
  let text = ''
  for (let index = 0; index < CHECKSUM_LENGTH; index += 1) {
    text = (LETTERS[rest % LETTERS.length] ?? '') + text
    rest = Math.floor(rest / LETTERS.length)
  }
  return text
}

/** The token of a link that is mailed: 43 random letters. */
export function generateLinkToken(): string {
  return randomText(SECRET_LENGTH)
}

/** A publishable key. It is public; its length only keeps keys apart. */
export function generatePublishableKey(): string {
  return `pk_live_${randomText(24)}`
}

/** A secret for webhook signatures. The whole text is the signing key. */
export function generateWebhookSecret(): string {
  return `whsec_${randomText(SECRET_LENGTH)}`
}

/** A secret with which the server of a site signs identity tokens. The whole text is the signing key. */
export function generateIdentitySecret(): string {
  return `idsec_${randomText(SECRET_LENGTH)}`
}

/** What is stored of a token: SHA-256, enough for 256 random bits. */
export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer')
}
