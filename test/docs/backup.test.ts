import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, describe, it } from 'node:test'
import { pino } from 'pino'
import { createMemoryLimiter } from '../../adapters/limiter/limiter.ts'
import { compose } from '../../app/compose.ts'
import { listen } from '../../app/listen.ts'
import { callersOf, type Loose } from '../contracts/callers.ts'
import { answering } from '../contracts/public/chat-turns.ts'
import { createEmptyDatabase, createTestDatabase } from '../support/database.ts'
import { PDF } from '../support/files.ts'
import { FORM_KEYS, applyForms } from '../support/forms.ts'
import {
  postgresPrograms,
  postgresProgramsSkip,
  startInstalledPostgres,
  type InstalledPostgres,
} from '../support/postgres-programs.ts'
import { PROGRAM } from '../support/program.ts'
import { APP_SECRET, testEnvironment } from '../support/service.ts'
import { blocksOf } from './pages.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const ask = {
  code: 'ask',
  name: 'Ask',
  triggers: [{ type: 'chat_intent', intent: 'ask' }],
  start: 'name',
  nodes: [
    { id: 'name', type: 'input', prompt: 'Your name?', field: { name: 'name', type: 'text' }, next: 'bye' },
    { id: 'bye', type: 'end', text: 'Goodbye {{ vars.name }}' },
  ],
}

describe('the commands for backup and restore', { skip: postgresProgramsSkip }, () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'parley-backup-'))
  const page = path.join(ROOT, 'docs/operating/backup.md')
  const blocks = blocksOf(page).filter(({ text }) => /^pg_(?:dump|restore)/m.test(text))
  const ends: (() => Promise<void>)[] = []
  let server: InstalledPostgres | undefined
  after(async () => {
    for (const end of ends.reverse()) await end()
    await server?.stop()
    rmSync(folder, { recursive: true })
  })

  /** A process of the service on this database and data folder. */
  async function start(databaseUrl: string, dataDir: string) {
    const environment = testEnvironment(databaseUrl, { dataDir })
    const substitutes = { logger: pino({ level: process.env['TEST_LOG'] ?? 'silent' }), limiter: createMemoryLimiter() }
    const { url, stop } = await listen(await compose(environment, substitutes), environment)
    ends.push(stop)
    return callersOf({ url, nextAddress: () => '192.0.2.1' })
  }

  /** Runs a block of the page as written, except for the names of the database and the folder. */
  async function run(text: string, databaseUrl: string, dataDir: string): Promise<void> {
    const script = text
      .replaceAll(/postgres:\/\/user:password@host\/\w+/g, databaseUrl)
      .replaceAll('/var/lib/parley', dataDir)
      .replaceAll('npx parley', `node ${PROGRAM}`)
    const PATH = [postgresPrograms, `${ROOT}/node_modules/.bin`, process.env['PATH']].join(path.delimiter)
    await new Promise<void>((resolve, reject) => {
      execFile(
        'bash',
        ['-euo', 'pipefail', '-c', script],
        { cwd: folder, env: { PATH, APP_SECRET } },
        (error, _, stderr) => (error === null ? resolve() : reject(new Error(`${text}\n--\n${stderr}`))),
      )
    })
  }

  it('give a new database on which a waiting conversation continues, with its files and its secrets', async () => {
    assert.equal(blocks.length, 2)
    server = await startInstalledPostgres()
    process.env['TEST_DATABASE_URL'] = server.url
    const [source, target] = [await createTestDatabase(), await createEmptyDatabase()]
    ends.push(
      () => source.drop(),
      () => target.drop(),
    )
    const [before, afterwards] = [path.join(folder, 'before'), path.join(folder, 'after')]
    for (const each of [before, afterwards]) mkdirSync(each)
    await applyForms(source, { flows: [ask], config: { tenant: { 'mail/transport/dsn': 'smtp://a:b@mail.example' } } })

    const earlier = await start(source.url, before)
    const session = await earlier.session(FORM_KEYS.open)
    const asked = await earlier.sendChatMessage(session, { text: 'hi', intentName: 'ask' })
    assert.equal(asked.status, 200, asked.text)
    const upload = `/api/public/v1/forms/files/uploads?field=papers&publicKey=${FORM_KEYS.open}`
    const uploaded = await earlier.post(upload, undefined, {}).unset('Content-Type').attach('file', PDF, 'a.pdf')
    assert.equal(uploaded.status, 201, uploaded.text)
    await run(blocks[0]?.text ?? '', source.url, before)

    await run(blocks[1]?.text ?? '', target.url, afterwards)
    const later = await start(target.url, afterwards)
    const ready = await later.get('/readyz')
    assert.equal(ready.status, 200, ready.text)
    const answered = await later.sendChatMessage(session, answering(asked.body.reply as Loose, { name: 'Ada' }))
    assert.equal(answered.status, 200, answered.text)
    assert.match(answered.text, /Goodbye Ada/)
    const bytes = readdirSync(afterwards, { recursive: true, encoding: 'utf8' })
      .map(name => path.join(afterwards, name))
      .filter(name => statSync(name).isFile())
      .map(name => readFileSync(name))
    assert.ok(bytes.some(one => one.equals(PDF)))
    const counts = async ({ pool }: typeof source) =>
      (await pool.query<Loose>('select (select count(*) from files) as files, (select count(*) from users) as users'))
        .rows
    assert.deepEqual(await counts(target), await counts(source))
  })
})
