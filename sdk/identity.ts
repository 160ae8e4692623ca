/** A customer as the server of a site knows it. */
export type IdentityOfCustomer = {
  /** The site's own id of the customer. */
  id: string
  name?: string
  email?: string
  /** What else flows may know, as `conversation.customer.properties`: at most 20, of at most 200 characters. */
  properties?: Readonly<Record<string, string | number | boolean>>
}

export type IdentityToSign = {
  /** The whole identity secret of the key, `idsec_…`. It belongs on a server, never in a page. */
  secret: string
  /** The publishable key that the page uses. */
  publicKey: string
  customer: IdentityOfCustomer
  /** How long the token proves it; an hour unless given, at most a day. */
  lifetimeSeconds?: number
  /** The current time; that of the clock when absent. */
  now?: Date
}

const HOUR_S = 60 * 60
const DAY_S = 24 * HOUR_S

/**
 * An identity token for a visitor who is signed in at the site: a JSON Web Token, signed with HS256. The page passes it
 * on as `identity`. Needs WebCrypto: Node 20 or newer, Bun, Deno.
 */
export async function signIdentity({
  secret,
  publicKey,
  customer: { id, ...customer },
  lifetimeSeconds = HOUR_S,
  now = new Date(),
}: IdentityToSign): Promise<string> {
  if (!secret.startsWith('idsec_')) throw new RangeError('secret is no identity secret: it begins with idsec_')
  if (id === '') throw new RangeError('the id of the customer is empty')
  if (!(lifetimeSeconds > 0 && lifetimeSeconds <= DAY_S))
    throw new RangeError('lifetimeSeconds is not between 1 and 86400')
  const issuedAt = Math.floor(now.getTime() / 1000)
  const claims = { ...customer, sub: id, aud: publicKey, iat: issuedAt, exp: issuedAt + Math.floor(lifetimeSeconds) }
  const content = `${encoded({ alg: 'HS256', typ: 'JWT' })}.${encoded(claims)}`
  const key = await crypto.subtle.importKey(
    'raw',
    new TextEncoder().encode(secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  )
  const signature = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(content))
  return `${content}.${base64url(new Uint8Array(signature))}`
}

function encoded(part: object): string {
  return base64url(new TextEncoder().encode(JSON.stringify(part)))
}

function base64url(bytes: Uint8Array): string {
  const text = Array.from(bytes, byte => String.fromCharCode(byte)).join('')
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
