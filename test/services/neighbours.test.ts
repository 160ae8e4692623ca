import assert from 'node:assert/strict'
import { createHook } from 'node:async_hooks'
import { after, describe, it } from 'node:test'
import { LOCK_TENANT } from '../../adapters/stores/tenants/tenants.ts'
import { successBody } from '../contracts/admin/fixtures.ts'
import { assertRefused, type Loose } from '../contracts/callers.ts'
import { adminWorkspace, startAdminService } from '../support/admin.ts'
import { call } from '../support/agents.ts'
import { eventually } from '../support/eventually.ts'
import { holding, type Held } from '../support/held.ts'

const PASSWORD = 'correct horse battery staple'
const WAITING = 'connections of the admin API: 5; requests that wait for one: 1'

/** How many passwords are hashed or compared during `work`. */
async function hashesDuring(work: () => Promise<unknown>): Promise<number> {
  let hashes = 0
  const hook = createHook({ init: (_, type) => void (hashes += type === 'SCRYPTREQUEST' ? 1 : 0) }).enable()
  await work().finally(() => hook.disable())
  return hashes
}

describe('a workspace beside one that asks for too much', async () => {
  const { service, home, neighbour } = await startAdminService()
  const { database } = service
  after(() => service.stop())
  const fileOf = (name: string, more: object = {}) => ({
    file: {
      apiVersion: 'parley/v1',
      organization: { name: `${name} Group` },
      workspace: { name: `${name} Shop`, timezone: 'Europe/Berlin', currency: 'EUR' },
      ...more,
    },
  })
  async function holdingAll<Result>(
    [first, ...others]: { tenantId: string }[],
    work: (held: Held) => Promise<Result>,
  ): Promise<Result> {
    return await holding(database, LOCK_TENANT, [first?.tenantId], async held =>
      others.length === 0 ? await work(held) : await holdingAll(others, work),
    )
  }

  it('checks a file while the workspace is locked by a change', async () => {
    const answer = await holding(
      database,
      LOCK_TENANT,
      [home.tenantId],
      async () => await home.token.post('/workspace/file/check', fileOf('Acme', { roles: [{ code: 'new' }] })),
    )
    assert.equal(answer.status, 200, answer.text)
  })

  it('refuses further changes of a workspace whose changes wait, and answers all others', async () => {
    const { body } = await home.token.get('/users')
    const user = (body as Loose).items[0] as Loose
    const rename = async () => await home.token.patch(`/users/${String(user.id)}`, { name: 'A' }, { 'If-Match': '*' })
    const answers = await holding(database, LOCK_TENANT, [home.tenantId], async ({ waiting }) => {
      const sent = Array.from({ length: 53 }, rename)
      await waiting(2)
      const refused = await Promise.race(sent)
      assertRefused(refused, 429, 'rate_limited')
      assert.equal(refused.headers['retry-after'], '2')
      const person = await neighbour.person([])
      const renamed = await neighbour.token.patch(`/users/${person.id}`, { name: 'B' }, { 'If-Match': '*' })
      assert.equal(renamed.status, 200, renamed.text)
      assert.equal((await neighbour.token.get('/users')).status, 200)
      return { sent }
    })
    const statuses = (await Promise.all(answers.sent)).map(({ status }) => status)
    assert.equal(statuses.filter(status => status === 429).length, 1)
    assert.equal(statuses.filter(status => status === 200).length, 52)
  })

  it('lets people sign in while all connections of the admin API wait', async () => {
    const others = await Promise.all(['One', 'Two'].map(async name => await adminWorkspace(service, name)))
    const workspaces = [home, ...others]
    const [email, name] = ['user@next-door.example', 'User']
    await successBody(neighbour.token.post('/users', { email, name, password: PASSWORD, roles: [] }))
    const { sent } = await holdingAll(workspaces, async ({ waiting }) => {
      const sent = workspaces.flatMap(({ token, admin: { id } }) =>
        ['A', 'B'].map(async to => await token.patch(`/users/${id}`, { name: to }, { 'If-Match': '*' })),
      )
      await waiting(5)
      await eventually(async () => {
        const { status, checks } = (await (await fetch(`${service.url}/readyz`)).json()) as Loose
        const told = (checks as Loose[]).filter(({ reason }) => reason !== undefined)
        assert.deepEqual([status, told], ['ready', [{ name: 'admin_connections', ready: true, reason: WAITING }]])
      })
      const signedIn = await neighbour.token.post('/login', { email, password: PASSWORD })
      assert.equal(signedIn.status, 200, signedIn.text)
      return { sent }
    })
    // On a slow machine the sixth has waited for a connection for as long as any may.
    const statuses = (await Promise.all(sent)).map(({ status }) => status)
    assert.ok(statuses.filter(status => status === 200).length >= 5, statuses.join())
  })

  it('refuses files of a workspace whose files wait, and answers its other requests and those of others', async () => {
    const answers = await holding(database, LOCK_TENANT, [home.tenantId], async ({ waiting }) => {
      const apply = home.token.post('/workspace/file/apply', fileOf('Acme'), { 'If-Match': '*' })
      await waiting(1)
      const sent = Array.from({ length: 12 }, () => home.token.post('/workspace/file/check', fileOf('Acme')))
      assertRefused(await Promise.race(sent), 429, 'rate_limited')
      assert.equal((await home.token.get('/users')).status, 200)
      await successBody(neighbour.token.post('/workspace/file/check', fileOf('Next Door')))
      const agent = (await neighbour.tokenOf(neighbour.admin, ['mcp:flows:read'])).headers['Authorization'] ?? ''
      assert.notEqual((await call(service, agent.replace('Bearer ', ''), 'flows.list_flows')).isError, true)
      return { sent, apply }
    })
    assert.equal((await answers.apply).status, 200)
    const statuses = (await Promise.all(answers.sent)).map(({ status }) => status)
    assert.equal(statuses.filter(status => status === 200).length, 4)
    assert.equal(statuses.filter(status => status === 429).length, 8)
  })

  it('does not learn from a check who is a user of another workspace', async () => {
    const check = async (email: string) =>
      await successBody(home.token.post('/workspace/file/check', fileOf('Acme', { users: [{ email, name: 'Eve' }] })))
    const free = await check('nobody@free.example')
    const taken = await check(neighbour.admin.email)
    const shown = (answer: Loose, email: string) => JSON.stringify(answer).replaceAll(email, 'ADDRESS')
    assert.equal(shown(taken, neighbour.admin.email), shown(free, 'nobody@free.example'))
    assert.deepEqual(taken['changes'], [{ kind: 'user', code: neighbour.admin.email, action: 'created' }])
  })

  it('hashes no password in a check, and each once in an application', async () => {
    const { token } = await adminWorkspace(service, 'Hashing')
    const email = 'new@hashing.example'
    const file = fileOf('Hashing', {
      users: [{ email, name: 'New', password: PASSWORD, tokens: [{ name: 't', scopes: [] }] }],
    })
    const checked = token.post('/workspace/file/check', file)
    assert.equal(await hashesDuring(async () => await checked), 0)
    const { changes, differences } = await successBody(checked)
    assert.deepEqual(
      (changes as Loose[]).map(({ code }) => code as string),
      [email, `${email}/t`],
    )
    assert.doesNotMatch(JSON.stringify(differences), /[0-9a-f]{8}-/)
    const apply = async () => await successBody(token.post('/workspace/file/apply', file, { 'If-Match': '*' }))
    assert.equal(await hashesDuring(apply), 1)
    assert.equal((await token.post('/login', { email, password: PASSWORD })).status, 200)
    assert.deepEqual((await apply())['changes'], [])
  })

  it('hashes no more passwords once the client has left', async () => {
    const { token } = await adminWorkspace(service, 'Leaving')
    const users = Array.from({ length: 6 }, (_, n) => ({ email: `u${n}@leave.example`, name: 'U', password: PASSWORD }))
    const client = new AbortController()
    const leave = (_: number, type: string) => {
      if (type === 'SCRYPTREQUEST') client.abort()
    }
    const hook = createHook({ init: leave }).enable()
    const hashes = await hashesDuring(async () => {
      const sent = fetch(`${service.url}/api/admin/v1/workspace/file/apply`, {
        method: 'POST',
        headers: { ...token.headers, 'Content-Type': 'application/json', 'If-Match': '*' },
        body: JSON.stringify(fileOf('Leaving', { users })),
        signal: client.signal,
      })
      await assert.rejects(sent)
      // It waits for the application to end.
      const { file } = await successBody(token.get('/workspace/file'))
      assert.equal((file as Loose).users.length, 1)
    })
    hook.disable()
    assert.ok(hashes < users.length, String(hashes))
  })

  it('compares one password of a workspace at a time, and none for a client that has left', async () => {
    const { session } = await adminWorkspace(service, 'Changing')
    const client = new AbortController()
    let [atOnce, most] = [0, 0]
    const under = new Set<number>()
    const hook = createHook({
      init: (id, type) => {
        if (type !== 'SCRYPTREQUEST') return
        under.add(id)
        most = Math.max(most, (atOnce += 1))
        // All others of the workspace are in the line.
        client.abort()
      },
      before: id => {
        if (under.delete(id)) atOnce -= 1
      },
    }).enable()
    const hashes = await hashesDuring(async () => {
      const sent = Array.from({ length: 4 }, async () => {
        await fetch(`${service.url}/api/admin/v1/password`, {
          method: 'POST',
          headers: { ...session.headers, 'Content-Type': 'application/json' },
          body: JSON.stringify({ currentPassword: PASSWORD, newPassword: `${PASSWORD} new` }),
          signal: client.signal,
        })
      })
      assert.ok((await Promise.allSettled(sent)).every(({ status }) => status === 'rejected'))
      // One that comes after them has its turn after them.
      const own = { currentPassword: PASSWORD, newPassword: `${PASSWORD} new` }
      assertRefused(await session.post('/password', own), 401, 'invalid_credentials')
    })
    hook.disable()
    assert.deepEqual([most, hashes], [1, 2])
  })

  it('hashes nothing for a file that is refused', async () => {
    const users = [{ email: 'new@acme.example', name: 'New', password: PASSWORD, roles: ['unknown'] }]
    const hashes = await hashesDuring(async () => {
      const answer = await home.token.post('/workspace/file/apply', fileOf('Acme', { users }), { 'If-Match': '*' })
      assertRefused(answer, 422, 'workspace_file_invalid')
    })
    assert.equal(hashes, 0)
  })

  it('hashes no password that may not be set', async () => {
    const manager = await home.adminCaller(['service.users.manage'])
    const hashes = await hashesDuring(async () => {
      const set = await manager.post(`/users/${home.admin.id}/password`, { password: PASSWORD })
      assertRefused(set, 403, 'permission_denied')
      const person = { email: 'more@acme.example', name: 'More', password: PASSWORD, roles: ['admin'] }
      assertRefused(await manager.post('/users', person), 403, 'permission_denied')
    })
    assert.equal(hashes, 0)
  })
})
