import { getHeapStatistics } from 'node:v8'
import { LRUCache } from 'lru-cache'
import type { Clock } from './clock.ts'

interface Cache<V> {
  /**
   * The value under this key, loaded if it is not cached. Concurrent calls share one load; a failed load is not
   * remembered.
   */
  get(key: string): Promise<V>
  /** The value if it is cached and fresh; never loads. */
  peek(key: string): V | undefined
  drop(key: string): void
  /**
   * Drops every entry for which `matches` is true. It is also called for negative entries: what does not exist yet
   * belongs to no tenant, so match them whenever a change may have created it.
   */
  dropWhere(matches: (key: string, value: V) => boolean): void
  clear(): void
}

interface CacheOptions<V> {
  /** Loads a value. One that does not exist is `null`, and is cached as well. */
  load: (key: string) => Promise<V>
  /**
   * How long a value may be served after its load began, in milliseconds: the bound on staleness when a drop was
   * missed.
   */
  ttlMs: number
  /** Maximum number of entries, or of their sizes; beyond it the least recently used one is dropped. */
  max: number
  sizeOf?: (value: V) => number
  clock: Clock
}

interface Entry<V> {
  value: V
  loadedAt: number
}

/**
 * A read-through cache whose entries are dropped when the data changes. A `get` that begins after a drop never returns
 * what was read before it: a load in progress is detached, so that its callers still get the value, but nobody else
 * does, and it is not stored.
 */
export function createCache<V>({ load, ttlMs, max, sizeOf = () => 1, clock }: CacheOptions<V>): Cache<V> {
  const entries = createLru<Entry<V>>(max, ({ value }) => sizeOf(value))
  const loads = new Map<string, Promise<V>>()

  function isFresh({ loadedAt }: Entry<V>): boolean {
    const age = clock.now().getTime() - loadedAt
    // The clock was set back by an unknown amount.
    return age >= 0 && age < ttlMs
  }

  function startLoad(key: string): Promise<V> {
    const loadedAt = clock.now().getTime()
    // In an async function, so that a load that throws synchronously rejects like any other.
    const loading: Promise<V> = (async () => load(key))()
      .then(value => {
        if (loads.get(key) === loading) entries.set(key, { value, loadedAt })
        return value
      })
      .finally(() => {
        if (loads.get(key) === loading) loads.delete(key)
      })
    loads.set(key, loading)
    return loading
  }

  return {
    get(key) {
      const entry = entries.get(key)
      if (entry !== undefined && isFresh(entry)) return Promise.resolve(entry.value)
      return loads.get(key) ?? startLoad(key)
    },
    peek(key) {
      const entry = entries.get(key)
      return entry !== undefined && isFresh(entry) ? entry.value : undefined
    },
    drop(key) {
      entries.delete(key)
      loads.delete(key)
    },
    dropWhere(matches) {
      for (const [key, { value }] of entries.entries()) {
        if (matches(key, value)) entries.delete(key)
      }
      // The result of a load in progress is not known yet: all are detached.
      loads.clear()
    },
    clear() {
      entries.clear()
      loads.clear()
    },
  }
}

/**
 * Holds values up to a number, or a total of their sizes; beyond that the least recently used one is dropped. One that
 * is larger than the total is held alone. The number is not passed to the cache as its maximum: memory for so many
 * entries would be allocated when the cache is created.
 */
export function createLru<V extends object>(max: number, sizeOf: (value: V) => number = () => 1): LRUCache<string, V> {
  return new LRUCache<string, V>({ maxSize: max, sizeCalculation: value => Math.min(sizeOf(value), max) })
}

/** How many characters, with what is derived from each, fit into a share of the memory that this process may use. */
export function charactersIn(share: number, bytesEach: number): number {
  return Math.floor((getHeapStatistics().heap_size_limit * share) / bytesEach)
}
