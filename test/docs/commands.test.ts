import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { after, before, describe, it } from 'node:test'
import { setTimeout as delay } from 'node:timers/promises'
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '../support/database.ts'
import { blocksOf, type Block } from './pages.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const CLI = path.join(ROOT, 'app/cli.ts')
const PAGES = [
  'README.md',
  'docs/integrating.md',
  'docs/flows.md',
  'docs/operating.md',
  'docs/agents.md',
  'docs/contributing.md',
]
/** A command that serves runs until the end of the page; the script continues once it is ready. */
const NPX = `#!/usr/bin/env bash
case "$1 $2" in
  "parley serve"|"parley worker"|"parley demo") node ${CLI} "\${@:2}" > "$SERVED_LOG" 2>&1 &
    for _ in $(seq 300); do grep -q -E 'listening|working' "$SERVED_LOG" && exit 0; kill -0 $! || break; sleep 0.1; done
    cat "$SERVED_LOG" >&2; exit 1 ;;
  parley*) exec node ${CLI} "\${@:2}" ;;
  *) exec "$@" ;;
esac
`

type Outcome = { code: number | null; output: string }

describe('the commands of the pages', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'parley-pages-'))
  const targets = new Set(
    [...readFileSync(path.join(ROOT, 'Makefile'), 'utf8').matchAll(/^([a-z-]+):/gm)].map(([, name = '']) => name),
  )
  let database: TestDatabase
  let server: ReturnType<typeof spawn>
  let base = ''
  let accessToken = ''
  const deployments: TestDatabase[] = []

  const environment = () => ({
    PATH: `${folder}/bin:${ROOT}/node_modules/.bin:${process.env['PATH'] ?? ''}`,
    HOME: folder,
    NODE_ENV: 'development',
    DATABASE_URL: database.url,
    DATA_DIR: path.join(folder, 'data'),
    APP_SECRET: 'a secret of the pages that nobody else knows',
    ENGINE_API_TOKEN: 'token-of-the-pages',
    LOG_LEVEL: 'info',
    PORT: '0',
    WORKER_PORT: '0',
    ACCESS_TOKEN: accessToken,
    SERVED_LOG: path.join(folder, 'served.log'),
  })

  before(async () => {
    database = await createTestDatabase()
    mkdirSync(path.join(folder, 'bin'))
    mkdirSync(path.join(folder, 'node_modules/@parley'), { recursive: true })
    symlinkSync(path.join(ROOT, 'generated/sdk/dist'), path.join(folder, 'node_modules/@parley/sdk'))
    symlinkSync(
      path.join(ROOT, 'node_modules/@modelcontextprotocol'),
      path.join(folder, 'node_modules/@modelcontextprotocol'),
    )
    writeFileSync(path.join(folder, 'bin/npx'), NPX)
    chmodSync(path.join(folder, 'bin/npx'), 0o755)
    server = spawn(process.execPath, [CLI, 'demo'], {
      cwd: ROOT,
      env: environment(),
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    base = await announced(server)
    const { output } = await run(
      'npx',
      ['parley', 'token', 'create', '--user', 'ada@acme.example', '--name', 'pages', '--scope', 'mcp', 'api:full'],
      ROOT,
    )
    accessToken = output.trim()
  })
  after(async () => {
    if (server.exitCode === null && server.kill()) await new Promise(resolve => server.once('exit', resolve))
    await Promise.all([database, ...deployments].map(async each => await each.drop()))
    rmSync(folder, { recursive: true })
  })

  /** As a reader would run it, but for the addresses, and without `make`, whose targets must exist. */
  function prepared({ text }: Block, deployment: string): string {
    const lines = text.split('\n').filter(line => !/^make\b/.test(line))
    return lines
      .join('\n')
      .replaceAll('http://localhost:3000', base)
      .replaceAll('postgres://user:password@host/parley', deployment)
  }

  async function run(command: string, args: string[], cwd: string): Promise<Outcome> {
    const child = spawn(command, args, { cwd, env: environment(), detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
    const [stdout, stderr, code] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      new Promise<number | null>(resolve => child.once('exit', resolve)),
    ])
    // What the block has left running.
    if (child.pid !== undefined) await endGroup(child.pid)
    return { code, output: stdout + stderr }
  }

  for (const page of PAGES) {
    const blocks = blocksOf(path.join(ROOT, page))
    let deployment = ''
    if (blocks.some(({ text }) => text.includes('postgres://user:password@host'))) {
      before(async () => {
        const fresh = await createEmptyDatabase()
        deployments.push(fresh)
        deployment = fresh.url
      })
    }

    it(`${page} names make targets that exist`, () => {
      const named = blocks
        .filter(({ language }) => language === 'sh')
        .flatMap(({ text }) => [...text.matchAll(/^make ([a-z-]+)/gm)].map(([, name = '']) => name))
      assert.deepEqual(
        named.filter(name => !targets.has(name)),
        [],
      )
    })

    const runnable = blocks.filter(({ language }) => language === 'sh' || language === 'ts')
    // backup.test.ts runs those with the programs of PostgreSQL, in their order and with something to save.
    for (const block of runnable.filter(({ text }) => !/^pg_/m.test(text))) {
      it(`${page}, line ${block.line}: ${block.section}`, async () => {
        const file = path.join(folder, `block.${block.language === 'sh' ? 'sh' : 'mts'}`)
        writeFileSync(file, prepared(block, deployment))
        const { code, output } =
          block.language === 'sh'
            ? await run('bash', ['-euo', 'pipefail', file], ROOT)
            : await run(process.execPath, [file], folder)
        assert.equal(code, 0, `${output}\n--\n${block.text}`)
      })
    }
  }
})

async function endGroup(leader: number): Promise<void> {
  for (;;) {
    try {
      process.kill(-leader)
    } catch {
      return
    }
    await delay(20)
  }
}

async function announced(child: ReturnType<typeof spawn>): Promise<string> {
  let said = ''
  return await new Promise((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      said += chunk.toString()
      const address = /Chat\s+(http:\/\/\S+?)\/\n/.exec(said)?.[1]
      if (address !== undefined) resolve(address)
    }
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    child.once('exit', () => reject(new Error(`the demo did not start: ${said}`)))
  })
}
