import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core'
import type { Substitutes } from '../../app/compose.ts'
import type { Environment } from '../../app/environment.ts'
import { readWorkspaceFile } from '../../app/workspace-file.ts'
import { startTestService, type TestService } from '../support/service.ts'
import { applyTestWorkspace } from '../support/workspace.ts'

const ROOT = resolve(import.meta.dirname, '../..')
/** For somebody who looks at them: nothing reads them. */
const SCREENSHOTS = process.env['SCREENSHOTS'] === '1' ? `${ROOT}/.data/screenshots` : undefined
/** The headless shell draws without a window compositor, in half the processor time. */
const INSTALLED = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find(existsSync)
/** One that is named is used, or fails to start. */
const CHROMIUM = process.env['CHROMIUM'] ?? INSTALLED
/** Only a page that hangs takes this long, however slow the machine is. */
export const PAGE_HANGS_AFTER_MS = 180_000
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // One process less for each browser, which would only paint in software.
  '--in-process-gpu',
]
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

export const DEMO_KEY = 'pk_live_AcmeShopDemoKey0001'

/** Why browser tests cannot run here; `false` when they can. */
export const withoutBrowser: string | false =
  CHROMIUM === undefined
    ? 'NO CHROMIUM: the widget was not tested in a browser (install chromium, or set CHROMIUM to its path)'
    : false
if (withoutBrowser !== false) process.stderr.write(`\n${withoutBrowser}\n\n`)

export type Stage = {
  service: TestService
  browser: Browser
  open(options?: Opening): Promise<Visit>
  /** Of all visits. A page that stays open works on: it draws, asks for news and receives streams. */
  closePages(): Promise<void>
  stop(): Promise<void>
}
export type Opening = BrowserContextOptions & { path?: string; prepare?: (page: Page) => Promise<void> }
/** A page with its problems: errors, violations of its policy, requests to other hosts. */
export type Visit = { page: Page; complaints: string[] }

export type Document = Record<string, unknown> & { users: object[]; flows: object[] }
export type StageOptions = {
  /** Changes the workspace file of the demo before it is applied. */
  workspace?: (document: Document) => Document
  substitutes?: Substitutes
  environment?: Partial<Environment>
}

/** The demo shop, served, and a browser to visit it with. */
export async function startStage({
  workspace = document => document,
  substitutes = {},
  environment = {},
}: StageOptions = {}): Promise<Stage> {
  const service = await startTestService({ environment, substitutes: { demoKey: () => DEMO_KEY, ...substitutes } })
  const { raw } = await readWorkspaceFile(`${ROOT}/examples/demo/workspace.yaml`)
  await applyTestWorkspace(service.database, workspace(raw as Document))
  const browser = await launchBrowser()
  return {
    service,
    browser,
    async open({ path = '/', prepare, ...options } = {}) {
      const context = await browser.newContext({
        viewport: { width: 1280, height: 860 },
        reducedMotion: 'reduce',
        locale: 'en-GB',
        extraHTTPHeaders: { 'X-Forwarded-For': service.nextAddress() },
        ...options,
      })
      const page = await context.newPage()
      page.setDefaultTimeout(PAGE_HANGS_AFTER_MS)
      const complaints = complaintsOf(page, service.url)
      await prepare?.(page)
      await page.goto(`${service.url}${path}`)
      return { page, complaints }
    },
    async closePages() {
      await Promise.all(browser.contexts().map(async context => await context.close()))
    },
    async stop() {
      await browser.close()
      await service.stop()
    },
  }
}

export async function launchBrowser(): Promise<Browser> {
  return await chromium.launch({
    executablePath: CHROMIUM ?? '',
    args: FLAGS,
    headless: true,
    timeout: PAGE_HANGS_AFTER_MS,
  })
}

function complaintsOf(page: Page, origin: string): string[] {
  const complaints: string[] = []
  page.on('pageerror', error => complaints.push(`error: ${error.message}`))
  page.on('console', message => {
    // A refused request is an answer that the widget knows how to take.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      complaints.push(`console: ${message.text()}`)
  })
  page.on('request', request => {
    const url = request.url()
    if (!url.startsWith(origin) && !url.startsWith('data:') && !url.startsWith('blob:'))
      complaints.push(`request to elsewhere: ${url}`)
  })
  return complaints
}

export async function photograph(page: Page, name: string): Promise<void> {
  if (SCREENSHOTS === undefined) return
  mkdirSync(SCREENSHOTS, { recursive: true })
  await page.screenshot({ path: `${SCREENSHOTS}/${name}.png` })
}

/** Violations found by axe-core, one line for each element. `rules`: only these. */
export async function accessibilityFindings(page: Page, within?: string, rules?: string[]): Promise<string[]> {
  // The page's policy allows no foreign script; it does not apply to code that the debugger evaluates.
  if (!(await page.evaluate<boolean>(`'axe' in globalThis`))) await page.evaluate(AXE)
  const violations = await page.evaluate<Violation[]>(
    `axe.run(${within === undefined ? 'document' : JSON.stringify(within)}, ${JSON.stringify({
      resultTypes: ['violations'],
      ...(rules === undefined ? {} : { runOnly: rules }),
    })}).then(({ violations }) => violations)`,
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id}: ${JSON.stringify(target)} ${failureSummary}`),
  )
}

type Violation = { id: string; nodes: { target: unknown; failureSummary?: string }[] }
