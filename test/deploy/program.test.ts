import assert from 'node:assert/strict'
import { isAscii } from 'node:buffer'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { after, before, describe, it } from 'node:test'
import { PROGRAM_BUILD } from '../../scripts/build-program.ts'
import { runCli } from '../support/cli.ts'
import { eventually } from '../support/eventually.ts'
import { createEmptyDatabase, type TestDatabase } from '../support/database.ts'
import { ENGINE_TOKEN } from '../support/service.ts'
import { layOutImage, type Running, startCommand } from '../harness/commands.ts'
import { read, ROOT } from './deployment-files.ts'

describe('the built program', () => {
  let image: Awaited<ReturnType<typeof layOutImage>>
  let database: TestDatabase
  const running: Running[] = []
  before(async () => {
    ;[image, database] = await Promise.all([layOutImage(), createEmptyDatabase()])
  })
  after(async () => {
    await Promise.all(running.map(async ({ kill }) => await kill()))
    await Promise.all([image.drop(), database.drop()])
  })

  const parley = async (...args: string[]) =>
    await runCli(args, { cwd: image.folder, databaseUrl: database.url, program: `${image.folder}/parley.js` })
  const start = async (command: 'serve' | 'worker') => {
    const process = await startCommand(image.folder, command, {
      databaseUrl: database.url,
      limiterDsn: 'memory://',
      edgeStoreDsn: 'null://',
    })
    running.push(process)
    return process
  }

  it('is text of one byte a character, so that none of it takes twice its size in memory', async () => {
    const modules = (await readdir(PROGRAM_BUILD, { recursive: true })).filter(
      name => name.endsWith('.js') && !/^app\/|^generated\/widget\//.test(name),
    )
    assert.ok(modules.includes('generated/validators/admin/bodies.code.js'), 'validators are files of their own')
    for (const name of modules) assert.ok(isAscii(await readFile(`${PROGRAM_BUILD}/${name}`)), name)
  })

  it('prints the help of the sources, and migrates, tests flows and applies a workspace as they do', async () => {
    const cwd = image.folder
    const help = await runCli(['workspace', '--help'], { cwd, databaseUrl: database.url })
    assert.deepEqual(await parley('workspace', '--help'), help)
    assert.match((await parley('migrate')).stdout, /^Migrated 20261121000100_database_functions\n/)
    const tested = await parley('flow', 'test', `${ROOT}/examples/demo/flows/gift-finder.yaml`)
    assert.deepEqual([tested.code, tested.stderr], [0, ''])
    const applied = await parley('workspace', 'apply', 'examples/demo/workspace.yaml')
    assert.deepEqual([applied.code, applied.stderr], [0, ''])
  })

  it('serves its contracts, pages and packages, and says where a body is wrong', async () => {
    const { url, stop } = await start('serve')
    for (const [path, file] of [
      ['/docs/openapi/admin.json', 'generated/openapi/admin.json'],
      ['/docs/openrpc.json', 'generated/openrpc.json'],
      ['/widget/parley-chat.js', 'generated/widget/parley-chat.js'],
      ['/console', 'app/pages/console/index.html'],
      ['/docs/swagger-ui.css', 'node_modules/swagger-ui-dist/swagger-ui.css'],
      ['/fonts/inter.css', 'node_modules/@fontsource-variable/inter/index.css'],
    ] as const) {
      const reply = await fetch(`${url}${path}`)
      assert.equal(reply.status, 200, path)
      assert.equal(await reply.text(), read(file).replace('{{demoSignIn}}', ''), path)
    }
    const reply = await fetch(`${url}/api/admin/v1/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'ada@acme.dev' }),
    })
    assert.equal(reply.status, 400)
    assert.match(await reply.text(), /password/)
    assert.equal(await stop(), 0)
  })

  it('evaluates an expression in its thread', async () => {
    const { url, stop } = await start('serve')
    const about = ['--user', 'ada@acme.example', '--name', 'thread', '--scope', 'api:full']
    const created = await parley('token', 'create', ...about)
    const reply = await fetch(`${url}/api/admin/v1/expressions/evaluate`, {
      method: 'POST',
      headers: { 'Authorization': `Bearer ${created.stdout.trim()}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ kind: 'expression', source: '$sum([1, 2])' }),
    })
    const text = await reply.text()
    assert.equal(reply.status, 200, text)
    assert.equal((JSON.parse(text) as { value: unknown }).value, 3)
    assert.equal(await stop(), 0)
  })

  it('works, answers health, readiness and metrics and nothing else, and stops on SIGTERM', async () => {
    const { url, stop } = await start('worker')
    const asked = ['/healthz', '/readyz', '/metrics', '/', '/docs/openrpc.json', '/api/admin/v1/session']
    const headers = { Authorization: `Bearer ${ENGINE_TOKEN}` }
    // A process that does not get the processor is not ready at first.
    await eventually(async () => {
      const statuses = await Promise.all(asked.map(async path => (await fetch(`${url}${path}`, { headers })).status))
      assert.deepEqual(statuses, [200, 200, 200, 404, 404, 404])
    })
    assert.equal(await stop(), 0)
  })

  it('does not start with a broken document of its agent tools', async () => {
    const file = `${image.folder}/generated/openrpc.json`
    const document = await readFile(file, 'utf8')
    await writeFile(file, document.replace('"openrpc"', '"openrps"'))
    await assert.rejects(start('serve'), /openrpc/i)
    await writeFile(file, document)
  })
})
