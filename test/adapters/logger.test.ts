import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { promisify } from 'node:util'
import { createLogDestination, createLogger } from '../../adapters/logger.ts'

const MODULE = new URL('../../adapters/logger.ts', import.meta.url).href

describe('the log', () => {
  const folder = mkdtempSync(join(tmpdir(), 'parley-log-'))
  after(() => rmSync(folder, { recursive: true }))

  it('writes the lines of a turn of the event loop in their order when the turn ends', async () => {
    const path = join(folder, 'turn.log')
    const logger = createLogger('info', createLogDestination(path))
    const numbers = Array.from({ length: 200 }, (_, number) => number)
    for (const number of numbers) logger.info({ number }, 'größer')
    await nextTurn()
    assert.deepEqual(linesOf(readFileSync(path, 'utf8')), numbers)
    logger.info({ number: 200 }, 'größer')
    await nextTurn()
    assert.deepEqual(linesOf(readFileSync(path, 'utf8')), [...numbers, 200])
  })

  for (const [name, end] of Object.entries({
    exits: 'process.exit(3)',
    crashes: "throw new Error('crashed')",
  }))
    it(`of a process that ${name} is complete`, async () => {
      const script = `
        import { createLogger } from '${MODULE}'
        const logger = createLogger('info')
        for (let number = 0; number < 100; number += 1) logger.info({ number }, 'line')
        ${end}`
      const run = promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script])
      await assert.rejects(run, ({ stdout }: { stdout: string }) => {
        assert.deepEqual(linesOf(stdout), [...Array(100).keys()])
        return true
      })
    })
})

function linesOf(text: string): number[] {
  return text
    .trim()
    .split('\n')
    .map(line => (JSON.parse(line) as { number: number }).number)
}
