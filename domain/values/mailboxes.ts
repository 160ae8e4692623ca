import { disposableEmailBlocklist } from 'disposable-email-domains-js'
import { isFree } from 'freemail'

// Providers that the lists of the packages lack.
const FREE: ReadonlySet<string> = new Set(['hey.com', 'proton.me', 'tuta.com', 'tutanota.com'])
const DISPOSABLE: ReadonlySet<string> = new Set([
  ...disposableEmailBlocklist(),
  '33mail.com',
  'burnermail.io',
  'mail-temp.com',
  'spamgourmet.com',
  'temp-mail.io',
  'tempmail.dev',
])

/** Whether anyone gets an address there for nothing; throw-away providers included. */
export function isFreeMailDomain(domain: string): boolean {
  return isFree(`anyone@${domain.toLowerCase()}`) || isListed(domain, FREE)
}

/** Whether addresses there, or at a subdomain of it, are made to be thrown away. */
export function isDisposableMailDomain(domain: string): boolean {
  return isListed(domain, DISPOSABLE)
}

function isListed(domain: string, list: ReadonlySet<string>): boolean {
  const labels = domain.toLowerCase().split('.')
  return labels.some((_, index) => list.has(labels.slice(index).join('.')))
}
