import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { newId } from '../../../adapters/ids.ts'
import { beginAttempt } from '../../../services/people/lockout.ts'
import { ADMIN, callsWith, startAdminService, type Person } from '../../support/admin.ts'
import { linkTokenOf } from '../../support/smtp.ts'
import { assertRefused, type Loose } from '../callers.ts'
import { startMailingService } from '../mailing-service.ts'
import { successBody, successItems } from './fixtures.ts'

const PASSWORD = 'a longer and better sentence'
const HOUR = 3_600_000
const DAY = 24 * HOUR

describe('passwords by mail', async () => {
  const { service, home, neighbour, smtp } = await startMailingService()
  const anonymous = callsWith(service, {})

  /** The mails that the work of `act` sends, with the tokens of their links. */
  const mailsOf = async (act: () => Promise<unknown>) => {
    const before = smtp.mails.length
    await act()
    await service.deps.background.idle()
    return smtp.mails
      .slice(before)
      .map(({ from, to, data }) => ({ from, to, text: data.replaceAll('=\r\n', ''), token: linkTokenOf(data) }))
  }
  const request = async (email: string) => await anonymous.post('/password-resets', { email })
  const confirm = async (token: string, password = PASSWORD) =>
    await anonymous.post('/password-resets/confirm', { token, password })
  const login = async (email: string, password = PASSWORD) => await anonymous.post('/login', { email, password })
  const resetTokenOf = async ({ email }: Person) => (await mailsOf(() => request(email)))[0]?.token ?? 'none'
  const invite = async (person: Person) => await home.token.post(`/users/${person.id}/invite`)
  const auditOf = async (id: string) =>
    (await successItems(home.token.get(`/audit?resourceType=user&resourceId=${id}`))).map(
      ({ action, actor }) => [action, actor.type, actor.id] as unknown[],
    )

  describe('requestPasswordReset', () => {
    it('mails a link to the user of the address, from the address of the deployment, as plain text', async () => {
      const person = await home.person(['analyst'])
      const [mail, ...others] = await mailsOf(() => request(person.email.toUpperCase()))
      assert.deepEqual([mail?.from, mail?.to, others], ['parley@acme.example', [person.email], []])
      assert.match(mail?.text ?? '', /Subject: Reset your Parley password/)
      assert.match(mail?.text ?? '', /Content-Type: text\/plain/)
      assert.match(
        mail?.text ?? '',
        /Hello Grace,[^]*workspace Acme Shop[^]*https:\/\/parley\.example\/console\/password#/,
      )
      assert.deepEqual(await auditOf(person.id), [['session.request_password_reset', 'anonymous', null]])
    })
    it('gives the same answer for unknown addresses, inactive users and a failing mail server', async () => {
      const [active, inactive] = [await home.person(['analyst']), await home.person(['analyst'])]
      await successBody(home.token.post(`/users/${inactive.id}/deactivate`))
      const answers: unknown[] = []
      const ask = async (email: string) => {
        const { status, text, headers } = await request(email)
        answers.push([status, text, Object.keys(headers).sort()])
      }
      const mails = await mailsOf(async () => {
        await ask(`${newId()}@acme.example`)
        await ask(inactive.email)
        await ask(active.email)
      })
      assert.deepEqual(
        mails.map(({ to }) => to),
        [[active.email]],
      )
      smtp.refuse = true
      try {
        assert.deepEqual(await mailsOf(() => ask(active.email)), [])
      } finally {
        smtp.refuse = false
      }
      assert.equal((answers[0] as unknown[])[0], 202)
      for (const answer of answers) assert.deepEqual(answer, answers[0])
    })
    it('makes an earlier link invalid', async () => {
      const person = await home.person(['analyst'])
      const [earlier, later] = [await resetTokenOf(person), await resetTokenOf(person)]
      assertRefused(await confirm(earlier), 404, 'not_found')
      assert.equal((await confirm(later)).status, 204)
    })
    it('sends a user at most three links in an hour', async () => {
      const { email } = await home.person(['analyst'])
      const ask = async () => {
        await Promise.all(Array.from({ length: 5 }, async () => await request(email)))
      }
      assert.equal((await mailsOf(ask)).length, 3)
      service.clock.advance(HOUR)
      assert.equal((await mailsOf(ask)).length, 3)
    })
    it('is limited for an address of the network as sign-in is', async () => {
      const from = { 'X-Forwarded-For': '198.51.100.77' }
      const ask = async () => await anonymous.post('/password-resets', { email: 'nobody@acme.example' }, from)
      const statuses = new Set<number>()
      for (let count = 0; count < 30; count++) statuses.add((await ask()).status)
      assert.deepEqual([...statuses], [202])
      assertRefused(await ask(), 429, 'rate_limited')
      assertRefused(
        await anonymous.post('/login', { email: 'nobody@acme.example', password: 'x' }, from),
        429,
        'rate_limited',
      )
    })
  })

  describe('confirmPasswordReset', () => {
    it('sets the password, ends sessions, tokens and other links, and records it without the token', async () => {
      const person = await home.person(['analyst'])
      const [session, access] = [await home.sessionOf(person), await home.tokenOf(person)]
      const [first, second] = [await resetTokenOf(person), await resetTokenOf(person)]
      const { rows } = await service.database.pool.query<{ text: string }>(
        'select t::text as text from password_tokens t',
      )
      assert.ok(rows.length > 0 && rows.every(({ text }) => !text.includes(first) && !text.includes(second)))
      const answer = await confirm(second)
      assert.equal(answer.status, 204, answer.text)
      assertRefused(await session.get('/session'), 401, 'unauthorized')
      const items = await successItems(home.token.get(`/users/${person.id}/tokens`))
      assert.deepEqual([items[0]?.['status'], access.headers['Authorization'] !== undefined], ['revoked', true])
      assert.equal((await login(person.email)).status, 200)
      for (const token of [first, second]) assertRefused(await confirm(token, 'yet another sentence'), 404, 'not_found')
      const audit = await home.token.get(`/audit?resourceId=${person.id}`)
      assert.deepEqual((await auditOf(person.id)).slice(0, 2), [
        ['session.login', 'user', person.id],
        ['session.reset_password', 'user', person.id],
      ])
      assert.ok(!audit.text.includes(second) && !audit.text.includes('scrypt'))
    })
    it('ends the lockout of the user', async () => {
      const person = await home.person(['analyst'])
      const token = await resetTokenOf(person)
      const address = '203.0.113.77'
      const signIn = async () =>
        await anonymous.post('/login', { email: person.email, password: PASSWORD }, { 'X-Forwarded-For': address })
      for (let failures = 0; failures < 10; failures++)
        await beginAttempt(service.deps, { email: person.email, address })
      assertRefused(await signIn(), 429, 'locked_out')
      assert.equal((await confirm(token)).status, 204)
      assert.equal((await signIn()).status, 200)
    })
    it('sets one password when a link is used twice at the same time', async () => {
      const person = await home.person(['analyst'])
      const token = await resetTokenOf(person)
      const answers = await Promise.all([confirm(token), confirm(token), confirm(token)])
      assert.deepEqual(answers.map(({ status }) => status).sort(), [204, 404, 404])
    })
    it('is 404 not_found for a wrong link, after an hour, and for a user who was deactivated', async () => {
      const [late, inactive] = [await home.person(['analyst']), await home.person(['analyst'])]
      assertRefused(await confirm('x'.repeat(43)), 404, 'not_found')
      const gone = await resetTokenOf(inactive)
      await successBody(home.token.post(`/users/${inactive.id}/deactivate`))
      assertRefused(await confirm(gone), 404, 'not_found')
      await successBody(home.token.post(`/users/${inactive.id}/activate`))
      assertRefused(await confirm(gone), 404, 'not_found')
      const token = await resetTokenOf(late)
      service.clock.advance(HOUR)
      assertRefused(await confirm(token), 404, 'not_found')
      assertRefused(await login(late.email), 401, 'invalid_credentials')
    })
    it('is 404 not_found once the address or the password was changed otherwise', async () => {
      const [moved, changed] = [await home.person(['analyst']), await home.person(['analyst'])]
      const tokens = [await resetTokenOf(moved), await resetTokenOf(changed)]
      const email = `${newId()}@acme.example`
      assert.equal((await home.token.patch(`/users/${moved.id}`, { email }, { 'If-Match': '*' })).status, 200)
      const set = await home.token.post(`/users/${changed.id}/password`, { password: 'set by an administrator' })
      assert.equal(set.status, 204, set.text)
      for (const token of tokens) assertRefused(await confirm(token), 404, 'not_found')
    })
    it('is 404 not_found once users have changed their own password', async () => {
      const person = await home.person(['analyst'])
      await successBody(confirm(await resetTokenOf(person)))
      const { headers, body } = await login(person.email)
      const cookie = String(headers['set-cookie']).split(';')[0] ?? ''
      const session = { 'Cookie': cookie, 'X-CSRF-Token': String((body as Loose)['csrfToken']) }
      const token = await resetTokenOf(person)
      const change = { currentPassword: PASSWORD, newPassword: 'a password of my own' }
      assert.equal((await anonymous.post('/password', change, session)).status, 200)
      assertRefused(await confirm(token), 404, 'not_found')
    })
    it('requires twelve characters, and leaves the link valid', async () => {
      const token = await resetTokenOf(await home.person(['analyst']))
      assertRefused(await confirm(token, 'elevenchars'), 422, 'validation_failed')
      assert.equal((await confirm(token)).status, 204)
    })
  })

  describe('inviteUser', () => {
    it('mails a link for the first password, which works for seven days; a later one replaces it', async () => {
      const person = await home.person(['analyst'])
      const [first] = await mailsOf(() => successBody(invite(person)))
      assert.match(first?.text ?? '', /Subject: Invitation to Acme Shop in Parley[^]*Ada invites you to the workspace/)
      assert.deepEqual(first?.to, [person.email])
      const [second] = await mailsOf(() => successBody(invite(person)))
      assertRefused(await confirm(first.token), 404, 'not_found')
      service.clock.advance(7 * DAY - 1)
      assert.equal((await confirm(second?.token ?? '')).status, 204)
      assert.equal((await login(person.email)).status, 200)
      assert.deepEqual((await auditOf(person.id)).slice(-2), [
        ['user.invite', 'user', home.admin.id],
        ['user.invite', 'user', home.admin.id],
      ])
      assertRefused(await invite(person), 409, 'conflict')
    })
    it('expires after seven days', async () => {
      const person = await home.person(['analyst'])
      const [mail] = await mailsOf(() => successBody(invite(person)))
      service.clock.advance(7 * DAY)
      assertRefused(await confirm(mail?.token ?? ''), 404, 'not_found')
    })
    it('refuses an inactive user, one who holds more than the caller, and one of another workspace', async () => {
      const person = await home.person(['admin'])
      const manager = await home.adminCaller(['service.users.manage'])
      assertRefused(await manager.post(`/users/${person.id}/invite`), 403, 'permission_denied')
      assertRefused(await neighbour.token.post(`/users/${person.id}/invite`), 404, 'not_found')
      await successBody(home.token.post(`/users/${person.id}/deactivate`))
      assertRefused(await invite(person), 409, 'conflict')
    })
    it('is 503 when the mail server does not take the mail', async () => {
      smtp.refuse = true
      try {
        assertRefused(await invite(await home.person(['analyst'])), 503, 'service_unavailable')
      } finally {
        smtp.refuse = false
      }
    })
    it('is sent thirty times a minute for a workspace', async () => {
      service.clock.advance(60_000)
      const person = await neighbour.person(['analyst'])
      const path = `/users/${person.id}/invite`
      const statuses = new Set<number>()
      for (let count = 0; count < 30; count++) statuses.add((await neighbour.token.post(path)).status)
      assert.deepEqual([...statuses], [204])
      assertRefused(await neighbour.token.post(path), 429, 'rate_limited')
    })
  })

  it('says whether there is a mail server, and refuses to mail without one', async () => {
    const probe = async (url: string): Promise<unknown> =>
      ((await (await fetch(`${url}${ADMIN}/session/probe`)).json()) as Loose)['mail']
    assert.equal(await probe(service.url), true)
    const { service: silent, home: workspace } = await startAdminService()
    try {
      assert.equal(await probe(silent.url), false)
      const person = await workspace.person([])
      const answer = await callsWith(silent, {}).post('/password-resets', { email: person.email })
      assertRefused(answer, 409, 'conflict')
      assertRefused(await workspace.token.post(`/users/${person.id}/invite`), 409, 'conflict')
    } finally {
      await silent.stop()
    }
  })
})
