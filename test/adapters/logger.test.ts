import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { promisify } from 'node:util'
import { pino } from 'pino'
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

  it('writes every line as pino does, which it leaves lines with objects and errors to', () => {
    const lines: string[] = []
    const plain: string[] = []
    const ours = createLogger('debug', { write: line => lines.push(line) })
    const pinos = pino({ level: 'debug', serializers: { err: text } }, { write: line => plain.push(line) })
    const circular: Record<string, unknown> = {}
    circular['self'] = circular
    for (const facts of [
      {},
      { absent: undefined },
      { text: 'größer "than" \\ \u0001 \n', empty: '', long: 'a"'.repeat(100), number: 1.5, none: NaN, is: false },
      { 'a "name"': 1, 'absent': undefined, 'last': 2 },
      { compute: () => 1, symbol: Symbol('s'), null: null },
      { rpc: { method: 'tools/call', code: -32_600 }, status: 200 },
      { circular, date: new Date(0) },
      { err: 'x'.repeat(1_000) },
    ])
      for (const message of ['request', 'with "quotes"\n', undefined])
        for (const [own, other] of [
          [ours, pinos],
          [ours.child({ worker: 'a "b"' }), pinos.child({ worker: 'a "b"' })],
        ] as const) {
          own.info(facts, message)
          own.debug(facts, message)
          other.info(facts, message)
          other.debug(facts, message)
        }
    ours.info('a sentence')
    pinos.info('a sentence')
    assert.deepEqual(lines.map(withoutTime), plain.map(withoutTime))
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

/** Of an error in the log. */
function text(error: unknown): string {
  return String(error).slice(0, 300)
}

function withoutTime(line: string): string {
  return line.replace(/"time":\d+/, '"time":0')
}

function linesOf(text: string): number[] {
  return text
    .trim()
    .split('\n')
    .map(line => (JSON.parse(line) as { number: number }).number)
}
