import { LRUCache } from 'lru-cache'
import type { Operation } from '../../generated/operations.ts'
import type { Exchange, PlainRead } from './exchange.ts'

const REMEMBERED = 5_000
// Longer addresses are rare, and would be a cheap way to fill the memory.
const ADDRESS_AT_MOST = 500
/** Headers that say more than the address does, and so are looked at by the contract each time. */
const TELLING = ['x-service-public-key', 'authorization', 'if-none-match', 'content-length', 'transfer-encoding']

/**
 * Anonymous reads that differ in nothing but their address: what the contract says of one is the same the next time,
 * and need not be asked again.
 * Who asks, from where and how often is looked at for each request, as ever.
 */
export function createPlainReads() {
  const reads = new LRUCache<string, PlainRead>({ max: REMEMBERED })
  return {
    find(method: string | undefined, url: string, headers: Exchange['request']['headers']): PlainRead | undefined {
      if (method !== 'GET') return undefined
      const known = reads.get(url)
      return known === undefined || TELLING.some(name => headers[name] !== undefined) ? undefined : known
    },
    /** To be called when the contract had nothing against the request. */
    remember(url: string, { route, request }: Exchange): void {
      if (
        url.length > ADDRESS_AT_MOST ||
        !isPlain(route.operation) ||
        TELLING.some(name => request.headers[name] !== undefined)
      )
        return
      reads.set(url, { route, path: request.path, query: request.query })
    },
  }
}

function isPlain({ method, surface, bodyTypes, security }: Operation): boolean {
  return (
    method === 'get' &&
    surface === 'public' &&
    bodyTypes.length === 0 &&
    security.length > 0 &&
    security.every(schemes =>
      schemes.every(scheme => scheme === 'publishableKeyQuery' || scheme === 'publishableKeyHeader'),
    )
  )
}
