import ipaddr from 'ipaddr.js'

type Address = ipaddr.IPv4 | ipaddr.IPv6

/** Exceptions from the rule that only public addresses are reached. */
export type AllowList = { hosts: ReadonlySet<string>; ranges: readonly [Address, number][] }

// Only 2000::/3 is assigned as global unicast (RFC 4291, 2.4); the rest of what looks like unicast embeds or maps
// other addresses.
const GLOBAL_IPV6 = ipaddr.parseCIDR('2000::/3')
// Reached from inside a well-known cloud only, where it answers with the machine's own credentials.
const CLOUD_HOST = '168.63.129.16'

/** @throws Error naming the entry that is neither a host name, an address nor a CIDR range */
export function parseAllowList(entries: readonly string[]): AllowList {
  const hosts = new Set<string>()
  const ranges: [Address, number][] = []
  for (const entry of entries) {
    const [address = '', prefix] = entry.split('/')
    if (ipaddr.isValid(address)) {
      const parsed = ipaddr.process(address)
      ranges.push([parsed, prefix === undefined ? (parsed.kind() === 'ipv4' ? 32 : 128) : ipaddr.parseCIDR(entry)[1]])
    } else if (/^[a-z0-9_-]+(\.[a-z0-9_-]+)*\.?$/i.test(entry)) hosts.add(hostName(entry))
    else throw new Error(`"${entry}" is neither a host name, an address nor a range`)
  }
  return { hosts, ranges }
}

/** The name in lower case, without the full stop that marks it as fully qualified. */
export function hostName(host: string): string {
  return host.replace(/\.$/, '').toLowerCase()
}

/** Whether a connection to this literal address may be made. Mapped IPv4 addresses count as what they map. */
export function isAllowedAddress(text: string, allowed: AllowList): boolean {
  const literal = text.replace(/^\[|\]$/g, '')
  if (!ipaddr.isValid(literal)) return false
  const address = ipaddr.process(literal)
  return (
    isPublic(address) ||
    allowed.ranges.some(([range, bits]) => range.kind() === address.kind() && address.match(range, bits))
  )
}

function isPublic(address: Address): boolean {
  if (address.range() !== 'unicast') return false
  return address.kind() === 'ipv6' ? address.match(GLOBAL_IPV6) : address.toString() !== CLOUD_HOST
}
