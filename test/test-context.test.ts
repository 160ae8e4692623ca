import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { describe, it } from 'node:test'

const CONTEXT = import.meta.resolve('./support/test-context.ts')
const PROGRAM = `
  import { before, describe, it } from 'node:test'
  import { setTimeout as delay } from 'node:timers/promises'
  describe('outer', async () => {
    await delay(1)
    before(() => undefined)
    it('throws later', async () => {
      setTimeout(() => { throw new Error('later') }, 1)
      await delay(60_000, undefined, { ref: false })
    })
    it('rejects unhandled', async () => {
      void delay(1).then(() => { throw new Error('unhandled') })
      await delay(60_000, undefined, { ref: false })
    })
    await Promise.resolve()
    describe('inner', () => it('passes', t => console.log(t.fullName)))
  })
`

describe('the context of tests', () => {
  it('gives a test to its suite, and a late error to its test, as the runner does without it', () => {
    const { NODE_TEST_CONTEXT: _, ...env } = process.env
    const [own, ours] = [[], ['--import', CONTEXT]].map(flags => {
      const args = [...flags, '--test-reporter=tap', '--input-type=module', '-e', PROGRAM]
      const { stdout, status } = spawnSync(process.execPath, args, { env, encoding: 'utf8' })
      return { status, lines: stdout.split('\n').filter(line => /^ *(not )?ok |^outer|^# (tests|fail)/.test(line)) }
    })
    assert.equal(own?.status, 1)
    assert.ok(own.lines.includes('outer > inner > passes'))
    assert.deepEqual(ours, own)
  })
})
