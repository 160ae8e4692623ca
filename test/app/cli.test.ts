import assert from 'node:assert/strict'
import { mkdtemp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { after, before, describe, it } from 'node:test'
import { parse } from 'yaml'
import { newId } from '../../adapters/ids.ts'
import { isAccessToken, isEngineToken } from '../../adapters/secrets.ts'
import { runCli, type CliOptions } from '../support/cli.ts'
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '../support/database.ts'

const workspaceId = '018f0000-0000-7000-8000-000000000002'

describe('the command line', () => {
  let folder: string
  let database: TestDatabase
  let empty: TestDatabase

  before(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'parley-cli-'))
    database = await createTestDatabase()
    empty = await createEmptyDatabase()
    await mkdir(path.join(folder, 'flows'))
    await writeFile(
      path.join(folder, 'flows', 'ask.yaml'),
      [
        'code: ask',
        'name: Ask',
        'triggers:',
        '  - { type: chat_intent, intent: ask }',
        'nodes:',
        '  - { id: hello, type: message, text: "Hello {{ vars.who }}", next: number }',
        '  - id: number',
        '    type: input',
        '    prompt: Which number?',
        '    field: { name: n, type: number, required: true, validation: { min: 5 } }',
        '    next: choice',
        '  - id: choice',
        '    type: buttons',
        '    prompt: Sure?',
        '    choices: [{ id: y, label: Yes, next: rest }, { id: n, label: No, next: bye }]',
        '  - { id: rest, type: wait, for: PT1H, next: bye }',
        '  - { id: bye, type: end, text: "Bye {{ vars.n }}" }',
        '',
      ].join('\n'),
    )
    await writeFile(
      path.join(folder, 'workspace.yaml'),
      [
        'apiVersion: parley/v1',
        'organization: { name: Acme Group }',
        `workspace: { id: ${workspaceId}, name: Acme }`,
        'users:',
        '  - { email: ada@acme.example, name: Ada, roles: [admin] }',
        'keys:',
        '  - { name: site, webhook: { url: "https://shop.example/hook" } }',
        'flows:',
        '  - file: flows/ask.yaml',
        '',
      ].join('\n'),
    )
  })
  after(async () => {
    await database.drop()
    await empty.drop()
    await rm(folder, { recursive: true })
  })

  const run = async (args: string[], { url = database.url, ...options }: { url?: string } & CliOptions = {}) =>
    await runCli(args, { ...options, cwd: folder, databaseUrl: url })

  it('refuses to work on an old schema and names the command', async () => {
    const outcome = await run(['workspace', 'apply', 'workspace.yaml'], { url: empty.url })
    assert.equal(outcome.code, 1)
    assert.match(outcome.stderr, /^The database lacks \d+ migrations; run `parley migrate` first\.\n$/)
  })

  it('applies a workspace file with the files it names, and reports its changes as JSON', async () => {
    const first = await run(['workspace', 'apply', 'workspace.yaml', '--json'])
    assert.deepEqual([first.code, first.stderr], [0, ''])
    const result = JSON.parse(first.stdout)
    assert.equal(result.workspace.id, workspaceId)
    assert.deepEqual(
      result.changes.map(
        (change: { kind: string; code: string; action: string }) => `${change.kind} ${change.code} ${change.action}`,
      ),
      [
        'organization Acme Group created',
        'workspace Acme created',
        'user ada@acme.example created',
        'flow ask published',
        'key site created',
      ],
    )
    assert.match(result.secrets.keys[0].webhookSecret, /^whsec_/)
    const second = await run(['workspace', 'apply', 'workspace.yaml', '--json'])
    assert.deepEqual(JSON.parse(second.stdout), {
      workspace: { id: workspaceId },
      changes: [],
      secrets: { keys: [], tokens: [] },
    })
    assert.match((await run(['workspace', 'apply', 'workspace.yaml'])).stdout, /nothing changed/)
  })

  it('exports the workspace as a file that can be applied again', async () => {
    const { stdout, stderr } = await run(['workspace', 'export', '--workspace', workspaceId])
    assert.equal(parse(stdout).flows[0].code, 'ask')
    assert.match(stderr, /^To apply it, set KEY_SITE_WEBHOOK_SECRET\.\n$/)
    const unknown = await run(['workspace', 'export', '--workspace', '018f0000-0000-7000-8000-00000000ffff'])
    assert.deepEqual([unknown.code, unknown.stdout], [1, ''])
    const invalid = await run(['workspace', 'export', '--workspace', 'first'])
    assert.deepEqual([invalid.code, invalid.stderr], [1, '"first" is not the id of a workspace.\n'])
  })

  it('takes and writes the layout of flows as a separate file', async () => {
    const layout = {
      flows: {
        ask: { positions: { hello: { x: 1, y: 2.5 } }, notes: [], groups: [], arrangement: 'down' },
        none: { positions: {}, notes: [] },
      },
    }
    await writeFile(path.join(folder, 'layout.yaml'), JSON.stringify(layout))
    const apply = async () => await run(['workspace', 'apply', 'workspace.yaml', '--layout', 'layout.yaml', '--json'])
    assert.deepEqual(JSON.parse((await apply()).stdout).changes, [{ kind: 'layout', code: 'ask', action: 'updated' }])
    assert.deepEqual(JSON.parse((await apply()).stdout).changes, [])
    const { stdout } = await run(['workspace', 'export', '--workspace', workspaceId, '--layout', 'drawn.yaml'])
    assert.doesNotMatch(stdout, /positions/)
    const drawn: unknown = parse(await readFile(path.join(folder, 'drawn.yaml'), 'utf8'))
    assert.deepEqual(drawn, { flows: { ask: layout.flows.ask } })

    await writeFile(
      path.join(folder, 'layout.yaml'),
      'flows:\n  ask: { positions: { hello: { x: far } }, notes: [] }\n',
    )
    const refused = await apply()
    assert.equal(refused.code, 1)
    assert.match(refused.stderr, /^layout\.yaml:2:30: error: .*\n {2}2 \|.*\n {4}\| +\^\nlayout\.yaml:2:35: error: /)
  })

  it('names the file and line of an error', async () => {
    await writeFile(
      path.join(folder, 'flows', 'broken.yaml'),
      'code: broken\nname: Broken\nnodes:\n  - { id: a, type: message, text: Hi, next: nowhere }\n',
    )
    await writeFile(
      path.join(folder, 'broken.yaml'),
      [
        'apiVersion: parley/v1',
        'organization: { name: B }',
        'workspace: { name: B }',
        'users:',
        '  - { email: no, name: N }',
        'flows: [{ file: flows/broken.yaml }]',
        '',
      ].join('\n'),
    )
    const early = await run(['workspace', 'validate', 'broken.yaml'])
    assert.equal(early.code, 1)
    assert.match(early.stderr, /^broken\.yaml:5:14: error: .*\n {2}5 \| {3}- \{ email: no.*\n {4}\| +\^\^\n/)
    await writeFile(
      path.join(folder, 'broken.yaml'),
      [
        'apiVersion: parley/v1',
        'organization: { name: B }',
        'workspace: { name: B }',
        'flows: [{ file: flows/broken.yaml }]',
        '',
      ].join('\n'),
    )
    assert.match(
      (await run(['workspace', 'apply', 'broken.yaml'])).stderr,
      /^flows\/broken\.yaml:4:45: error: .*nowhere.*\n {2}4 \|.*\n {4}\| +\^+\nNothing was changed\.\n$/,
    )
    const offline = await run(['workspace', 'validate', 'broken.yaml', '--offline', '--json'], {
      url: 'postgres://nobody@127.0.0.1:1/none',
    })
    assert.deepEqual(
      JSON.parse(offline.stdout).findings.map((finding: { at: string }) => finding.at),
      ['flows/broken.yaml:4'],
    )
    assert.match((await run(['flow', 'validate', 'flows/broken.yaml'])).stderr, /^flows\/broken\.yaml:4:45: /)
  })

  it('says that a file cannot be read, without a stack', async () => {
    const outcome = await run(['workspace', 'apply', 'absent.yaml'])
    assert.deepEqual(
      [outcome.code, outcome.stderr],
      [1, 'absent.yaml cannot be read: there is no such file or folder.\n'],
    )
  })

  it('says that the database does not answer, without a stack', async () => {
    const outcome = await run(['migrate'], { url: 'postgres://nobody@127.0.0.1:1/none' })
    assert.deepEqual(
      [outcome.code, outcome.stderr],
      [1, 'The database does not answer (ECONNREFUSED). Check DATABASE_URL.\n'],
    )
  })

  it('makes no database in a folder that has none, and says which folder that is', async () => {
    const elsewhere = await mkdtemp(path.join(os.tmpdir(), 'parley-elsewhere-'))
    const env = { DATABASE_URL: '', DATA_DIR: path.join(elsewhere, 'data') }
    const outcome = await run(['key', 'create', '--workspace', workspaceId, '--name', 'crm'], { env })
    assert.deepEqual([outcome.code, outcome.stdout], [1, ''])
    assert.match(outcome.stderr, new RegExp(`^There is no database in ${elsewhere}/data\\. Run this where Parley runs`))
    assert.ok(!(await readdir(path.join(elsewhere, 'data'))).includes('postgres'))
    await rm(elsewhere, { recursive: true })
  })

  it('stops at a misspelt variable and names it in a sentence', async () => {
    const outcome = await run(['migrate'], { env: { LOG_LEVLE: 'debug', PORT: 'many' } })
    assert.equal(outcome.code, 1)
    assert.deepEqual(outcome.stderr.split('\n'), [
      'LOG_LEVLE is unknown; did you mean LOG_LEVEL?',
      'PORT must be a port number from 0 to 65535, not "many".',
      '',
    ])
  })

  it('runs a conversation with a flow in the terminal, without server or database', async () => {
    const outcome = await run(['flow', 'simulate', 'flows/ask.yaml', '--var', 'who=Ada'], {
      url: 'postgres://nobody@127.0.0.1:1/none',
      stdin: '3\n7\nYes\n\n',
    })
    assert.deepEqual([outcome.code, outcome.stderr], [0, ''])
    const lines = [
      'Hello Ada',
      'Which number\\?',
      '> 3',
      '! n: minimum.*',
      '> 7',
      'Sure\\?',
      ' {2}1\\. Yes',
      ' {2}2\\. No',
    ]
    const end = ['> Yes', '\\(waiting until .*\\) ', 'Bye 7', '\\* completed', '$']
    assert.match(outcome.stdout, new RegExp([...lines, ...end].join('\\n')))
  })

  it('ends a simulation with the input', async () => {
    assert.equal((await run(['flow', 'simulate', 'flows/ask.yaml'], { stdin: '' })).code, 0)
  })

  it('creates tokens: one that is not stored, and one that acts as a user', async () => {
    assert.ok(isAccessToken((await run(['token', 'generate'])).stdout.trim()))
    const created = await run([
      'token',
      'create',
      '--user',
      'Ada@acme.example',
      '--name',
      'ci',
      '--scope',
      'api:full',
      'mcp',
      '--json',
    ])
    assert.ok(isAccessToken(JSON.parse(created.stdout).value))
    const { rows } = await database.pool.query<{ scopes: string[] }>(
      "select scopes from access_tokens where name = 'ci'",
    )
    assert.deepEqual(rows, [{ scopes: ['api:full', 'mcp'] }])
    const unknown = await run(['token', 'create', '--user', 'eve@acme.example', '--name', 'ci', '--scope', 'mcp'])
    assert.deepEqual([unknown.code, unknown.stderr], [1, 'There is no user eve@acme.example.\n'])
    const misspelt = await run(['token', 'create', '--user', 'ada@acme.example', '--name', 'x', '--scope', 'api:ful'])
    assert.deepEqual([misspelt.code, misspelt.stderr], [2, 'There is no scope "api:ful"; did you mean api:full?\n'])
  })

  it('creates engine tokens, lists them without their values, and revokes them', async () => {
    const create = async (...more: string[]) =>
      await run(['engine-token', 'create', '--name', 'prometheus', '--scope', 'metrics', ...more])
    const created = JSON.parse((await create('--workspace', workspaceId, '--every-workspace', '--json')).stdout)
    assert.ok(isEngineToken(created.value))
    const line = (status: string) => `${created.id}  ${status}  prometheus  metrics  every workspace\n`
    assert.equal((await run(['engine-token', 'list'])).stdout, line('active'))
    assert.equal((await run(['engine-token', 'revoke', created.id])).stdout, `${created.id} is revoked.\n`)
    assert.equal((await run(['engine-token', 'list'])).stdout, line('revoked'))
    const nowhere = await create('--workspace', newId())
    assert.match(nowhere.stderr, /^There is no workspace /)
    assert.match((await run(['engine-token', 'revoke', newId()])).stderr, /^There is no engine token /)
  })

  it('creates keys, with a webhook secret that is shown once', async () => {
    const created = JSON.parse(
      (
        await run([
          'key',
          'create',
          '--workspace',
          workspaceId,
          '--name',
          'shop',
          '--origin',
          'https://shop.example',
          '--webhook',
          'https://shop.example/h',
          '--json',
        ])
      ).stdout,
    )
    assert.match(created.key, /^pk_live_/)
    assert.match(created.webhookSecret, /^whsec_/)
    const again = await run(['key', 'create', '--workspace', workspaceId, '--name', 'shop'])
    assert.deepEqual([again.code, again.stderr], [1, 'There is a key "shop" already. Choose another --name.\n'])
    const open = async (...options: string[]) =>
      await run(['key', 'create', '--workspace', workspaceId, '--name', 'closed', ...options])
    const misspelt = await open('--intent', 'aks')
    assert.deepEqual([misspelt.code, misspelt.stderr], [1, 'There is no intent "aks"; did you mean ask?\n'])
    const form = await open('--intent', 'ask', '--form', 'contact')
    assert.deepEqual([form.code, form.stderr], [1, 'There is no form "contact"; there are no forms.\n'])
    const nowhere = await run(['key', 'create', '--workspace', 'nothing', '--name', 'x'])
    assert.deepEqual([nowhere.code, nowhere.stderr], [1, 'There is no workspace nothing.\n'])
  })

  it('creates no key and no token that the admin API would refuse, and stores no password in an address', async () => {
    const key = ['key', 'create', '--workspace', workspaceId]
    const engineToken = ['engine-token', 'create', '--scope', 'engine', '--workspace', workspaceId]
    const token = ['token', 'create', '--user', 'ada@acme.example', '--scope', 'mcp']
    const address = 'http://ada:secret@shop.example/h'
    const cases: [string[], string][] = [
      [[...key, '--name', ''], '--name must not be empty.'],
      [[...engineToken, '--name', 'x'.repeat(201)], '--name must have at most 200 characters.'],
      [[...key, '--name', 'x', '--intent', 'x'.repeat(129)], '--intent must have at most 128 characters.'],
      [[...token, '--name', ''], '--name must not be empty.'],
      [[...token, '--name', 'x', '--expires', '2020-01-01T00:00:00Z'], '2020-01-01T00:00:00Z has passed.'],
      [
        [...key, '--name', 'x', '--webhook', address],
        `"${address}" is not an address without user name and password, such as https://shop.example/parley.`,
      ],
    ]
    for (const [args, sentence] of cases) {
      const { code, stderr, stdout } = await run(args)
      assert.deepEqual([code, stderr, stdout], [2, `${sentence}\n`, ''])
    }
  })

  it('encrypts stored secrets again, and fails if one can be decrypted by neither secret', async () => {
    const current = await run(['secrets:reencrypt'])
    assert.equal(current.code, 0)
    assert.match(current.stdout, /^keys\.webhook_secret: 0 encrypted again, 0 unreadable$/m)
    const failed = await run(['secrets:reencrypt', '--json'], { env: { APP_SECRET: 'x'.repeat(32) } })
    assert.equal(failed.code, 1)
    assert.match(failed.stderr, /^[1-9][0-9]* stored secrets fit neither APP_SECRET nor APP_SECRET_SECONDARY/)
    assert.ok(JSON.parse(failed.stdout).columns.length > 0)
  })

  it('records a request for published documents and leaves the work to a worker', async () => {
    const key = `${workspaceId}/quick-questions`
    const requested = async () =>
      (
        await database.pool.query<{ name: string }>(
          "select namespace || ':' || key as name from edge_store_requests order by 1",
        )
      ).rows.map(({ name }) => name)
    await database.pool.query('delete from edge_store_requests')
    for (const [args, said] of [
      [[], 'all published documents'],
      [['--namespace=config'], 'all of config'],
      [['--namespace', 'webchat', '--key', key.toUpperCase().replace('QUICK-QUESTIONS', 'quick-questions')], key],
      [['--namespace=', '--key='], 'all published documents'],
    ] as const) {
      const asked = await run(['edge-store:republish', ...args])
      assert.deepEqual([asked.code, asked.stdout, asked.stderr], [0, `Asked for ${said}.\n`, ''])
    }
    assert.deepEqual(await requested(), [':', 'config:', `webchat:${key}`])
  })

  it('refuses to request documents that cannot exist', async () => {
    for (const [args, sentence] of [
      [['--key', `${workspaceId}/widget`], '--key needs --namespace.'],
      [['--namespace', 'sessions'], 'There is no namespace "sessions"; there are webchat and config.'],
      [['--namespace', 'config', '--key', 'widget'], '"widget" is not a key; the form is <workspace>/<section>.'],
    ] as const) {
      const refused = await run(['edge-store:republish', ...args])
      assert.deepEqual([refused.code, refused.stdout, refused.stderr], [1, '', `${sentence}\n`])
    }
  })

  it('permanently deletes a workspace when its name is repeated, and only then', async () => {
    const remove = async (...args: string[]) => await run(['workspace', 'delete', '--workspace', ...args])
    for (const [args, sentence] of [
      [['first'], '"first" is not the id of a workspace.'],
      [[workspaceId], `Nothing was deleted. Repeat the name of the workspace ${workspaceId} with --name to delete it.`],
      [[workspaceId, '--name', 'Other'], `Nothing was deleted. The workspace ${workspaceId} has another name.`],
    ] as const) {
      const refused = await remove(...args)
      assert.deepEqual([refused.code, refused.stdout, refused.stderr], [1, '', `${sentence}\n`])
    }
    const { rows } = await database.pool.query<{ name: string }>('select name from tenants where id = $1', [
      workspaceId,
    ])
    const deleted = await remove(workspaceId, '--name', rows[0]?.name ?? '')
    assert.match(deleted.stdout, new RegExp(`^Deleted ${workspaceId}: \\d+ rows and \\d+ files\\.\\n$`))
    assert.match((await remove(workspaceId, '--name', 'x')).stderr, /^There is no workspace/)
  })
})
