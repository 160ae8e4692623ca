// `make pictures`: plays the flows of examples/cookbook in the widget, those without a visitor in the console, and
// writes the pictures of docs/cookbook.md and README.md. It calls stand-ins for the shop's services and for a model.
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { after, before, describe, it } from 'node:test'
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core'
import { readWorkspaceFile } from '../../app/workspace-file.ts'
import { createAdmin, createEngine } from '../../generated/sdk/dist/index.js'
import { MODEL_KEY, startOpenAiServer, type ModelServer } from '../support/model-servers.ts'
import { ENGINE_TOKEN, startTestService, type TestService } from '../support/service.ts'
import { applyTestWorkspace } from '../support/workspace.ts'
import { launchBrowser, withoutBrowser } from './browser.ts'

const ROOT = `${import.meta.dirname}/../..`
const GRACE = { email: 'grace@bluedoor.example', password: 'grace has a long password' }
const TUESDAY = new Date('2026-11-24T10:00:00Z')
/** Wide enough to show a flow whole; the picture is scaled down. */
const WIDE = { viewport: { width: 1760, height: 760 }, deviceScaleFactor: 0.6 }

type Raw = { users?: object[]; keys: object[]; connections: { code: string }[] }
type Step = (chat: Chat) => Promise<void>

/** A visitor's chat window, addressed by visible texts. */
class Chat {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }
  async tap(name: string | RegExp): Promise<void> {
    await this.page.getByRole('button', { name }).last().click()
  }
  async say(label: string, text: string): Promise<void> {
    await this.page.getByLabel(label).last().fill(text)
    await this.tap('Send')
  }
  async stars(count: number): Promise<void> {
    await this.page.getByLabel(`${count} of 5`).last().check()
    await this.tap('Send')
  }
  async see(text: string | RegExp): Promise<void> {
    await this.page.getByText(text).last().waitFor()
  }
}

/** The visitor's actions in each flow, up to the moment of the picture. */
const VISITS: Record<string, { intent: string; start: RegExp; steps: Step[] }> = {
  'booking': {
    intent: 'book_visit',
    start: /Book a visit/,
    steps: [
      chat => chat.tap(/Have old books valued/),
      chat => chat.say('Day', '2026-11-27'),
      async chat => {
        await chat.page.getByLabel('Time').last().selectOption('14:00')
        await chat.tap('Send')
      },
      chat => chat.say('Your e-mail', 'ada@acme.example'),
      chat => chat.see('We look forward to it.'),
    ],
  },
  'order-status': {
    intent: 'order_status',
    start: /Where is my order/,
    steps: [
      chat => chat.say('Order number', 'B-1234'),
      chat => chat.say('Postcode', '28195'),
      chat => chat.see('Enjoy the reading!'),
    ],
  },
  'lead': {
    intent: 'become_partner',
    start: /Become a partner/,
    steps: [
      async ({ page }) => await page.getByLabel('Name of the shop').fill('Quay Books'),
      async ({ page }) => await page.getByLabel('1,000 to 10,000').check(),
      async ({ page }) => await page.getByLabel('E-mail at work').fill('ada@quay.example'),
      async ({ page }) => await page.getByLabel('You may write to me about this').check(),
    ],
  },
  'returns': {
    intent: 'return_book',
    start: /Return a book/,
    steps: [
      chat => chat.say('Order number', 'B-1234'),
      async ({ page }) => {
        await page.getByLabel('Reason').selectOption('damaged')
        await page.getByLabel('What happened').fill('The cover is torn.')
        await page.getByLabel('E-mail for the label').fill('ada@acme.example')
      },
      chat => chat.tap('Request the return'),
      chat => chat.see(/We are sorry/),
    ],
  },
  'survey': {
    intent: 'give_feedback',
    start: /How did we do/,
    steps: [chat => chat.stars(5), chat => chat.stars(4), chat => chat.stars(5), chat => chat.see(/93 of 100/)],
  },
  'assistant': {
    intent: 'ask_anything',
    start: /Ask us anything/,
    steps: [
      chat => chat.say('Your question', 'Do you have Orlando, and are you open on Sunday?'),
      chat => chat.see('Did that help?'),
    ],
  },
  'document-upload': {
    intent: 'send_document',
    start: /Order for a class/,
    steps: [
      async ({ page }) =>
        await page.locator('input[type=file]').setInputFiles({
          name: 'class-7b.pdf',
          mimeType: 'application/pdf',
          buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
        }),
      async chat => await chat.tap('Send'),
      chat => chat.see(/A colleague looks at it/),
    ],
  },
  'handoff': {
    intent: 'talk_to_us',
    start: /Talk to us/,
    steps: [
      chat => chat.tap('An order'),
      chat => chat.say('Your message', 'Order B-1234 is a gift. Can you wrap it?'),
      chat => chat.see(/A colleague is with you/),
    ],
  },
}

describe('pictures of the cookbook', { skip: withoutBrowser }, () => {
  let service: TestService
  let browser: Browser
  let model: ModelServer
  let shop: Server
  let tenant: string
  before(async () => {
    ;[model, shop] = await Promise.all([startOpenAiServer(), startShop()])
    model.answer(({ body }) =>
      body.messages.some(({ role }) => role === 'tool')
        ? { pieces: ['Yes, we have **Orlando** for 14 euros, two copies. ', 'On Sunday we are closed.'] }
        : { pieces: [], tools: [{ id: 'c1', name: 'opening_hours', arguments: '{"day":"Sunday"}' }] },
    )
    service = await startTestService({ environment: { egressAllow: ['127.0.0.0/8'] } })
    service.clock.set(TUESDAY)
    const { raw } = await readWorkspaceFile(`${ROOT}/examples/cookbook/workspace.yaml`)
    tenant = await applyTestWorkspace(service.database, atHome(raw as Raw, addressOf(shop), model.baseUrl))
    browser = await launchBrowser()
  })
  after(async () => {
    shop.close()
    await model.stop()
    await browser.close()
    await service.stop()
  })

  for (const [name, { start, steps }] of Object.entries(VISITS))
    it(name, async () => {
      const page = await browser.newPage({
        viewport: { width: 400, height: 620 },
        reducedMotion: 'reduce',
        locale: 'en',
      })
      page.setDefaultTimeout(5_000)
      // The days that a field allows are told by the page's own clock.
      await page.clock.setFixedTime(TUESDAY)
      await page.route(
        `${service.url}/page`,
        async route => await route.fulfill({ contentType: 'text/html', body: pageWith(keyOf(name)) }),
      )
      await page.goto(`${service.url}/page`)
      const chat = new Chat(page)
      await chat.tap(start)
      for (const step of steps) await step(chat)
      save(name, await page.screenshot())
      await page.close()
    })

  it('onboarding and payment-reminder', async () => {
    const engine = createEngine({ baseUrl: service.url, token: ENGINE_TOKEN })
    const joined = { member: 'm-1', email: 'ada@acme.example', name: 'Ada' }
    const placed = { order: 'B-1234', total: 40, payment: 'invoice', email: 'ada@acme.example' }
    const onboarding = await engine.publishEvent({ tenant_id: tenant, event_name: 'member.joined', data: joined })
    const payment = await engine.publishEvent({ tenant_id: tenant, event_name: 'order.placed', data: placed })
    await service.work()
    service.clock.advance(7 * 86_400_000)
    await service.work()
    const page = await signedIn()
    for (const [name, { execution_ids }] of Object.entries({ onboarding, 'payment-reminder': payment })) {
      await page.goto(`${service.url}/console/executions/${execution_ids[0] ?? ''}`)
      await atRest(page.locator('.react-flow'))
      save(name, await page.locator('main').screenshot())
    }
  })

  it('the console, for README.md', async () => {
    const admin = createAdmin({ baseUrl: service.url })
    await admin.login(GRACE)
    const { items } = await admin.flows.listFlows({ search: 'survey' })
    const page = await signedIn({ viewport: { width: 1280, height: 720 } })
    await page.goto(`${service.url}/console/flows/${items[0]?.id ?? ''}?version=draft`)
    await page.getByRole('group', { name: 'Beside the canvas' }).getByRole('button', { name: 'Try' }).click()
    const chat = page.getByRole('region', { name: 'Chat with the draft' })
    await chat.getByLabel('5 of 5').check()
    await chat.getByRole('button', { name: 'Send' }).click()
    await page.locator('.react-flow__edge.edge-visited').first().waitFor()
    await atRest(page.locator('.react-flow'))
    writeFileSync(`${ROOT}/docs/pictures/console.png`, await page.screenshot())
  })

  async function signedIn(view: BrowserContextOptions = WIDE): Promise<Page> {
    const page = await browser.newPage({ ...view, reducedMotion: 'reduce', locale: 'en' })
    await page.clock.install({ time: service.clock.now() })
    await page.goto(`${service.url}/console`)
    await page.getByLabel('E-mail address').fill(GRACE.email)
    await page.getByLabel('Password').fill(GRACE.password)
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Sign out' }).waitFor()
    return page
  }
})

/** A page with only the widget, with the key of one flow. */
const pageWith = (key: string): string => `<!doctype html><html lang="en"><title>Blue Door</title>
<style>body { margin: 0 } parley-chat { display: block; height: 620px }</style>
<script type="module" src="/widget/parley-chat.js"></script>
<parley-chat key="${key}" inline open theme="light"></parley-chat></html>`

function keyOf(name: string): string {
  return `pk_live_${name.replaceAll('-', '')}Picture`
}

function save(name: string, picture: Buffer): void {
  writeFileSync(`${ROOT}/examples/cookbook/pictures/${name}.png`, picture)
}

/** Resolves once a canvas has been drawn and no longer moves. */
async function atRest(canvas: Locator): Promise<void> {
  await canvas.locator('.react-flow__node').first().waitFor()
  const place = async (): Promise<string | null> => await canvas.locator('.react-flow__viewport').getAttribute('style')
  let before: string | null
  do {
    before = await place()
    await delay(300)
  } while ((await place()) !== before)
}

/** The cookbook's workspace with the addresses of the stand-ins, a known key and a user who can sign in. */
function atHome(raw: Raw, shop: string, model: string): object {
  const addresses: Record<string, object> = {
    bookshop: { baseUrl: shop },
    mail: { baseUrl: shop },
    model: { baseUrl: model, credentials: { apiKey: MODEL_KEY } },
  }
  return {
    ...raw,
    keys: Object.entries(VISITS).map(([name, { intent }]) => ({ name, key: keyOf(name), intents: [intent] })),
    users: [{ name: 'Grace', roles: ['admin'], ...GRACE }],
    connections: raw.connections.map(connection => ({ ...connection, ...addresses[connection.code] })),
  }
}

/** The shop's own API and its mail service. */
async function startShop(): Promise<Server> {
  const replies: [path: RegExp, body: object][] = [
    [/^\/visits/, { number: 'V-17' }],
    [/\/return$/, { until: '2026-12-24' }],
    [/^\/orders/, { state: 'sent', arrives: 'Thursday', tracking: 'https://parcels.example/7' }],
    [/^\/books/, { books: [{ title: 'Orlando', price: 14, stock: 2 }] }],
    [/^\/messages/, {}],
  ]
  const server = createServer((request, response) => {
    const [, body] = replies.find(([path]) => path.test(request.url ?? '')) ?? []
    response.writeHead(body === undefined ? 404 : 200, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify(body ?? {}))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

function addressOf(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
