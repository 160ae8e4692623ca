// The subject of `make fuzz`: a server process with a separate database, and two workspaces. One is for visitors,
// engines and senders; the other one is administered, so that changes (values, keys, flows) do not lock the visitors of
// the first out.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { parse } from 'yaml'

export type Subject = {
  url: string
  log: string
  process: ChildProcess
  credentials: Record<string, string>
  /** Tokens for `/mcp`: those that the workspace file has no value for, as they are printed when it is applied. */
  agentTokens: string[]
}

const ENGINE_TOKEN = 'engine-token-of-the-fuzzer'
const PASSWORD = 'a sentence that only fuzzers know'
const INTAKE_SECRET = 'secret-of-the-sender-of-the-fuzzer'
const INTAKE_WEBHOOK = '018f0000-0000-7000-8000-0000000f0009'
const SENDER_WEBHOOK = '018f0000-0000-7000-8000-0000000f0010'
const OFFICE_KEY = 'pk_live_FuzzOffice'
// One key allows 600 requests a minute.
const KEYS = Array.from({ length: 60 }, (_, index) => `pk_live_FuzzKey${String(index).padStart(4, '0')}`)
const AGENT_OWNER = 'agents@fuzz.example'
const ADMINS = ['ada@fuzz.example', 'grace@fuzz.example', 'alan@fuzz.example']
// The fuzzer ends the sessions of these and changes their passwords.
const SPARES = [
  'spare-one@fuzz.example',
  'spare-two@fuzz.example',
  'spare-three@fuzz.example',
  'spare-four@fuzz.example',
]
const SOURCES = 400
// One token allows 120 calls of tools a minute.
const AGENTS = 60

/** Starts from an empty database, so that a run does not depend on the one before. */
export async function startSubject(root: string, data: string): Promise<Subject> {
  rmSync(data, { recursive: true, force: true })
  mkdirSync(data, { recursive: true })
  // An empty variable counts as absent: the database is the embedded one.
  const environment = {
    ...process.env,
    DATABASE_URL: '',
    NODE_ENV: 'test',
    DATA_DIR: data,
    ENGINE_API_TOKEN: ENGINE_TOKEN,
    TRUST_PROXY: 'loopback',
    VALIDATE_RESPONSES: 'true',
    LOG_LEVEL: 'warn',
  }
  const parley = (...args: string[]) => runParley(root, args, environment)
  const described = parse(readFileSync(join(root, 'fuzz/workspace.yaml'), 'utf8')) as { workspace: { id: string } }
  parley('migrate')
  const tokens = { root: newToken(), full: ADMINS.map(newToken), narrow: newToken() }
  let printed = ''
  for (const [name, workspace] of Object.entries({ visited: visited(described), office: office(described, tokens) })) {
    const file = join(data, `${name}.yaml`)
    writeFileSync(file, JSON.stringify(workspace))
    printed += parley('workspace', 'apply', file)
  }
  const server = await startServer(root, data, environment)
  return {
    ...server,
    agentTokens: printed.match(/cfp_[A-Za-z0-9]+/g) ?? [],
    credentials: {
      FUZZ_URL: server.url,
      FUZZ_TENANT: described.workspace.id,
      FUZZ_KEYS: KEYS.join(','),
      FUZZ_OFFICE_KEY: OFFICE_KEY,
      FUZZ_ENGINE_TOKEN: ENGINE_TOKEN,
      FUZZ_PASSWORD: PASSWORD,
      FUZZ_ROOT_TOKEN: tokens.root,
      FUZZ_FULL_TOKENS: tokens.full.join(','),
      FUZZ_NARROW_TOKEN: tokens.narrow,
      FUZZ_ADMINS: ADMINS.join(','),
      FUZZ_AGENT_OWNER: AGENT_OWNER,
      FUZZ_SPARES: SPARES.join(','),
      FUZZ_INTAKE_SECRET: INTAKE_SECRET,
      FUZZ_INTAKE_WEBHOOK: INTAKE_WEBHOOK,
      FUZZ_SENDER_WEBHOOK: SENDER_WEBHOOK,
    },
  }

  function newToken(): string {
    return parley('token', 'generate').trim()
  }
}

function visited(described: object): object {
  return {
    ...described,
    keys: KEYS.map(key => ({ name: key.slice(-4), key })),
    sources: Array.from({ length: SOURCES }, (_, index) => ({
      name: `Site ${index}`,
      url: `https://site-${index}.acme.example`,
      schedule: 'hourly',
    })),
    inboundWebhooks: [
      { id: INTAKE_WEBHOOK, name: 'Shop', eventName: 'order.paid', secret: INTAKE_SECRET },
      { id: SENDER_WEBHOOK, name: 'Code', eventName: 'code', sender: 'github', secret: INTAKE_SECRET },
    ],
  }
}

function office(described: object, tokens: { root: string; full: string[]; narrow: string }): object {
  const admin = (email: string, values: [string | undefined, string[]][]) => ({
    email,
    name: email,
    password: PASSWORD,
    roles: ['admin'],
    tokens: values.map(([value, scopes], index) => ({ name: `fuzzer ${index}`, scopes, value })),
  })
  return {
    ...described,
    organization: { id: '018f0000-0000-7000-8000-0000000f0003', name: 'Fuzz office' },
    workspace: {
      id: '018f0000-0000-7000-8000-0000000f0004',
      name: 'Fuzz office',
      locale: 'en',
      timezone: 'UTC',
      currency: 'EUR',
    },
    roles: [{ code: 'analyst', permissions: ['service.insights.analytics', 'service.flows.view'] }],
    users: [
      admin('root@fuzz.example', [[tokens.root, ['api:full']]]),
      admin(
        AGENT_OWNER,
        Array.from({ length: AGENTS }, () => [undefined, ['mcp']]),
      ),
      ...ADMINS.map((email, index) =>
        admin(email, [
          [tokens.full[index] ?? '', ['api:full']],
          ...(index === 0 ? [[tokens.narrow, ['mcp']] as [string, string[]]] : []),
        ]),
      ),
      ...SPARES.map(email => admin(email, [])),
    ],
    keys: [{ name: 'office', key: OFFICE_KEY, webhook: { url: 'http://127.0.0.1:9/hook' } }],
    sources: [{ name: 'Help', url: 'https://help.acme.example', schedule: 'daily' }],
    inboundWebhooks: [{ name: 'Shop', eventName: 'order.paid', secret: INTAKE_SECRET }],
  }
}

async function startServer(
  root: string,
  data: string,
  environment: NodeJS.ProcessEnv,
): Promise<{ url: string; log: string; process: ChildProcess }> {
  const port = await freePort()
  const log = join(data, 'server.log')
  const output = openSync(log, 'w')
  const child = spawn(process.execPath, ['app/parley.js', 'serve'], {
    cwd: root,
    env: { ...environment, PORT: String(port) },
    stdio: ['ignore', output, output],
  })
  const url = `http://127.0.0.1:${port}`
  const deadline = Date.now() + 60_000
  while (!(await isReady(url))) {
    if (child.exitCode !== null || Date.now() > deadline)
      throw new Error(`The server did not start; its log is ${log}.`)
    await delay(200)
  }
  return { url, log, process: child }
}

async function isReady(url: string): Promise<boolean> {
  return await fetch(`${url}/readyz`).then(
    answer => answer.ok,
    () => false,
  )
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  return port
}

function runParley(root: string, args: string[], env: NodeJS.ProcessEnv): string {
  const run = spawnSync(process.execPath, ['app/parley.js', ...args], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
  })
  if (run.status !== 0) throw new Error(`parley ${args.join(' ')} failed.`)
  return run.stdout
}
