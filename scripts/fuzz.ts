// `make fuzz`: schemathesis over every served operation of the public, engine and ops documents, against a server process of its own. SECONDS (180) is shared by the runs.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as delay } from 'node:timers/promises'
import { parse } from 'yaml'
import { notServed } from '../generated/not-served.ts'
import { operations } from '../generated/operations.ts'

type Surface = 'public' | 'engine' | 'ops'
type Run = { surface: Surface, signedIn: boolean, share: number }

const ROOT = resolve(import.meta.dirname, '..')
const DATA = join(ROOT, '.data/fuzz')
const VENV = join(ROOT, '.data/fuzz-venv')
const SCHEMATHESIS = join(VENV, 'bin/schemathesis')
const VERSION = '4.32.*'
const ENGINE_TOKEN = 'engine-token-of-the-fuzzer'
const LINE_AT_MOST = 2_000
// One key passes 600 requests a minute.
const KEYS = Array.from({ length: 60 }, (_, index) => `pk_live_FuzzKey${String(index).padStart(4, '0')}`)
const RUNS: Run[] = [
  { surface: 'public', signedIn: true, share: 0.4 },
  { surface: 'public', signedIn: false, share: 0.1 },
  { surface: 'engine', signedIn: true, share: 0.3 },
  { surface: 'engine', signedIn: false, share: 0.1 },
  { surface: 'ops', signedIn: false, share: 0.1 },
]

const seconds = Number(process.env['SECONDS'] ?? '180')
if (!Number.isFinite(seconds) || seconds < 10) fail('SECONDS must be a number from 10.')
installSchemathesis()
mkdirSync(DATA, { recursive: true })
const workspace = writeWorkspace()
const environment = serverEnvironment()
command(process.execPath, ['app/cli.ts', 'workspace', 'apply', workspace.file], environment)
const server = await startServer(await freePort(), environment)
const outcomes: { name: string, passed: boolean }[] = []
try {
  for (const run of RUNS) {
    const name = `${run.surface}, ${run.signedIn ? 'signed in' : 'not signed in'}`
    console.log(`\n${name}`)
    outcomes.push({ name, passed: await fuzz(run, server.url) && server.process.exitCode === null })
  }
} finally {
  server.process.kill('SIGTERM')
  if (server.process.exitCode === null) await once(server.process, 'exit')
}
for (const { name, passed } of outcomes) console.log(`${passed ? 'passed' : 'FAILED'}  ${name}`)
const failed = outcomes.filter(({ passed }) => !passed).length
if (failed > 0) console.log(`The server's log is ${server.log}.`)
console.log(`${outcomes.length - failed} passed, ${failed} failed`)
if (failed > 0) process.exitCode = 1

/** Python packages do not come with `npm ci`: the first run makes a virtual environment and keeps it. */
function installSchemathesis(): void {
  const installed = existsSync(SCHEMATHESIS) ? spawnSync(SCHEMATHESIS, ['--version'], { encoding: 'utf8' }).stdout : ''
  if (installed.includes(` ${VERSION.replace('*', '')}`)) return
  if (spawnSync('python3', ['-c', 'import venv, ensurepip']).status !== 0) fail('make fuzz needs python3 with its venv module (on Debian: apt-get install python3-venv).')
  console.log(`Installing schemathesis ${VERSION} into ${VENV} …`)
  command('python3', ['-m', 'venv', VENV])
  command(join(VENV, 'bin/pip'), ['install', '--quiet', '--disable-pip-version-check', `schemathesis==${VERSION}`])
}

/** The fuzzed workspace with its keys, as one file that `parley workspace apply` takes. */
function writeWorkspace(): { file: string, tenantId: string } {
  const described = parse(readFileSync(join(ROOT, 'fuzz/workspace.yaml'), 'utf8')) as { workspace: { id: string } }
  const keys = KEYS.map(key => ({ name: key.slice(-4), key, status: 'active', allowedOrigins: [], intents: null, forms: null }))
  const file = join(DATA, 'workspace.yaml')
  writeFileSync(file, JSON.stringify({ ...described, keys }))
  return { file, tenantId: described.workspace.id }
}

function serverEnvironment(): NodeJS.ProcessEnv {
  // An empty variable counts as absent: the database is the embedded one.
  return { ...process.env, DATABASE_URL: '', NODE_ENV: 'test', DATA_DIR: DATA, ENGINE_API_TOKEN: ENGINE_TOKEN, TRUST_PROXY: 'loopback', VALIDATE_RESPONSES: 'true', LOG_LEVEL: 'warn' }
}

async function startServer(port: number, environment: NodeJS.ProcessEnv): Promise<{ url: string, log: string, process: ChildProcess }> {
  const log = join(DATA, 'server.log')
  const output = openSync(log, 'w')
  const child = spawn(process.execPath, ['app/cli.ts', 'serve'], { cwd: ROOT, env: { ...environment, PORT: String(port) }, stdio: ['ignore', output, output] })
  const url = `http://127.0.0.1:${port}`
  const deadline = Date.now() + 60_000
  while (!await isReady(url)) {
    if (child.exitCode !== null || Date.now() > deadline) fail(`The server did not start; its log is ${log}.`)
    await delay(200)
  }
  return { url, log, process: child }
}

async function isReady(url: string): Promise<boolean> {
  return await fetch(`${url}/readyz`).then(answer => answer.ok, () => false)
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  return port
}

async function fuzz({ surface, signedIn, share }: Run, url: string): Promise<boolean> {
  const waived = new Set(notServed[surface] ?? [])
  const served = Object.entries(operations).filter(([id, operation]) => operation.surface === surface && !waived.has(id)).map(([id]) => id)
  const child = spawn(SCHEMATHESIS, [
    '--config-file', 'fuzz/schemathesis.toml', '--no-color', 'run', `generated/openapi/${surface}.json`, '--url', url, '--checks', 'all', '--phases', 'examples,coverage,fuzzing,stateful',
    '--max-time', String(Math.max(1, Math.round(seconds * share))), ...served.flatMap(id => ['--include-operation-id', id]),
  ], {
    cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, FUZZ_URL: url, FUZZ_ENGINE_TOKEN: ENGINE_TOKEN, FUZZ_TENANT: workspace.tenantId, FUZZ_KEYS: KEYS.join(','), FUZZ_SIGNED_IN: signedIn ? 'yes' : 'no' },
  })
  const exit = once(child, 'exit') as Promise<[number | null]>
  // A failure is shown with its request, and a generated request may have megabytes.
  for await (const line of createInterface({ input: child.stdout })) console.log(line.length > LINE_AT_MOST ? `${line.slice(0, LINE_AT_MOST)} …` : line)
  return (await exit)[0] === 0
}

function command(program: string, args: string[], env: NodeJS.ProcessEnv = process.env): void {
  if (spawnSync(program, args, { cwd: ROOT, env, stdio: ['ignore', 'ignore', 'inherit'] }).status !== 0) fail(`${program} ${args.join(' ')} failed.`)
}

function fail(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}
