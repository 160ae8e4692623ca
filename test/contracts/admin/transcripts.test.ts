import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { adminWorkspace, type AdminCalls } from '../../support/admin.ts'
import { PDF, PNG_4x3 } from '../../support/files.ts'
import { handingOver } from '../../support/handoffs.ts'
import { uploadReplyFile } from '../../support/media.ts'
import { assertRefused, assertViolations, callersOf, type Loose } from '../callers.ts'
import { attached, handedOverTo } from '../handed-over.ts'
import { startMailingService } from '../mailing-service.ts'
import { successBody, successItems } from './fixtures.ts'

const KEY = 'pk_live_TranscriptShop'
const ADA = { id: 'c-1', name: 'Ada', email: 'ada@acme.example' }

describe('transcripts by mail', async () => {
  const { service, neighbour, smtp, mailOn } = await startMailingService()
  const visitors = callersOf(service)
  const home = await adminWorkspace(service, 'Lamp', {
    flows: [handingOver('help')],
    keys: [{ name: 'shop', key: KEY }],
  })
  const answering = ['service.handoffs.view', 'service.handoffs.answer']
  const reading = [...answering, 'service.conversations.view']
  const grace = await home.adminCaller(reading)
  const linus = await home.adminCaller(reading)

  const request = async (opening: object = { customer: ADA }) => {
    const session = await visitors.session(KEY, opening)
    const { reply } = (await successBody(
      Promise.resolve(await visitors.sendChatMessage(session, { text: 'Hi', intentName: 'help' })),
    )) as { reply: Loose }
    const text = 'My number is +43 660 1234567'
    const { executionId, waitToken } = reply
    await successBody(Promise.resolve(await visitors.sendChatMessage(session, { text, executionId, waitToken })))
    const [handoff] = await successItems(home.token.get(`/handoffs?conversationId=${session.conversationId}`))
    return `/handoffs/${String(handoff?.['id'])}`
  }
  const mail = async (by: AdminCalls, path: string, body: object = {}) => await by.post(`${path}/transcript`, body)
  const sent = async (by: AdminCalls, path: string, body: object = {}) => await mailOn(() => mail(by, path, body))

  describe('mailTranscript', () => {
    it('sends what was said to the visitor, without contact details, and no note', async () => {
      const path = await request()
      await successBody(grace.post(`${path}/replies`, { text: 'One moment' }))
      await successBody(grace.post(`${path}/notes`, { text: 'Is impatient' }))
      const { to, head, text } = await sent(grace, path)
      assert.deepEqual(to, [ADA.email])
      assert.match(head, /Subject: Your conversation with Lamp Shop/)
      const lines = text.split('\n').filter(line => line.trim() !== '' && !/\d{4}, \d/.test(line))
      assert.deepEqual(lines, [
        'Your conversation with Lamp Shop',
        'Hi',
        'Somebody will be with you',
        'My number is [REDACTED-PHONE]',
        'One moment',
      ])
      const names = [...text.matchAll(/^(\w+), .*\d{4}, \d/gm)].map(([, name]) => name)
      assert.deepEqual(names, ['You', 'Assistant', 'You', 'Grace'])
    })

    it('names the files of each message, and has no link to them', async () => {
      const { session, id, asked } = await handedOverTo(grace, service, KEY, 'help')
      await successBody(grace.post(`/handoffs/${id}/claim`))
      const file = await attached(service, KEY, asked.executionId)
      const input = { values: { message: 'lamp.png', files: [file] } }
      assert.equal((await visitors.sendChatMessage(session, { ...asked, input })).status, 200)
      const upload = await uploadReplyFile(service, grace, id, { bytes: PDF, name: 'label.pdf' })
      const { id: replied } = upload.body as { id: string }
      await successBody(grace.post(`/handoffs/${id}/replies`, { text: 'The label', files: [replied] }))
      const { text } = await sent(grace, `/handoffs/${id}`, { email: 'office@acme.example' })
      const parts = text.trim().split('\n\n').slice(-2)
      const said = parts.map(part => part.split('\n').slice(1))
      assert.deepEqual(said, [
        [`- lamp.png, ${PNG_4x3.length} bytes`],
        ['The label', `- label.pdf, ${PDF.length} bytes`],
      ])
      assert.doesNotMatch(text, /https?:/)
    })

    it('sends it to the given address, in the language of the conversation, also after the end', async () => {
      const path = await request({ locale: 'de-AT' })
      await successBody(grace.post(`${path}/close`))
      const { to, text } = await sent(linus, path, { email: 'office@acme.example' })
      assert.deepEqual(to, ['office@acme.example'])
      assert.match(text, /^Ihre Unterhaltung mit Lamp Shop\n/)
      assert.match(text, /\nSie, /)
    })

    it('is in the audit log, without the address', async () => {
      const path = await request()
      await sent(grace, path)
      const id = path.slice('/handoffs/'.length)
      const entries = await successItems(home.token.get(`/audit?resourceType=handoff&resourceId=${id}`))
      assert.deepEqual(
        entries.map(({ action, actor }): unknown[] => [action, actor.id]),
        [['handoff.mail_transcript', grace.person.id]],
      )
      assert.ok(!JSON.stringify(entries).includes(ADA.email))
    })

    it('is refused without an address, and for an invalid one', async () => {
      const path = await request({})
      assertViolations(await mail(grace, path), 422, 'validation_failed', [['email', 'required']])
      const wrong = await mail(grace, path, { email: 'a@b\r\nBcc: all@acme.example' })
      assertViolations(wrong, 422, 'validation_failed', [['email', 'format']])
    })

    it('is refused to who may not read conversations, to another workspace, and to who does not have it', async () => {
      smtp.mails.length = 0
      const path = await request()
      assertRefused(await mail(await home.adminCaller(answering), path), 403, 'permission_denied')
      assertRefused(await mail(neighbour.token, path), 404, 'not_found')
      await successBody(grace.post(`${path}/claim`))
      assertRefused(await mail(linus, path), 409, 'conflict')
      assert.equal(smtp.mails.length, 0)
    })

    it('says that the mail server did not take it, and is limited for each conversation', async () => {
      const path = await request()
      smtp.refuse = true
      assertRefused(await mail(grace, path), 503, 'service_unavailable')
      smtp.refuse = false
      for (let count = 0; count < 4; count++) await sent(grace, path)
      assertRefused(await mail(grace, path), 429, 'rate_limited')
    })
  })
})
