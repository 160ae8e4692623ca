import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import { newId } from '../../../adapters/ids.ts'
import { hashToken, verifyPassword } from '../../../adapters/secrets.ts'
import { forTenant } from '../../../adapters/stores/tenant.ts'
import { fileFor, startWorkspaceFiles } from './files.ts'

const ALLOWED = { allowGlobal: true }
const ACCENT = 'widget/appearance/accent'

describe('changes of a workspace file beyond its workspace', async () => {
  const { apply, findingsOf, stop } = await startWorkspaceFiles()
  after(stop)
  const pathsOf = async (file: object) => (await findingsOf(file)).map(({ path }) => path)

  it('changes a value of the global scope only when that is allowed', async () => {
    const file = (accent: string | null) => fileFor('global', { config: { global: { [ACCENT]: accent } } })
    assert.deepEqual(await pathsOf(file('#0a7')), ['/config/global'])
    assert.equal((await apply(file('#0a7'), ALLOWED)).changes.length, 3)
    assert.deepEqual((await apply(file('#0a7'))).changes, [], 'what is so already needs no permission')
    assert.deepEqual(await pathsOf(file(null)), ['/config/global'])
    assert.deepEqual(await pathsOf(fileFor('global', { config: { tenant: { [ACCENT]: '#123' } } })), [])
  })
  it('creates or changes a super-admin only when that is allowed', async () => {
    const root = { email: 'root@reach.example', name: 'Root', roles: ['super_admin'] }
    const file = (user: object) => fileFor('reach', { users: [user] })
    assert.deepEqual(await pathsOf(file(root)), ['/users/0/roles'])
    await apply(file(root), ALLOWED)
    assert.deepEqual((await apply(file(root))).changes, [])
    const { email, name } = root
    for (const change of [
      { password: 'a password that was guessed' },
      { roles: ['admin'] },
      { active: false },
      { tokens: [{ name: 'mine', scopes: ['api:full'] }] },
    ])
      assert.deepEqual(await pathsOf(file({ email, name, ...change })), ['/users/0/roles'], JSON.stringify(change))
    const admin = { email: 'ann@reach.example', name: 'Ann', roles: ['admin'] }
    assert.deepEqual(await pathsOf(file(admin)), [])
    assert.deepEqual(await pathsOf(file({ ...admin, roles: ['admin', 'super_admin'] })), ['/users/0/roles'])
  })
})

describe('a password in a workspace file', async () => {
  const { knex, apply, stop } = await startWorkspaceFiles()
  after(stop)

  it('ends the sessions and revokes the tokens that its user had, once', async () => {
    const file = (password: string, token: string) =>
      fileFor('rotated', {
        users: [{ email: 'eve@rotated.example', name: 'Eve', password, tokens: [{ name: token, scopes: [] }] }],
      })
    const { workspace } = await apply(file('the first password', 'old'))
    const { users, tokens, sessions } = forTenant(knex, workspace.id)
    const { id: userId } = (await users.find({ email: 'eve@rotated.example' }))!
    const open = async () => {
      const now = new Date()
      const expiresAt = new Date(now.getTime() + 60_000)
      await sessions.open({ id: newId(), userId, tokenHash: hashToken(newId()), now, expiresAt })
    }
    const left = async () => [
      (await knex('admin_sessions').where({ tenant_id: workspace.id, user_id: userId })).length,
      (await tokens.list({ userId })).filter(token => token.revokedAt === null).map(({ name }) => name),
    ]
    await open()
    await apply(file('the first password', 'old'))
    assert.deepEqual(await left(), [1, ['old']])
    await apply(file('the second password', 'new'))
    assert.deepEqual(await left(), [0, ['new']])
    assert.ok(await verifyPassword('the second password', (await users.find({ id: userId }))!.passwordHash))
    await open()
    await apply(file('the second password', 'new'))
    assert.deepEqual(await left(), [1, ['new']])
  })
})
