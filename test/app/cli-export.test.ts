import assert from 'node:assert/strict'
import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { after, before, describe, it } from 'node:test'
import { callersOf } from '../contracts/callers.ts'
import { adminWorkspace } from '../support/admin.ts'
import { runCli } from '../support/cli.ts'
import { startS3 } from '../support/s3.ts'
import { startTestService, type TestService } from '../support/service.ts'

const KEY = 'pk_live_Export'
const GREET = {
  code: 'greet',
  name: 'Greet',
  triggers: [{ type: 'chat_intent', intent: 'greet' }],
  nodes: [{ id: 'bye', type: 'end', text: 'Bye' }],
}

describe('parley export', () => {
  let service: TestService
  let folder: string
  let s3: Awaited<ReturnType<typeof startS3>>
  const begun: string[] = []

  before(async () => {
    service = await startTestService()
    s3 = await startS3()
    const { token } = await adminWorkspace(service, 'Acme', { keys: [{ name: 'open', key: KEY }], flows: [GREET] })
    folder = await mkdtemp(path.join(os.tmpdir(), 'parley-export-test-'))
    await writeFile(path.join(folder, 'token'), `${(token.headers['Authorization'] ?? '').slice('Bearer '.length)}\n`)
    await writeFile(path.join(folder, 'bucket'), `${s3.dsn}\n`)
    await talk()
    await talk()
  })
  after(async () => {
    await rm(folder, { recursive: true })
    await s3.close()
    await service.stop()
  })

  const talk = async () => {
    const call = callersOf(service)
    const session = await call.session(KEY)
    await call.sendChatMessage(session, { text: 'Hi', intentName: 'greet' }).expect(200)
    begun.push(session.conversationId)
  }
  const run = async (args: string[]) =>
    await runCli(['export', ...args, '--server', service.url, '--token', 'token'], {
      cwd: folder,
      databaseUrl: 'postgres://nobody@127.0.0.1:1/none',
    })
  const read = async (file: string) => await readFile(path.join(folder, file), 'utf8')
  const idsIn = (ndjson: string, kind: string) =>
    ndjson
      .trimEnd()
      .split('\n')
      .map(line => (JSON.parse(line) as Record<string, { id: string; conversationId?: string }>)[kind])
      .map(one => one?.conversationId ?? one?.id)

  it('writes what there is, and in a second run only what has begun since', async () => {
    const first = await run(['conversations', '--out', 'all.ndjson'])
    assert.deepEqual([first.code, first.stdout], [0, '2 conversations written to all.ndjson.\n'])
    await talk()
    const second = await run(['conversations', '--out', 'all.ndjson'])
    assert.deepEqual([second.code, second.stdout], [0, '1 conversation written to all.ndjson.\n'])
    assert.equal(
      (await run(['conversations', '--out', 'all.ndjson'])).stdout,
      '0 conversations written to all.ndjson.\n',
    )
    assert.deepEqual(idsIn(await read('all.ndjson'), 'conversation'), begun)
    assert.equal((await run(['executions', '--out', 'runs.ndjson'])).code, 0)
    assert.deepEqual(idsIn(await read('runs.ndjson'), 'execution'), begun)
  })

  it('goes on after a line that was not written to its end', async () => {
    await run(['conversations', '--out', 'torn.ndjson'])
    const whole = await read('torn.ndjson')
    const lines = whole.split('\n')
    await writeFile(path.join(folder, 'torn.ndjson'), whole.slice(0, (lines[0]?.length ?? 0) + 60))
    const again = await run(['conversations', '--out', 'torn.ndjson'])
    assert.deepEqual([again.code, again.stdout], [0, `${begun.length - 1} conversations written to torn.ndjson.\n`])
    assert.equal(await read('torn.ndjson'), whole)
  })

  it('leaves a file that is not an export as it is', async () => {
    for (const content of ['Notes of mine', 'Notes of mine\n', '{"execution":{"id":"1"}}\n']) {
      await writeFile(path.join(folder, 'notes.txt'), content)
      const refused = await run(['conversations', '--out', 'notes.txt'])
      assert.deepEqual(
        [refused.code, refused.stderr],
        [1, 'The file does not end as an export of conversations does; it was left as it is.\n'],
      )
      assert.equal(await read('notes.txt'), content)
    }
  })

  it('writes to a bucket, doubles nothing after a failure, and goes on from there', async () => {
    s3.state.failing = 100
    const failed = await run(['conversations', '--store', 'bucket'])
    assert.deepEqual([failed.code, failed.stderr.split('\n').length], [1, 2], failed.stderr)
    assert.match(failed.stderr, /^The bucket /)
    s3.state.failing = 0
    for (const expected of [`${begun.length} conversations`, '0 conversations'])
      assert.equal((await run(['conversations', '--store', 'bucket'])).stdout, `${expected} written to the store.\n`)
    await talk()
    await run(['conversations', '--store', 'bucket'])
    const parts = [...s3.objects].filter(([key]) => key.endsWith('.ndjson')).map(([, { bytes }]) => bytes.toString())
    assert.deepEqual(idsIn(parts.join(''), 'conversation').toSorted(), begun.toSorted())
    assert.equal(s3.objects.get('/bucket/uploads/conversations/last-id')?.bytes.toString(), `${begun.at(-1) ?? ''}\n`)
  })

  it('says what is wrong', async () => {
    const neither = await run(['conversations'])
    assert.match(neither.stderr, /Give either --out or --store\./)
    await appendFile(path.join(folder, 'nowhere'), 'https://bucket.example\n')
    assert.match((await run(['conversations', '--store', 'nowhere'])).stderr, /--store names a file that holds s3:/)
    assert.match((await run(['conversations', '--out', 'none/all.ndjson'])).stderr, /cannot be written: /)
  })
})
