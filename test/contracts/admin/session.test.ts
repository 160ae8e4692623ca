import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import type { Response } from 'supertest'
import { newId } from '../../../adapters/ids.ts'
import { hashPassword } from '../../../adapters/secrets.ts'
import { forTenant } from '../../../adapters/stores/tenant.ts'
import { beginAttempt } from '../../../services/people/lockout.ts'
import {
  ADMIN,
  adminWorkspace,
  callsWith,
  startAdminService,
  type AdminCalls,
  type AdminWorkspace,
  type Person,
} from '../../support/admin.ts'
import { eventually } from '../../support/eventually.ts'
import { holding } from '../../support/held.ts'
import { startTestService } from '../../support/service.ts'
import { assertRefused, type Loose } from '../callers.ts'
import { successBody } from './fixtures.ts'

const PASSWORD = 'correct horse battery staple'
const MINUTE = 60_000
const HOUR = 60 * MINUTE

describe('sessions of the admin API', async () => {
  const { service, home } = await startAdminService()
  after(() => service.stop())
  // Hashing is slow on purpose; the users of these tests share a password with a cheap hash.
  const passwordHash = await hashPassword(PASSWORD, { ln: 4, r: 8, p: 1 })
  const anonymous = callsWith(service, {})

  const someone = async (workspace: AdminWorkspace = home, roles: string[] = ['admin']): Promise<Person> => {
    const person = await workspace.person(roles)
    await forTenant(service.deps.knex, workspace.tenantId).users.update(person.id, { passwordHash })
    return person
  }
  // Failures count for each network, so that requests come from one of them unless a test says otherwise.
  let hosts = 0
  const nearby = () => `203.0.113.${++hosts % 256}`
  const login = async (email: string, password = PASSWORD, headers: Record<string, string> = {}) =>
    await anonymous.post('/login', { email, password }, { 'X-Forwarded-For': nearby(), ...headers })
  const signIn = async (person: Person): Promise<AdminCalls & { csrfToken: string; cookie: string }> => {
    const answer = await login(person.email)
    assert.equal(answer.status, 200, answer.text)
    return callsOf(answer)
  }
  const callsOf = (answer: Response) => {
    const cookie = cookieOf(answer)
    const { csrfToken } = answer.body as { csrfToken: string }
    return { ...callsWith(service, { 'Cookie': cookie, 'X-CSRF-Token': csrfToken }), csrfToken, cookie }
  }

  /**
   * Failed sign-ins without the time that checking a password takes: how many were counted and how many were
   * locked out.
   */
  const fail = async (
    times: number,
    { email = `${newId()}@acme.example`, address = nearby() }: { email?: string; address?: string },
  ) => {
    const attempts = await Promise.allSettled(
      Array.from({ length: times }, async () => await beginAttempt(service.deps, { email, address })),
    )
    return {
      counted: attempts.filter(({ status }) => status === 'fulfilled').length,
      shutOut: attempts.filter(({ status }) => status === 'rejected').length,
    }
  }

  describe('login', () => {
    it('opens a session with a cookie that scripts cannot read and other sites do not send', async () => {
      const person = await someone()
      const answer = await login(person.email.toUpperCase())
      assert.equal(answer.status, 200, answer.text)
      const body = answer.body as Loose
      assert.deepEqual(
        [body['user'].id, body['user'].superAdmin, body['user'].workspace],
        [person.id, false, { id: home.tenantId, name: 'Acme Shop' }],
      )
      assert.equal(body['expiresAt'], new Date(service.clock.now().getTime() + 12 * HOUR).toISOString())
      assert.match(
        String(answer.headers['set-cookie']),
        /^parley_session=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/,
      )
      const calls = callsOf(answer)
      assert.deepEqual((await calls.get('/session')).body, body)
      assert.equal((await calls.get(`/users/${person.id}`)).body.lastLoginAt, service.clock.now().toISOString())
    })
    it('marks the cookie Secure where the service is reached over https', async () => {
      const other = await startTestService({ environment: { publicUrl: 'https://parley.example' } })
      try {
        const workspace = await adminWorkspace(other, 'Secure')
        await forTenant(other.deps.knex, workspace.tenantId).users.update(workspace.admin.id, { passwordHash })
        const answer = await callsWith(other, {}).post('/login', { email: workspace.admin.email, password: PASSWORD })
        assert.match(String(answer.headers['set-cookie']), /; HttpOnly; SameSite=Lax; Secure$/)
      } finally {
        await other.stop()
      }
    })
    it('stores neither the cookie nor the CSRF token in the database', async () => {
      const { cookie, csrfToken } = await signIn(await someone())
      const { rows } = await service.database.pool.query<{ text: string }>(
        'select s::text as text from admin_sessions s',
      )
      for (const secret of [cookie.split('=')[1] ?? '', csrfToken])
        assert.ok(rows.every(({ text }) => !text.includes(secret)))
    })
    it('opens under a new identifier with any cookie, and ends the session of that cookie', async () => {
      const person = await someone()
      const before = await signIn(person)
      const answer = await login(person.email, PASSWORD, { Cookie: before.cookie })
      assert.notEqual(cookieOf(answer), before.cookie)
      assertRefused(await before.get('/session'), 401, 'unauthorized')
      assert.equal((await callsOf(answer).get('/session')).status, 200)
      const made = `parley_session=${'a'.repeat(43)}`
      assert.notEqual(cookieOf(await login(person.email, PASSWORD, { Cookie: made })), made)
    })
    it('gives the same answer for an unknown address, a wrong password, no password and an inactive user', async () => {
      const [right, inactive] = [await someone(), await someone()]
      const passwordless = await home.person(['admin'])
      await forTenant(service.deps.knex, home.tenantId).users.update(inactive.id, { active: false })
      const answers = [
        await login(`${newId()}@acme.example`),
        await login(right.email, 'wrong'),
        await login(passwordless.email),
        await login(inactive.email),
      ]
      for (const answer of answers) assertRefused(answer, 401, 'invalid_credentials')
      assert.equal(
        new Set(answers.map(({ text, headers }) => JSON.stringify([text, Object.keys(headers as object).sort()]))).size,
        1,
      )
    })
    it('refuses a password that was changed, and a user who was deactivated, during the check', async () => {
      for (const change of ["password_hash = 'another'", 'active = false']) {
        const person = await someone()
        const lock = 'select from users where id = $1 for update'
        const { late } = await holding(service.database, lock, [person.id], async ({ client, waiting }) => {
          const late = login(person.email)
          await waiting(1)
          await client.query(`update users set ${change} where id = $1`, [person.id])
          return { late }
        })
        assertRefused(await late, 401, 'invalid_credentials')
      }
    })
    it('takes as long for an unknown address as for a known one', async () => {
      const person = await someone()
      await forTenant(service.deps.knex, home.tenantId).users.update(person.id, {
        passwordHash: await hashPassword(PASSWORD),
      })
      const timed = async (email: string) => {
        const before = process.cpuUsage()
        await login(email, 'wrong')
        const { user, system } = process.cpuUsage(before)
        return user + system
      }
      const [known, unknown] = [[] as number[], [] as number[]]
      for (let round = 0; round < 3; round++) {
        known.push(await timed(person.email))
        unknown.push(await timed(`${newId()}@acme.example`))
      }
      // Processor time, since other work on the machine makes the clock meaningless. The minimum of each is compared.
      const [ofKnown, ofUnknown] = [Math.min(...known), Math.min(...unknown)]
      assert.ok(ofUnknown > ofKnown * 0.6 && ofUnknown < ofKnown * 1.7, `${ofUnknown} against ${ofKnown} µs`)
    })
    it('locks an address out for a while after ten failures, even for the correct password', async () => {
      const person = await someone()
      await service.clockSet()
      // Another spelling of the address is the same account.
      assert.deepEqual(await fail(8, { email: person.email.toUpperCase() }), { counted: 8, shutOut: 0 })
      assertRefused(await login(person.email, 'wrong'), 401, 'invalid_credentials')
      // A success neither counts nor resets the count.
      assert.equal((await login(person.email)).status, 200)
      service.clock.advance(5 * MINUTE)
      assertRefused(await login(person.email, 'wrong'), 401, 'invalid_credentials')
      const locked = await login(person.email)
      assertRefused(locked, 429, 'locked_out')
      const wait = Number(locked.headers['retry-after'])
      assert.ok(wait > 590 && wait <= 600, String(wait))
      const { body } = await home.token.get(`/users/${person.id}`)
      assert.equal(new Date(body.lockedUntil as string).getTime() > service.clock.now().getTime(), true)
      service.clock.advance((wait + 1) * 1000)
      assert.equal((await login(person.email)).status, 200)
      assert.equal((await home.token.get(`/users/${person.id}`)).body.lockedUntil, null)
    })
    it('locks an address out from one network only, and for all of that network', async () => {
      const person = await someone()
      for (const [guesser, neighbour, owner] of [
        ['198.51.100.7', '198.51.100.200', '198.51.101.7'],
        ['2001:db8:1:2::7', '2001:db8:1:2:ffff::8', '2001:db8:1:3::7'],
      ] as const) {
        assert.deepEqual(await fail(12, { email: person.email, address: guesser }), { counted: 10, shutOut: 2 })
        assertRefused(await login(person.email, PASSWORD, { 'X-Forwarded-For': neighbour }), 429, 'locked_out')
        assert.equal((await login(person.email, PASSWORD, { 'X-Forwarded-For': owner })).status, 200)
      }
      assert.notEqual((await home.token.get(`/users/${person.id}`)).body.lockedUntil, null)
      assert.equal((await home.token.post(`/users/${person.id}/activate`)).status, 200)
      const again = await login(person.email, PASSWORD, { 'X-Forwarded-For': '198.51.100.7' })
      assert.equal(again.status, 200, again.text)
    })
    it('locks out an address that no user has in the same way', async () => {
      const email = `${newId()}@acme.example`
      assert.deepEqual(await fail(14, { email }), { counted: 10, shutOut: 4 })
      assertRefused(await login(email), 429, 'locked_out')
    })
    it('locks a network address out after thirty failures, for any accounts', async () => {
      const from = { 'X-Forwarded-For': '2001:db8:7:7::1' }
      const outcomes = await Promise.all(
        Array.from({ length: 33 }, async (_, index) => await fail(1, { address: `2001:db8:7:7::${index}` })),
      )
      assert.equal(outcomes.filter(({ counted }) => counted === 1).length, 30)
      const person = await someone()
      assertRefused(await login(person.email, PASSWORD, from), 429, 'locked_out')
      assert.equal((await login(person.email)).status, 200)
    })
    it('records who signed in and who did not, without the password', async () => {
      const workspace = await adminWorkspace(service, 'Recorded')
      const person = await someone(workspace)
      await login(person.email, 'not my password')
      await login(person.email)
      const { items } = (await workspace.token.get('/audit?action=session.*')).body as { items: Loose[] }
      assert.deepEqual(
        items.map(({ action, actor, resource }) => [action, actor.type, actor.id, resource.id] as unknown[]),
        [
          ['session.login', 'user', person.id, person.id],
          ['session.login_failed', 'anonymous', null, person.id],
        ],
      )
      assert.doesNotMatch(JSON.stringify(items), /not my password|correct horse/)
    })
  })

  describe('probeSession', () => {
    it('answers without an error if no user is signed in, and otherwise as getSession does', async () => {
      const probe = async (headers: Record<string, string>) =>
        await successBody(callsWith(service, headers).get('/session/probe'))
      const person = await someone()
      const calls = await signIn(person)
      const cookie = { Cookie: calls.cookie }
      assert.deepEqual(await probe(cookie), {
        signedIn: true,
        mail: false,
        session: (await calls.get('/session')).body,
      })
      await successBody(calls.post('/logout'))
      for (const headers of [{}, cookie, { Cookie: 'parley_session=x' }, home.token.headers])
        assert.deepEqual(await probe(headers), { signedIn: false, mail: false })
    })
  })

  describe('getSession', () => {
    it('names the holder of a token, who has no CSRF token', async () => {
      const { body } = await home.token.get('/session')
      assert.deepEqual(
        [body.csrfToken, body.expiresAt, body.user.id, body.user.roles],
        [null, null, home.admin.id, ['admin']],
      )
    })
    it('lists the permissions that the roles grant together', async () => {
      const caller = await home.adminCaller(['service.keys.view', 'service.flows.view'])
      assert.deepEqual((await caller.get('/session')).body.user.permissions, [
        'service.account.manage',
        'service.account.view',
        'service.flows.view',
        'service.keys.view',
      ])
    })
    it('uses the token when a cookie is sent as well', async () => {
      const { cookie } = await signIn(await someone())
      assert.equal((await home.token.get('/session', { Cookie: cookie })).body.user.id, home.admin.id)
    })
    it('ends a session 12 hours after its last use', async () => {
      const calls = await signIn(await someone())
      service.clock.advance(11 * HOUR)
      assert.equal(
        (await calls.get('/session')).body.expiresAt,
        new Date(service.clock.now().getTime() + 12 * HOUR).toISOString(),
      )
      service.clock.advance(12 * HOUR - 1)
      assert.equal((await calls.get('/session')).status, 200)
      service.clock.advance(12 * HOUR)
      assertRefused(await calls.get('/session'), 401, 'unauthorized')
    })
    it('ends a session 7 days after it was opened, however much it is used', async () => {
      const calls = await signIn(await someone())
      for (let half = 0; half < 15; half++) {
        service.clock.advance(11 * HOUR)
        assert.equal((await calls.get('/session')).status, 200, `after ${(half + 1) * 11} hours`)
      }
      service.clock.advance(3 * HOUR)
      assertRefused(await calls.get('/session'), 401, 'unauthorized')
    })
    it('ends immediately for a user who is deactivated or loses a permission', async () => {
      const person = await someone(home, ['analyst', 'admin'])
      const calls = await signIn(person)
      assert.equal((await calls.get('/users')).status, 200)
      await home.token.patch(`/users/${person.id}`, { roles: ['analyst'] }, { 'If-Match': '*' })
      assertRefused(await calls.get('/users'), 403, 'permission_denied')
      await home.token.post(`/users/${person.id}/deactivate`)
      assertRefused(await calls.get('/session'), 401, 'unauthorized')
    })
  })

  describe('logout', () => {
    it('ends this session and no other, and removes the cookie', async () => {
      const person = await someone()
      const [one, other] = [await signIn(person), await signIn(person)]
      const answer = await one.post('/logout')
      assert.equal(answer.status, 204)
      assert.match(
        String(answer.headers['set-cookie']),
        /^parley_session=; Max-Age=0; Path=\/; HttpOnly; SameSite=Lax$/,
      )
      assertRefused(await one.get('/session'), 401, 'unauthorized')
      assert.equal((await other.get('/session')).status, 200)
    })
    it('is refused to a token', async () => {
      assertRefused(await home.token.post('/logout'), 401, 'unauthorized')
    })
  })

  describe('changeOwnPassword', () => {
    const change = async (calls: AdminCalls, currentPassword: string, newPassword: string) =>
      await calls.post('/password', { currentPassword, newPassword }, { 'X-Forwarded-For': nearby() })

    it('renews the session, ends the others and all tokens, and refuses the old password', async () => {
      const person = await someone()
      const [one, other, token] = [await signIn(person), await signIn(person), await home.tokenOf(person)]
      const answer = await change(one, PASSWORD, 'a longer and better sentence')
      assert.equal(answer.status, 200, answer.text)
      const renewed = callsOf(answer)
      assert.notEqual(renewed.csrfToken, one.csrfToken)
      for (const gone of [one, other]) assertRefused(await gone.get('/session'), 401, 'unauthorized')
      await eventually(async () => {
        assertRefused(await token.get('/session'), 401, 'unauthorized')
      })
      assert.equal((await renewed.get('/session')).status, 200)
      assertRefused(await login(person.email), 401, 'invalid_credentials')
      assert.equal((await login(person.email, 'a longer and better sentence')).status, 200)
      const { items } = (await home.token.get(`/audit?action=session.change_password&actorId=${person.id}`)).body as {
        items: Loose[]
      }
      assert.deepEqual(
        [items[0]?.['before'], items[0]?.['after']],
        [{ passwordHash: '[REDACTED]' }, { passwordHash: '[REDACTED]' }],
      )
    })
    it('counts a wrong current password towards the lockout of the address', async () => {
      const person = await someone()
      const calls = await signIn(person)
      await fail(9, { email: person.email })
      assertRefused(await change(calls, 'wrong', 'a longer and better sentence'), 401, 'invalid_credentials')
      assertRefused(await change(calls, PASSWORD, 'a longer and better sentence'), 429, 'locked_out')
      assertRefused(await login(person.email), 429, 'locked_out')
    })
    it('requires twelve characters', async () => {
      assertRefused(await change(await signIn(await someone()), PASSWORD, 'elevenchars'), 422, 'validation_failed')
    })
  })

  it('is valid in every process', async () => {
    const person = await someone()
    const calls = await signIn(person)
    const { compose } = await import('../../../app/compose.ts')
    const { listen } = await import('../../../app/listen.ts')
    const { testEnvironment } = await import('../../support/service.ts')
    const second = await listen(await compose(testEnvironment(service.database.url), { clock: service.clock }), {
      host: '127.0.0.1',
      port: 0,
    })
    try {
      const ask = async () => (await fetch(`${second.url}${ADMIN}/session`, { headers: calls.headers })).status
      assert.equal(await ask(), 200)
      await calls.post('/logout')
      assert.equal(await ask(), 401)
      await fail(9, { email: person.email })
      const guess = async (url: string) =>
        (
          await fetch(`${url}${ADMIN}/login`, {
            method: 'POST',
            headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': nearby() },
            body: JSON.stringify({ email: person.email, password: 'wrong' }),
          })
        ).status
      assert.deepEqual([await guess(second.url), await guess(service.url), await guess(second.url)], [401, 429, 429])
    } finally {
      await second.stop()
    }
  })
})

function cookieOf(answer: Response): string {
  return String(answer.headers['set-cookie']).split(';')[0] ?? ''
}
