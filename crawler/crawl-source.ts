import type { Crawl, KnownDocument } from '../generated/sdk/dist/index.js'
import { EgressFailure } from '../adapters/egress/index.ts'
import { folderOf, isInScope, pageAddress } from './address.ts'
import { Delivery } from './delivery.ts'
import { documentOf } from './document.ts'
import { DEEPEST, Frontier, type Visit } from './frontier.ts'
import { openSite, SiteUnavailable, type Site, type SiteAnswer, type SiteDeps } from './site.ts'
import { sitemapAddresses } from './sitemap.ts'

export type CrawlSummary = { visited: number; accepted: number; removed: number; skipped: SkippedPage[] }
export type SkippedPage = { address: string; reason: string }

const MOST_PAGES = 1_000
/** Pages between two reports, which keep the lease of 30 minutes: 20 of the longest pauses are 10. */
const PROGRESS_EACH = 20
const MOST_HOSTS = 3

/**
 * Crawls one claimed source: what is known of earlier crawls, what the sitemaps list, and what the pages link to.
 * @throws SiteUnavailable where there is nothing to crawl; ParleyError where the lease is lost or the service is away
 */
export async function crawlSource(crawl: Crawl, deps: SiteDeps): Promise<CrawlSummary> {
  const known = new Map<string, KnownDocument>()
  for await (const document of crawl.known()) known.set(document.url, document)
  const { site, first, folder } = await openStart(deps, crawl.source.url, known)
  const walk = new Walk(crawl, { site, folder, known, first }, deps)
  walk.find(first.address, 0)
  for (const address of await sitemapAddresses(site, site.sitemaps)) walk.find(pageAddress(address), 1)
  return await walk.run()
}

type Known = ReadonlyMap<string, KnownDocument>
/** `first`: what the start answered. */
type Start = { site: Site; first: SiteAnswer; folder: string }

/** The site of a source; where its start leads to another host (`www.`, mostly), the site there. */
async function openStart(deps: SiteDeps, url: string, known: Known): Promise<Start> {
  let start = pageAddress(url)
  for (let hosts = 0; start !== undefined && hosts < MOST_HOSTS; hosts++) {
    const site = await openSite(deps, start)
    const first = await firstVisit(site, start, known)
    const { status, address } = first
    const { origin } = new URL(address)
    if (origin === new URL(start).origin) {
      if (status >= 400) throw new SiteUnavailable(`the start address answers ${status}`)
      const wanted = folderOf(new URL(new URL(url).pathname, origin).href)
      return { site, first, folder: isInScope(address, wanted) ? wanted : folderOf(address) }
    }
    start = address
  }
  throw new SiteUnavailable('the start address leads from host to host')
}

async function firstVisit(site: Site, start: string, known: Known): Promise<SiteAnswer> {
  if (!site.mayVisit(start)) throw new SiteUnavailable('robots.txt forbids the start address')
  try {
    return await site.visit(start, conditionsOf(known.get(start)))
  } catch (error) {
    if (!(error instanceof EgressFailure) || error.kind === 'aborted') throw error
    throw new SiteUnavailable(`the start address cannot be read: ${error.message}`, { cause: error })
  }
}

class Walk {
  readonly #frontier: Frontier
  readonly #delivery: Delivery
  readonly #known: Known
  readonly #stored = new Set<string>()
  /** Pages that name another address as theirs. */
  readonly #aliases: { visit: Visit; canonical: string }[] = []
  readonly #skipped: SkippedPage[] = []
  readonly #crawl: Crawl
  readonly #site: Site
  /** Until its page is visited. */
  #first: SiteAnswer | undefined
  #visited = 0
  #unchanged = 0

  constructor(crawl: Crawl, { site, folder, known, first }: Start & { known: Known }, { pause, signal }: SiteDeps) {
    this.#crawl = crawl
    this.#site = site
    this.#known = known
    this.#first = first
    this.#frontier = new Frontier(folder)
    this.#delivery = new Delivery(crawl, async ms => await pause(ms, signal))
  }

  find(address: string | undefined, depth: number): void {
    if (address !== undefined) this.#frontier.add(address, depth)
  }

  async run(): Promise<CrawlSummary> {
    await this.#visitAll()
    // Nothing leads there any more, and nothing that is found there leads further: a trap would grow with each crawl.
    for (const address of this.#known.keys()) this.find(address, DEEPEST)
    await this.#visitAll()
    for (const { visit, canonical } of this.#aliases) if (!this.#stored.has(canonical)) this.#frontier.addAsIs(visit)
    await this.#visitAll()
    await this.#delivery.flush()
    const gone = [...this.#known.keys()].filter(address => !this.#stored.has(address))
    await this.#delivery.remove(gone)
    await this.#crawl.ready(this.#counts)
    return { visited: this.#visited, accepted: this.#counts.indexed, removed: gone.length, skipped: this.#skipped }
  }

  get #counts(): { indexed: number; total: number } {
    const indexed = this.#delivery.accepted + this.#unchanged
    return { indexed, total: Math.max(indexed, this.#frontier.size) }
  }

  async #visitAll(): Promise<void> {
    for (let visit = this.#frontier.next(); visit !== undefined; visit = this.#frontier.next()) {
      if (this.#visited >= MOST_PAGES) this.#keep(visit.address)
      else await this.#visit(visit)
    }
  }

  async #visit(visit: Visit): Promise<void> {
    const { address } = visit
    if (!this.#site.mayVisit(address)) {
      this.#skip(address, 'robots.txt forbids it')
      return
    }
    this.#visited += 1
    if (this.#visited % PROGRESS_EACH === 0) await this.#crawl.progress(this.#counts)
    let answer: SiteAnswer
    try {
      answer = await this.#answerOf(visit)
    } catch (error) {
      if (!(error instanceof EgressFailure) || error.kind === 'aborted') throw error
      this.#keep(address)
      this.#skip(address, error.message)
      return
    }
    if (answer.status === 304) this.#unchangedAt(visit)
    else if (answer.status === 200) await this.#take(visit, answer)
    else {
      // The site says that it is gone; anything else may pass.
      if (answer.status !== 404 && answer.status !== 410 && answer.status >= 400) this.#keep(address)
      this.#skip(address, `it answers ${answer.status}`)
    }
  }

  /** The start has answered already. */
  async #answerOf({ address, asIs }: Visit): Promise<SiteAnswer> {
    const first = this.#first
    if (first?.address !== address || asIs)
      return await this.#site.visit(address, asIs ? {} : conditionsOf(this.#known.get(address)))
    this.#first = undefined
    return first
  }

  async #take(visit: Visit, answer: SiteAnswer): Promise<void> {
    const { address } = answer
    const moved = address !== visit.address
    if (moved && !(this.#site.mayVisit(address) && this.#frontier.arrive(address))) return
    const found = documentOf(answer)
    if (found === undefined) {
      this.#skip(address, 'it holds no text')
      return
    }
    const links = found.signs.links.filter(link => this.#frontier.add(link, visit.depth + 1))
    if (found.signs.noindex) this.#skip(address, 'it asks not to be indexed')
    else if (!this.#isAlias({ ...visit, address }, found.signs.canonical)) {
      this.#stored.add(address)
      const sent = await this.#delivery.add({ ...found.document, links: links.slice(0, MOST_LINKS) })
      if (!sent) this.#skip(address, 'it is too large')
    }
  }

  /** Whether the page leaves it to another address of the site to be stored. */
  #isAlias(visit: Visit, canonical: string | undefined): boolean {
    const { address, depth, asIs } = visit
    if (asIs || canonical === undefined || canonical === address || !this.#frontier.add(canonical, depth)) return false
    this.#aliases.push({ visit, canonical })
    return true
  }

  #unchangedAt({ address, depth }: Visit): void {
    this.#stored.add(address)
    this.#unchanged += 1
    for (const link of this.#known.get(address)?.links ?? []) this.#frontier.add(link, depth + 1)
  }

  /** A page that this crawl could not read stays as it was. */
  #keep(address: string): void {
    if (this.#known.has(address)) this.#stored.add(address)
  }

  #skip(address: string, reason: string): void {
    this.#skipped.push({ address, reason })
  }
}

/** As many as a document may have; the frontier takes none that is longer than a link may be. */
const MOST_LINKS = 200

function conditionsOf(known: KnownDocument | undefined): Record<string, string> {
  if (known === undefined) return {}
  if (known.etag !== null) return { 'if-none-match': known.etag }
  return known.modified_at === null ? {} : { 'if-modified-since': new Date(known.modified_at).toUTCString() }
}
