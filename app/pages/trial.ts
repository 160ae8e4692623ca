import type express from 'express'
import { attribute, filled, template } from './html.ts'

/** What the token of a trial link leads to; undefined where it leads nowhere. */
export type VisitTrial = (req: express.Request, token: string) => Promise<{ title: string } | undefined>

/** The pages of drafts at `/try/…`. A link that leads nowhere is a plain page with 404, the same for every reason. */
export function trialPage(visit: VisitTrial): express.RequestHandler<{ token: string }> {
  const html = template('trial.html')
  const missing = template('missing.html')
  return (req, res, next) => {
    visit(req as express.Request, req.params.token)
      .then(trial => {
        res.set('Cache-Control', 'no-store').type('html')
        if (trial === undefined) res.status(404).send(missing)
        else res.send(filled(html, { title: attribute(trial.title) }))
      })
      .catch(next)
  }
}
