import normalizeUrl from 'normalize-url'

/** The longest address that a document may link to, as the crawler API has it. */
const LONGEST = 500
const MOST_SEGMENTS = 15
/** A segment that often in one path comes from links that are relative to the wrong page. */
const MOST_REPEATED = 3
/** What servers add to the same page, so that each visit seems to have found another one. */
const VISIT_PARAMETERS = [/^utm_\w+/i, /^(?:[a-z]*session_?id|phpsessid|jsessionid|sid|fbclid|gclid|msclkid)$/i]
const NO_TEXT = new RegExp(
  `\\.(?:${[
    'jpe?g|png|gif|webp|avif|svg|ico|bmp|mp[34]|m4[av]|webm|ogg|wav|mov|avi',
    'css|m?js|json|xml|rss|atom|woff2?|ttf|eot',
    'zip|t?gz|7z|rar|exe|dmg|msi|apk|iso',
  ].join('|')})$`,
  'i',
)

/** One address for every spelling of it; undefined for what is no address of a page. */
export function pageAddress(link: string, base?: string): string | undefined {
  const url = URL.parse(link, base)
  if (url === null || (url.protocol !== 'http:' && url.protocol !== 'https:') || url.href.length > LONGEST * 2)
    return undefined
  try {
    return normalizeUrl(url.href, {
      stripHash: true,
      stripWWW: false,
      stripAuthentication: true,
      removeTrailingSlash: false,
      removeSingleSlash: false,
      removeQueryParameters: VISIT_PARAMETERS,
    })
  } catch {
    // A path that is not percent-encoded text.
    return undefined
  }
}

/** The folder of an address, as an address: pages under it belong to a crawl that starts there. */
export function folderOf(address: string): string {
  const { origin, pathname } = new URL(address)
  return `${origin}${pathname.slice(0, pathname.lastIndexOf('/') + 1)}`
}

/** Whether an address is under the folder, and may have text behind it as far as the address tells. */
export function isInScope(address: string, folder: string): boolean {
  if (!address.startsWith(folder)) return false
  const url = new URL(address)
  return address.length <= LONGEST && !NO_TEXT.test(url.pathname) && !isTrap(url.pathname)
}

/** Paths that grow with every link. */
function isTrap(pathname: string): boolean {
  const segments = pathname.split('/').filter(segment => segment !== '')
  if (segments.length > MOST_SEGMENTS) return true
  const times = Map.groupBy(segments, segment => segment)
  return [...times.values()].some(({ length }) => length > MOST_REPEATED)
}
