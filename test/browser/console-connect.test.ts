import assert from 'node:assert/strict'
import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { after, afterEach, before, describe, it } from 'node:test'
import { applicationOf, exchangeOf, requestOf } from '../support/oauth.ts'
import { accessibilityFindings, photograph, withoutBrowser } from './browser.ts'
import { ADA, signIn, startConsoleStage, type ConsoleStage } from './console-stage.ts'

describe('connecting an application in a browser', { skip: withoutBrowser }, () => {
  let stage: ConsoleStage
  let assistant: Server
  let callback: string
  const answers: URLSearchParams[] = []
  before(async () => {
    stage = await startConsoleStage()
    // What an assistant listens with while a person is in the browser.
    assistant = createServer((req, res) => {
      const { pathname, searchParams } = new URL(req.url ?? '', 'http://127.0.0.1')
      if (pathname === '/callback') answers.push(searchParams)
      res.setHeader('Content-Type', 'text/html').end('<title>Assistant</title><h1>Back in the assistant</h1>')
    })
    assistant.listen(0, '127.0.0.1')
    await once(assistant, 'listening')
    callback = `http://127.0.0.1:${(assistant.address() as AddressInfo).port}/callback`
  })
  afterEach(async () => {
    await stage.closePages()
  })
  after(async () => {
    assistant.closeAllConnections()
    assistant.close()
    await stage.stop()
  })

  const addressOf = (clientId: string, changes: Record<string, string> = {}) => {
    const asked = requestOf(clientId, { redirectUri: callback })
    const { codeChallenge } = asked.request as { codeChallenge: string }
    const search = new URLSearchParams({
      response_type: 'code',
      client_id: clientId,
      redirect_uri: callback,
      code_challenge: codeChallenge,
      code_challenge_method: 'S256',
      state: 'the state',
      ...changes,
    })
    return { asked, path: `/console/connect?${search.toString()}` }
  }

  it('signs in on the way, preselects what only reads, and sends the code back', async () => {
    const application = applicationOf(stage.service)
    const { asked, path } = addressOf(await application.clientId({ client_name: 'Desk <b>assistant</b>' }))
    const { page, complaints } = await stage.open({ path })
    await signIn(page, ADA)
    await page.getByText('Desk <b>assistant</b>').waitFor()
    await page.getByText('a program on this computer').waitFor()
    assert.ok(await page.getByLabel('mcp:flows:read').isChecked())
    assert.ok(!(await page.getByLabel('mcp:flows:write').isChecked()))
    assert.deepEqual(await accessibilityFindings(page), [])
    await photograph(page, 'console-connect')
    await page.getByLabel('mcp:flows:write').check()
    await page.getByLabel('mcp:history:read').uncheck()
    await page.getByRole('button', { name: 'Connect' }).click()
    await page.getByRole('heading', { name: 'Back in the assistant' }).waitFor()
    const answer = answers.pop()
    assert.equal(answer?.get('state'), 'the state')
    const exchange = exchangeOf(asked, answer.get('code') ?? '')
    const { status, body } = await application.token({ ...exchange, resource: undefined })
    assert.equal(status, 200)
    const scopes = (body.scope as string).split(' ')
    assert.ok(scopes.includes('mcp:flows:write') && !scopes.includes('mcp:history:read'), body.scope as string)
    assert.deepEqual(
      complaints.filter(complaint => !complaint.includes(callback)),
      [],
    )

    await page.goto(`${stage.service.url}/console/tokens`)
    await page.getByText('Desk <b>assistant</b>').first().waitFor()
  })

  it('tells the application that the person declined', async () => {
    const { path } = addressOf(await applicationOf(stage.service).clientId())
    const { page } = await stage.enter(path)
    await page.getByRole('button', { name: 'Decline' }).click()
    await page.getByRole('heading', { name: 'Back in the assistant' }).waitFor()
    assert.deepEqual([answers.at(-1)?.get('error'), answers.at(-1)?.has('code')], ['access_denied', false])
  })

  it('sends nobody anywhere by itself: neither to an address that is not registered nor after a refusal', async () => {
    const clientId = await applicationOf(stage.service).clientId()
    const sent = answers.length
    const foreign = await stage.enter(addressOf(clientId, { redirect_uri: 'https://evil.example/' }).path)
    await foreign.page.getByText('is not registered with this redirect URI').waitFor()
    assert.equal(await foreign.page.getByRole('button', { name: /Back|Decline|Connect/ }).count(), 0)
    const plain = await stage.enter(addressOf(clientId, { code_challenge_method: 'plain' }).path)
    await plain.page.getByText('invalid_request').waitFor()
    assert.equal(answers.length, sent)
    await plain.page.getByRole('button', { name: 'Back to a program on this computer' }).click()
    await plain.page.getByRole('heading', { name: 'Back in the assistant' }).waitFor()
    assert.equal(answers.at(-1)?.get('error'), 'invalid_request')
  })
})
