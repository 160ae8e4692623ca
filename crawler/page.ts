import { Parser } from 'htmlparser2'
import { pageAddress } from './address.ts'

/** What an HTML page says to crawlers. */
export type PageSigns = {
  /** Addresses in the order of the page, each once. */
  links: string[]
  /** Its address by its own words. */
  canonical: string | undefined
  noindex: boolean
}

/** Links that a page may have; more come from a page that only lists others. */
const MOST_LINKS = 2_000

/**
 * Reads a page as a stream of tags, without building its tree: broken or endlessly nested markup costs no more than its
 * length.
 * @param robots the header `X-Robots-Tag`
 */
export function signsOf(html: string, address: string, robots = ''): PageSigns {
  let base = address
  let canonical: string | undefined
  let directives = robots
  const links = new Set<string>()
  const follow = ({ href, rel = '' }: Record<string, string>) => {
    if (href === undefined || /\bnofollow\b/i.test(rel) || links.size >= MOST_LINKS) return
    const target = pageAddress(href, base)
    if (target !== undefined) links.add(target)
  }
  const parser = new Parser({
    onopentag(name, attributes) {
      const { href, rel = '', content = '' } = attributes
      if (name === 'a' || name === 'area') follow(attributes)
      else if (name === 'base' && href !== undefined) base = URL.parse(href, address)?.href ?? address
      else if (name === 'link' && href !== undefined && /\bcanonical\b/i.test(rel))
        canonical ??= pageAddress(href, base)
      else if (name === 'meta' && attributes['name']?.toLowerCase() === 'robots') directives += `,${content}`
    },
  })
  parser.end(html)
  return {
    links: /\b(?:nofollow|none)\b/i.test(directives) ? [] : [...links],
    canonical,
    noindex: /\b(?:noindex|none)\b/i.test(directives),
  }
}
