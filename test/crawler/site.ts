import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { pdfOf } from '../support/documents.ts'

export type Page = {
  status?: number
  headers?: Record<string, string>
  body?: string | Buffer
}
export type Visit = { path: string; headers: IncomingHttpHeaders }
export type TestSite = Awaited<ReturnType<typeof startSite>>

/** A site whose pages a test writes: by path, or one function for all paths that no page has. */
export async function startSite(
  pages: Map<string, Page>,
  others: (path: string) => Page | undefined = () => undefined,
) {
  const visits: Visit[] = []
  const listeners = new Set<(path: string) => void>()
  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    visits.push({ path, headers: request.headers })
    for (const listener of listeners) listener(path)
    const { status = 200, headers = {}, body = '' } = pages.get(path) ?? others(path) ?? { status: 404 }
    const etag = headers['etag']
    if (etag !== undefined && request.headers['if-none-match'] === etag) {
      response.writeHead(304, { etag }).end()
      return
    }
    response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(body)
  })
  await new Promise<void>(resolve => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    visits,
    pages,
    /** Paths since the last call. */
    paths: () => visits.splice(0).map(({ path }) => path),
    onVisit(listener: (path: string) => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async stop() {
      server.closeAllConnections()
      await new Promise(resolve => {
        server.close(resolve)
      })
    },
  }
}

export const html = (text: string, links: readonly string[] = [], head = ''): string =>
  `<!doctype html><html lang="en"><head><title>${text}</title>${head}</head><body><article><h1>${text}</h1>
  <p>All that there is to know about ${text}, in one sentence.</p>
  ${links.map(link => `<a href="${link}">${link}</a>`).join('\n')}</article></body></html>`

/** 200 pages in 10 sections, and beside them what sites do to crawlers. */
export async function startHelpCentre(): Promise<TestSite> {
  const sections = Array.from({ length: 10 }, (_, index) => index)
  const pages = new Map<string, Page>()
  const page = (path: string, links: readonly string[] = [], head = '') =>
    pages.set(path, { headers: { etag: `"${path}"` }, body: html(`Page ${path}`, links, head) })
  page('/', [
    ...sections.map(section => `/s/${section}/`),
    ...['/private/', '/hidden', '/old', '/away', '/circle', '/gone', '/logo.png', '/list?page=1', '/deep/', '/broken'],
    ...['/copy?utm_source=news', '/plain.txt', '/manual.pdf', 'https://elsewhere.example/', 'mailto:help@acme.example'],
    ...['/nofollow', '/latin', '/%zz', '#top', '/s/0/?PHPSESSID=1', '/words/'],
  ])
  for (const section of sections) {
    const items = Array.from({ length: 19 }, (_, item) => `/s/${section}/${item}`)
    page(`/s/${section}/`, [...items, '/', `/s/${(section + 1) % 10}/`])
    for (const item of items) page(item, [`/s/${section}/`, item, '/'])
  }
  page('/private/', ['/private/more'])
  page('/hidden', ['/only-from-hidden'], '<meta name="robots" content="noindex">')
  page('/only-from-hidden')
  page('/nofollow', ['/not-to-be-found'], '<META NAME="Robots" CONTENT="nofollow">')
  page('/not-to-be-found')
  pages.set('/old', { status: 301, headers: { location: '/new' } })
  page('/new')
  pages.set('/away', { status: 302, headers: { location: 'https://elsewhere.example/' } })
  pages.set('/circle', { status: 302, headers: { location: '/circle?again' } })
  pages.set('/circle?again', { status: 302, headers: { location: '/circle' } })
  page('/copy', [], '<link rel="canonical" href="/original">')
  page('/original', [], '<link rel="canonical" href="/original">')
  page('/words/', [], '<link rel="canonical" href="/no-such-page">')
  pages.set('/broken', { body: `${'<div><table><b>'.repeat(50)}<h1>Broken</h1><p>It can be read all the same` })
  pages.set('/latin', {
    headers: { 'content-type': 'text/html' },
    body: Buffer.from(html('Café', [], '<meta charset="iso-8859-1">'), 'latin1'),
  })
  pages.set('/plain.txt', { headers: { 'content-type': 'text/plain' }, body: 'Plain words.' })
  pages.set('/manual.pdf', { headers: { 'content-type': 'application/pdf' }, body: pdfOf('The manual') })
  pages.set('/robots.txt', {
    headers: { 'content-type': 'text/plain' },
    body: 'User-agent: *\nDisallow: /private/\nSitemap: /sitemaps.xml\n',
  })
  return await startTrapped(pages)
}

async function startTrapped(pages: Map<string, Page>): Promise<TestSite> {
  const site = await startSite(pages, path => {
    // A calendar without an end, and links that are relative to the wrong page.
    const month = /^\/list\?page=(\d+)$/.exec(path)
    if (month !== null) return { body: html(`List ${month[1]}`, [`/list?page=${Number(month[1]) + 1}`]) }
    if (path.startsWith('/deep/')) return { body: html(`Deep ${path}`, ['a/']) }
    return undefined
  })
  const { origin } = site
  const robots = pages.get('/robots.txt')
  if (robots !== undefined) robots.body = String(robots.body).replace('/sitemaps.xml', `${origin}/sitemaps.xml`)
  pages.set('/sitemaps.xml', {
    headers: { 'content-type': 'application/xml' },
    body: `<sitemapindex><sitemap><loc>${origin}/orphans.xml.gz</loc></sitemap></sitemapindex>`,
  })
  pages.set('/orphans.xml.gz', {
    headers: { 'content-type': 'application/gzip' },
    body: gzipSync(`<urlset><url><loc>
      ${origin}/orphan?a=1&amp;b=2</loc></url><url><loc>http://169.254.169.254/</loc></url></urlset>`),
  })
  pages.set('/orphan?a=1&b=2', { body: html('Orphan') })
  return site
}

/** The paths of the help centre that are documents. */
export function documentsOfHelpCentre(): string[] {
  const sections = Array.from({ length: 10 }, (_, section) => [
    `/s/${section}/`,
    ...Array.from({ length: 19 }, (_, item) => `/s/${section}/${item}`),
  ]).flat()
  return [
    ...['/', '/broken', '/latin', '/manual.pdf', '/new', '/nofollow', '/only-from-hidden', '/original', '/plain.txt'],
    ...['/orphan?a=1&b=2', '/words/'],
    ...sections,
  ].sort()
}
