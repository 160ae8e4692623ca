// Every expression here is linear: one pass, no nested repetition. They see text that a visitor typed.
const EMAIL_LOCAL = /^[^\s@"(),:;<>[\]\\]+$/
const DOMAIN_LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?$/u
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
const PHONE = /^\+?[0-9 ()./-]+$/

/** An address with one `@`, a local part of at most 64 characters and a domain name with a dot; at most 254 in all. */
export function isEmail(text: string): boolean {
  if (text.length > 254) return false
  const at = text.lastIndexOf('@')
  const local = text.slice(0, Math.max(at, 0))
  return (
    local.length > 0 &&
    local.length <= 64 &&
    EMAIL_LOCAL.test(local) &&
    !local.startsWith('.') &&
    !local.endsWith('.') &&
    !local.includes('..') &&
    isDomain(text.slice(at + 1))
  )
}

export function isUuid(text: string): boolean {
  return UUID.test(text)
}

/** `HH:MM` or `HH:MM:SS`. */
export function isTime(text: string): boolean {
  return TIME.test(text)
}

/** 5 to 15 digits with the usual separators and an optional leading `+`. */
export function isPhone(text: string): boolean {
  if (text.length > 40 || !PHONE.test(text)) return false
  const digits = text.replace(/\D/g, '').length
  return digits >= 5 && digits <= 15
}

/** The parsed address when the text is an absolute http or https URL with a host. */
export function webAddress(text: string): URL | undefined {
  if (text.length > 4000 || /\s/.test(text) || !URL.canParse(text)) return undefined
  const url = new URL(text)
  return (url.protocol === 'https:' || url.protocol === 'http:') && url.hostname !== '' ? url : undefined
}

/**
 * Whether a URL, or a template of one, names a user or a password before its host, which would be stored and logged.
 */
export function hasUserInfo(url: string): boolean {
  const literal = url.replaceAll(/\{\{.*?\}\}/gs, 'x').replaceAll(/[\t\r\n]/g, '')
  return /^\s*https?:[\\/]*[^\\/?#]*@/i.test(literal)
}

/** Whether the domain is one of the list or a subdomain of one, whatever the case. */
export function isWithinDomains(domain: string, domains: readonly string[]): boolean {
  const name = domain.toLowerCase()
  return domains.some(entry => name === entry.toLowerCase() || name.endsWith(`.${entry.toLowerCase()}`))
}

export function domainOf(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1)
}

/** Characters as people count them for lengths: Unicode code points. */
export function codePoints(text: string): number {
  let surrogates = 0
  for (let index = 0; index < text.length; index++) if ((text.codePointAt(index) ?? 0) > 0xffff) surrogates++
  return text.length - surrogates
}

/** The beginning of a text, by that count; well-formed. */
export function firstCodePoints(text: string, most: number): string {
  // What is cut off may be as long as a body. Half of a pair at the cut becomes a character of its own first: optimized
  // code of Node 24 reads the other half behind the end of a slice.
  const enough = text.slice(0, 2 * most).toWellFormed()
  return codePoints(enough) <= most ? enough : Array.from(enough).slice(0, most).join('')
}

export function words(text: string): string[] {
  return text.split(/\s+/).filter(word => word !== '')
}

function isDomain(text: string): boolean {
  const labels = text.split('.')
  return (
    text.length <= 253 && labels.length >= 2 && labels.every(label => label.length <= 63 && DOMAIN_LABEL.test(label))
  )
}
