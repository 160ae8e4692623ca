import { spawn, type ChildProcess } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { createTestDatabase } from '../support/database.ts'
import { PROGRAM } from '../support/program.ts'
import { ROOT } from './pages.ts'

export const ENGINE_TOKEN = 'a-token-for-this-hour'
/** A command that serves runs until the end of the page; the script continues once it is ready. */
const NPX = `#!/usr/bin/env bash
case "$1 $2" in
  "parley serve"|"parley worker"|"parley demo") node ${PROGRAM} "\${@:2}" > "$SERVED_LOG" 2>&1 &
    for _ in $(seq 300); do grep -q -E 'listening|working' "$SERVED_LOG" && exit 0; kill -0 $! || break; sleep 0.1; done
    cat "$SERVED_LOG" >&2; exit 1 ;;
  parley*) exec node ${PROGRAM} "\${@:2}" ;;
  *) exec "$@" ;;
esac
`

export type Outcome = { code: number | null; output: string }

/** A reader with a checkout, the demo that `make run` serves, and an access token of its admin. */
export type Reader = {
  /** An empty folder of the reader, next to the SDK and the MCP client. */
  folder: string
  /** Address of the demo. */
  base: string
  environment(): NodeJS.ProcessEnv
  /** Runs a command to its end, and ends processes that it has left running. */
  run(command: string, args: string[], cwd: string): Promise<Outcome>
  stop(): Promise<void>
}

/** Starts the demo on a separate database, as `make run` would. */
export async function startReader(): Promise<Reader> {
  const folder = mkdtempSync(path.join(tmpdir(), 'parley-pages-'))
  const database = await createTestDatabase()
  let accessToken = ''
  const environment = (): NodeJS.ProcessEnv => ({
    PATH: `${folder}/bin:${ROOT}/node_modules/.bin:${process.env['PATH'] ?? ''}`,
    HOME: folder,
    NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
    NODE_ENV: 'development',
    DATABASE_URL: database.url,
    DATA_DIR: path.join(folder, 'data'),
    APP_SECRET: 'a secret of the pages that nobody else knows',
    ENGINE_API_TOKEN: ENGINE_TOKEN,
    LOG_LEVEL: 'info',
    PORT: '0',
    WORKER_PORT: '0',
    ACCESS_TOKEN: accessToken,
    SERVED_LOG: path.join(folder, 'served.log'),
    npm_config_offline: 'true',
    npm_config_audit: 'false',
    npm_config_fund: 'false',
  })
  mkdirSync(path.join(folder, 'bin'))
  mkdirSync(path.join(folder, 'node_modules/@parley'), { recursive: true })
  symlinkSync(path.join(ROOT, 'generated/sdk/dist'), path.join(folder, 'node_modules/@parley/sdk'))
  const protocol = 'node_modules/@modelcontextprotocol'
  symlinkSync(path.join(ROOT, protocol), path.join(folder, protocol))
  writeFileSync(path.join(folder, 'bin/npx'), NPX)
  chmodSync(path.join(folder, 'bin/npx'), 0o755)

  const run = async (command: string, args: string[], cwd: string): Promise<Outcome> => {
    const child = spawn(command, args, { cwd, env: environment(), detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
    const [stdout, stderr, code] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      new Promise<number | null>(resolve => child.once('exit', resolve)),
    ])
    if (child.pid !== undefined) await endGroup(child.pid)
    return { code, output: stdout + stderr }
  }

  const server = spawn(process.execPath, [PROGRAM, 'demo'], {
    cwd: ROOT,
    env: environment(),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const base = await announced(server)
  const token = ['parley', 'token', 'create', '--user', 'ada@acme.example', '--name', 'pages']
  accessToken = (await run('npx', [...token, '--scope', 'mcp', 'api:full'], ROOT)).output.trim()

  return {
    folder,
    base,
    environment,
    run,
    stop: async () => {
      if (server.exitCode === null && server.kill()) await new Promise(resolve => server.once('exit', resolve))
      await database.drop()
      rmSync(folder, { recursive: true })
    },
  }
}

/** Ends a process group, and resolves once none of its processes is left. */
export async function endGroup(leader: number): Promise<void> {
  for (;;) {
    try {
      process.kill(-leader)
    } catch {
      return
    }
    await delay(20)
  }
}

async function announced(child: ChildProcess): Promise<string> {
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
