import robotsModule from 'robots-parser'
import { EgressFailure, type Egress, type EgressAnswer } from '../adapters/egress/index.ts'
import { pageAddress } from './address.ts'

export type SiteDeps = {
  egress: Pick<Egress, 'request'>
  /** Resolves after `ms`; rejects when the signal aborts. */
  pause: (ms: number, signal?: AbortSignal) => Promise<void>
  version: string
  signal?: AbortSignal | undefined
}

/** An answer after redirects; `address` is where it came from, or where a redirect leads that was not followed. */
export type SiteAnswer = EgressAnswer & { address: string }

/** The site cannot be crawled at all; the message is for the people of the workspace. */
export class SiteUnavailable extends Error {}

/** One site, asked politely: one request at a time, with the pause that its robots.txt wants. */
export type Site = {
  mayVisit(address: string): boolean
  sitemaps: string[]
  /**
   * Follows redirects within the site.
   * @throws EgressFailure where nothing answers
   */
  visit(address: string, headers?: Readonly<Record<string, string>>): Promise<SiteAnswer>
  /** A file for crawlers; undefined where there is none. */
  file(address: string, maxBytes: number): Promise<Buffer | undefined>
}

type FollowOptions = { headers?: Readonly<Record<string, string>>; maxBytes?: number; anywhere?: boolean }

// The package exports the function itself; its types speak of a `default`.
const robotsParser = robotsModule as unknown as typeof robotsModule.default

const NAME = 'parley-crawler'
const PAUSE_MS = 200
const LONGEST_PAUSE_MS = 30_000
const TIMEOUT_MS = 20_000
/** What a document may have (the body that it is sent in takes no more). */
const PAGE_BYTES = 2 ** 20
/** RFC 9309, section 2.5. */
const ROBOTS_BYTES = 500 * 2 ** 10
const REDIRECTS = 5
const ATTEMPTS = 3
const BUSY: ReadonlySet<number> = new Set([408, 429, 500, 502, 503, 504])

/** @throws SiteUnavailable where robots.txt cannot be read (RFC 9309, section 2.3.1.4: then nothing may be visited) */
export async function openSite(deps: SiteDeps, start: string): Promise<Site> {
  const { egress, version, signal } = deps
  const { origin } = new URL(start)
  let pauseMs = 0

  async function once(url: string, headers: Readonly<Record<string, string>>, maxBytes: number) {
    if (pauseMs > 0) await deps.pause(pauseMs, signal)
    pauseMs = Math.max(pauseMs, PAUSE_MS)
    return await egress.request({
      ...{ url, method: 'GET', maxBytes, signal, timeoutMs: TIMEOUT_MS },
      headers: { 'user-agent': `${NAME}/${version}`, ...headers },
    })
  }

  async function patient(url: string, headers: Readonly<Record<string, string>>, maxBytes: number) {
    for (let attempt = 1; ; attempt++) {
      const answer = await once(url, headers, maxBytes).catch((error: unknown) => {
        if (!(error instanceof EgressFailure) || !isTransient(error) || attempt >= ATTEMPTS) throw error
        return undefined
      })
      if (answer !== undefined && (!BUSY.has(answer.status) || attempt >= ATTEMPTS)) return answer
      await deps.pause(waitOf(answer, attempt), signal)
    }
  }

  /** `anywhere`: to other hosts as well. A redirect that is not followed is the answer, with its target's address. */
  async function follow(
    from: string,
    { headers = {}, maxBytes = PAGE_BYTES, anywhere = false }: FollowOptions = {},
  ): Promise<SiteAnswer> {
    let address = from
    for (let hop = 0; ; hop++) {
      const answer = await patient(address, headers, maxBytes)
      const target = answer.status >= 300 && answer.status < 400 ? answer.headers['location'] : undefined
      if (target === undefined) return { ...answer, address }
      const next = pageAddress(target, address)
      if (next === undefined || hop === REDIRECTS) return { ...answer, address }
      address = next
      if (!anywhere && new URL(address).origin !== origin) return { ...answer, address }
    }
  }

  const robotsUrl = new URL('/robots.txt', start).href
  const robots = robotsParser(
    robotsUrl,
    await robotsText(async () => await follow(robotsUrl, { maxBytes: ROBOTS_BYTES, anywhere: true })),
  )
  pauseMs = Math.min((robots.getCrawlDelay(NAME) ?? 0) * 1_000, LONGEST_PAUSE_MS)
  const stated = robots.getSitemaps()
  return {
    mayVisit: address => robots.isAllowed(address, NAME) !== false,
    sitemaps: stated.length > 0 ? stated : [new URL('/sitemap.xml', start).href],
    visit: async (address, headers = {}) => await follow(address, { headers }),
    async file(address, maxBytes) {
      const answer = await follow(address, { maxBytes }).catch(failureToNothing)
      return answer?.status === 200 ? answer.body : undefined
    },
  }
}

async function robotsText(read: () => Promise<SiteAnswer>): Promise<string> {
  try {
    const { status, body } = await read()
    if (status < 400) return body.toString('utf8')
    if (status < 500 && status !== 429) return ''
    throw new SiteUnavailable(`robots.txt answers ${status}, so that no page may be visited`)
  } catch (error) {
    if (error instanceof EgressFailure && error.kind !== 'aborted')
      throw new SiteUnavailable(`the site cannot be reached: ${error.message}`, { cause: error })
    throw error
  }
}

function failureToNothing(error: unknown): undefined {
  if (error instanceof EgressFailure && error.kind !== 'aborted') return undefined
  throw error
}

function isTransient({ kind }: EgressFailure): boolean {
  return kind === 'timeout' || kind === 'network' || kind === 'connect' || kind === 'dns'
}

/** What the site asks for in `Retry-After`, in seconds, or more with each attempt. */
function waitOf(answer: EgressAnswer | undefined, attempt: number): number {
  const seconds = Number(answer?.headers['retry-after'])
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds * 1_000, LONGEST_PAUSE_MS) : 1_000 * 4 ** attempt
}
