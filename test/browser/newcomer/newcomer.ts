// `make newcomer`: walks ten tasks as somebody would who has never seen the console, checks what came of each, and
// prints how many actions and pages it took: with the mouse, and by keyboard alone.
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import { createAdmin } from '../../../generated/sdk/dist/index.js'
import { startTestService, type TestService } from '../../support/service.ts'
import { startSmtpServer, type TestSmtpServer } from '../../support/smtp.ts'
import { applyTestWorkspace } from '../../support/workspace.ts'
import { launchBrowser, photograph, withoutBrowser } from '../browser.ts'
import { signIn } from '../console-stage.ts'
import { AUTHORING } from './authoring.ts'
import { Hands, Keys } from './hands.ts'
import { OPERATING } from './operating.ts'
import type { Scene, Task } from './scene.ts'

const ADA = { email: 'ada@acme.example', password: 'ada has a long password' }
/** Nothing but one person: no flow, no key. */
const FRESH = {
  apiVersion: 'parley/v1',
  organization: { name: 'Acme Group' },
  workspace: { name: 'Acme Shop', locale: 'en', timezone: 'Europe/Berlin', currency: 'EUR' },
  users: [{ name: 'Ada', roles: ['admin'], ...ADA }],
}
const SIZE = { width: 1440, height: 900 }
const PATIENCE_MS = 10_000

type Taken = { actions: number; pages: number }
const taken = new Map<string, Taken[]>()

for (const [way, Newcomer, mostOf] of [
  ['with the mouse', Hands, ({ most }: Task) => most],
  ['by keyboard alone', Keys, ({ mostKeys }: Task) => mostKeys],
] as const)
  describe(`the tasks of a newcomer, ${way}`, { skip: withoutBrowser }, () => {
    let service: TestService
    let browser: Browser
    let smtp: TestSmtpServer
    let page: Page
    let scene: Omit<Scene, 'hands'>
    before(async () => {
      smtp = await startSmtpServer()
      service = await startTestService({ environment: { mailerDsn: smtp.url } })
      await applyTestWorkspace(service.database, FRESH)
      const admin = createAdmin({ baseUrl: service.url })
      await admin.login(ADA)
      browser = await launchBrowser()
      const context = await browser.newContext({ viewport: SIZE, reducedMotion: 'reduce', locale: 'en-GB' })
      context.setDefaultTimeout(PATIENCE_MS)
      page = await context.newPage()
      await page.goto(`${service.url}/console`)
      await signIn(page, ADA)
      scene = { page, admin, smtp, service, visit: path => visit(browser, `${service.url}${path}`) }
    })
    after(async () => {
      await browser.close()
      await service.stop()
      await smtp.stop()
    })

    for (const one of [...AUTHORING, ...OPERATING])
      it(one.task, async () => {
        await one.prepare?.(scene)
        await page.goto(`${service.url}/console`)
        await page.getByRole('heading', { level: 1 }).waitFor()
        const hands = new Newcomer(page)
        try {
          await one.walk({ ...scene, hands })
          await one.check(scene)
        } catch (error) {
          await photograph(page, `newcomer-${one.task.replaceAll(' ', '-')}`)
          throw error
        }
        const { actions, pages } = hands
        taken.set(one.task, [...(taken.get(one.task) ?? []), { actions, pages }])
        assert.ok(actions <= mostOf(one), `${actions} actions where ${mostOf(one)} are enough`)
      })
  })

after(() => {
  const rows = [...taken].map(([task, [mouse, keys]]) =>
    [task, mouse?.actions, keys?.actions, mouse?.pages].map(cell => ` ${cell ?? ''} `).join('|'),
  )
  process.stdout.write(`| task | actions | keys alone | pages |\n|---|---|---|---|\n|${rows.join('|\n|')}|\n`)
})

/** A page for somebody without an account. */
async function visit(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage({ locale: 'en-GB', reducedMotion: 'reduce' })
  page.setDefaultTimeout(PATIENCE_MS)
  await page.goto(url)
  return page
}
