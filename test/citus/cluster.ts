// `make cluster`: a coordinator and two workers with Citus, the demo distributed over them, and two API and two worker
// processes. Takes some turns, prints how many statements each server got for them, and serves until it is interrupted.
import { randomBytes } from 'node:crypto'
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { open, readFile, truncate } from 'node:fs/promises'
import { resolve } from 'node:path'
import { citusSkip, startCitusCluster, type CitusCluster } from '../harness/citus.ts'
import { insistent } from '../harness/database.ts'
import { createPool } from '../../adapters/postgres/pool.ts'
import { freePort } from '../support/ports.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const KEY = 'pk_live_AcmeShopDemoKey0001'
let clients = 0
const TURNS = Number(process.env['TURNS'] ?? 100)

const missing = citusSkip()
if (missing !== false) throw new Error(`${missing}; see docs/operating/spreading.md`)
const cluster = await startCitusCluster()
const started: ChildProcess[] = []
try {
  await run(cluster)
} finally {
  await Promise.all(started.map(stop))
  await cluster.stop()
}

async function run({ url, folder, nodes }: CitusCluster): Promise<void> {
  const secret = randomBytes(32).toString('base64url')
  await using log = await open(`${folder}/parley.log`, 'a')
  const parley = (args: string[], changes: Record<string, string> = {}) => {
    const env = { ...process.env, DATABASE_URL: url, APP_SECRET: secret, DATA_DIR: `${folder}/parley`, ...changes }
    const child = spawn(process.execPath, ['app/parley.js', ...args], {
      cwd: ROOT,
      env,
      stdio: ['ignore', log.fd, log.fd],
    })
    started.push(child)
    return child
  }
  for (const command of [['migrate'], ['distribute'], ['workspace', 'apply', 'examples/demo/workspace.yaml']]) {
    const [code] = (await once(parley(command), 'exit')) as [number]
    if (code !== 0) throw new Error(`parley ${command.join(' ')}:\n${await readFile(`${folder}/parley.log`, 'utf8')}`)
  }
  const ports = [await freePort(), await freePort()]
  for (const port of ports) parley(['serve'], { PORT: String(port), TRUST_PROXY: 'loopback' })
  for (let worker = 0; worker < 2; worker += 1) parley(['worker'], { WORKER_PORT: String(await freePort()) })
  const urls = ports.map(port => `http://localhost:${String(port)}`)
  for (const one of urls) await insistent(async () => await answer(fetch(`${one}/readyz`)))
  for (const one of urls) console.log(`Parley serves its demo shop on ${one}/`)
  await converse(urls, 10)
  await logStatements(nodes, 'all')
  for (const node of servers(folder, nodes)) await truncate(node)
  await converse(urls, TURNS)
  await report(servers(folder, nodes))
  await logStatements(nodes, 'none')
  if (process.env['TURNS'] !== undefined) return
  console.log('Stop with Ctrl+C.')
  await once(process, 'SIGINT')
}

/** Conversations of two turns each, one after the other. */
async function converse(urls: string[], turns: number): Promise<void> {
  for (let at = 0; at < turns; at += 2) {
    clients += 1
    const base = `${urls[(at / 2) % urls.length] ?? ''}/api/public/v1/chat`
    const post = async (path: string, body: object, token?: string) =>
      (await answer(
        fetch(`${base}${path}`, {
          method: 'POST',
          headers: {
            'Content-Type': 'application/json',
            // A client for each conversation, whose requests are limited.
            'X-Forwarded-For': `192.0.2.${String(clients % 250)}`,
            ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
          },
          body: JSON.stringify(body),
        }),
      )) as { sessionToken: string; reply: { executionId: string; waitToken: string } }
    const { sessionToken } = await post('/sessions', { publicKey: KEY })
    const question = { text: 'Where is my order?', intentName: 'order_status' }
    const { executionId, waitToken } = (await post('/messages', question, sessionToken)).reply
    await post('/messages', { executionId, waitToken, input: { values: { order_no: '123456' } } }, sessionToken)
  }
}

async function answer(response: Promise<Response>): Promise<unknown> {
  const { ok, status, ...rest } = await response.then(async one => ({
    ok: one.ok,
    status: one.status,
    text: await one.text(),
  }))
  if (!ok) throw new Error(`${String(status)}: ${rest.text}`)
  return rest.text.startsWith('{') ? JSON.parse(rest.text) : rest.text
}

function servers(folder: string, nodes: string[]): string[] {
  return nodes.map((_, at) => `${folder}/node-${String(at)}/log/server.log`)
}

async function logStatements(nodes: string[], which: 'all' | 'none'): Promise<void> {
  for (const node of nodes) {
    const pool = createPool({ url: node, max: 1, name: 'cluster' })
    await pool.query(`alter system set log_line_prefix = 'entry %a: '`)
    await pool.query(`alter system set log_statement = '${which}'`)
    await pool.query('select pg_reload_conf()')
    await pool.end()
  }
}

/** What requests and turns sent, and what servers sent each other for it: none, where each ran on one server. */
async function report(logs: string[]): Promise<void> {
  let toOthers = 0
  for (const [at, log] of logs.entries()) {
    const entries = [...(await readFile(log, 'utf8')).matchAll(/^entry (\S*).*?: LOG: {2}(?:statement|execute)\b.*/gm)]
    const own = entries.filter(([, name = '']) => name === 'parley' || name === 'parley-admin')
    const others = entries.filter(
      ([text]) => text.startsWith('entry citus_internal') && !/dist_|recover|lock/i.test(text),
    )
    toOthers += others.length
    console.log(
      `${at === 0 ? 'coordinator' : `worker ${String(at)}`}: ${String(own.length)} statements of requests, ` +
        `${String(others.length)} that another server sent it`,
    )
    if (process.env['SHOW'] !== undefined) for (const [text] of others) console.log(`  ${text}`)
  }
  console.log(`${String(TURNS)} turns: ${String(toOthers)} statements that a server sent to another one.`)
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}
