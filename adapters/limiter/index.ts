import { createMemoryLimiter, type Limiter } from './limiter.ts'

export type { Limiter } from './limiter.ts'
export { LimiterUnavailable } from './limiter.ts'

const limiterSchemes = ['memory:', 'redis:', 'rediss:'] as const

/**
 * The limiter that `LIMITER_DSN` names: `memory://` is `local`, `redis://` and `rediss://` count in a Redis that all
 * processes share. `?prefix=` sets the text before every key there. Rejects with a TypeError on any other text,
 * without repeating it: it may hold a password.
 */
export async function createLimiter(
  dsn: string,
  { local = createMemoryLimiter(), onError }: { local?: Limiter; onError?: (error: Error) => void } = {},
): Promise<Limiter> {
  const url = URL.parse(dsn)
  const scheme = limiterSchemes.find(one => one === url?.protocol)
  if (url === null || scheme === undefined) throw new TypeError('a limiter is memory://, redis://HOST or rediss://HOST')
  if (scheme === 'memory:') return local
  if (url.hostname === '') throw new TypeError('the limiter has no host: redis://HOST or rediss://HOST')
  const prefix = url.searchParams.get('prefix')
  // ioredis would take any other query parameter for an option of its own.
  url.search = ''
  const { createRedisLimiter } = await import('./redis.ts')
  return createRedisLimiter({
    url: url.href,
    ...(prefix !== null && { prefix }),
    ...(onError !== undefined && { onError }),
  })
}
