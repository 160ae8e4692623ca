import { existsSync, readFileSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { fileURLToPath } from 'node:url'
import express from 'express'
import helmet from 'helmet'
import { isLoopbackName } from '../../domain/hosts.ts'
import { attribute } from './html.ts'

const BUILD = fileURLToPath(new URL('console/', import.meta.url))
const YEAR_MS = 365 * 86_400_000
const NOT_BUILT = 'The console was not built in this checkout: `make console` builds it.\n'

/**
 * The console as built by `scripts/build-console.ts`. Every address below it that is not a file is a page of the
 * console, which does its own routing.
 */
export function createConsole(demoSignIn: () => object | undefined): express.Router {
  const router = express.Router()
  router.use(helmet(securityHeaders()))
  // Their names change with their contents.
  router.use('/assets', express.static(`${BUILD}assets`, { immutable: true, maxAge: YEAR_MS, index: false }))
  router.use('/assets', (_req, _res, next) => next('router'))
  router.get('/{*page}', (req, res) => {
    const html = readPage()
    res.set('Cache-Control', 'no-cache')
    if (html === undefined) return res.status(404).type('text').send(NOT_BUILT)
    // A page whose name was pointed at this machine (DNS rebinding) could read the password; a proxy may send
    // the name of its upstream for visitors from anywhere.
    const demo = isLoopbackName(req.headers.host) && !isForwarded(req.headers) ? demoSignIn() : undefined
    return res
      .type('html')
      .send(html.replace('{{demoSignIn}}', attribute(demo === undefined ? '' : JSON.stringify(demo))))
  })
  return router
}

function isForwarded(headers: IncomingHttpHeaders): boolean {
  return Object.keys(headers).some(name => name === 'forwarded' || name === 'via' || name.startsWith('x-forwarded-'))
}

/** Read for every visit, so that a new build appears without a restart. */
function readPage(): string | undefined {
  const file = `${BUILD}index.html`
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

/** Nothing is loaded from elsewhere, and no page may frame it, since actions here have consequences (clickjacking). */
function securityHeaders(): Parameters<typeof helmet>[0] {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        workerSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    xFrameOptions: { action: 'deny' },
  }
}
