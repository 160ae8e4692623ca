import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import express from 'express'
import helmet from 'helmet'
import { createConsole } from './console.ts'
import { hostedPage, type Visit } from './hosted.ts'
import { attribute } from './html.ts'
import { trialPage, type VisitTrial } from './trial.ts'

const PUBLIC = fileURLToPath(new URL('public/', import.meta.url))
const WIDGET = fileURLToPath(new URL('../../generated/widget/parley-chat.js', import.meta.url))
const LANGUAGES = fileURLToPath(new URL('../../generated/widget/languages/', import.meta.url))
const TRIAL = fileURLToPath(new URL('../../generated/widget/parley-trial.js', import.meta.url))
const PACKAGES = createRequire(import.meta.url)
const FONT = dirname(PACKAGES.resolve('@fontsource-variable/inter/index.css'))
const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

/** `demoSignIn`: who may sign in to the console with one click. */
export type PageDeps = {
  demoKey: () => string | undefined
  demoSignIn: () => { email: string; password: string } | undefined
  visit: Visit
  visitTrial: VisitTrial
}

/**
 * The demo page, the hosted pages, the trials of drafts, the console, the API reference and the widget's script.
 * Everything else goes to `next`.
 */
export function createPages({ demoKey, demoSignIn, visit, visitTrial }: PageDeps): express.Express {
  const pages = express()
  pages.disable('x-powered-by')
  pages.set('etag', 'strong')
  pages.use('/console', createConsole(demoSignIn))
  pages.use(helmet(securityHeaders()))
  pages.get(
    '/',
    page('index.html', html => html.replaceAll('{{demoKey}}', attribute(demoKey() ?? ''))),
  )
  pages.get(
    '/docs',
    page('docs.html', html => html),
  )
  pages.get('/c/:address', hostedPage(visit))
  pages.get('/try/:token', trialPage(visitTrial))
  pages.get('/widget/parley-trial.js', script(readFileSync(TRIAL)))
  pages.get('/widget/parley-chat.js', anyOrigin, script(readFileSync(WIDGET)))
  for (const name of readdirSync(LANGUAGES))
    pages.get(`/widget/languages/${name}`, anyOrigin, script(readFileSync(LANGUAGES + name), 'application/json'))
  for (const name of ['swagger-ui-bundle.js', 'swagger-ui.css'])
    pages.get(`/docs/${name}`, sendFile(PACKAGES.resolve(`swagger-ui-dist/${name}`)))
  pages.get('/fonts/inter.css', sendFile(`${FONT}/index.css`))
  pages.use('/fonts/files', express.static(`${FONT}/files`, { maxAge: DAY_MS, redirect: false, index: false }))
  pages.use('/media', anyOrigin)
  pages.use(refusePages, express.static(PUBLIC, { maxAge: 5 * MINUTE_MS, redirect: false, index: false }))
  return pages
}

/**
 * Nothing is loaded from elsewhere and no markup carries script or style, so the policy needs no exceptions except for
 * pictures inside the renderer's style sheet.
 */
function securityHeaders(): Parameters<typeof helmet>[0] {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        mediaSrc: ["'self'"],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
        frameAncestors: ["'self'"],
      },
    },
  }
}

/** The script runs on the pages of others, and shows the demo's pictures there: modules are fetched with CORS. */
function anyOrigin(_req: express.Request, res: express.Response, next: express.NextFunction): void {
  res.set({ 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' })
  next()
}

function page(name: string, fill: (html: string) => string): express.RequestHandler {
  const html = readFileSync(`${PUBLIC}${name}`, 'utf8')
  return (_req, res) => {
    res.set('Cache-Control', 'no-cache').type('html').send(fill(html))
  }
}

/** Its entity tag is computed from the content, so that it is the same on every process. */
function script(code: Buffer, type = 'text/javascript'): express.RequestHandler {
  return (_req, res) => {
    res.set('Cache-Control', 'public, max-age=300, stale-while-revalidate=86400').type(type).send(code)
  }
}

/** Pages are served at their own addresses only, with their values filled in. */
function refusePages(req: express.Request, _res: express.Response, next: express.NextFunction): void {
  next(req.path.endsWith('.html') ? 'router' : undefined)
}

function sendFile(path: string): express.RequestHandler {
  return (_req, res) => res.sendFile(path, { maxAge: 60 * MINUTE_MS })
}
