import type express from 'express'
import type { OpenPage } from '../../services/hosted-pages/visits.ts'
import { attribute, visitedPage } from './html.ts'

/** The page at an address for visitors; undefined where there is none. `address` is the network address. */
export type Visit = (req: express.Request, address: string) => Promise<OpenPage | undefined>

/** The pages of flows at `/c/…`. */
export function hostedPage(visit: Visit): express.RequestHandler<{ address: string }> {
  return visitedPage({ name: 'hosted.html', cacheControl: 'no-cache' }, async req => {
    const page = await visit(req as express.Request, req.params.address)
    return page && valuesOf(page)
  })
}

function valuesOf({ key, title, intent, accent, scheme, indexed }: OpenPage): Record<string, string> {
  const optional = (name: string, value: string | null) => (value === null ? '' : ` ${name}="${attribute(value)}"`)
  return {
    key: attribute(key),
    title: attribute(title),
    intent: attribute(intent),
    look: optional('accent', accent) + optional('theme', scheme === 'auto' ? null : scheme),
    scheme: scheme === 'auto' ? 'light dark' : scheme,
    robots: indexed ? 'index' : 'noindex',
  }
}
