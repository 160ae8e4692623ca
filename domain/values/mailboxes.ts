import { createRequire } from 'node:module'
import type * as Disposable from 'disposable-email-domains-js'
import type * as Freemail from 'freemail'

const require = createRequire(import.meta.url)

// Providers that the lists of the packages lack.
const FREE: ReadonlySet<string> = new Set(['hey.com', 'proton.me', 'tuta.com', 'tutanota.com'])
const DISPOSABLE: ReadonlySet<string> = new Set([
  '33mail.com',
  'burnermail.io',
  'mail-temp.com',
  'spamgourmet.com',
  'temp-mail.io',
  'tempmail.dev',
])

/** Loaded by the first field that needs it: the lists of the packages take some 20 MB. */
let lists: { isFree: (email: string) => boolean; disposable: ReadonlySet<string> } | undefined

function loadLists(): NonNullable<typeof lists> {
  const { isFree } = require('freemail') as typeof Freemail
  const { disposableEmailBlocklist } = require('disposable-email-domains-js') as typeof Disposable
  return { isFree, disposable: new Set(disposableEmailBlocklist()) }
}

/** Whether the provider offers free addresses; includes disposable providers. */
export function isFreeMailDomain(domain: string): boolean {
  lists ??= loadLists()
  return lists.isFree(`anyone@${domain.toLowerCase()}`) || isListed(domain, FREE)
}

/** Whether addresses there, or at a subdomain of it, are disposable. */
export function isDisposableMailDomain(domain: string): boolean {
  lists ??= loadLists()
  return isListed(domain, lists.disposable) || isListed(domain, DISPOSABLE)
}

function isListed(domain: string, list: ReadonlySet<string>): boolean {
  const labels = domain.toLowerCase().split('.')
  return labels.some((_, index) => list.has(labels.slice(index).join('.')))
}
