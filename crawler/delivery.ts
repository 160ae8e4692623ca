import type { Crawl, CrawledDocument } from '../generated/sdk/dist/index.js'

const MOST_DOCUMENTS = 20
/** The body may have 2^20 bytes; the rest is for what surrounds the documents. */
const MOST_BYTES = 1_000_000
const BUSY_ATTEMPTS = 5
const BUSY_PAUSE_MS = 5_000
const MOST_REMOVED = 200

/** Hands documents over in batches of the size that the crawler API takes. */
export class Delivery {
  readonly #crawl: Crawl
  readonly #pause: (ms: number) => Promise<void>
  #batch: CrawledDocument[] = []
  #bytes = 0
  /** Documents that passages were made of, or that had not changed. */
  accepted = 0

  constructor(crawl: Crawl, pause: (ms: number) => Promise<void>) {
    this.#crawl = crawl
    this.#pause = pause
  }

  /** False where the document is too large to be sent. */
  async add(document: CrawledDocument): Promise<boolean> {
    const bytes = Buffer.byteLength(JSON.stringify(document))
    if (bytes > MOST_BYTES) return false
    if (this.#batch.length === MOST_DOCUMENTS || this.#bytes + bytes > MOST_BYTES) await this.flush()
    this.#batch.push(document)
    this.#bytes += bytes
    return true
  }

  async flush(): Promise<void> {
    let rest = this.#batch
    this.#batch = []
    this.#bytes = 0
    for (let attempt = 1; rest.length > 0 && attempt <= BUSY_ATTEMPTS; attempt++) {
      if (attempt > 1) await this.#pause(BUSY_PAUSE_MS)
      const received = await this.#crawl.put(rest)
      this.accepted += received.filter(({ outcome }) => outcome === 'stored' || outcome === 'unchanged').length
      const busy = new Set(received.filter(({ outcome }) => outcome === 'busy').map(({ url }) => url))
      rest = rest.filter(({ url }) => busy.has(url))
    }
  }

  async remove(addresses: readonly string[]): Promise<void> {
    for (let start = 0; start < addresses.length; start += MOST_REMOVED)
      await this.#crawl.remove(addresses.slice(start, start + MOST_REMOVED))
  }
}
