import assert from 'node:assert/strict'
import { after, afterEach, before, describe, it } from 'node:test'
import { accessibilityFindings, DEMO_KEY, photograph, startStage, withoutBrowser, type Stage } from './browser.ts'
import { answering, asking, begin, CHAT, EXECUTION, field, json, message, MESSAGES, reply, RUN } from './chat-server.ts'

describe('the widget', { skip: withoutBrowser }, () => {
  let stage: Stage
  before(async () => {
    stage = await startStage()
  })
  afterEach(async () => {
    await stage.closePages()
  })
  after(async () => {
    await stage.stop()
  })

  it('renders every kind of block, and no markup or script from a text', async () => {
    const blocks = [
      message('b1', '<img src=x onerror=alert(1)> [no](javascript:alert(1)) **not bold**'),
      message(
        'b2',
        [
          '# Title',
          '**bold** and *slanted* and `code <b>`',
          '- one\n- two',
          '> quoted',
          '```\nconst a = 1 < 2\n```',
          '[good](https://acme.example/a?b=1&c=2) [bad](javascript:alert(1)) https://acme.example/x.',
        ].join('\n\n'),
        { format: 'markdown' },
      ),
      message('b3', 'A notice', { role: 'system' }),
      {
        id: 'b4',
        type: 'media',
        payload: { kind: 'image', url: '/media/mug.svg', alt: 'A mug', caption: 'Our mug' },
        meta: {},
      },
      { id: 'b5', type: 'media', payload: { kind: 'audio', url: '/media/none.mp3', alt: 'A greeting' }, meta: {} },
      { id: 'b6', type: 'media', payload: { kind: 'video', url: '/media/none.mp4', caption: 'A film' }, meta: {} },
      { id: 'b7', type: 'media', payload: { kind: 'file', url: 'javascript:alert(1)', name: 'evil.pdf' }, meta: {} },
      {
        id: 'b8',
        type: 'card',
        payload: {
          title: 'Card',
          subtitle: 'Sub',
          text: 'Text',
          imageUrl: '/media/kettle.svg',
          actions: [
            { label: 'Go', url: 'https://acme.example/' },
            { label: 'Trap', url: 'javascript:alert(1)' },
          ],
        },
        meta: {},
      },
      { id: 'b9', type: 'custom', payload: { kind: 'map', city: 'Berlin' }, meta: {} },
      { id: 'b10', type: 'custom', payload: { kind: 'unknown to the page' }, meta: {} },
    ]
    const { page, complaints } = await stage.open({ prepare: answering(reply({ blocks })) })
    await page.evaluate(`
      window.alert = () => { window.alarmed = true }
      document.addEventListener('parley:custom', event => {
        if (event.detail.block.payload.kind !== 'map') return
        event.preventDefault()
        event.detail.place.textContent = 'A map of ' + event.detail.block.payload.city
      })`)
    await begin(page)
    await page.getByText('A map of Berlin').waitFor()
    assert.equal(await page.getByText('<img src=x onerror=alert(1)> [no](javascript:alert(1)) **not bold**').count(), 1)
    assert.deepEqual(
      await page.evaluate<string[]>(
        `[...${CHAT}.querySelector('.markdown').children].map(child => child.tagName + ':' + child.textContent)`,
      ),
      [
        'P:Title',
        'P:bold and slanted and code <b>',
        'UL:onetwo',
        'BLOCKQUOTE:quoted',
        'PRE:const a = 1 < 2',
        'P:good [bad](javascript:alert(1)) https://acme.example/x.',
      ],
    )
    assert.deepEqual(await page.evaluate<string[]>(`[...${CHAT}.querySelectorAll('.log a')].map(link => link.href)`), [
      'https://acme.example/a?b=1&c=2',
      'https://acme.example/x',
      'https://acme.example/',
    ])
    assert.equal(await page.locator('.log img').count(), 2)
    assert.equal(await page.locator('audio[controls], video[controls]').count(), 2)
    assert.equal(await page.locator('[data-block=custom]').count(), 1)
    assert.deepEqual(await accessibilityFindings(page, 'parley-chat'), [])
    assert.equal(await page.evaluate('window.alarmed'), undefined)
    await photograph(page, 'widget-blocks')
    assert.deepEqual(complaints, [])
  })

  it('has a control for every type of field and sends its value', async () => {
    const options = [
      { value: 'a', label: 'Option A' },
      { value: 'b', label: 'Option B' },
    ]
    const fields = [
      field('text', 'text'),
      field('area', 'textarea'),
      field('mail', 'email'),
      field('tel', 'phone'),
      field('count', 'number', { validation: { step: 0.5 } }),
      field('link', 'url'),
      field('day', 'date'),
      field('hour', 'time'),
      field('pick', 'select', { options }),
      field('many', 'multiselect', { options }),
      field('one', 'radio', { options }),
      field('box', 'checkbox'),
      field('boxes', 'checkbox', { options }),
      field('agree', 'consent'),
      field('stars', 'rating', { validation: { max: 3 } }),
      field('source', 'hidden', { config: { default: 'demo' } }),
      field('left', 'text'),
    ]
    const form = {
      id: 'f',
      type: 'form',
      payload: { formId: RUN, title: 'Everything', submitLabel: 'Go', fields },
      meta: {},
    }
    const { page } = await stage.open({ prepare: answering(asking(form), reply({})) })
    await begin(page)
    const control = (name: string) => page.getByRole('form', { name: 'Everything' }).locator(`[name=${name}]`)
    await control('text').fill(' Ada ')
    await control('area').fill('Line')
    await control('mail').fill('ada@acme.example')
    await control('tel').fill('+49 30 123456')
    await control('count').fill('1.5')
    await control('link').fill('https://acme.example')
    await control('day').fill('2026-02-03')
    await control('hour').fill('09:30')
    await control('pick').selectOption('b')
    const group = (name: string) => page.getByRole('group', { name })
    await group('many').getByLabel('Option A').check()
    await group('many').getByLabel('Option B').check()
    await group('one').getByLabel('Option B').check()
    await control('box').check()
    await group('boxes').getByLabel('Option A').check()
    await control('agree').check()
    await group('stars').getByLabel('2 of 3').check()
    const [request] = await Promise.all([
      page.waitForRequest(MESSAGES),
      page.getByRole('button', { name: 'Go' }).click(),
    ])
    assert.deepEqual((request.postDataJSON() as { input: object }).input, {
      values: {
        text: 'Ada',
        area: 'Line',
        mail: 'ada@acme.example',
        tel: '+49 30 123456',
        count: 1.5,
        link: 'https://acme.example',
        day: '2026-02-03',
        hour: '09:30',
        pick: 'b',
        many: ['a', 'b'],
        one: 'b',
        box: true,
        boxes: ['a'],
        agree: true,
        stars: 2,
        source: 'demo',
      },
    })
  })

  it('polls for a timer only while the page is visible', async () => {
    let asked = 0
    const execution = {
      ...reply({ status: 'waiting_time', blocks: [message('b1', 'Wait a little')] }),
      updatedAt: '2026-01-01T00:00:00Z',
    }
    const done = {
      ...execution,
      status: 'completed',
      blocks: [message('b1', 'Wait a little'), message('b2', 'There it is')],
      updatedAt: '2026-01-01T00:00:02Z',
    }
    let finished = false
    const { page } = await stage.open({
      prepare: async page => {
        await page.clock.install()
        await answering(execution)(page)
        await page.route(EXECUTION, async route => {
          asked++
          await json(route, 200, { execution: finished ? done : execution })
        })
      },
    })
    await begin(page)
    await page.getByText('One moment …').waitFor()
    await photograph(page, 'widget-waiting')
    await page.waitForRequest(EXECUTION)
    await page.evaluate("document.querySelector('parley-chat').removeAttribute('inline')")
    const whenHidden = asked
    await page.clock.runFor(60_000)
    // Requests arrive in their order: what was sent before this one has been counted.
    await page.evaluate("fetch('/').then(() => undefined)")
    assert.equal(asked, whenHidden)
    finished = true
    await page.getByRole('button', { name: 'Open chat' }).click()
    await page.getByText('There it is').waitFor()
    assert.equal(await page.getByText('Wait a little').count(), 1)
    assert.equal(await page.getByText('One moment …').count(), 0)
  })

  it('offers a retry when the service was down, and does not lose the entered values', async () => {
    let away = true
    const block = {
      id: 'i',
      type: 'input',
      payload: { prompt: 'Name?', field: field('name', 'text', { label: 'Name' }) },
      meta: {},
    }
    const { page } = await stage.open({
      prepare: async page => {
        let asked = false
        await page.route(MESSAGES, async route => {
          if (!asked) {
            asked = true
            await json(route, 200, { reply: asking(block) })
          } else if (away) await route.abort()
          else await json(route, 200, { reply: reply({ blocks: [message('b', 'Nice to meet you')] }) })
        })
        await page.route(EXECUTION, async route => await route.abort())
      },
    })
    await begin(page)
    await page.getByLabel('Name').fill('Ada')
    await page.keyboard.press('Enter')
    await page.getByRole('alert').filter({ hasText: 'We cannot be reached' }).waitFor()
    assert.equal(await page.getByLabel('Name').inputValue(), 'Ada')
    await photograph(page, 'widget-away')
    assert.deepEqual(await accessibilityFindings(page, 'parley-chat'), [])
    away = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByText('Nice to meet you').waitFor()
    assert.equal(await page.locator('.entry.visitor').count(), 2)
  })

  it("shows the server's refusal of a value at its field", async () => {
    const block = {
      id: 'i',
      type: 'input',
      payload: {
        prompt: 'Code?',
        field: field('code', 'text', {
          label: 'Code',
          validation: { messages: { enum: 'We do not know this code.' } },
        }),
      },
      meta: {},
    }
    const { page } = await stage.open({
      prepare: async page => {
        let asked = false
        await page.route(MESSAGES, async route => {
          if (asked)
            await json(route, 422, {
              error: 'validation_failed',
              message: 'No',
              details: { validation_errors: [{ field: 'code', rule: 'enum' }] },
            })
          else await json(route, 200, { reply: asking(block) })
          asked = true
        })
      },
    })
    await begin(page)
    await page.getByLabel('Code').fill('X')
    await page.keyboard.press('Enter')
    await page.getByText('We do not know this code.').waitFor()
    assert.equal(await page.getByLabel('Code').inputValue(), 'X')
    assert.equal(await page.locator('.entry.visitor').count(), 1)
  })

  it('says when files cannot be uploaded', async () => {
    const block = {
      id: 'u',
      type: 'file_upload',
      payload: { prompt: 'A photo, please', field: field('photo', 'image', { label: 'Photo', required: true }) },
      meta: {},
    }
    const { page } = await stage.open({ prepare: answering(asking(block, 'file_upload')) })
    await begin(page)
    await page.getByLabel('Photo').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('png') })
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByRole('alert').filter({ hasText: 'Files cannot be uploaded here at the moment.' }).waitFor()
  })

  it('uploads a file first and answers with its reference', async () => {
    const file = { fileId: RUN, url: 'https://files.acme.example/a', mime: 'image/png', size: 3, name: 'a.png' }
    const block = {
      id: 'u',
      type: 'file_upload',
      payload: { prompt: 'A photo, please', field: field('photo', 'image', { label: 'Photo', required: true }) },
      meta: {},
    }
    const { page } = await stage.open({
      prepare: async page => {
        await answering(asking(block, 'file_upload'), reply({}))(page)
        await page.route('**/uploads?*', async route => await json(route, 201, { file }))
      },
    })
    await begin(page)
    await page.getByLabel('Photo').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('png') })
    const [request] = await Promise.all([
      page.waitForRequest(MESSAGES),
      page.getByRole('button', { name: 'Send' }).click(),
    ])
    assert.deepEqual((request.postDataJSON() as { input: object }).input, { values: { photo: file } })
  })

  it('starts again when a conversation cannot continue', async () => {
    const block = {
      id: 'i',
      type: 'input',
      payload: { prompt: 'Name?', field: field('name', 'text', { label: 'Name' }) },
      meta: {},
    }
    const { page } = await stage.open({
      prepare: async page => {
        let asked = false
        await page.route(MESSAGES, async route => {
          if (asked) await json(route, 410, { error: 'execution_aborted', message: 'No' })
          else await json(route, 200, { reply: asking(block) })
          asked = true
        })
      },
    })
    await begin(page)
    await page.getByLabel('Name').fill('Ada')
    await page.keyboard.press('Enter')
    await page.getByRole('alert').getByRole('button', { name: 'Start again' }).click()
    await page.getByRole('button', { name: /Track my order/ }).waitFor()
    assert.equal(await page.locator('.entry.visitor').count(), 0)
  })

  it('says that it is unavailable when its key is invalid', async () => {
    const { page } = await stage.open()
    await page.evaluate("document.querySelector('parley-chat').setAttribute('key', 'pk_live_Unknown')")
    await page.getByRole('alert').filter({ hasText: 'This chat is not available at the moment.' }).waitFor()
    assert.equal(await page.getByRole('button', { name: 'Try again' }).count(), 0)
  })

  it('floats in a corner, opens no session before it is opened, and returns the focus on Escape', async () => {
    const sessions: string[] = []
    const { page } = await stage.open({
      prepare: async page => {
        page.on('request', request => {
          if (request.url().endsWith('/sessions')) sessions.push(request.method())
        })
        await page.route(`${stage.service.url}/`, async route => {
          const response = await route.fetch()
          await route.fulfill({
            response,
            body: (await response.text()).replace(
              `<parley-chat key="${DEMO_KEY}" inline`,
              `<parley-chat key="${DEMO_KEY}"`,
            ),
          })
        })
      },
    })
    const launcher = page.getByRole('button', { name: 'Open chat' })
    await launcher.waitFor()
    assert.equal(await launcher.getAttribute('aria-expanded'), 'false')
    assert.deepEqual(sessions, [])
    await launcher.click()
    await page
      .getByRole('dialog', { name: 'Acme helps' })
      .getByRole('button', { name: /Track my order/ })
      .waitFor()
    assert.deepEqual(sessions, ['POST'])
    await photograph(page, 'widget-floating')
    assert.deepEqual(await accessibilityFindings(page, 'parley-chat'), [])
    await page.keyboard.press('Escape')
    assert.equal(await page.getByRole('dialog').count(), 0)
    assert.equal(
      await page.evaluate("document.querySelector('parley-chat').shadowRoot.activeElement.className"),
      'launcher',
    )
  })

  it('uses the language of the page', async () => {
    const { page } = await stage.open()
    await page.evaluate("document.querySelector('parley-chat').setAttribute('locale', 'de')")
    await page.getByRole('group', { name: 'Was können wir für Sie tun?' }).waitFor()
  })
})
