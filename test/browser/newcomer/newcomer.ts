// `make newcomer`: walks ten tasks as somebody would who has never seen the console, checks what came of each, and
// prints how many actions and pages it took.
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
import { Hands } from './hands.ts'
import { OPERATING } from './operating.ts'
import type { Scene } from './scene.ts'

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

describe('the tasks of a newcomer', { skip: withoutBrowser }, () => {
  let service: TestService
  let browser: Browser
  let smtp: TestSmtpServer
  let page: Page
  let scene: Omit<Scene, 'hands'>
  const taken: { task: string; actions: number; pages: number }[] = []
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
    const rows = taken.map(({ task, actions, pages }) => `| ${task} | ${actions} | ${pages} |\n`)
    process.stdout.write(`| task | actions | pages |\n|---|---|---|\n${rows.join('')}`)
    await browser.close()
    await service.stop()
    await smtp.stop()
  })

  for (const { task, most, prepare, walk, check } of [...AUTHORING, ...OPERATING])
    it(task, async () => {
      await prepare?.(scene)
      await page.goto(`${service.url}/console`)
      await page.getByRole('heading', { level: 1 }).waitFor()
      const hands = new Hands(page)
      try {
        await walk({ ...scene, hands })
        await check(scene)
      } catch (error) {
        await photograph(page, `newcomer-${task.replaceAll(' ', '-')}`)
        throw error
      }
      taken.push({ task, actions: hands.actions, pages: hands.pages })
      assert.ok(hands.actions <= most, `${hands.actions} actions where ${most} are enough`)
    })
})

/** A page for somebody without an account. */
async function visit(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage({ locale: 'en-GB', reducedMotion: 'reduce' })
  page.setDefaultTimeout(PATIENCE_MS)
  await page.goto(url)
  return page
}
