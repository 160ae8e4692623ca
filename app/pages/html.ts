import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type express from 'express'

/** A text as the value of an attribute. */
export function attribute(text: string): string {
  return text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)
}

/** A page of `public/` whose values are filled in. */
function template(name: string): string {
  return readFileSync(fileURLToPath(new URL(`public/${name}`, import.meta.url)), 'utf8')
}

/** `values` are markup already: see `attribute`. */
function filled(html: string, values: Readonly<Record<string, string>>): string {
  return html.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')
}

/**
 * A page that stands behind an address or a token. One that is not there is a plain page with 404, the same for every
 * reason.
 * @param values those of the template, as markup; undefined where there is no page
 */
export function visitedPage<Params>(
  { name, cacheControl }: { name: string; cacheControl: string },
  values: (req: express.Request<Params>) => Promise<Readonly<Record<string, string>> | undefined>,
): express.RequestHandler<Params> {
  const html = template(name)
  const missing = template('missing.html')
  return (req, res, next) => {
    values(req)
      .then(found => {
        res.set('Cache-Control', cacheControl).type('html')
        if (found === undefined) res.status(404).send(missing)
        else res.send(filled(html, found))
      })
      .catch(next)
  }
}
