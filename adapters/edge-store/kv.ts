import { request, type Dispatcher } from 'undici'
import { WRITE_TIMEOUT_MS, type EdgeStore } from './edge-store.ts'

export interface KvStoreOptions {
  /** Base address of the API, without a slash at its end. */
  api: string
  account: string
  /** Id of the KV namespace. */
  kvNamespace: string
  token: string
  /** Before every key. */
  prefix: string
  /** Seconds until a document expires; never if undefined. */
  ttl: number | undefined
}

/**
 * Writes through to Cloudflare Workers KV by its REST API, for edge workers that serve them. Reading through it is slow
 * and stale, so this service computes its replies.
 */
export function createKvStore({ api, account, kvNamespace, token, prefix, ttl }: KvStoreOptions): EdgeStore {
  async function call(
    method: 'PUT' | 'DELETE',
    namespace: string,
    key: string,
    body?: string,
  ): Promise<Dispatcher.ResponseData> {
    const name = encodeURIComponent(`${prefix}${namespace}:${key}`)
    const expiry = method === 'PUT' && ttl !== undefined ? `?expiration_ttl=${ttl}` : ''
    return await request(`${api}/accounts/${account}/storage/kv/namespaces/${kvNamespace}/values/${name}${expiry}`, {
      method,
      headers: {
        Authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'Content-Type': 'text/plain; charset=utf-8' }),
      },
      body: body ?? null,
      signal: AbortSignal.timeout(WRITE_TIMEOUT_MS),
    })
  }

  async function expect({ statusCode, body }: Dispatcher.ResponseData, alsoFine: number | undefined): Promise<void> {
    await body.dump()
    if (statusCode !== 200 && statusCode !== alsoFine) throw new Error(`the KV store answered ${statusCode}`)
  }

  return {
    serves: false,
    keeps: true,
    read: () => Promise.resolve(undefined),
    write: async (namespace, key, document) => {
      await expect(await call('PUT', namespace, key, document), undefined)
    },
    remove: async (namespace, key) => {
      await expect(await call('DELETE', namespace, key), 404)
    },
    close: () => Promise.resolve(),
  }
}
