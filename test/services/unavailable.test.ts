import assert from 'node:assert/strict'
import { it } from 'node:test'
import { onceAvailable } from '../../services/unavailable.ts'

it('A write that waits for the database says once what it waits for', async () => {
  // The pauses between attempts do not keep a process running.
  const running = setInterval(() => undefined, 60_000)
  const refused = Object.assign(new Error('password authentication failed'), { code: '28P01' })
  const answers = [Promise.reject(refused), Promise.reject(refused), Promise.resolve('written')]
  for (const answer of answers) answer.catch(() => undefined)
  const causes: unknown[] = []
  const written = onceAvailable(
    async () => await answers.shift(),
    cause => {
      causes.push(cause)
    },
  )
  assert.equal(await written.finally(() => clearInterval(running)), 'written')
  assert.deepEqual(causes, [refused])
})
