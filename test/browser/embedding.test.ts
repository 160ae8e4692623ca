import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, request as send, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { after, afterEach, before, describe, it } from 'node:test'
import { resolve } from 'node:path'
import type { Page } from 'playwright-core'
import { WIDGET_LIMIT, widgetSize } from '../../scripts/generate/widget.ts'
import { applyTestWorkspace } from '../support/workspace.ts'
import {
  accessibilityFindings,
  DEMO_KEY,
  PAGE_HANGS_AFTER_MS,
  photograph,
  startStage,
  withoutBrowser,
  type Stage,
} from './browser.ts'

const HELP = {
  organization: { id: '018f0000-0000-7000-8000-0000000d0001', name: 'Acme Group' },
  workspace: { id: '018f0000-0000-7000-8000-0000000d0002', name: 'Acme Shop' },
}
const FOREIGN_KEY = 'pk_live_AcmeShopElsewhere01'
const MESSAGES = '/api/public/v1/chat/messages'

it('the widget is below its limit', () => {
  const { gzip } = widgetSize(resolve(import.meta.dirname, '../../generated/widget'))
  assert.ok(gzip < WIDGET_LIMIT, `${gzip} bytes after gzip`)
})

describe('the widget on a page of another origin', { skip: withoutBrowser }, () => {
  let stage: Stage
  let line: Line
  let site: Server

  before(async () => {
    stage = await startStage()
    await applyTestWorkspace(stage.service.database, {
      apiVersion: 'parley/v1',
      ...HELP,
      keys: [{ name: 'elsewhere', key: FOREIGN_KEY, allowedOrigins: ['https://elsewhere.example'] }],
      config: {
        tenant: {
          'widget/appearance/accent': '#6d28d9',
          'widget/appearance/title': 'Help at Acme',
          'widget/appearance/position': 'bottom_left',
          'widget/appearance/welcome': 'Ask away!',
        },
      },
    })
    line = await startLine(stage.service.url)
    site = await listening(
      createServer((request, response) => {
        const { pathname, searchParams } = new URL(request.url ?? '/', 'http://site')
        response.writeHead(pathname === '/' ? 200 : 204, { 'Content-Type': 'text/html; charset=utf-8' })
        const widget =
          `<script type="module" src="${line.url}/widget/parley-chat.js"></script>` +
          `<parley-chat key="${searchParams.get('key') ?? DEMO_KEY}"></parley-chat>`
        response.end(
          `<!doctype html>
          <html lang="en">
          <title>A shop</title>
          <main><h1>A shop on another origin</h1></main>
          ${searchParams.has('sandboxed') ? sandboxed(widget) : widget}
          </html>`,
        )
      }),
    )
  })
  afterEach(async () => {
    await stage.closePages()
  })
  after(async () => {
    for (const server of [site, line.server]) {
      server.closeAllConnections()
      server.close()
    }
    await stage.stop()
  })

  /** Each visitor comes in a minute of their own: all have one address, whose requests are limited by the minute. */
  async function arrive(query = ''): Promise<Page> {
    stage.service.clock.advance(60_000)
    const page = await (
      await stage.browser.newContext({
        viewport: { width: 1100, height: 820 },
        reducedMotion: 'reduce',
        locale: 'en-GB',
      })
    ).newPage()
    page.setDefaultTimeout(PAGE_HANGS_AFTER_MS)
    await page.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}/${query}`)
    return page
  }
  async function arriveAndOpen(query = ''): Promise<Page> {
    const page = await arrive(query)
    await page.getByRole('button', { name: 'Open chat' }).click()
    return page
  }
  async function visit(): Promise<Page> {
    const page = await arriveAndOpen()
    await page.getByText('Ask away!').waitFor()
    return page
  }
  const track = async (page: Page): Promise<void> => await page.getByRole('button', { name: /Track my order/ }).click()
  const runs = async (): Promise<number> =>
    (await stage.service.database.pool.query<{ runs: number }>('select count(*)::int as runs from executions')).rows[0]
      ?.runs ?? 0
  const question = (page: Page) => page.getByText('What is your order number?')

  it('needs a script and an element, and has the appearance that the workspace sets', async () => {
    const page = await visit()
    const dialog = page.getByRole('dialog', { name: 'Help at Acme' })
    assert.equal(
      await page.evaluate(
        "getComputedStyle(document.querySelector('parley-chat').shadowRoot.querySelector('header')).backgroundColor",
      ),
      'rgb(109, 40, 217)',
    )
    assert.ok(((await dialog.boundingBox())?.x ?? 999) < 100)
    await dialog.getByRole('button', { name: /Track my order/ }).waitFor()
    await photograph(page, 'embedded-menu')
    assert.deepEqual(await accessibilityFindings(page), [])
    await dialog.getByRole('button', { name: 'Something arrived broken' }).click()
    await page.getByLabel('Item').selectOption('kettle')
    await photograph(page, 'embedded-form')
    assert.deepEqual(await accessibilityFindings(page), [])
  })

  for (const [what, key, sentence] of [
    ['an unknown key', 'pk_live_Nobodys', 'This chat is not available at the moment.'],
    ['an origin that the key does not allow', FOREIGN_KEY, 'We cannot be reached right now.'],
  ] as const) {
    it(`tells the owner of the page which key and origin to check after ${what}`, async () => {
      const page = await arriveAndOpen(`?key=${key}`)
      const alert = page.getByRole('alert').filter({ hasText: sentence })
      await alert.getByText('Is this your website?').click()
      const origin = new URL(page.url()).origin
      await alert
        .getByText(`Check that the key ${key} exists and is active, and that it allows the origin ${origin}.`)
        .waitFor()
      await photograph(page, `embedded-refused-${key}`)
      assert.deepEqual(await accessibilityFindings(page), [])
    })
  }

  it('reports the address of the page without its fragment, which may hold a token of the site', async () => {
    const page = await arriveAndOpen('?product=7#access_token=secret')
    await page.getByRole('button', { name: /Track my order/ }).waitFor()
    const { rows } = await stage.service.database.pool.query<{ url: string }>(
      "select page ->> 'url' as url from conversations order by id desc limit 1",
    )
    assert.equal(rows[0]?.url, page.url().replace('#access_token=secret', ''))
  })

  // Served for real: in the whole browser such a frame has a process of its own, where Playwright intercepts nothing.
  it('works in a frame that has no origin and no storage, under another base address', async () => {
    const frame = (await arrive('?sandboxed')).frameLocator('iframe')
    await frame.getByRole('button', { name: 'Open chat' }).click()
    await frame.getByRole('button', { name: /Track my order/ }).click()
    await frame.getByLabel('Order number').waitFor()
  })

  it('tells the owner of the page that the element has no key', async () => {
    const page = await arriveAndOpen('?key=')
    const alert = page.getByRole('alert').filter({ hasText: 'This chat is not available at the moment.' })
    await alert.getByText('Is this your website?').click()
    await alert.getByText('The element parley-chat needs the attribute key, with a publishable key.').waitFor()
  })

  for (const [how, cut] of [
    ['before anything of it came', 'whole'],
    ['in the middle', 'half'],
  ] as const) {
    it(`shows a reply once that was lost ${how}, and runs the flow once`, async () => {
      const page = await visit()
      const before = await runs()
      line.cutNext(MESSAGES, cut)
      await track(page)
      await page.getByLabel('Order number').waitFor()
      assert.equal(await question(page).count(), 1)
      line.cutNext(MESSAGES, cut)
      await page.getByLabel('Order number').fill('123456')
      await page.keyboard.press('Enter')
      await page.getByRole('button', { name: /Show the receipt/ }).waitFor()
      assert.equal(await page.getByText('Order 123456 is on its way.').count(), 1)
      assert.equal(await page.getByText('123456', { exact: true }).count(), 1)
      assert.equal((await runs()) - before, 1)
      assert.equal(line.cuts(), 0)
    })
  }

  it('shows a reply that was lost when the page was reloaded, and runs the flow once', async () => {
    const page = await visit()
    const before = await runs()
    line.cutNext(MESSAGES, 'whole', Infinity)
    await track(page)
    await page.getByRole('alert').filter({ hasText: 'We cannot be reached' }).waitFor()
    line.cutNext(MESSAGES, 'whole', 0)
    await page.reload()
    await page.getByRole('button', { name: 'Open chat' }).click()
    await page.getByLabel('Order number').waitFor()
    assert.equal(await question(page).count(), 1)
    assert.equal(await page.getByText('Track my order', { exact: true }).count(), 1)
    assert.equal((await runs()) - before, 1)
  })

  it('recovers the reply when the visitor tries again after a longer break', async () => {
    const page = await visit()
    const before = await runs()
    line.cutNext(MESSAGES, 'whole', Infinity)
    await track(page)
    await page.getByRole('alert').filter({ hasText: 'We cannot be reached' }).waitFor()
    line.cutNext(MESSAGES, 'whole', 0)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByLabel('Order number').waitFor()
    assert.equal(await question(page).count(), 1)
    line.cutNext(MESSAGES, 'whole', Infinity)
    await page.getByLabel('Order number').fill('123456')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: /Show the receipt/ }).waitFor()
    assert.equal(await page.getByText('Order 123456 is on its way.').count(), 1)
    assert.equal((await runs()) - before, 1)
    await page.waitForFunction(
      "document.querySelector('parley-chat').shadowRoot.querySelector('.media img').naturalWidth > 0",
    )
    line.cutNext(MESSAGES, 'whole', 0)
    await photograph(page, 'embedded-recovered')
  })
})

const sandboxed = (widget: string): string => `<iframe sandbox="allow-scripts" width="500" height="700"
  srcdoc='<!doctype html><html lang="en"><base href="https://elsewhere.example/deep/">${widget}</html>'></iframe>`

type Line = {
  url: string
  server: Server
  cutNext(path: string, how: 'whole' | 'half', times?: number): void
  cuts(): number
}

/** A proxy that breaks: the service has committed and answered, and nothing or half of the answer arrives. */
async function startLine(target: string): Promise<Line> {
  let next: { path: string; how: 'whole' | 'half'; times: number } | undefined
  const pass = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const sent = await buffer(request)
    const outgoing = send(`${target}${request.url ?? ''}`, {
      method: request.method,
      headers: { ...request.headers, host: new URL(target).host },
    })
    outgoing.end(sent)
    const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage]
    const body = await buffer(incoming)
    const cut = request.method === 'POST' && request.url === next?.path && (next?.times ?? 0) > 0 ? next : undefined
    if (cut !== undefined) cut.times -= 1
    if (cut?.how === 'whole') {
      response.destroy()
      return
    }
    response.writeHead(incoming.statusCode ?? 500, incoming.headers)
    if (cut === undefined) response.end(body)
    else response.write(body.subarray(0, body.length / 2), () => setTimeout(() => response.destroy(), 50))
  }
  const server = await listening(
    createServer((request, response) => {
      pass(request, response).catch(() => response.destroy())
    }),
  )
  return {
    server,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cutNext: (path, how, times = 1) => {
      next = { path, how, times }
    },
    cuts: () => next?.times ?? 0,
  }
}

async function listening(server: Server): Promise<Server> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}
