import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eventLoop } from '../../adapters/clock.ts'
import { callersOf } from '../contracts/callers.ts'
import { startTestService, type TestService } from '../support/service.ts'
import { applyTestWorkspace } from '../support/workspace.ts'

const KEY = 'pk_live_LongTurns'
const NODES = 60
/** Each within the limits of one evaluation: many steps, long searches, large values. */
const COSTLY = [
  '$count($map([1..9000], function($i) { $i * 2 }))',
  '$count($match(vars.text, /a.*z|a/))',
  '$length($join($map([1..40], function($i) { $pad("", 9999, "ab") })))',
  '$count($sort($map([1..900], function($i) { $i * 7919 % 2003 }), function($a, $b) { $a > $b }))',
]
const costlyFilter = '$count([1..9000][$ % 2 = 1]) > $event.most'

describe('while the worst flow runs', () => {
  let service: TestService
  before(async () => {
    service = await startTestService()
    await applyTestWorkspace(service.database, {
      apiVersion: 'parley/v1',
      organization: { name: 'Slow' },
      workspace: { name: 'Slow', locale: 'en', timezone: 'UTC', currency: 'EUR' },
      keys: [{ name: 'open', key: KEY }],
      goals: Array.from({ length: 4 }, (_, index) => ({
        code: `goal_${index}`,
        name: `Goal ${index}`,
        match: { type: 'telemetry', name: 'cart', filter: costlyFilter },
        value: { mode: 'none' },
      })),
      flows: [
        {
          code: 'slow',
          name: 'Slow',
          triggers: [
            { type: 'chat_intent', intent: 'slow' },
            { type: 'event', event: 'ordered', filter: costlyFilter },
          ],
          variables: { text: 'a'.repeat(600) },
          start: 'n0',
          nodes: Array.from({ length: NODES }, (_, index) => ({
            id: `n${index}`,
            type: 'set_variable',
            set: { [`v${index}`]: { expr: COSTLY[index % COSTLY.length] } },
            next: index === NODES - 1 ? null : `n${index + 1}`,
          })),
        },
      ],
    })
  })
  after(() => service.stop())

  it('the process answers within 250 ms, and the turn ends at its limit', async () => {
    const call = callersOf(service)
    const session = await call.session(KEY)
    let running = true
    const work = Promise.all([
      call.sendChatMessage(session, { intentName: 'slow', text: 'x' }),
      call.post(
        '/api/public/v1/chat/events',
        { name: 'cart', properties: { most: 1 } },
        { 'X-Service-Public-Key': KEY },
      ),
    ]).finally(() => (running = false))
    const waits: number[] = []
    // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- the end of the work clears it
    while (running) {
      // Processor time of the thread that serves and asks: other processes of the machine do not count.
      const from = eventLoop.cpuMs()
      assert.equal((await fetch(`${service.url}/healthz`)).status, 200)
      waits.push(eventLoop.cpuMs() - from)
    }
    const answers = await work
    assert.ok(
      Math.max(...waits) < 250,
      `the slowest of ${waits.length} answers took ${Math.max(...waits).toFixed(0)} ms`,
    )
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 202],
    )
    const { rows } = await service.database.pool.query<{ entry: { failure?: { kind: string } } }>(
      "select entry from event_log where kind = 'execution_ended'",
    )
    assert.deepEqual(
      rows.map(({ entry }) => entry.failure?.kind),
      ['step_limit'],
    )
  })
})
