import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { createKnexInstance } from '../adapters/postgres/pool.ts'
import { workspaceDeps } from '../app/workspace-deps.ts'
import { applyWorkspace } from '../services/workspace/apply.ts'
import type { BenchServer } from './database.ts'
import { APP_SECRET, composeForBench, serve } from './service.ts'

const MB = 2 ** 20
const SIZE_MB = 100
const CHUNK = Buffer.alloc(64 * 1024, 7)
const KEY = 'pk_live_BenchUploads'
const BOUNDARY = 'parley-bench-boundary'

// Each pass starts after the garbage collector has run.
setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

/**
 * What the process needs above its idle size while it receives files of 100 MB, in megabytes. The sender is in the
 * same process and repeats one piece of 64 KiB.
 */
export async function measureUploads(server: BenchServer): Promise<string> {
  const database = await server.copy()
  const dataDir = await mkdtemp(join(tmpdir(), 'parley-bench-'))
  const knex = createKnexInstance({ url: database.url, max: 2 })
  await applyWorkspace(
    workspaceDeps(knex, { appSecret: APP_SECRET, appSecretSecondary: undefined, egressAllow: [] }),
    {
      apiVersion: 'parley/v1',
      organization: { name: 'Uploads' },
      workspace: { name: 'Uploads' },
      keys: [{ name: 'bench', key: KEY }],
      forms: [{ code: 'files', title: 'Files', embeddable: true, fields: [{ name: 'any', type: 'file' }] }],
    },
    {},
    { type: 'bench' },
  )
  await knex.destroy()
  const service = await composeForBench(database.url, { DATA_DIR: dataDir })
  const { port, stop } = await serve(service.listener)
  try {
    // The first uploads also load and compile code.
    await upload(port, SIZE_MB)
    const rows = [await during(port, 1, 10), await during(port, 1, SIZE_MB), await during(port, 4, SIZE_MB)]
    const left = await readdir(join(dataDir, 'incoming'))
    return [
      '| uploads at once | of MB | seconds | memory above idle, MB: resident | heap and buffers |',
      '| --- | --- | --- | --- | --- |',
      ...rows,
      `\nLeft in the folder for incoming files: ${left.length}.`,
    ].join('\n')
  } finally {
    await stop()
    await service.close()
    await database.drop()
    await rm(dataDir, { recursive: true })
  }
}

async function during(port: number, count: number, megabytes: number): Promise<string> {
  collect()
  const rest = process.memoryUsage()
  const peak = { rss: 0, held: 0 }
  const look = () => {
    const { rss, heapUsed, arrayBuffers } = process.memoryUsage()
    peak.rss = Math.max(peak.rss, rss - rest.rss)
    peak.held = Math.max(peak.held, heapUsed + arrayBuffers - rest.heapUsed - rest.arrayBuffers)
  }
  const timer = setInterval(look, 5)
  const startedAt = performance.now()
  await Promise.all(
    Array.from({ length: count }, async () => {
      await upload(port, megabytes)
    }),
  )
  clearInterval(timer)
  look()
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  return `| ${count} | ${megabytes} | ${seconds} | ${(peak.rss / MB).toFixed(0)} | ${(peak.held / MB).toFixed(0)} |`
}

async function upload(port: number, megabytes: number): Promise<void> {
  const head = Buffer.from(
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="large.bin"\r\n` +
      'Content-Type: application/octet-stream\r\n\r\n',
  )
  const tail = Buffer.from(`\r\n--${BOUNDARY}--\r\n`)
  const length = head.length + megabytes * MB + tail.length
  await new Promise<void>((resolve, reject) => {
    const req = request(
      {
        port,
        method: 'POST',
        path: `/api/public/v1/forms/files/uploads?field=any&publicKey=${KEY}`,
        headers: { 'Content-Type': `multipart/form-data; boundary=${BOUNDARY}`, 'Content-Length': length },
      },
      res => {
        res.resume().on('end', () => {
          if (res.statusCode === 201) resolve()
          else reject(new Error(`an upload was answered ${res.statusCode ?? 0}`))
        })
      },
    )
    req.on('error', reject)
    req.write(head)
    let left = (megabytes * MB) / CHUNK.length
    const send = () => {
      while (left > 0) {
        left--
        if (!req.write(CHUNK)) {
          req.once('drain', send)
          return
        }
      }
      req.end(tail)
    }
    send()
  })
}
