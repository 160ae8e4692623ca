import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { pino } from 'pino'
import { createMemoryLimiter } from '../../adapters/limiter/limiter.ts'
import { compose } from '../../app/compose.ts'
import { listen, type Listening } from '../../app/listen.ts'
import { noteAnswer } from '../support/contract-coverage.ts'
import { eventually } from '../support/eventually.ts'
import { testEnvironment } from '../support/service.ts'
import { mailOf, startSmtpServer, type TestSmtpServer } from '../support/smtp.ts'
import { DEMO_KEY, withoutBrowser } from './browser.ts'
import { CHAT } from './chat-server.ts'
import { startConsoleStage, type ConsoleStage } from './console-stage.ts'

const HOUR = 3_600_000

/** Asks for an address, waits an hour, writes to it, and hands over to a person. */
const afterAnHour = (page: string) => ({
  code: 'broken_lamp',
  name: 'Broken lamp',
  triggers: [
    {
      type: 'chat_intent',
      intent: 'broken_lamp',
      display: { label: 'Report a broken lamp' },
      examples: ['my lamp is broken', 'the lamp does not light up'],
    },
  ],
  start: 'address',
  nodes: [
    {
      id: 'address',
      type: 'input',
      prompt: 'Where can we write to you?',
      field: { name: 'email', type: 'email', label: 'E-mail' },
      next: 'promise',
    },
    { id: 'promise', type: 'message', text: 'We look at it and write to you.', next: 'later' },
    { id: 'later', type: 'wait', for: 'PT1H', next: 'mail' },
    {
      id: 'mail',
      type: 'notify',
      to: '{{ vars.email }}',
      subject: 'Your lamp',
      text: 'We have found something.',
      page,
      next: 'found',
    },
    { id: 'found', type: 'message', text: 'It is the fuse.', next: 'person' },
    {
      id: 'person',
      type: 'handoff',
      queue: 'lamps',
      message: 'Somebody tells you how to change it',
      timeout: 'P1D',
      onTimeout: 'late',
      onClosed: 'late',
      saveAs: 'outcome',
      next: 'bye',
    },
    { id: 'late', type: 'end', text: 'Nobody came' },
    { id: 'bye', type: 'end', text: 'Lamp: {{ vars.outcome }}' },
  ],
})

describe('a conversation over two processes', { skip: withoutBrowser }, () => {
  let smtp: TestSmtpServer
  let stage: ConsoleStage
  let second: Listening
  before(async () => {
    smtp = await startSmtpServer()
    const mailer = { mailerDsn: `${smtp.url}?from=chat@acme.example` }
    stage = await startConsoleStage({ environment: mailer })
    const { service, admin } = stage
    const other = await compose(testEnvironment(service.database.url, mailer), {
      clock: service.clock,
      logger: pino({ level: 'silent' }),
      limiter: createMemoryLimiter(),
      observe: noteAnswer,
      demoKey: () => DEMO_KEY,
    })
    second = await listen(other, { host: '127.0.0.1', port: 0 })
    const definition = afterAnHour(`${second.url}/`)
    await admin.handoffs.createQueue({ code: 'lamps', name: 'Lamps' })
    const { id: flowId } = await admin.flows.createFlow({ definition })
    await admin.flows.publishFlow({ flowId })
  })
  after(async () => {
    await second.stop()
    await stage.stop()
    await smtp.stop()
  })

  const entries = async (page: Page): Promise<string[]> =>
    await page.evaluate<string[]>(`[...${CHAT}.querySelectorAll('.entry')].map(line => line.innerText.trim())`)
  const linkOfMail = () => {
    const link = /http:\S+#parley-resume=[\w-]+/.exec(mailOf(smtp.mails.at(-1)?.data).text)?.[0]
    assert.ok(link)
    return link
  }

  it('outlives its page and an hour, goes on with a person, and shows nothing twice', async () => {
    const { service } = stage
    const visitor = await stage.open()
    const line = visitor.page.getByRole('textbox', { name: 'Write a message' })
    await line.fill('hello, my lamp is broken')
    await line.press('Enter')
    const address = visitor.page.getByLabel('E-mail')
    await address.fill('zoe@quill.example')
    await address.press('Enter')
    await visitor.page.getByText('We look at it and write to you.').waitFor()
    assert.deepEqual(visitor.complaints, [])
    await visitor.page.context().close()

    await service.work()
    assert.deepEqual(smtp.mails, [])
    service.clock.advance(HOUR)
    await service.work()
    await eventually(() => {
      assert.deepEqual(
        smtp.mails.map(({ to }) => to),
        [['zoe@quill.example']],
      )
    })
    const context = await stage.browser.newContext({ reducedMotion: 'reduce', locale: 'en-GB' })
    const returned = await context.newPage()
    await returned.goto(linkOfMail())
    const typed = returned.getByLabel('Write a message')
    await typed.fill('Is it hard?')
    await returned.getByRole('button', { name: 'Send' }).click()

    const person = await stage.enter('/console/handoffs')
    await person.page.getByRole('region', { name: 'Handoffs' }).getByRole('link').click()
    const said = person.page.getByRole('log', { name: 'What was said' })
    await said.getByText('Is it hard?').waitFor()
    await person.page.getByRole('button', { name: 'Claim' }).click()
    await person.page.getByRole('textbox', { name: 'Reply' }).fill('Not at all')
    await person.page.keyboard.press('Control+Enter')
    await returned.getByText('Not at all').waitFor()
    await typed.fill('Done, thank you')
    await returned.getByRole('button', { name: 'Send' }).click()
    await said.getByText('Done, thank you').waitFor()
    await person.page.getByRole('button', { name: 'Hand back…' }).click()
    const dialog = person.page.getByRole('dialog')
    await dialog.getByLabel('Outcome').fill('fixed')
    await dialog.getByRole('button', { name: 'Hand back' }).click()
    await returned.getByText('Lamp: fixed').waitFor()

    const shown = await entries(returned)
    assert.deepEqual(shown.slice(shown.indexOf('Reply:\nWe look at it and write to you.')).filter(Boolean), [
      'Reply:\nWe look at it and write to you.',
      'Reply:\nIt is the fuse.',
      'A colleague takes over from here.',
      'Reply:\nSomebody tells you how to change it',
      'You:\nIs it hard?',
      'Ada joined',
      'Ada\nNot at all',
      'You:\nDone, thank you',
      'Ada left',
      'Reply:\nLamp: fixed',
    ])
    assert.deepEqual(person.complaints, [])
    await context.close()
  })
})
