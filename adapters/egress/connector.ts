import { lookup as lookupHost, type LookupAddress, type LookupOptions } from 'node:dns'
import { isIP } from 'node:net'
import { buildConnector } from 'undici'
import { hostName, isAllowedAddress, type AllowList } from './addresses.ts'
import { EgressFailure } from './failure.ts'

/** All addresses of a host name, as the machine's resolver has them. */
export type Resolve = (host: string) => Promise<LookupAddress[]>

export const systemResolve: Resolve = async host =>
  await new Promise((resolve, reject) => {
    lookupHost(host, { all: true, order: 'verbatim' }, (error, addresses) => {
      if (error === null) resolve(addresses)
      else reject(error)
    })
  })

type LookupDone = (error: Error | null, address: string | LookupAddress[], family?: number) => void

/**
 * undici's connector, behind the check of every address that a connection could be made to. undici asks a `lookup` only
 * for names, so literals are checked before it; names are checked in the very look-up whose answers are connected to,
 * so that a second answer cannot differ from the checked one.
 */
export function createConnector({
  allow,
  resolve,
  timeoutMs,
}: {
  allow: AllowList
  resolve: Resolve
  timeoutMs: number
}): buildConnector.connector {
  function lookup(host: string, options: LookupOptions, done: LookupDone): void {
    checkedAddresses(host).then(
      addresses => {
        const matching =
          options.family === 4 || options.family === 6
            ? addresses.filter(({ family }) => family === options.family)
            : addresses
        const [first] = matching
        if (first === undefined) done(new EgressFailure('dns'), '')
        else if (options.all === true) done(null, matching)
        else done(null, first.address, first.family)
      },
      (error: unknown) => done(error instanceof Error ? error : new EgressFailure('dns'), ''),
    )
  }

  /** One refused address refuses the host: undici chooses which of them it connects to. */
  async function checkedAddresses(host: string): Promise<LookupAddress[]> {
    const addresses = await resolve(host)
    if (!allow.hosts.has(hostName(host)) && !addresses.every(({ address }) => isAllowedAddress(address, allow)))
      throw new EgressFailure('refused_address')
    return addresses
  }

  const connect = buildConnector({ timeout: timeoutMs, lookup, autoSelectFamily: true })
  return (options, callback) => {
    const literal = options.hostname.replace(/^\[|\]$/g, '')
    const isLiteral = isIP(literal) !== 0
    const named = allow.hosts.has(hostName(literal))
    if (isLiteral && !named && !isAllowedAddress(literal, allow)) {
      callback(new EgressFailure('refused_address'), null)
      return
    }
    connect({ ...options, hostname: literal }, (error, socket) => {
      if (error === null && !named && !isAllowedAddress(socket.remoteAddress ?? '', allow)) {
        socket.destroy()
        callback(new EgressFailure('refused_address'), null)
      } else if (error === null) callback(null, socket)
      else callback(error, null)
    })
  }
}
