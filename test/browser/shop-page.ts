import { readFileSync } from 'node:fs'
import { after, afterEach, before } from 'node:test'
import type { Browser, BrowserContextOptions, Page, Route } from 'playwright-core'
import { launchBrowser, PAGE_HANGS_AFTER_MS } from './browser.ts'
import { asking, field, RUN } from './chat-server.ts'

/** The page's origin, and that of the service, which the tests play. */
export const SHOP = 'http://shop.test'
export const CHAT_SERVICE = 'http://chat.test'

const WIDGET = readFileSync(new URL('../../generated/widget/parley-chat.js', import.meta.url))
const languageFile = (path: string): Buffer => readFileSync(new URL(`../../generated${path}`, import.meta.url))
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': '*',
}

export type ShopOptions = BrowserContextOptions & {
  /** Markup in the head, attributes of the element, or the whole body instead of a text and the element. */
  head?: string
  attributes?: string
  body?: string
  /** Whether the page has the element's script; it does unless told otherwise. */
  hasScript?: boolean
  direction?: 'ltr' | 'rtl'
  policy?: string
  /** The section `widget` of the configuration, and the menu. */
  appearance?: Record<string, unknown>
  intents?: object[]
  /** Replies to the messages, one after the other; the last one is repeated. */
  replies?: object[]
  /** Ids of the conversations that sessions begin, one after the other; the last one is repeated. */
  conversations?: string[]
  prepare?: (page: Page) => Promise<void>
}

/**
 * A browser that visits a shop's page with the widget, without a service behind it, for the tests of the suite that
 * calls this. The pages of a test are closed after it: those in the background would slow down the next ones.
 */
export function openShop(): { visit: (options?: ShopOptions) => Promise<Page> } {
  let browser: Browser
  before(async () => {
    browser = await launchBrowser()
  })
  afterEach(async () => {
    await Promise.all(browser.contexts().map(async context => await context.close()))
  })
  after(async () => {
    await browser.close()
  })
  return {
    visit: async (options = {}) => {
      const context = await browser.newContext({
        viewport: { width: 1280, height: 860 },
        reducedMotion: 'reduce',
        locale: 'en-GB',
        ...options,
      })
      context.setDefaultTimeout(PAGE_HANGS_AFTER_MS)
      await context.route(`${SHOP}/**`, async route => await servePage(route, options))
      await context.route(`${CHAT_SERVICE}/**`, playService(options))
      const page = await context.newPage()
      await options.prepare?.(page)
      await page.goto(`${SHOP}/`)
      return page
    },
  }
}

export const element = (attributes: string): string => `<parley-chat key="pk_live_Shop" ${attributes}></parley-chat>`
const SCRIPT = `<script type="module" src="${CHAT_SERVICE}/widget/parley-chat.js"></script>`

async function servePage(route: Route, options: ShopOptions): Promise<void> {
  const { head = '', attributes = 'open', direction = 'ltr', hasScript = true, policy } = options
  const body =
    options.body ?? `<h1>A shop</h1><p>${'Lorem ipsum dolor sit amet. '.repeat(300)}</p>${element(attributes)}`
  await route.fulfill({
    contentType: 'text/html; charset=utf-8',
    ...(policy === undefined ? {} : { headers: { 'content-security-policy': policy } }),
    body: `<!doctype html><html lang="en" dir="${direction}">
      <head><title>A shop</title><meta name="viewport" content="width=device-width, initial-scale=1">
      ${head}${hasScript ? SCRIPT : ''}</head>
      <body>${body}</body></html>`,
  })
}

function playService({
  appearance = {},
  intents = [TRACK],
  replies = [],
  conversations = [RUN],
}: ShopOptions): (route: Route) => Promise<void> {
  let next = 0
  let begun = 0
  const sessionOf = (body: { conversationId?: string } | null): object => ({
    ...SESSION,
    conversationId: body?.conversationId ?? conversations[Math.min(begun++, conversations.length - 1)],
  })
  return async route => {
    const { pathname } = new URL(route.request().url())
    if (route.request().method() === 'OPTIONS') await route.fulfill({ status: 204, headers: CORS })
    else if (pathname === '/widget/parley-chat.js')
      await route.fulfill({ headers: CORS, contentType: 'text/javascript', body: WIDGET })
    else if (pathname.startsWith('/widget/languages/'))
      await route.fulfill({ headers: CORS, contentType: 'application/json', body: languageFile(pathname) })
    else if (pathname.endsWith('/config/widget')) await answer(route, { values: appearance })
    else if (pathname.endsWith('/chat/sessions'))
      await answer(route, { ...sessionOf(route.request().postDataJSON() as { conversationId?: string }), intents })
    else if (pathname.endsWith('/chat/messages'))
      await answer(route, { reply: replies[Math.min(next++, replies.length - 1)] })
    else await route.fulfill({ status: 404, headers: CORS })
  }
}

export async function answer(route: Route, body: object, status = 200): Promise<void> {
  await route.fulfill({ status, headers: CORS, json: body })
}

const SESSION = { sessionToken: 's1', expiresAt: '2099-01-01T00:00:00Z', quickQuestions: [] }
export const intent = (name: string, label: string, more: object = {}): object => ({
  name,
  label,
  subtitle: '',
  pinned: false,
  icon: null,
  accentColor: null,
  styleVariant: 'default',
  ...more,
})
const TRACK = intent('order_status', 'Track my order')

/** The reply that asks for the order's number. */
export const ASKS_NUMBER = asking({
  id: 'i',
  type: 'input',
  payload: { prompt: 'Which order?', field: field('order', 'text', { label: 'Order number' }) },
  meta: {},
} as { id: string })
