import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { end, keepTrackOf } from './processes.ts'
import { APP_SECRET, ENGINE_TOKEN } from '../support/service.ts'
import { PROGRAM_BUILD } from '../../scripts/build-program.ts'

const COMPILE_CACHE = fileURLToPath(new URL('../../.data/compile-cache', import.meta.url))
const PRODUCTION_PACKAGES = new URL('production-packages.ts', import.meta.url).href

export type Running = {
  child: ChildProcess
  /** The address of an API, and of a worker's health and metrics. */
  url: string
  /** Ends as the service manager would end it; answers the exit code. */
  stop: () => Promise<number | null>
  kill: () => Promise<void>
}

export type CommandOptions = {
  databaseUrl: string
  limiterDsn: string
  edgeStoreDsn: string
  /** Seconds. */
  drainDelay?: number
  /** Its port; a free one otherwise. */
  port?: number
  /** A folder of the image otherwise. */
  dataDir?: string
  egressAllow?: string
  /** How many share the port. */
  processes?: number
}

/** A process as a deployment starts it: the command of the CLI in the folder of the image, with NODE_ENV=production. */
export async function startCommand(
  folder: string,
  command: 'serve' | 'worker',
  { databaseUrl, limiterDsn, edgeStoreDsn, drainDelay = 0, port = 0, dataDir, egressAllow, processes }: CommandOptions,
): Promise<Running> {
  const flags = processes === undefined ? [] : ['--processes', String(processes)]
  const child = spawn(process.execPath, ['--import', PRODUCTION_PACKAGES, 'parley.js', command, ...flags], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      PORT: String(port),
      WORKER_PORT: String(port),
      DRAIN_DELAY: String(drainDelay),
      PUBLIC_URL: 'https://chat.acme.dev',
      TRUST_PROXY: 'loopback',
      DATA_DIR: dataDir ?? `${folder}/data`,
      APP_SECRET,
      ENGINE_API_TOKEN: ENGINE_TOKEN,
      DATABASE_URL: databaseUrl,
      LIMITER_DSN: limiterDsn,
      EDGE_STORE_DSN: edgeStoreDsn,
      ...(egressAllow === undefined ? {} : { EGRESS_ALLOW: egressAllow }),
      LOG_LEVEL: 'info',
      NODE_COMPILE_CACHE: COMPILE_CACHE,
    },
  })
  keepTrackOf(child)
  const url = await announced(child, command)
  return {
    child,
    url,
    stop: async () => await end(child, 'SIGTERM'),
    kill: async () => {
      await end(child, 'SIGKILL')
    },
  }
}

async function announced(
  child: ChildProcess & { stdout: NonNullable<ChildProcess['stdout']>; stderr: NonNullable<ChildProcess['stderr']> },
  command: string,
): Promise<string> {
  const said: string[] = []
  child.stderr.on('data', (chunk: Buffer) => said.push(chunk.toString()))
  for await (const line of createInterface({ input: child.stdout })) {
    said.push(line)
    const { msg, url } = JSON.parse(line) as { msg?: string; url?: string }
    if (msg === 'listening' || msg === 'working') {
      child.stdout.resume()
      return url ?? ''
    }
  }
  throw new Error(`parley ${command} did not start:\n${said.join('\n')}`)
}

const ROOT = path.resolve(import.meta.dirname, '../..')

/**
 * A folder with the contents of the image. Its packages are the checkout's; production-packages.ts hides the others
 * from a process.
 */
export async function layOutImage(): Promise<{ folder: string; drop(): Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'parley-image-'))
  await cp(PROGRAM_BUILD, folder, { recursive: true })
  await symlink(`${ROOT}/node_modules`, `${folder}/node_modules`)
  return {
    folder,
    drop: async () => {
      await rm(folder, { recursive: true, force: true })
    },
  }
}
