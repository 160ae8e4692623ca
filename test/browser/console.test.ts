import assert from 'node:assert/strict'
import { after, afterEach, before, describe, it } from 'node:test'
import { eventually } from '../support/eventually.ts'
import { linkTokenOf, startSmtpServer, type TestSmtpServer } from '../support/smtp.ts'
import { photograph, withoutBrowser } from './browser.ts'
import { ADA, examine, GRACE, signIn, startConsoleStage, type ConsoleStage } from './console-stage.ts'

describe('the console in a browser', { skip: withoutBrowser }, () => {
  let stage: ConsoleStage
  let smtp: TestSmtpServer
  before(async () => {
    smtp = await startSmtpServer()
    stage = await startConsoleStage({ environment: { mailerDsn: smtp.url } })
  })
  afterEach(async () => {
    await stage.closePages()
  })
  after(async () => {
    await stage.stop()
    await smtp.stop()
  })

  it('leads from "something failed" to the node that failed in three actions', async () => {
    const { page, complaints } = await stage.enter('/console/flows')
    await page.getByRole('link', { name: 'Home' }).click()
    await page.getByRole('link', { name: 'Failures' }).click()
    // The count is next to each state.
    await page.locator('[aria-pressed="true"]').getByText('Failed 1').waitFor()
    await page.getByRole('row').nth(2).waitFor({ state: 'detached' })
    await page.getByRole('link', { name: 'stock' }).click()
    await page.locator('[role="img"][data-mark="failed"][data-selected]').getByText('Ask the warehouse').waitFor()
    await page.getByText('the address is not one that may be called').first().waitFor()
    await photograph(page, 'console-run-failed')
    assert.deepEqual(complaints, [])
  })

  it('has its sections behind a button on narrow screens', async () => {
    const { page, complaints } = await stage.enter('/console/flows', { viewport: { width: 390, height: 844 } })
    const sections = page.getByRole('navigation', { name: 'Sections' })
    const menu = page.getByRole('button', { name: 'Menu' })
    await page.getByRole('link', { name: 'Gift finder' }).waitFor()
    assert.equal(await sections.isVisible(), false)
    const list = "document.querySelector('[aria-label=List]')"
    assert.equal(await page.evaluate(`${list}.scrollWidth - ${list}.clientWidth`), 0, 'no column is off the screen')
    const label = await page.evaluate<string>(`getComputedStyle(${list}.querySelectorAll('td')[1], '::before').content`)
    assert.match(label, /^"Status"/)
    await menu.click()
    const findings = await examine(page, 'menu')
    await photograph(page, 'console-menu')
    await sections.getByRole('link', { name: 'Workspace file' }).click()
    await page.getByRole('heading', { name: 'Workspace file' }).waitFor()
    assert.equal(await sections.isVisible(), false)
    await menu.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await sections.waitFor({ state: 'hidden' })
    assert.equal(await page.evaluate('document.activeElement.textContent'), 'Menu')
    await menu.click()
    await page.getByRole('link', { name: 'Ada' }).click()
    await page.getByRole('heading', { name: 'Your account' }).waitFor()
    await page.goto(`${stage.service.url}/console/flows/${stage.seen.giftFinder}/results`)
    const branches = page.getByRole('region', { name: 'Branches of test' })
    await branches.getByText('expected').first().waitFor()
    const region = `document.querySelector('[aria-label="Branches of test"]')`
    assert.equal(await page.evaluate(`${region}.scrollWidth - ${region}.clientWidth`), 0, 'the branches do not scroll')
    assert.deepEqual([findings, complaints], [[], []])
  })

  it('shows a flow, its draft and the difference of two versions, on the canvas and as text', async () => {
    const { page, complaints } = await stage.enter('/console/flows')
    await page.getByLabel('Search by name or code').fill('gift')
    await page.getByRole('link', { name: 'Order status' }).waitFor({ state: 'detached' })
    await page.getByRole('link', { name: 'Gift finder' }).click()
    await page.locator('[data-ready] [role="img"]').first().waitFor()
    assert.equal(await page.getByLabel('Version').inputValue(), '2')
    await page.getByLabel('Compare with').selectOption('1')
    await page.locator('[role="img"][data-mark="removed"]').getByText('set_mug').waitFor()
    await photograph(page, 'console-difference')
    await page.getByRole('button', { name: 'sorry added' }).click()
    await page.getByRole('heading', { name: 'What changed' }).waitFor()
    await page.getByRole('button', { name: 'Text' }).click()
    await page.locator('.cm-merge-a .cm-changedLine').getByText('set_mug').first().waitFor()
    await photograph(page, 'console-difference-text')
    await page.getByLabel('Version').selectOption('draft')
    await page.locator('.cm-content').getByText('Enjoy it!').waitFor()
    assert.deepEqual(complaints, [])
  })

  it('draws how many executions reached each node of a version, were lost there, and took each edge', async () => {
    const { page, complaints } = await stage.enter(`/console/flows/${stage.seen.giftFinder}?version=2`)
    await page.locator('[data-ready] [role="img"]').first().waitFor()
    await page.getByLabel('Traffic…').selectOption('Traffic of 30 days')
    await page.locator('[role="img"][data-mark="visited"] p > span').first().waitFor()
    await page.getByText(/1 execution started/).waitFor()
    await photograph(page, 'console-traffic')
    await page.getByRole('region', { name: 'Traffic by node' }).getByRole('button').first().click()
    await page.getByText('1 reached it').waitFor()
    assert.deepEqual(complaints, [])
  })

  it('shows how the workspace is doing as charts, each with its table', async () => {
    const { page, complaints } = await stage.enter('/console/overview')
    const conversations = page.getByRole('region', { name: 'Conversations', exact: true })
    await conversations.getByRole('img', { name: 'Conversations by day' }).locator('canvas').waitFor()
    await conversations.getByText('As a table').click()
    await conversations.getByRole('columnheader', { name: 'Date' }).waitFor()
    await page.getByRole('region', { name: 'Slowest calls' }).locator('canvas').waitFor()
    await photograph(page, 'console-overview')
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    await photograph(page, 'console-overview-dark')
    assert.deepEqual(complaints, [])
  })

  it('builds a report, saves it, and sends it by mail every week', async () => {
    const { page, complaints } = await stage.enter('/console/reports')
    await page.getByRole('button', { name: 'New report' }).click()
    await page.getByLabel('Dataset').selectOption('Executions')
    await page.getByLabel('Completed', { exact: true }).check()
    await page.getByLabel('Date', { exact: true }).uncheck()
    await page.getByLabel('Status', { exact: true }).check()
    await page.getByLabel('Add a condition').selectOption('Status')
    await page.getByLabel('Value of Status').selectOption('failed')
    await page.getByRole('region', { name: 'Rows' }).getByRole('cell', { name: 'failed' }).waitFor()
    await page.getByRole('img', { name: 'Report' }).locator('canvas').waitFor()
    await photograph(page, 'console-report')
    await page.getByRole('button', { name: 'Save…' }).click()
    await page.getByLabel('Name', { exact: true }).fill('Failures by status')
    await page.getByRole('button', { name: 'Create' }).click()
    await page.getByRole('button', { name: 'Send by mail…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Send by mail' })
    await dialog.getByLabel('To').fill('ada@acme.example')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('button', { name: 'Schedule…' }).waitFor()
    const findings = await examine(page, 'report')
    await page.getByRole('link', { name: 'Reports' }).last().click()
    await page.getByRole('cell', { name: 'Mondays at 06:05 UTC' }).waitFor()
    const [report] = (await stage.admin.reports.listReports()).items
    assert.deepEqual(report?.definition, {
      dataset: 'executions',
      dimensions: ['status'],
      measures: ['executions', 'completed'],
      last_days: 30,
      granularity: 'day',
      filters: [{ field: 'status', operator: 'eq', value: 'failed' }],
    })
    assert.deepEqual([findings, complaints], [[], []])
  })

  it('draws a flow of a thousand nodes, and renders only those in sight', async () => {
    const nodes = Array.from({ length: 1_000 }, (_, index) => ({
      id: `n${index}`,
      type: 'condition',
      branches: [{ label: 'Again', when: 'vars.again', next: `n${index % 50 === 49 ? index - 20 : index}` }],
      otherwise: index === 999 ? null : `n${index + 1}`,
    }))
    const definition = { code: 'large', name: 'Large', nodes }
    const { id } = await stage.admin.flows.createFlow({ definition })
    const { page, complaints } = await stage.enter(`/console/flows/${id}`)
    await page.locator('[data-ready] [role="img"]').getByText('n0', { exact: true }).waitFor()
    assert.ok((await page.locator('[data-ready] [role="img"]').count()) < 60)
    await page.getByRole('treeitem', { name: /^n999/ }).click()
    await page.locator('[role="img"][data-selected]').getByText('n999', { exact: true }).waitFor()
    assert.deepEqual(complaints, [])
  })

  it('works with the keyboard alone: sign in, find a flow, move through its nodes on canvas and outline', async () => {
    const { page, complaints } = await stage.open({ path: '/console/flows' })
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key)
    }
    const tabTo = async (name: RegExp) => {
      for (let stops = 0; stops < 40; stops++) {
        await page.keyboard.press('Tab')
        const focused = await page.evaluate<string>(
          "(e => (e.getAttribute('aria-label') ?? '') + ' ' + e.textContent)(document.activeElement)",
        )
        if (name.test(focused)) return
      }
      assert.fail(`the tab key does not reach ${String(name)}`)
    }
    await page.getByLabel('E-mail address').focus()
    await page.keyboard.type(ADA.email)
    await press('Tab')
    await page.keyboard.type(ADA.password)
    await press('Enter')
    await page.getByRole('link', { name: 'Gift finder' }).waitFor()
    await tabTo(/^ Gift finder/)
    await press('Enter')
    await page.locator('[data-ready] [role="img"]').first().waitFor()
    await tabTo(/Outline$/)
    await press('Enter')
    await page.getByRole('tree', { name: 'Outline' }).waitFor()
    await tabTo(/test/)
    await press('ArrowDown', 'Enter')
    await page.getByRole('region', { name: 'plain' }).waitFor()
    await tabTo(/^Gift finder. Arrow keys/)
    await press('ArrowRight')
    await page.getByRole('region', { name: 'budget' }).waitFor()
    assert.match((await page.locator('[data-ready]').getAttribute('aria-activedescendant')) ?? '', /budget/)
    await press('ArrowLeft', 'Home')
    await page.getByRole('region', { name: 'test' }).waitFor()
    assert.deepEqual(complaints, [])
  })

  it('filters executions by node, kind of error and trigger', async () => {
    const { page, complaints } = await stage.enter('/console/executions')
    for (const [field, text, flow] of [
      ['Node', 'look', 'stock'],
      ['Kind of error', 'http_error', 'stock'],
      ['Intent or event', 'find_gift', 'gift-finder'],
    ] as const) {
      await page.getByLabel(field, { exact: true }).fill(text)
      await page.getByRole('row').nth(2).waitFor({ state: 'detached' })
      assert.match((await page.getByRole('row').nth(1).textContent()) ?? '', new RegExp(`^${flow}`))
      await page.getByLabel(field, { exact: true }).fill('')
      await page.getByRole('row').nth(4).waitFor()
    }
    assert.deepEqual(complaints, [])
  })

  it('draws a subflow on the version that was run, with a link back to the flow that ran it', async () => {
    const { page, complaints } = await stage.enter(`/console/executions/${stage.seen.inSubflow}`)
    await page.getByText('runs contact v1').waitFor()
    await page.locator('[role="img"][data-mark="waiting"][data-selected]').waitFor()
    await photograph(page, 'console-run-subflow')
    await page.getByRole('button', { name: 'order-status' }).click()
    await page.locator('[role="img"][data-mark="waiting"]').getByText('person').click()
    await page.getByRole('button', { name: 'See how contact ran' }).click()
    await page.getByText('runs contact v1').waitFor()
    assert.deepEqual(complaints, [])
  })

  it('shows a conversation next to its runs', async () => {
    const { page, complaints } = await stage.enter('/console/conversations')
    await page.getByRole('row').nth(2).waitFor()
    await page.getByLabel('Search messages').fill('is on its way')
    await page.getByRole('row').nth(2).waitFor({ state: 'detached' })
    await page.getByRole('row').nth(1).getByRole('link').click()
    await page.getByText('Hello there, let us have a look.').waitFor()
    await page.getByText('123456', { exact: true }).waitFor()
    await photograph(page, 'console-conversation')
    await page.getByRole('link', { name: /order-status/ }).click()
    await page.locator('[role="img"][data-mark="waiting"]').getByText('choose').waitFor()
    assert.deepEqual(complaints, [])
  })

  it('follows a run while it continues, and stops when it has ended', async () => {
    const { page, complaints } = await stage.enter(`/console/executions/${stage.seen.waiting}`)
    const end = page.getByRole('region', { name: 'Steps' }).getByText('Ended', { exact: true })
    await page.locator('[role="img"][data-mark="waiting"]').waitFor()
    assert.equal(await end.count(), 0)
    await stage.admin.executions.abortExecution({ executionId: stage.seen.waiting })
    await end.waitFor()
    await page.locator('header').getByText('Aborted').waitFor()
    assert.deepEqual(complaints, [])
  })

  it('opens the sign-in over the page when the session has ended, and then continues there', async () => {
    const { page, complaints } = await stage.enter('/console/flows?search=gift')
    await page.getByRole('link', { name: 'Gift finder' }).waitFor()
    await page.context().clearCookies()
    await page.getByRole('button', { name: 'Drafts' }).click()
    const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
    await dialog.waitFor()
    assert.equal(await page.getByLabel('Search by name or code').inputValue(), 'gift')
    await page.keyboard.press('Escape')
    await dialog.getByLabel('Password').fill(ADA.password)
    await page.keyboard.press('Enter')
    await page.getByText('No flow matches.').waitFor()
    assert.equal(await dialog.count(), 0)
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.getByLabel('Password').waitFor()
    // The demo offers its sign-in to nobody who comes through a proxy.
    await page.context().setExtraHTTPHeaders({})
    await page.reload()
    await page.getByRole('button', { name: `Sign in as ${ADA.email}` }).click()
    await page.getByText('No flow matches.').waitFor()
    assert.deepEqual(complaints, [])
  })

  it('invites a person by mail, who chooses a password, forgets it, and chooses another one', async () => {
    const { page, complaints } = await stage.enter('/console/')
    const email = 'hopper@acme.example'
    const { id } = await stage.admin.users.createUser({
      email,
      name: 'Hopper',
      roles: ['reader'],
    })
    const follow = async (number: number) => {
      await eventually(() => {
        assert.equal(smtp.mails.length, number)
      })
      await guest.page.goto(`${stage.service.url}/console/password#token=${linkTokenOf(smtp.mails.at(-1)?.data ?? '')}`)
    }
    const choose = async (password: string) => {
      await guest.page.getByLabel('New password').fill(password)
      await guest.page.getByRole('button', { name: 'Set the password' }).click()
      await guest.page.getByRole('link', { name: 'Sign in' }).click()
    }
    await page.goto(`${stage.service.url}/console/users/${id}`)
    await page.getByRole('button', { name: 'Send invitation' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Send invitation' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    const guest = await stage.open({ path: '/console/' })
    await follow(1)
    await guest.page.getByLabel('New password').waitFor()
    assert.ok(!guest.page.url().includes('token'))
    const findings = await examine(guest.page, 'password')
    await photograph(guest.page, 'console-password')
    await choose('the first password of Hopper')
    await guest.page.getByRole('button', { name: 'Forgot password?' }).click()
    await photograph(guest.page, 'console-forgotten')
    await guest.page.getByLabel('E-mail address').fill(email)
    await guest.page.keyboard.press('Enter')
    await guest.page.getByText('If an active user has this address').waitFor()
    await follow(2)
    await choose('another password of Hopper')
    await signIn(guest.page, { email, password: 'another password of Hopper' })
    await follow(2)
    await guest.page.getByLabel('New password').fill('once more the same link')
    await guest.page.keyboard.press('Enter')
    await guest.page.getByText('This link is invalid, was used or has expired.').waitFor()
    assert.deepEqual([findings, complaints, guest.complaints], [[], [], []])
  })

  it('offers a role only its pages, and refuses a link to the rest with a sentence', async () => {
    const { page, complaints } = await stage.enter(`/console/executions/${stage.seen.failed}`, { as: GRACE })
    await page.getByText('service.executions.view').waitFor()
    const links = page.getByRole('navigation').getByRole('link')
    assert.deepEqual(await links.allTextContents(), ['Home', 'Build', 'Insights'])
    await links.nth(1).click()
    await page.getByRole('link', { name: 'Order status' }).waitFor()
    assert.deepEqual(await links.allTextContents(), ['Home', 'Build', 'Flows', 'Insights'])
    assert.deepEqual(complaints, [])
  })

  it('has no axe violation on any screen, light and dark', async () => {
    const { page, complaints } = await stage.open({ path: '/console/' })
    const findings: string[] = []
    await page.getByLabel('Password').waitFor()
    findings.push(...(await examine(page, 'sign-in')))
    await signIn(page, ADA)
    const flow = `/flows/${stage.seen.giftFinder}`
    const drawn = '[data-ready] [role="img"]'
    for (const [path, ready] of [
      ['/flows', 'tbody tr'],
      [`${flow}?node=choose`, drawn],
      [`${flow}?version=2&traffic=30`, '[role="img"] p > span'],
      [`${flow}?compare=1`, drawn],
      [`${flow}?compare=1&view=text`, '.cm-content'],
      [`${flow}/results`, 'tbody td:nth-child(3)'],
      ['/overview', 'figure canvas'],
      ['/executions', 'tbody tr'],
      [`/executions/${stage.seen.failed}`, drawn],
      ['/conversations', 'tbody tr'],
      [`/conversations/${stage.seen.conversation}`, 'main ol > li'],
      ['/nowhere', 'h1'],
    ] as const) {
      await page.goto(`${stage.service.url}/console${path}`)
      await page.locator(ready).first().waitFor()
      findings.push(...(await examine(page, path)))
      if (path.endsWith('/results')) await photograph(page, 'console-results')
    }
    assert.deepEqual([findings, complaints], [[], []])
  })
})
