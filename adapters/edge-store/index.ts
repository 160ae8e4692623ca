import type { Clock } from '../clock.ts'
import type { EdgeStore } from './edge-store.ts'
import { createKvStore } from './kv.ts'
import { createNullStore } from './null.ts'

export type { EdgeStore, EdgeStoreNamespace } from './edge-store.ts'

const PREFIX = 'edge:'
const CLOUDFLARE_API = 'https://api.cloudflare.com/client/v4'

export type EdgeStoreSettings = {
  /** Credential of the KV write-through. */
  token: string | undefined
  /** For the time that documents are cached; default: the system's. */
  clock?: Clock
  onError: (error: Error) => void
}

/**
 * The store of `EDGE_STORE_DSN`: `null://`, `redis://` and `rediss://` (`prefix`, `ttl`),
 * `cloudflare-kv://account/namespace` (`prefix`, `ttl`, `api`), `dynamodb://region/table` (`endpoint`, `ttl`).
 * @throws Error that says what is wrong with the address
 */
export async function createEdgeStore(dsn: string, { token, clock, onError }: EdgeStoreSettings): Promise<EdgeStore> {
  const url = new URL(dsn)
  const prefix = url.searchParams.get('prefix') ?? PREFIX
  const ttl = ttlOf(url.searchParams.get('ttl'))
  switch (url.protocol) {
    case 'null:':
      return createNullStore()
    case 'redis:':
    case 'rediss:': {
      // The client would interpret the rest of the query as its own options.
      url.search = ''
      const { createRedisStore } = await import('./redis.ts')
      return createRedisStore({ url: url.href, prefix, ttl, clock, onError })
    }
    case 'cloudflare-kv:': {
      if (token === undefined) throw new Error('EDGE_STORE_TOKEN is required for cloudflare-kv://.')
      return createKvStore({
        api: url.searchParams.get('api') ?? CLOUDFLARE_API,
        account: url.host,
        kvNamespace: nameIn(url),
        token,
        prefix,
        ttl,
      })
    }
    case 'dynamodb:': {
      // The client is large.
      const { createTableStore } = await import('./table.ts')
      return createTableStore({
        region: url.host,
        table: nameIn(url),
        endpoint: url.searchParams.get('endpoint') ?? undefined,
        ttl,
      })
    }
    default:
      throw new Error(`There is no edge store for ${url.protocol}//.`)
  }
}

function nameIn(url: URL): string {
  const name = url.pathname.slice(1)
  if (url.host === '' || !/^[A-Za-z0-9_.-]+$/.test(name)) {
    const needed =
      url.protocol === 'dynamodb:'
        ? 'a region and a table (dynamodb://region/table)'
        : 'an account and a namespace (cloudflare-kv://account/namespace)'
    throw new Error(`EDGE_STORE_DSN must name ${needed}.`)
  }
  return name
}

function ttlOf(text: string | null): number | undefined {
  if (text === null || text === '') return undefined
  const seconds = Number(text)
  if (!Number.isInteger(seconds) || seconds < 1)
    throw new Error('The option ttl of EDGE_STORE_DSN must be a whole number of seconds from 1.')
  return seconds
}
