import assert from 'node:assert/strict'
import { after, afterEach, before, describe, it } from 'node:test'
import { accessibilityFindings, photograph, startStage, withoutBrowser, type Stage } from './browser.ts'
import { answering, asking, begin, MESSAGES, reply } from './chat-server.ts'

const ADA = { email: 'ada@acme.example', password: 'ada has a long password' }

describe('the demo page in a browser', { skip: withoutBrowser }, () => {
  let stage: Stage
  before(async () => {
    stage = await startStage({
      workspace: document => ({ ...document, users: document.users.map(user => ({ ...user, ...ADA })) }),
    })
  })
  afterEach(async () => {
    await stage.closePages()
  })
  after(async () => {
    await stage.stop()
  })

  it('tracks an order, survives a reload, and says goodbye', async () => {
    const { page, complaints } = await stage.open()
    await page.getByRole('button', { name: /Track my order/ }).waitFor()
    await photograph(page, 'demo-wide-light-menu')
    await page.getByRole('button', { name: /Track my order/ }).click()
    await page.getByLabel('Order number').fill('12')
    await page.keyboard.press('Enter')
    await page.getByText('An order number has six digits.').waitFor()
    await photograph(page, 'demo-wide-light-error')
    await page.getByLabel('Order number').fill('123456')
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByRole('button', { name: /Show the receipt/ }).click()
    await page.getByText('€ 79.00, paid by card').waitFor()
    await photograph(page, 'demo-wide-light-card')

    await page.reload()
    await page.getByText('Order 123456 is on its way.').waitFor()
    assert.equal(await page.getByAltText('A map: the van is two streets from your door.').count(), 1)
    await page.getByRole('button', { name: /That is all/ }).click()
    await page.getByText('You are welcome. Enjoy the morning!').waitFor()
    await page.getByText('Anything else?').waitFor()
    await photograph(page, 'demo-wide-light-end')
    assert.deepEqual(complaints, [])
  })

  it('accepts a form, marks missing values, and shows the result', async () => {
    const { page, complaints } = await stage.open({ colorScheme: 'dark' })
    await page.getByRole('button', { name: 'Something arrived broken' }).click()
    await page.getByRole('button', { name: 'Request the return' }).click()
    assert.equal(await page.getByLabel('Item').getAttribute('aria-invalid'), 'true')
    assert.equal(await page.evaluate("document.querySelector('parley-chat').shadowRoot.activeElement.name"), 'item')
    await photograph(page, 'demo-wide-dark-form-errors')
    await page.getByLabel('Item').selectOption('kettle')
    assert.equal(await page.getByLabel('Tell us more').isVisible(), false)
    await page.getByLabel('Something else').check()
    await page.getByLabel('Tell us more').fill('The handle wobbles a little.')
    await page.getByLabel('When did it arrive?').fill('2026-01-05')
    await page.getByLabel('4 of 5').check()
    await page.getByLabel('E-mail for the label').fill('ada@acme.example')
    await page.getByLabel('I will send it back within 14 days').check()
    assert.equal(await page.getByText('We need your word on this.').isVisible(), false)
    await photograph(page, 'demo-wide-dark-form')
    await page.getByRole('button', { name: 'Request the return' }).click()
    await page.getByText('Return R-K-1').waitFor()
    assert.equal(
      await page.getByRole('link', { name: 'return-label.svg' }).getAttribute('href'),
      `${stage.service.url}/media/label.svg`,
    )
    assert.equal(await page.locator('.markdown ol li').count(), 3)
    await photograph(page, 'demo-wide-dark-end')
    assert.deepEqual(complaints, [])
  })

  it('fits a telephone', async () => {
    const { page, complaints } = await stage.open({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    })
    await photograph(page, 'demo-narrow-light-top')
    await page.getByRole('button', { name: /Find a gift/ }).click()
    await page.getByLabel('Budget in euros').fill('150')
    await page.keyboard.press('Enter')
    await page.getByLabel('Clever mechanics').check()
    await photograph(page, 'demo-narrow-light-choices')
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByText('Fits your € 150 and comes wrapped.').waitFor()
    await photograph(page, 'demo-narrow-light-card')
    await page.getByRole('button', { name: 'Perfect' }).click()
    await page.getByText('Lovely. The Hand grinder waits in your basket.').waitFor()
    const overflow = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')
    assert.ok(overflow <= 0, `the page is ${overflow} pixels too wide`)
    assert.deepEqual(complaints, [])
  })

  it('can be used with the keyboard alone, and is answered in the inbox', async () => {
    const { page } = await stage.open()
    await page.getByRole('button', { name: /Talk to us/ }).waitFor()
    const focused = async (): Promise<string> =>
      await page.evaluate(
        "(document.activeElement?.shadowRoot?.activeElement ?? document.activeElement)?.textContent ?? ''",
      )
    for (let presses = 0; presses < 20 && !(await focused()).includes('Talk to us'); presses++)
      await page.keyboard.press('Tab')
    assert.match(await focused(), /Talk to us/)
    await photograph(page, 'demo-keyboard-focus')
    await page.keyboard.press('Enter')
    // Each question takes the focus, so that the visitor does not have to find it.
    await page.getByLabel('Your name').waitFor()
    await page.keyboard.type('Ada')
    await page.keyboard.press('Enter')
    await page.getByLabel('Your e-mail').waitFor()
    await page.keyboard.type('ada@acme')
    await page.keyboard.press('Enter')
    await page.getByText('That does not look like an e-mail address.').waitFor()
    await page.keyboard.type('.example')
    await page.keyboard.press('Enter')
    await page.getByRole('group', { name: /Your rating/ }).waitFor()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await page.getByText('★★★ (3 of 5)').waitFor()
    await page.getByText('A colleague takes over from here.').waitFor()
    await page.getByText('One of us is with you in a moment, Ada.').waitFor()
    await page.getByRole('textbox', { name: 'Write a message' }).and(page.locator(':focus')).waitFor()
    await page.keyboard.type('My kettle whistles')
    await page.getByRole('button', { name: 'Send' }).press('Enter')

    const { page: inbox, complaints } = await stage.open({ path: '/console/handoffs' })
    await inbox.getByLabel('E-mail').fill(ADA.email)
    await inbox.getByLabel('Password').fill(ADA.password)
    await inbox.getByRole('button', { name: 'Sign in', exact: true }).click()
    await inbox
      .getByRole('region', { name: 'Handoffs' })
      .getByRole('link', { name: /Ada asks about/ })
      .click()
    await inbox.getByRole('log', { name: 'What was said' }).getByText('My kettle whistles').waitFor()
    await inbox.getByRole('button', { name: 'Claim' }).click()
    await inbox.getByRole('textbox', { name: 'Reply' }).fill('They all do')
    await inbox.keyboard.press('Control+Enter')
    await page.getByText('They all do').waitFor()
    await inbox.getByRole('button', { name: 'Hand back…' }).click()
    await inbox.getByRole('dialog').getByLabel('Outcome').fill('answered')
    await inbox.getByRole('dialog').getByRole('button', { name: 'Hand back' }).click()
    await page.getByText('All set, Ada. Enjoy the morning!').waitFor()
    assert.deepEqual(complaints, [])
  })

  for (const colorScheme of ['light', 'dark'] as const) {
    it(`has no axe violation, ${colorScheme}`, async () => {
      const { page } = await stage.open({ colorScheme })
      const findings: string[] = []
      const look = async (where: string): Promise<void> => {
        findings.push(...(await accessibilityFindings(page)).map(finding => `${where}: ${finding}`))
      }
      await page.getByRole('button', { name: /Track my order/ }).waitFor()
      await look('menu')
      await page.getByRole('button', { name: 'Something arrived broken' }).click()
      await page.getByRole('button', { name: 'Request the return' }).click()
      await look('form with errors')
      await page.getByRole('button', { name: 'Start again' }).click()
      await page.getByRole('button', { name: 'Where is my order?' }).click()
      await page.getByLabel('Order number').fill('123456')
      await page.keyboard.press('Enter')
      await page.getByRole('button', { name: /Show the receipt/ }).click()
      await page.getByText('€ 79.00, paid by card').waitFor()
      await page.getByRole('button', { name: /That is all/ }).waitFor()
      await look('card and buttons')
      await page.goto(`${stage.service.url}/docs`)
      await page.locator('.opblock').first().waitFor()
      findings.push(...(await accessibilityFindings(page, '.top')), ...(await accessibilityFindings(page, '.surfaces')))
      assert.deepEqual(findings, [])
    })
  }

  it('shows the reference of every surface without requests to other hosts', async () => {
    const { page, complaints } = await stage.open({ path: '/docs' })
    const surfaces = await page.evaluate<string[]>(
      "[...document.querySelectorAll('.surfaces a')].map(link => link.href)",
    )
    assert.equal(surfaces.length, 10)
    for (const surface of surfaces) {
      await page.goto(surface)
      await page.locator('.opblock').first().waitFor()
      assert.equal(await page.locator('.errors-wrapper').count(), 0, surface)
    }
    await page.goto(`${stage.service.url}/docs?surface=public`)
    await page.locator('.opblock-summary').nth(1).click()
    await page.getByText('Request body').first().waitFor()
    await photograph(page, 'docs-light')
    await page.getByRole('button', { name: 'Dark' }).click()
    await page.evaluate(
      'Promise.allSettled(document.getAnimations().map(animation => animation.finished)).then(() => undefined)',
    )
    await photograph(page, 'docs-dark')
    assert.deepEqual(complaints, [])
  })

  it('offers choices with pictures and sentences as buttons, and loads no picture from a harmful address', async () => {
    const block = {
      id: 'b',
      type: 'buttons',
      payload: {
        prompt: 'Which one?',
        choices: [
          { id: 'mug', label: 'Mug', text: 'Holds 300 ml', imageUrl: '/media/mug.svg' },
          { id: 'kettle', label: 'Kettle', imageUrl: '/media/kettle.svg' },
          { id: 'none', label: 'None', imageUrl: 'javascript:alert(1)' },
        ],
      },
      meta: {},
    }
    const { page } = await stage.open({ prepare: answering(asking(block, 'button_choice'), reply({})) })
    await begin(page)
    const mug = page.getByRole('button', { name: 'Mug' })
    await mug.waitFor()
    assert.equal(await mug.innerText(), 'Mug\nHolds 300 ml')
    assert.equal(await page.locator('.choices img').count(), 2)
    assert.deepEqual(await accessibilityFindings(page, 'parley-chat'), [])
    await photograph(page, 'widget-pictured-choices')
    const [request] = await Promise.all([page.waitForRequest(MESSAGES), mug.click()])
    assert.deepEqual((request.postDataJSON() as { input: object }).input, { values: { choice: 'mug' } })
  })
})
