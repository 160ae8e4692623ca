import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { getPriority } from 'node:os'
import { describe, it } from 'node:test'
import { promisify } from 'node:util'

const MODULE = new URL('../../adapters/thread-priority.ts', import.meta.url).href
const THREAD = `
  import { getPriority } from 'node:os'
  import { parentPort } from 'node:worker_threads'
  import { yieldToEventLoop } from '${MODULE}'
  yieldToEventLoop()
  parentPort.postMessage(getPriority())`
const PROCESS = `
  import { getPriority } from 'node:os'
  import { Worker } from 'node:worker_threads'
  const thread = new Worker(new URL('data:text/javascript,' + encodeURIComponent(process.argv[1])))
  thread.once('message', own => console.log(JSON.stringify([getPriority(), own])))`

describe('the priority of a thread that computes for long', { skip: process.platform !== 'linux' }, () => {
  for (const added of [3, 17])
    it(`is below that of its process, which was started with ${String(added)} more than this one`, async () => {
      const node = [process.execPath, '--input-type=module', '-e', PROCESS, THREAD]
      const { stdout } = await promisify(execFile)('nice', ['-n', String(added), ...node])
      const expected = [getPriority() + added, getPriority() + added + 10].map(priority => Math.min(19, priority))
      assert.deepEqual(JSON.parse(stdout), expected)
    })
})
