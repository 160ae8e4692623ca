/**
 * Whether reports may go there: the address's domain, or one above it, is in the configured list; a list that is empty
 * or no list allows all.
 */
export function isRecipientAllowed(address: string, domains: unknown): boolean {
  if (!Array.isArray(domains) || domains.length === 0) return true
  const host = address.slice(address.lastIndexOf('@') + 1).toLowerCase()
  return domains.some(
    domain =>
      typeof domain === 'string' && (host === domain.toLowerCase() || host.endsWith(`.${domain.toLowerCase()}`)),
  )
}
