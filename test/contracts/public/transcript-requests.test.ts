import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { renderTranscriptMail } from '../../../domain/handoffs/transcript-mail.ts'
import { adminWorkspace } from '../../support/admin.ts'
import { handingOver } from '../../support/handoffs.ts'
import { provenSession } from '../../support/identity.ts'
import { assertRefused, assertViolations, callersOf, type Session } from '../callers.ts'
import { startMailingService } from '../mailing-service.ts'
import { sessionOfDeletedKey } from './chat-turns.ts'

const KEY = 'pk_live_ReceiptShop'
const SITE_KEY = 'pk_live_ReceiptSite'
const SILENT_KEY = 'pk_live_ReceiptNone'
const HOUR = 3_600_000
const SAID = 'See www.spam.example/win or https://spam.example, my number is +43 660 1234567'

describe('transcripts that visitors ask for', async () => {
  const { service, smtp, mailOn } = await startMailingService()
  const call = callersOf(service)
  const home = await adminWorkspace(service, 'Lamp', {
    flows: [handingOver('help')],
    keys: [
      { name: 'shop', key: KEY },
      { name: 'site', key: SITE_KEY, allowedOrigins: ['https://shop.acme.example'] },
    ],
    config: { tenant: { 'widget/conversation/transcript_by_mail': true } },
  })
  await adminWorkspace(service, 'Silent', { keys: [{ name: 'shop', key: SILENT_KEY }] })
  const talk = async (session: Session) => {
    assert.equal((await call.sendChatMessage(session, { text: SAID, intentName: 'help' })).status, 200)
    return session
  }
  const opened = async (more: object = {}) => await talk(await call.session(KEY, more))
  const sent = async (session: Session, body: object = {}) => await mailOn(() => call.requestTranscript(session, body))

  describe('requestTranscript', () => {
    it('mails what was said, without contact details and web addresses, to whom nobody has proven', async () => {
      const ada = { id: 'c-1', email: 'ada@acme.example' }
      const { to, head, text } = await sent(await opened({ customer: ada }))
      assert.deepEqual(to, ['ada@acme.example'])
      assert.match(head, /Subject: Your conversation with Lamp Shop/)
      assert.match(text, /See \[REDACTED-LINK\] or \[REDACTED-LINK\] my number is \[REDACTED-PHONE\]/)
      assert.match(text, /Somebody will be with you/)
      const other = await sent(await opened({ locale: 'de' }), { email: 'bob@acme.example' })
      assert.deepEqual(other.to, ['bob@acme.example'])
      assert.match(other.text, /^Ihre Unterhaltung mit Lamp Shop\n/)
    })

    it('leaves web addresses in what a proven customer gets, and out of what goes elsewhere', async () => {
      const session = await talk(await provenSession(home, { id: 'c-9', email: 'zoe@acme.example' }))
      assert.match((await sent(session)).text, /See www\.spam\.example\/win or https:\/\/spam\.example/)
      assert.match((await sent(session, { email: 'zoe@acme.example' })).text, /www\.spam\.example/)
      assert.doesNotMatch((await sent(session, { email: 'other@acme.example' })).text, /spam\.example/)
    })

    it('leaves out addresses in any script, and reads what has many parts of hosts once', () => {
      const mailed = (text: string, files: { name: string; size: number }[] = []) =>
        renderTranscriptMail({
          ...{ workspace: 'Lamp', locale: 'en', timeZone: 'UTC', isCut: false, hasLinks: false },
          messages: [{ from: 'visitor', author: null, text, files, at: new Date(0) }],
        }).text
      assert.match(
        mailed('Зайди на пример.рф/приз или xhttps://1.2.3.4/a, ok'),
        /на \[REDACTED-LINK\] или x\[REDACTED-LINK\] ok/,
      )
      assert.match(mailed('I paid 3.50 on 1.12. and left... fine'), /I paid 3\.50 on 1\.12\. and left\.\.\. fine/)
      const names = ['invoice.pdf', 'win.spam.example', 'win.spam.example.pdf', 'a\nb ada@acme.example.png']
      const lines = mailed(
        'Hi',
        names.map((name, at) => ({ name, size: 1_234 * 100 ** at })),
      )
        .trim()
        .split('\n')
        .slice(-4)
      assert.deepEqual(lines, [
        '- invoice.pdf, 1 kB',
        '- [REDACTED-LINK], 123 kB',
        '- [REDACTED-LINK].pdf, 12.3 MB',
        '- a b [REDACTED-EMAIL].png, 1,234 MB',
      ])
      // By a pattern that starts again at each part, each of these takes minutes.
      for (const part of ['1-', 'a.', 'a-']) assert.ok(mailed(part.repeat(200_000)).includes(part.repeat(9_000)), part)
    })

    it('is refused without an address, and for an invalid one', async () => {
      const session = await opened()
      assertViolations(await call.requestTranscript(session), 422, 'validation_failed', [['email', 'required']])
      const wrong = await call.requestTranscript(session, { email: 'a@b\r\nBcc: all@acme.example' })
      assertViolations(wrong, 422, 'validation_failed', [['email', 'format']])
      assertRefused(await call.requestTranscript(session, { email: 7 }), 400, 'invalid_input')
    })

    it('is refused where the workspace does not offer it', async () => {
      const session = await call.session(SILENT_KEY)
      assertRefused(await call.requestTranscript(session, { email: 'ada@acme.example' }), 409, 'conflict')
    })

    it('is for the conversation of the session alone', async () => {
      smtp.mails.length = 0
      const [session, other] = [await opened(), await opened()]
      const body = { email: 'ada@acme.example' }
      const { conversationId } = other
      assertRefused(await call.requestTranscript({ ...session, conversationId }, body), 404, 'not_found')
      const unknown = { ...session, sessionToken: 'x' }
      assertRefused(await call.requestTranscript(unknown, body), 401, 'invalid_session_token')
      const elsewhere = { Origin: 'https://elsewhere.example' }
      const site = await call.session(SITE_KEY)
      assertRefused(await call.requestTranscript(site, body, elsewhere), 403, 'origin_not_allowed')
      const keyless = await sessionOfDeletedKey(service, home.tenantId)
      assertRefused(await call.requestTranscript(keyless, body), 403, 'widget_disabled')
      assert.equal(smtp.mails.length, 0)
    })

    it('is limited for each conversation, and for each address over all of them', async () => {
      const session = await opened()
      for (let count = 0; count < 5; count++) await sent(session, { email: `friend-${count}@acme.example` })
      const sixth = await call.requestTranscript(session, { email: 'friend-6@acme.example' })
      assertRefused(sixth, 429, 'rate_limited')
      for (let count = 0; count < 3; count++) await sent(await opened(), { email: 'victim@acme.example' })
      const fourth = await opened()
      const answer = await call.requestTranscript(fourth, { email: 'Victim@acme.example' })
      assertRefused(answer, 429, 'rate_limited')
      assert.equal(smtp.mails.length, 1, 'the last one that was sent')
      service.clock.advance(24 * HOUR)
      await sent(await opened(), { email: 'victim@acme.example' })
    })

    it('says that the mail server did not take it', async () => {
      smtp.refuse = true
      const answer = await call.requestTranscript(await opened(), { email: 'late@acme.example' })
      smtp.refuse = false
      assertRefused(answer, 503, 'service_unavailable')
    })
  })
})
