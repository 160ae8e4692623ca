/**
 * Whether reports may be sent to an address: its domain, or a parent domain, is in the configured list. An empty or
 * missing list allows all.
 */
export function isRecipientAllowed(address: string, domains: unknown): boolean {
  if (!Array.isArray(domains) || domains.length === 0) return true
  const host = address.slice(address.lastIndexOf('@') + 1).toLowerCase()
  return domains.some(
    domain =>
      typeof domain === 'string' && (host === domain.toLowerCase() || host.endsWith(`.${domain.toLowerCase()}`)),
  )
}
