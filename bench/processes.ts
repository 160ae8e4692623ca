import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { setTimeout as delay } from 'node:timers/promises'
import { buildProgram } from '../scripts/build-program.ts'
import { V8_OPTIONS } from '../test/harness/processes.ts'
import { freePort } from '../test/support/ports.ts'
import { median } from './report.ts'
import type { BenchServer } from './database.ts'

const ROOT = fileURLToPath(new URL('../', import.meta.url))
/** What is loaded after the first answer, and the pools' first connections, are there by then. */
const REST_MS = 5_000
const BARE = `
import express from 'express'
express().get('/readyz', (_req, res) => res.json({})).listen(process.env.PORT, '127.0.0.1')`

type Measured = { residentMb: number; readyMs: number }

/** Memory at rest and the time to the first answer: the API, the worker, and express with one route. */
export async function measureProcesses(server: BenchServer, rounds: number): Promise<string> {
  await buildProgram()
  const database = await server.copy()
  try {
    const commands = {
      'API': [...V8_OPTIONS, 'dist/parley.js', 'serve'],
      'worker': [...V8_OPTIONS, 'dist/parley.js', 'worker'],
      'API, from sources': [...V8_OPTIONS, 'app/parley.js', 'serve'],
      'bare express': ['--input-type=module', '--eval', BARE],
    }
    // The first start of each fills the compile cache, as an image or an earlier start has done.
    for (const args of Object.values(commands)) await measure(args, database.url, 0)
    const rows: string[] = []
    for (const [name, args] of Object.entries(commands)) {
      const measured: Measured[] = []
      for (let round = 0; round < rounds; round++) measured.push(await measure(args, database.url, REST_MS))
      const resident = Math.round(median(measured.map(({ residentMb }) => residentMb)))
      const ready = Math.round(median(measured.map(({ readyMs }) => readyMs)))
      rows.push(`| ${name} | ${resident} | ${ready} |`)
    }
    return [
      '| process | resident MB at rest | ms to the first answer |',
      '| --- | --- | --- |',
      ...rows,
      '',
      '| command | ms |',
      '| --- | --- |',
      ...['dist/parley.js', 'app/parley.js'].map(program => `| ${program} --help | ${helpMs(program, rounds)} |`),
    ].join('\n')
  } finally {
    await database.drop()
  }
}

async function measure(args: string[], databaseUrl: string, restMs: number): Promise<Measured> {
  const port = await freePort()
  const started = performance.now()
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      PORT: String(port),
      WORKER_PORT: String(port),
      LOG_LEVEL: 'warn',
    },
  })
  try {
    while (!(await answers(`http://127.0.0.1:${port}/readyz`))) await delay(10)
    const readyMs = performance.now() - started
    await delay(restMs)
    const status = await readFile(`/proc/${child.pid}/status`, 'utf8')
    return { residentMb: Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1_024, readyMs }
  } finally {
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
}

function helpMs(program: string, rounds: number): number {
  const times = Array.from({ length: rounds + 1 }, () => {
    const started = performance.now()
    spawnSync(process.execPath, [program, '--help'], { cwd: ROOT })
    return performance.now() - started
  })
  // The first one fills the compile cache.
  return Math.round(median(times.slice(1)))
}

async function answers(url: string): Promise<boolean> {
  return await fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )
}
