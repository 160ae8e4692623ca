import { LRUCache } from 'lru-cache'

/**
 * Holds at most so many values; beyond that the one that was used longest ago goes. Bounded by the size of its entries,
 * since one that is bounded by their number takes the memory of all of them when it is created.
 */
export function createLru<V extends object>(max: number): LRUCache<string, V> {
  return new LRUCache<string, V>({ maxSize: max, sizeCalculation: () => 1 })
}
