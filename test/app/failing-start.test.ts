import assert from 'node:assert/strict'
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { after, before, describe, it } from 'node:test'
import { PROGRAM } from '../support/program.ts'

const TIMEOUT_MS = 300_000

describe('a start that fails', () => {
  let dataDir: string
  before(async () => {
    dataDir = await mkdtemp(path.join(os.tmpdir(), 'parley-failing-start-'))
  })
  after(() => rm(dataDir, { recursive: true, force: true }))

  /** Output of `parley` before it exited with the code 1. */
  async function failure(
    args: string[],
    variables: Record<string, string>,
  ): Promise<{ stdout: string; stderr: string }> {
    const { PATH, NODE_COMPILE_CACHE } = process.env
    const env = { PATH, NODE_COMPILE_CACHE, DATA_DIR: dataDir, ...variables }
    return await new Promise((resolve, reject) => {
      execFile(process.execPath, [PROGRAM, ...args], { env, timeout: TIMEOUT_MS }, (error, stdout, stderr) => {
        if (error?.code === 1) resolve({ stdout, stderr })
        else reject(new Error(`it ended otherwise: ${String(error?.signal ?? error?.code ?? 0)} ${stdout} ${stderr}`))
      })
    })
  }

  /** The lines of a service on stderr, as level and sentence. */
  function linesOf(stderr: string): [number, string][] {
    return stderr
      .trimEnd()
      .split('\n')
      .map(line => JSON.parse(line) as { level: number; msg: string })
      .map(({ level, msg }) => [level, msg])
  }
  const FATAL = 60
  const WARN = 40

  for (const [args, variables, sentence] of [
    [
      ['serve', '--worker'],
      { EDGE_STORE_DSN: 'redis://localhost?ttl=0' },
      'EDGE_STORE_DSN must have a whole number of seconds from 1 as its option ttl.',
    ],
    [
      ['worker'],
      { EDGE_STORE_DSN: 'redis://:hunter2@localhost?tll=60' },
      'EDGE_STORE_DSN must have no options but prefix, ttl with redis://.',
    ],
    [
      ['demo'],
      { EDGE_STORE_DSN: 'cloudflare-kv://account/namespace' },
      'EDGE_STORE_TOKEN is required for cloudflare-kv://.',
    ],
  ] as const)
    it(`prints one message for ${Object.values(variables).join()} and starts no PostgreSQL`, async () => {
      const { stdout, stderr } = await failure([...args], variables)
      assert.equal(stdout, '')
      // People start the demo; machines read what services say.
      if (args[0] === 'demo') assert.equal(stderr, `${sentence}\n`)
      else assert.deepEqual(linesOf(stderr), [[FATAL, sentence]])
      assert.equal(existsSync(path.join(dataDir, 'postgres')), false)
    })

  for (const command of ['serve', 'worker'])
    it(`of ${command} logs warnings of Node and a crash as lines of JSON`, async () => {
      const crash = `const wait = setInterval(() => {
        if (process.listenerCount('uncaughtException') === 0) return
        clearInterval(wait)
        process.emitWarning('the disk is slow')
        setImmediate(() => void Promise.reject(new Error('it broke')))
      }, 1)`
      const { stderr } = await failure([command], {
        DATABASE_URL: 'postgres://parley@127.0.0.1:1/parley',
        NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(crash)}`,
      })
      assert.deepEqual(linesOf(stderr), [
        [WARN, 'Node warns'],
        [FATAL, 'the process crashed'],
      ])
      assert.match(stderr, /"message":"the disk is slow".*\n.*"message":"it broke"/)
    })

  for (const flags of [['--worker'], ['--processes', '2']])
    it(`prints one message for a port in use and stops the PostgreSQL that it started, with ${flags[0]}`, async () => {
      const other = createServer().listen(0, '127.0.0.1')
      await once(other, 'listening')
      const { port } = other.address() as AddressInfo
      try {
        const { stdout, stderr } = await failure(['serve', ...flags], { PORT: String(port) })
        assert.equal(stdout, '')
        assert.deepEqual(linesOf(stderr), [
          [
            FATAL,
            `The server cannot listen on 127.0.0.1:${String(port)}: another process uses this port. ` +
              'Set PORT (WORKER_PORT for a worker) or HOST.',
          ],
        ])
      } finally {
        other.close()
      }
      assert.equal(existsSync(path.join(dataDir, 'postgres', 'PG_VERSION')), true)
      assert.equal(existsSync(path.join(dataDir, 'postgres', 'postmaster.pid')), false)
    })

  it('names HOST, and not the database, where the name of HOST has no address', async () => {
    const { stderr } = await failure(['serve'], { HOST: 'no-such-host.invalid' })
    assert.deepEqual(linesOf(stderr), [
      [FATAL, 'The server cannot listen on no-such-host.invalid: this name has no address. Set HOST.'],
    ])
  })

  describe('of one of several processes', () => {
    const program = path.join(import.meta.dirname, 'failing-process.ts')
    const start = (variables: Record<string, string>) =>
      spawn(process.execPath, [program], {
        env: { ...process.env, ...variables },
        stdio: ['ignore', 'pipe', 'inherit'],
      })
    type Line = { msg: string; url?: string; reason?: string }

    it('ends all of them when the first start fails, and logs the reason once', async () => {
      const child = start({ FAILS: 'yes' })
      const [lines, [code]] = await Promise.all([child.stdout.toArray(), once(child, 'exit')])
      const texts = lines.join('').trim().split('\n')
      assert.deepEqual([texts.map(line => (JSON.parse(line) as Line).msg), code], [['The disk is full.'], 1])
    })

    it('is tried again, and ends all with its reason after five times in a row', async () => {
      const child = start({})
      const lines: Line[] = []
      const exit = once(child, 'exit')
      for await (const text of createInterface({ input: child.stdout })) {
        const line = JSON.parse(text) as Line
        lines.push(line)
        if (line.msg === 'ready') process.kill(Number(line.url), 'SIGKILL')
      }
      const again = { msg: 'a process could not be started again', reason: 'The disk is full.' }
      assert.deepEqual(
        lines.map(({ msg, reason }) => (reason === undefined ? { msg } : { msg, reason })),
        [
          { msg: 'ready' },
          { msg: 'a process ended by SIGKILL' },
          ...Array.from({ length: 4 }, () => again),
          { msg: 'The disk is full.' },
        ],
      )
      assert.deepEqual(await exit, [1, null])
    })
  })
})
