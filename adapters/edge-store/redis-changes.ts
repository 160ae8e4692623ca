import { Redis, ReplyError, type RedisOptions } from 'ioredis'

export type RedisChanges = {
  /** Begins to follow the changes; does nothing when called again. */
  start(): void
  /** Whether all changes from now on are reported. */
  isFollowing(): boolean
  close(): void
}

export type RedisChangesOptions = {
  url: string
  options: Omit<RedisOptions, 'replyMapping'>
  /** Prefix of the keys whose changes are reported. */
  prefix: string
  /** Keys that were written or removed, or have expired; undefined: any key may have been. */
  onChange: (keys: string[] | undefined) => void
  /** Whether the server answers over another connection, which reports it where it does not. */
  isReachable: () => boolean
  /** Called once, until the changes are followed again, for a server that answers and reports no changes. */
  onError: (error: Error) => void
}

const CHANNEL = '__redis__:invalidate'

/**
 * Follows what changes in a Redis server (client-side caching, in broadcasting mode). It has a connection of its own,
 * of RESP2, where a report is a message of a channel: with RESP3 it is a push, and ioredis drops those.
 */
export function followRedisChanges({
  url,
  options,
  prefix,
  onChange,
  isReachable,
  onError,
}: RedisChangesOptions): RedisChanges {
  const redis = new Redis(url, { ...options, protocol: 2, lazyConnect: true, autoResubscribe: false })
  let following = false
  let reported = false

  function report(error: Error): void {
    if (reported || !isReachable()) return
    reported = true
    onError(error)
  }

  async function follow(): Promise<void> {
    try {
      const id = await redis.client('ID')
      await redis.call('CLIENT', 'TRACKING', 'ON', 'REDIRECT', String(id), 'BCAST', 'PREFIX', prefix)
      await redis.subscribe(CHANNEL)
      following = true
      reported = false
    } catch (error) {
      if (error instanceof ReplyError) report(error as Error)
      // The reply came too late; any other failure has ended the connection. The next connection tries again.
      else if (redis.status === 'ready') redis.disconnect(true)
    }
  }

  redis.on('ready', () => void follow())
  redis.on('messageBuffer', (_channel: Buffer, keys: unknown) => {
    onChange(Array.isArray(keys) ? keys.map(String) : undefined)
  })
  redis.on('close', () => {
    following = false
    onChange(undefined)
  })
  // An established connection that breaks is replaced at once. A server at its client limit refuses new ones.
  redis.on('error', (error: Error) => {
    if (redis.status !== 'ready') report(error)
  })
  return {
    start() {
      if (redis.status === 'wait') redis.connect().catch(() => undefined)
    },
    isFollowing: () => following,
    close: () => redis.disconnect(),
  }
}
