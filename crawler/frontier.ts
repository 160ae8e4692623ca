import { isInScope } from './address.ts'

export type Visit = {
  address: string
  /** Links from the start. */
  depth: number
  /** Stored under this address whatever it says its own address is. */
  asIs: boolean
}

const MOST_ADDRESSES = 10_000
/** Links from the start. */
export const DEEPEST = 20
/** Addresses of one path that differ in their query: pages of a list, or a calendar without an end. */
const MOST_QUERIES = 50

/** The addresses of a crawl, each visited once, the nearest to the start first. */
export class Frontier {
  readonly #folder: string
  readonly #seen = new Set<string>()
  readonly #queries = new Map<string, number>()
  readonly #queue: Visit[] = []
  #next = 0

  /** @param folder what all addresses are under */
  constructor(folder: string) {
    this.#folder = folder
  }

  /** Addresses that were found, visited or not. */
  get size(): number {
    return this.#seen.size
  }

  /** Whether the address belongs to the crawl, now or before. */
  add(address: string, depth: number): boolean {
    if (this.#seen.has(address)) return true
    if (depth > DEEPEST || this.#seen.size >= MOST_ADDRESSES || !isInScope(address, this.#folder)) return false
    if (!this.#takesQuery(address)) return false
    this.#seen.add(address)
    this.#queue.push({ address, depth, asIs: false })
    return true
  }

  /** Visits an address once more, to store it as it is. */
  addAsIs(visit: Visit): void {
    this.#queue.push({ ...visit, asIs: true })
  }

  /** Where a redirect led: whether the page there is to be taken, as it belongs to the crawl and was not found yet. */
  arrive(address: string): boolean {
    if (this.#seen.has(address) || !isInScope(address, this.#folder)) return false
    this.#seen.add(address)
    return true
  }

  next(): Visit | undefined {
    const visit = this.#queue[this.#next]
    if (visit !== undefined) this.#next += 1
    return visit
  }

  #takesQuery(address: string): boolean {
    const [path = '', query] = address.split('?')
    if (query === undefined) return true
    const taken = this.#queries.get(path) ?? 0
    this.#queries.set(path, taken + 1)
    return taken < MOST_QUERIES
  }
}
