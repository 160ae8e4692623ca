import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { after, before, describe, it } from 'node:test'
import { parse, stringify } from 'yaml'
import { generateAccessToken } from '../../adapters/secrets.ts'
import { adminWorkspace, type AdminCalls, type AdminWorkspace } from '../support/admin.ts'
import { runCli } from '../support/cli.ts'
import { startTestService, type TestService } from '../support/service.ts'

const FLOW = {
  code: 'greet',
  name: 'Greet',
  triggers: [{ type: 'chat_intent', intent: 'greet' }],
  nodes: [
    { id: 'hello', type: 'message', text: 'Hello', next: 'bye' },
    { id: 'bye', type: 'end', text: 'Bye' },
  ],
}

describe('flow commands that work with a server', () => {
  let service: TestService
  let workspace: AdminWorkspace
  let folder: string

  before(async () => {
    service = await startTestService()
    workspace = await adminWorkspace(service, 'Acme')
    folder = await mkdtemp(path.join(os.tmpdir(), 'parley-server-'))
    await writeToken('token', workspace.token)
    await write(FLOW)
  })
  after(async () => {
    await rm(folder, { recursive: true })
    await service.stop()
  })

  const write = async (definition: object, file = 'greet.yaml') =>
    await writeFile(path.join(folder, file), stringify(definition))
  const writeToken = async (file: string, { headers }: AdminCalls) =>
    await writeFile(path.join(folder, file), `${(headers['Authorization'] ?? '').slice('Bearer '.length)}\n`)
  const flow = async (args: string[], token = 'token') =>
    await runCli(['flow', ...args, '--server', service.url, '--token', token], {
      cwd: folder,
      databaseUrl: 'postgres://nobody@127.0.0.1:1/none',
    })
  const stored = async (): Promise<Record<string, unknown>> => {
    const { body } = await workspace.token.get('/flows')
    return (body as { items: { code: string }[] }).items.find(({ code }) => code === 'greet') ?? {}
  }

  it('creates, saves and publishes a flow from its file, without a database', async () => {
    assert.deepEqual(await flow(['push', 'greet.yaml']), { code: 0, stdout: 'Created greet.\n', stderr: '' })
    assert.deepEqual(await flow(['publish', 'greet.yaml', '--note', 'First']), {
      code: 0,
      stdout: 'Published greet as version 1.\n',
      stderr: '',
    })
    assert.equal((await stored())['publishedVersion'], 1)
    assert.equal((await flow(['publish', 'greet.yaml'])).stdout, 'greet is live as version 1.\n')
    await write({ ...FLOW, name: 'Greetings' })
    assert.equal((await flow(['push', 'greet.yaml'])).stdout, 'Saved the draft of greet.\n')
    assert.equal((await flow(['push', 'greet.yaml'])).stdout, 'Nothing has changed in greet.\n')
    const { publishedVersion, unpublishedChanges } = await stored()
    assert.deepEqual([publishedVersion, unpublishedChanges], [1, true])
  })

  it('names the flow that owns an intent, and says what was done', async () => {
    await writeFile(path.join(folder, 'other.yaml'), stringify({ ...FLOW, code: 'other' }))
    const refused = await flow(['publish', 'other.yaml'])
    assert.equal(refused.code, 1)
    assert.equal(
      refused.stderr,
      'other.yaml: the intent "greet" belongs to the published flow greet.\n' +
        'other was not published. Its draft was saved.\n',
    )
  })

  it('shows how the file differs from the draft or from the live version', async () => {
    const same = await flow(['diff', 'greet.yaml'])
    assert.deepEqual([same.code, same.stdout], [0, 'greet.yaml is the same.\n'])
    const live = await flow(['diff', 'greet.yaml', '--published'])
    assert.deepEqual([live.code, live.stdout], [1, 'greet.yaml:\n  ~ /name: "Greet" → "Greetings"\n'])
  })

  it('writes the flows of the server into files, and never overwrites different content', async () => {
    const pulled = await flow(['pull', 'greet', '--published', '--out', 'flows'])
    assert.deepEqual([pulled.code, pulled.stdout], [0, `Wrote ${path.join('flows', 'greet.yaml')}.\n`])
    assert.deepEqual(parse(await readFile(path.join(folder, 'flows/greet.yaml'), 'utf8')), FLOW)
    const differs = await flow(['pull', '--out', 'flows'])
    assert.equal(differs.code, 1)
    assert.match(differs.stderr, /^flows\/greet\.yaml differs from the server, see parley flow diff/)
    assert.deepEqual(parse(await readFile(path.join(folder, 'flows/greet.yaml'), 'utf8')), FLOW)
    assert.equal((await flow(['pull', '--out', 'flows', '--force'])).code, 0)
    assert.match((await flow(['pull', '--out', 'flows'])).stdout, /is up to date/)
    assert.equal((await flow(['pull', 'greta'])).stderr, 'There is no flow "greta"; did you mean greet?\n')
  })

  it('writes the tests of a flow next to it, as flow test runs them', async () => {
    const tests = [{ name: 'greets', steps: [{ say: 'hi', expect: { blocks: ['Hello', 'Bye'] } }] }]
    const { id } = await stored()
    await workspace.token.put(`/flows/${id as string}/tests`, { tests }, { 'If-Match': '*' })
    const pulled = await flow(['pull', '--out', 'tested'])
    assert.match(pulled.stdout, /Wrote tested\/greet\.test\.yaml\./)
    const file = parse(await readFile(path.join(folder, 'tested/greet.test.yaml'), 'utf8')) as object
    assert.deepEqual(file, { flow: 'greet.yaml', tests })
    const run = await runCli(['flow', 'test', 'tested/greet.yaml'], {
      cwd: folder,
      databaseUrl: 'postgres://nobody@127.0.0.1:1/none',
    })
    assert.deepEqual([run.code, run.stderr], [0, ''])
    assert.match(run.stdout, /^✔ greets/)
  })

  it('names the position in the file of each finding, and leaves the draft unchanged', async () => {
    await write({ ...FLOW, nodes: [{ id: 'call', type: 'http', connection: 'crm', url: '/x' }] })
    const refused = await flow(['publish', 'greet.yaml'])
    assert.equal(refused.code, 1)
    assert.match(
      refused.stderr,
      /^greet\.yaml:9:17: error: there is no connection "crm"\n.*\n.*\^+\ngreet was not published\./,
    )
    assert.equal((await stored())['name'], 'Greetings')
    await write({ ...FLOW, nodes: [{ id: 'a', type: 'mesage' }] })
    assert.match(
      (await flow(['publish', 'greet.yaml'])).stderr,
      /did you mean message\?[\s\S]*Nothing was published\.\n$/,
    )
  })

  it('takes over breaking changes of operations only where it is told to', async () => {
    const { token } = workspace
    const documentWith = (parameters: object[]) => ({
      content: JSON.stringify({
        openapi: '3.1.0',
        info: { title: 'Shop', version: '1' },
        paths: { '/orders': { get: { operationId: 'list', parameters } } },
      }),
    })
    const given = { code: 'shop', name: 'Shop', providerKey: 'http', baseUrl: 'https://shop.example' }
    const { id } = (await token.post('/connections', given)).body as { id: string }
    const put = async (parameters: object[]) => {
      const answer = await token.put(`/connections/${id}/document`, documentWith(parameters), { 'If-Match': '*' })
      assert.equal(answer.status, 200, answer.text)
    }
    await put([])
    await write(
      {
        code: 'orders',
        name: 'Orders',
        nodes: [{ id: 'call', type: 'call', connection: 'shop', operation: 'list', arguments: { page: 1 } }],
      },
      'orders.yaml',
    )
    const page = { name: 'page', in: 'query', schema: { type: 'integer' } }
    await put([page])
    assert.equal((await flow(['publish', 'orders.yaml'])).stdout, 'Published orders as version 1.\n')
    await put([{ ...page, schema: { type: 'integer', maximum: 9 } }])
    const refused = await flow(['publish', 'orders.yaml'])
    assert.equal(refused.code, 1)
    assert.match(refused.stderr, /^orders\.yaml:\d+:\d+: warning: list has changed since the live version/)
    assert.match(refused.stderr, /orders was not published\. Its draft was saved\. --accept-operation-changes takes/)
    const accepted = await flow(['publish', 'orders.yaml', '--accept-operation-changes'])
    assert.equal(accepted.stdout, 'Published orders as version 2.\n')
  })

  it("does not overwrite another person's draft without --force", async () => {
    const grace = await workspace.tokenOf(await workspace.person(['admin']))
    await writeToken('grace', grace)
    await write({ ...FLOW, name: 'Hi' })
    const refused = await flow(['push', 'greet.yaml'], 'grace')
    assert.equal(refused.code, 1)
    assert.match(refused.stderr, /^Ada has changed the draft of greet since it was published; see parley flow diff\./)
    assert.equal((await stored())['name'], 'Greetings')
    assert.equal((await flow(['push', 'greet.yaml', '--force'], 'grace')).stdout, 'Saved the draft of greet.\n')
    assert.equal((await stored())['name'], 'Hi')
  })

  it('exports and applies a workspace file with everything in it, without a database', async () => {
    const run = async (args: string[], env: Record<string, string> = {}) =>
      await runCli(['workspace', ...args, '--server', service.url, '--token', 'token'], {
        cwd: folder,
        databaseUrl: 'postgres://nobody@127.0.0.1:1/none',
        env,
      })
    const exported = await run(['export', '--output', 'workspace.yaml', '--layout', 'layout.yaml'])
    assert.deepEqual([exported.code, exported.stdout], [0, ''], exported.stderr)
    const nowhere = await run(['export', '--output', 'no/such/workspace.yaml'])
    assert.deepEqual(
      [nowhere.code, nowhere.stderr],
      [1, 'no/such/workspace.yaml cannot be written: there is no such file or folder.\n'],
    )
    const file = parse(await readFile(path.join(folder, 'workspace.yaml'), 'utf8')) as Record<string, unknown>
    const heading = `Workspace ${workspace.tenantId}\n`
    const apply = async (env?: Record<string, string>) =>
      await run(['apply', 'workspace.yaml', '--layout', 'layout.yaml'], env)
    assert.deepEqual(await apply(), { code: 0, stdout: `${heading}  nothing changed\n`, stderr: '' })
    const more = {
      ...file,
      users: [{ email: 'eve@acme.example', name: 'Eve', password: { env: 'EVE_PASSWORD' }, roles: ['admin'] }],
      keys: [{ name: 'website' }],
      forms: [{ code: 'contact', title: 'Contact', fields: [{ name: 'email', type: 'email' }] }],
      flows: [{ code: 'callee', name: 'Callee', nodes: [{ id: 'bye', type: 'end' }] }],
    }
    await write(more, 'workspace.yaml')
    assert.match(
      (await apply()).stderr,
      /^workspace\.yaml:\d+:\d+: error: the environment variable EVE_PASSWORD is not set/,
    )
    const applied = await apply({ EVE_PASSWORD: 'a-long-password-for-eve' })
    assert.equal(applied.code, 0, applied.stderr)
    for (const change of ['created user eve@acme.example', 'published form contact', 'published flow callee'])
      assert.match(applied.stdout, new RegExp(`  ${change}\n`))
    assert.match(applied.stdout, /\nShown this once:\n {2}key website: pk_live_/)
    await write({ ...more, workspace: { id: '018f0000-0000-7000-8000-000000000009', name: 'Other' } }, 'workspace.yaml')
    assert.match((await apply()).stderr, /^workspace\.yaml:\d+:\d+: error: the file describes the workspace\n/)
  })

  it('says in a sentence that a token is refused or lacks a permission, or that nothing answers', async () => {
    await writeFile(path.join(folder, 'none'), 'pat_nobody\n')
    assert.match((await flow(['diff', 'greet.yaml'], 'none')).stderr, /does not accept the token/)
    await writeToken('analyst', await workspace.tokenOf(await workspace.person(['analyst'])))
    assert.match((await flow(['push', 'greet.yaml'], 'analyst')).stderr, /The user of the token may not do this/)
    const away = await runCli(['flow', 'diff', 'greet.yaml', '--server', 'http://127.0.0.1:9', '--token', 'token'], {
      cwd: folder,
      databaseUrl: '',
    })
    assert.deepEqual([away.code, away.stderr], [1, 'http://127.0.0.1:9 does not answer (bad port).\n'])
    const wrong = await runCli(['flow', 'diff', 'greet.yaml', '--server', 'parley', '--token', 'token'], {
      cwd: folder,
      databaseUrl: '',
    })
    assert.equal(wrong.code, 2)
    const token = generateAccessToken()
    const literal = await flow(['diff', 'greet.yaml'], token)
    assert.equal(literal.code, 2)
    assert.match(literal.stderr, /^--token names the file that holds the token/)
    assert.ok(!literal.stderr.includes(token))
  })
})
