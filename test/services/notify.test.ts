import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import request from 'supertest'
import { createResumeTokens } from '../../adapters/resume-tokens.ts'
import { mailOf, startSmtpServer, type TestSmtpServer } from '../support/smtp.ts'
import { APP_SECRET, startTestService, type TestService } from '../support/service.ts'
import { applyTestWorkspace } from '../support/workspace.ts'

const DAY = 24 * 3_600_000
const KEY = 'pk_live_Notify'
const OTHER_KEY = 'pk_live_Other'

const notify = (code: string, settings: object = {}) => ({
  code,
  name: code,
  triggers: [{ type: 'chat_intent', intent: code }],
  nodes: [
    {
      id: 'mail',
      type: 'notify',
      to: '{{ conversation.customer.email }}',
      subject: 'Your order, {{ conversation.customer.name }}',
      text: 'We have a question.',
      page: 'https://shop.example/help?from=mail#top',
      onError: 'failed',
      next: 'ask',
      ...settings,
    },
    {
      id: 'ask',
      type: 'input',
      prompt: 'Which colour?',
      field: { name: 'colour', type: 'text' },
      expiresIn: 'P30D',
      next: 'done',
    },
    { id: 'done', type: 'end', text: '{{ vars.colour }} it is' },
    { id: 'failed', type: 'end', text: 'No mail' },
  ],
})
const AGAIN = { id: 'again', type: 'condition', branches: [{ when: 'true', next: 'mail' }], otherwise: 'ask' }
const workspaceOf = (name: string, key: string) => ({
  apiVersion: 'parley/v1',
  organization: { name },
  workspace: { name, locale: 'en', timezone: 'UTC', currency: 'EUR' },
  keys: [{ name: 'open', key }],
  flows: [
    notify('ask'),
    notify('short', { linkExpiresIn: 'PT1H' }),
    notify('nobody', { to: 'nobody' }),
    notify('nowhere', { page: 'javascript:alert(1)' }),
    { ...notify('many', { next: 'again' }), nodes: [...notify('many', { next: 'again' }).nodes, AGAIN] },
  ],
})

describe('a notify node', () => {
  let smtp: TestSmtpServer
  let service: TestService
  let tenantId: string
  before(async () => {
    smtp = await startSmtpServer()
    service = await startTestService({
      environment: { mailerDsn: `${smtp.url}?from=chat@acme.example` },
      substitutes: { delay: async () => await Promise.resolve() },
    })
    tenantId = await applyTestWorkspace(service.database, workspaceOf('Acme', KEY))
    await applyTestWorkspace(service.database, workspaceOf('Other', OTHER_KEY))
  })
  beforeEach(() => {
    smtp.mails.splice(0)
    smtp.refuse = false
  })
  after(async () => {
    await service.stop()
    await smtp.stop()
  })

  const open = (body: object) =>
    request(service.url)
      .post('/api/public/v1/chat/sessions')
      .set('X-Forwarded-For', service.nextAddress())
      .send({ publicKey: KEY, ...body })
  const say = async (session: string, body: object) => {
    const answer = await request(service.url)
      .post('/api/public/v1/chat/messages')
      .set('Authorization', `Bearer ${session}`)
      .set('X-Forwarded-For', service.nextAddress())
      .send(body)
    assert.equal(answer.status, 200, answer.text)
    return answer.body.reply as { executionId: string; status: string; waitToken: string; blocks: Block[] }
  }
  type Block = { payload: { text?: string; prompt?: string } }
  const customer = { id: 'c1', name: 'Ada', email: 'ada@shop.example' }
  const start = async (intentName: string) => {
    const session = (await open({ customer }).expect(201)).body as { sessionToken: string; conversationId: string }
    return { ...session, reply: await say(session.sessionToken, { text: 'Hi', intentName }) }
  }
  const textsOf = ({ blocks }: { blocks: Block[] }) => blocks.map(({ payload }) => payload.text ?? payload.prompt)
  const received = () => mailOf(smtp.mails.at(-1)?.data)
  const link = () =>
    /https:\/\/shop\.example\/help\?from=mail#parley-resume=([\w-]+)/.exec(received().text)?.[1] ?? 'none'

  it('mails a link that opens the conversation on another device, where the question can be answered', async () => {
    const { conversationId, reply } = await start('ask')
    assert.deepEqual([reply.status, textsOf(reply)], ['waiting_input', ['Which colour?']])
    assert.deepEqual(smtp.mails[0]?.to, ['ada@shop.example'])
    assert.match(received().head, /^Subject: Your order, Ada\r?$/m)
    assert.match(received().text, /We have a question\./)
    service.clock.advance(6 * DAY)
    const opened = (await open({ resumeToken: link() }).expect(201)).body as Record<string, string>
    assert.deepEqual([opened['conversationId'], opened['executionId']], [conversationId, reply.executionId])
    const read = await request(service.url)
      .get(`/api/public/v1/chat/executions/${reply.executionId}`)
      .set('Authorization', `Bearer ${opened['sessionToken'] ?? ''}`)
      .set('X-Forwarded-For', service.nextAddress())
      .expect(200)
    const { waitToken } = (read.body as { execution: { waitToken: string } }).execution
    const wait = { executionId: reply.executionId, waitToken }
    const answered = await say(opened['sessionToken'] ?? '', { ...wait, input: { values: { colour: 'Red' } } })
    assert.deepEqual([answered.status, textsOf(answered)], ['completed', ['Red it is']])
    // The link still shows the conversation when the run has ended.
    await open({ resumeToken: link() }).expect(201)
  })

  it('gives nothing to a link that has expired, was altered, or is of another workspace', async () => {
    const { conversationId } = await start('short')
    const token = link()
    const refused = async (body: object) => {
      const { body: answer } = await open(body).expect(401)
      assert.equal((answer as { error: string }).error, 'invalid_session_token')
    }
    await open({ resumeToken: token, conversationId }).expect(201)
    await refused({ resumeToken: token, publicKey: OTHER_KEY })
    await refused({ resumeToken: token, conversationId: '018f5e7a-0000-7000-8000-000000000001' })
    await refused({ resumeToken: `${token.slice(0, -4)}AAAA` })
    await refused({ resumeToken: `${token}=` })
    await refused({ resumeToken: 'a' })
    service.clock.advance(3_600_000)
    await refused({ resumeToken: token })
  })

  it('does not bring back a conversation that was deleted', async () => {
    await start('ask')
    const run = {
      tenantId,
      conversationId: '018f5e7a-0000-7000-8000-00000000000a',
      executionId: '018f5e7a-0000-7000-8000-00000000000b',
    }
    const token = createResumeTokens([APP_SECRET]).issue(run, new Date(service.clock.now().getTime() + DAY))
    await open({ resumeToken: token }).expect(401)
    const { rowCount } = await service.database.pool.query('select from conversations where id = $1', [
      run.conversationId,
    ])
    assert.equal(rowCount, 0)
  })

  it('goes on at onError without an address, without a page, and where the mail server refuses', async () => {
    for (const intent of ['nobody', 'nowhere']) assert.deepEqual(textsOf((await start(intent)).reply), ['No mail'])
    smtp.refuse = true
    assert.deepEqual(textsOf((await start('ask')).reply), ['No mail'])
    assert.equal(smtp.mails.length, 0)
  })

  it('sends at most five mails of a conversation in an hour', async () => {
    assert.deepEqual(textsOf((await start('many')).reply), ['No mail'])
    assert.equal(smtp.mails.length, 5)
    const ids = smtp.mails.map(({ data }) => /^Message-ID: (.*)$/m.exec(data)?.[1])
    assert.equal(new Set(ids).size, 5)
  })

  it('keeps address, text and link out of the event log', async () => {
    const { reply } = await start('ask')
    const { rows } = await service.database.pool.query<{ line: string }>(
      'select e::text as line from event_log e where execution_id = $1',
      [reply.executionId],
    )
    assert.ok(rows.some(({ line }) => line.includes('notify')))
    assert.doesNotMatch(rows.map(({ line }) => line).join(), /ada@shop|We have a question|parley-resume/)
  })
})
