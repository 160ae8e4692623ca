import type express from 'express'
import { attribute, visitedPage } from './html.ts'

/** What the token of a trial link leads to; undefined where it leads nowhere. */
export type VisitTrial = (req: express.Request, token: string) => Promise<{ title: string } | undefined>

/** The pages of drafts at `/try/…`. */
export function trialPage(visit: VisitTrial): express.RequestHandler<{ token: string }> {
  return visitedPage({ name: 'trial.html', cacheControl: 'no-store' }, async req => {
    const trial = await visit(req as express.Request, req.params.token)
    return trial && { title: attribute(trial.title) }
  })
}
