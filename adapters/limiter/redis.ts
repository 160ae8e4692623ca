import { Redis } from 'ioredis'
import type { LimitDecision } from '../../domain/rate-limits.ts'
import { type Limiter, denied, LimiterUnavailable, passed } from './limiter.ts'
import { createBatches } from '../batches.ts'

export interface RedisLimiterOptions {
  /** `redis://` or `rediss://`, with user, password, port and `/database` as usual. */
  url: string
  /** Before every key; default `parley:limit:`. */
  prefix?: string
  /**
   * `redis` (default): hits are stamped by Redis, so that processes whose clocks differ share one time; a single
   * process whose clock is ahead would otherwise fill everyone's windows with stamps from the future. `caller`: stamped
   * with `now`, for tests.
   */
  time?: 'redis' | 'caller'
  /** Called for every connection error. The connection is rebuilt for as long as the limiter is open. */
  onError?: (error: Error) => void
}

const DEFAULT_PREFIX = 'parley:limit:'
const CONNECT_TIMEOUT_MS = 1_000
// A slower limiter is worse than none: the request waits for it.
const COMMAND_TIMEOUT_MS = 250
// A connection without a reply for this long is dead; while it is replaced, hits fail immediately.
const SOCKET_TIMEOUT_MS = 1_000
const RECONNECT_MAX_MS = 1_000
const READY_TIMEOUT_MS = 5_000
// A key lives a little longer than its window, so that a clock that is set back loses nothing.
const KEEP_MS = 60_000

/**
 * One call, so Redis runs it as one step. KEYS: for each hit its log, a list of the instants (ms) of the hits that
 * passed, oldest first; instants never fall within a list, and it never holds more than the limit. ARGV: for each hit
 * its limit, window (ms) and instant (ms; empty: Redis's own). Answers for each {passed (0 or 1), remaining, ms until a
 * slot is free, ms until the oldest leaves}.
 */
const HITS_SCRIPT = `
local time = redis.call('TIME')
local present = time[1] * 1000 + math.floor(time[2] / 1000)

local function hit(log, limit, window, instant)
  local now = math.max(instant or present, tonumber(redis.call('LINDEX', log, -1) or 0))
  local oldest = tonumber(redis.call('LINDEX', log, 0) or nil)
  while oldest and oldest <= now - window do
    redis.call('LPOP', log)
    oldest = tonumber(redis.call('LINDEX', log, 0) or nil)
  end
  local count = redis.call('LLEN', log)
  if count >= limit then
    local freeing = tonumber(redis.call('LINDEX', log, count - limit))
    return {0, 0, freeing + window - now, oldest + window - now}
  end
  redis.call('RPUSH', log, string.format('%.0f', now))
  redis.call('PEXPIRE', log, window + ${KEEP_MS})
  return {1, limit - count - 1, 0, (oldest or now) + window - now}
end

local answers = {}
for index, log in ipairs(KEYS) do
  local limit, window, instant = unpack(ARGV, 3 * index - 2, 3 * index)
  answers[index] = hit(log, tonumber(limit), tonumber(window), tonumber(instant))
end
return answers
`

type Hit = { key: string; limit: number; windowMs: number; now: Date }
type HitAnswer = [passed: 0 | 1, remaining: number, retryAfterMs: number, resetMs: number]

interface HitCommand {
  slidingWindowHits(hits: number, ...keysAndArguments: (string | number)[]): Promise<HitAnswer[]>
}

/** The limiter that any number of processes share. All hits of a turn of the event loop are counted by one command. */
export function createRedisLimiter({
  url,
  prefix = DEFAULT_PREFIX,
  time = 'redis',
  onError,
}: RedisLimiterOptions): Limiter {
  const redis = connect(url)
  redis.on('error', (error: Error) => onError?.(error))

  const decide = createBatches(async (hits: Hit[]) => {
    const keys = hits.map(({ key }) => prefix + key)
    const args = hits.flatMap(({ limit, windowMs, now }) => [limit, windowMs, time === 'redis' ? '' : now.getTime()])
    return await redis.slidingWindowHits(hits.length, ...keys, ...args)
  })

  async function hit(key: string, limit: number, windowMs: number, now: Date): Promise<LimitDecision> {
    try {
      const answer = await decide({ key, limit, windowMs, now })
      if (answer === undefined) throw new Error('Redis answered fewer hits than it was sent')
      const [allowed, remaining, retryAfterMs, resetMs] = answer
      return allowed === 1 ? passed(remaining, resetMs) : denied(retryAfterMs, resetMs)
    } catch (cause) {
      throw new LimiterUnavailable({ cause })
    }
  }

  return {
    hit,
    ready: async () => await untilReady(redis),
    close() {
      redis.disconnect()
      return Promise.resolve()
    },
  }
}

function connect(url: string): Redis & HitCommand {
  return new Redis(url, {
    connectTimeout: CONNECT_TIMEOUT_MS,
    commandTimeout: COMMAND_TIMEOUT_MS,
    socketTimeout: SOCKET_TIMEOUT_MS,
    // A request waits for the hit: it is never queued or sent twice.
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    retryStrategy: attempt => Math.min(50 * 2 ** Math.min(attempt, 10), RECONNECT_MAX_MS),
    // After a failover the old primary answers READONLY until the client reconnects.
    reconnectOnError: error => error.message.startsWith('READONLY'),
    // The answers are integers; RESP2 is understood by every server and proxy.
    protocol: 2,
    scripts: { slidingWindowHits: { lua: HITS_SCRIPT } },
  }) as Redis & HitCommand
}

/** @throws LimiterUnavailable if the connection ends or is not established within five seconds */
async function untilReady(redis: Redis): Promise<void> {
  if (redis.status === 'ready') return
  await new Promise<void>((resolve, reject) => {
    const settle = (act: () => void) => () => {
      clearTimeout(timer)
      redis.off('ready', onReady)
      redis.off('end', onEnd)
      act()
    }
    const onReady = settle(resolve)
    const onEnd = settle(() => reject(new LimiterUnavailable()))
    const timer = setTimeout(onEnd, READY_TIMEOUT_MS)
    redis.on('ready', onReady)
    redis.on('end', onEnd)
  })
}
