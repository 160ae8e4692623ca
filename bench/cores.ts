import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { setTimeout as delay } from 'node:timers/promises'
import { buildProgram } from '../scripts/build-program.ts'
import { V8_OPTIONS } from '../test/harness/processes.ts'
import { freePort } from '../test/support/ports.ts'
import type { BenchServer } from './database.ts'
import { makeHalfCores, type HalfCores } from './half-cores.ts'
import { Connection } from './load/connection.ts'
import { familyTime, findPostmasters, processTime, startProcessorTime, type Postmasters } from './processor-time.ts'
import { median, spread } from './report.ts'
import { APP_SECRET, ENGINE_TOKEN } from './service.ts'
import { AGENT_TOKEN, FLOW_ID, TENANT_ID } from './workspace.ts'

const ROOT = fileURLToPath(new URL('../', import.meta.url))
const COUNTS = [1, 2] as const
/** Connections go to the processes in turn. */
const CLIENTS = 32
const ROUND_MS = 3_000
const WARM_UP_MS = 4_000
const NODES = 40

/** Two requests that the service itself takes most of the time for: one that is long, and one that is short. */
const REQUESTS: Record<string, string> = {
  [`a flow of ${NODES} nodes is validated`]: post(`/api/admin/v1/flows/${FLOW_ID}/validate`, AGENT_TOKEN, {
    definition: longFlow(),
  }),
  'the intents of a workspace': [
    `GET /api/v1/engine/intents?tenant_id=${TENANT_ID} HTTP/1.1`,
    `Authorization: Bearer ${ENGINE_TOKEN}`,
    '\r\n',
  ].join('\r\n'),
}

type Served = { count: number; child: ChildProcess; port: number; group: HalfCores | undefined }
type Measured = { perSecond: number; service: number; postgres: number; clients: number }

/**
 * What a second process adds on as many cores, in turns. Clients and PostgreSQL share the cores with them: the
 * processor time of each says how much of the machine was left to the service. With `halfCores`, a service may use half
 * a core for each of its processes, of which the process that holds the port takes its part, and they have the rest.
 */
export async function measureCores(
  server: BenchServer,
  { rounds, halfCores }: { rounds: number; halfCores: boolean },
): Promise<string> {
  await buildProgram()
  const database = await server.copy()
  const services = await Promise.all(COUNTS.map(async count => await start(count, database.url, halfCores)))
  try {
    const postmasters = await findPostmasters(database.url)
    const head = [
      'request',
      'per second, one',
      'two',
      'speed-up (of the rounds)',
      'µs service, one / two',
      'PostgreSQL',
      'clients',
    ]
    const rows: string[][] = []
    for (const [name, request] of Object.entries(REQUESTS)) {
      for (const service of services) await load(service, request, { ms: WARM_UP_MS, postmasters })
      const measured: Measured[][] = []
      for (let round = 0; round < rounds; round++) {
        const both: Measured[] = []
        for (const service of round % 2 === 0 ? services : services.toReversed())
          both[service.count - 1] = await load(service, request, { ms: ROUND_MS, postmasters })
        measured.push(both)
      }
      rows.push([name, ...summary(measured)])
    }
    return [head, head.map(() => '---'), ...rows].map(cells => `| ${cells.join(' | ')} |`).join('\n')
  } finally {
    await Promise.all(
      services.map(async ({ child, group }) => {
        child.kill('SIGINT')
        await once(child, 'exit')
        group?.remove()
      }),
    )
    await database.drop()
  }
}

function summary(rounds: Measured[][]): string[] {
  const of = (at: number, read: (measured: Measured) => number) =>
    Math.round(median(rounds.flatMap(both => both.slice(at, at + 1).map(read))))
  const ratios = rounds.map(([one, two]) => (two?.perSecond ?? Number.NaN) / (one?.perSecond ?? Number.NaN))
  const pair = (read: (measured: Measured) => number) => `${of(0, read)} / ${of(1, read)}`
  return [
    String(of(0, ({ perSecond }) => perSecond)),
    String(of(1, ({ perSecond }) => perSecond)),
    spread(ratios),
    pair(({ service }) => service),
    pair(({ postgres }) => postgres),
    pair(({ clients }) => clients),
  ]
}

async function start(count: number, databaseUrl: string, halfCores: boolean): Promise<Served> {
  const group = halfCores ? makeHalfCores(count) : undefined
  const port = await freePort()
  const args = [...V8_OPTIONS, 'dist/parley.js', 'serve', '--processes', String(count)]
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PUBLIC_URL: 'http://localhost',
      TRUST_PROXY: 'loopback',
      APP_SECRET,
      ENGINE_API_TOKEN: ENGINE_TOKEN,
      DATABASE_URL: databaseUrl,
      PORT: String(port),
    },
  })
  // Before it starts others, which then belong to its group.
  if (child.pid !== undefined) group?.add(child.pid)
  const answers = async () =>
    await fetch(`http://127.0.0.1:${port}/metrics`, { headers: { Authorization: `Bearer ${ENGINE_TOKEN}` } }).then(
      async answer => (await answer.text()).match(/^process_start_time_seconds/gm)?.length === count,
      () => false,
    )
  while (!(await answers())) await delay(50)
  return { count, child, port, group }
}

/** Times are microseconds of processor time for each request. */
async function load(
  { child, port }: Served,
  request: string,
  { ms, postmasters }: { ms: number; postmasters: Postmasters },
): Promise<Measured> {
  const connections: Connection[] = []
  // One after the other, so that each process gets as many.
  for (let at = 0; at < CLIENTS; at++) connections.push(await Connection.open(port))
  let sent = 0
  const serviceTime = startProcessorTime(postmasters, () => familyTime(child.pid ?? 0))
  const clientTime = processTime()
  const startedAt = performance.now()
  await Promise.all(
    connections.map(async connection => {
      while (performance.now() - startedAt < ms) {
        const { status, body } = await connection.send(from(request, sent++))
        if (status !== 200) throw new Error(`answered ${status} ${body.slice(0, 300)}`)
      }
    }),
  )
  const seconds = (performance.now() - startedAt) / 1_000
  const { client, postgres } = serviceTime(sent)
  for (const connection of connections) connection.close()
  return { perSecond: sent / seconds, service: client, postgres, clients: (processTime() - clientTime) / sent }
}

/** From one of many addresses, since one would reach its limit. */
function from(request: string, index: number): string {
  const address = `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`
  return request.replace('\r\n', `\r\nHost: localhost\r\nX-Forwarded-For: ${address}\r\n`)
}

function post(path: string, token: string, body: object): string {
  const text = JSON.stringify(body)
  return [
    `POST ${path} HTTP/1.1`,
    `Authorization: Bearer ${token}`,
    'Content-Type: application/json',
    `Content-Length: ${text.length}`,
    `\r\n${text}`,
  ].join('\r\n')
}

/** Messages with templates, one after the other. */
function longFlow(): object {
  const nodes = Array.from({ length: NODES }, (_, at) => ({
    id: `say-${at}`,
    type: 'message',
    text: `Line ${at}: {{ $uppercase(vars.name) & ' ' & $string(${at}) }}`,
    next: at + 1 === NODES ? null : `say-${at + 1}`,
  }))
  const triggers = [{ type: 'chat_intent', intent: 'long' }]
  return { code: 'order-status', name: 'Long', start: 'say-0', variables: { name: 'Ada' }, triggers, nodes }
}
