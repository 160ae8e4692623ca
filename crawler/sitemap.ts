import { gunzipSync } from 'node:zlib'
import { Parser } from 'htmlparser2'
import type { Site } from './site.ts'

/** By sitemaps.org a file lists 50,000 addresses and an index as many files: more than a crawl visits. */
const MOST_FILES = 50
const MOST_ADDRESSES = 10_000
const MOST_BYTES = 10 * 2 ** 20

/**
 * The addresses that a site lists. A file that is missing, too large or no XML lists none.
 * @param files addresses of sitemaps, or of indexes of them
 */
export async function sitemapAddresses(site: Site, files: readonly string[]): Promise<string[]> {
  const found: string[] = []
  const queue = [...files]
  const seen = new Set<string>()
  for (let file = queue.shift(); file !== undefined && seen.size < MOST_FILES; file = queue.shift()) {
    if (seen.has(file)) continue
    seen.add(file)
    const { sitemaps, pages } = listed(textOf(await site.file(file, MOST_BYTES)))
    queue.push(...sitemaps)
    found.push(...pages.slice(0, MOST_ADDRESSES - found.length))
  }
  return found
}

function textOf(file: Buffer | undefined): string {
  if (file === undefined) return ''
  if (file[0] !== 0x1f || file[1] !== 0x8b) return file.toString('utf8')
  try {
    return gunzipSync(file, { maxOutputLength: MOST_BYTES }).toString('utf8')
  } catch {
    return ''
  }
}

function listed(xml: string): { sitemaps: string[]; pages: string[] } {
  const lists: Record<string, string[]> = { sitemap: [], url: [] }
  let entry = ''
  let text: string | undefined
  const parser = new Parser(
    {
      onopentag(name) {
        if (lists[name] !== undefined) entry = name
        else if (name === 'loc') text = ''
      },
      ontext(data) {
        if (text !== undefined) text += data
      },
      onclosetag(name) {
        if (name !== 'loc' || text === undefined) return
        lists[entry]?.push(text.trim())
        text = undefined
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  parser.end(xml)
  return { sitemaps: lists['sitemap'] ?? [], pages: lists['url'] ?? [] }
}
