import type express from 'express'
import type { OpenPage } from '../../services/hosted-pages/visits.ts'
import { attribute, filled, template } from './html.ts'

/** The page at an address for visitors; undefined where there is none. `address` is the network address. */
export type Visit = (req: express.Request, address: string) => Promise<OpenPage | undefined>

/** The pages of flows at `/c/…`. One that is not there is a plain page with 404, the same for every reason. */
export function hostedPage(visit: Visit): express.RequestHandler<{ address: string }> {
  const html = template('hosted.html')
  const missing = template('missing.html')
  return (req, res, next) => {
    visit(req as express.Request, req.params.address)
      .then(page => {
        res.set('Cache-Control', 'no-cache').type('html')
        if (page === undefined) res.status(404).send(missing)
        else res.send(filled(html, valuesOf(page)))
      })
      .catch(next)
  }
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
