// What an event costs by the number of runs that wait for its name: with one that waits, and with thousands of which it
// wakes one.
import { newId } from '../adapters/ids.ts'
import { createPool, type Pool } from '../adapters/postgres/pool.ts'
import { publishDomainEvent } from '../services/engine/domain-events.ts'
import { createEngineDrain } from '../services/engine/engine-messages.ts'
import { triggerChat } from '../services/engine/engine.ts'
import type { BenchServer } from './database.ts'
import { median } from './report.ts'
import { composeForBench } from './service.ts'
import { insertPublished, TENANT_ID } from './workspace.ts'

const NAME = 'order.paid'
const INTENT = 'await_payment'
const FLOW = {
  code: 'payment',
  name: 'Payment',
  triggers: [{ type: 'chat_intent', intent: INTENT }],
  nodes: [
    { id: 'wait', type: 'wait', event: { name: NAME, correlation: { order: '{{ vars.order }}' } }, next: 'bye' },
    { id: 'bye', type: 'end', text: 'Thank you' },
  ],
}
const GOAL = 1.5

/** A Markdown report: milliseconds from publishing an event to the end of the run that it wakes. */
export async function measureWaits(
  server: BenchServer,
  { rounds, waits, events }: { rounds: number; waits: number; events: number },
): Promise<string> {
  const few: number[] = []
  const many: number[] = []
  for (let round = 0; round < rounds; round++) {
    few.push(await eventMs(server, 0, events))
    many.push(await eventMs(server, waits - 1, events))
  }
  const ratio = median(many) / median(few)
  return [
    '| runs that wait for the name | an event that wakes one, ms |',
    '| --- | --- |',
    `| 1 | ${median(few).toFixed(2)} |`,
    `| ${String(waits)} | ${median(many).toFixed(2)} |`,
    '',
    `ratio **${ratio.toFixed(2)}**, goal ${String(GOAL)}`,
  ].join('\n')
}

/** The median of `events` events, each for one run, with `others` that wait for another order. */
async function eventMs(server: BenchServer, others: number, events: number): Promise<number> {
  const database = await server.copy()
  const pool = createPool({ url: database.url, name: 'parley-bench-waits', max: 2 })
  await insertPublished(pool, newId(), newId(), FLOW)
  const service = await composeForBench(database.url)
  const { deps } = service
  const drain = createEngineDrain(deps)
  const start = async (order: string) =>
    await triggerChat(deps, {
      tenantId: TENANT_ID,
      intentName: INTENT,
      conversationId: undefined,
      context: {},
      variables: { order },
    })
  try {
    const { executionId } = await start('none')
    await copyWaits(pool, executionId, others)
    const times: number[] = []
    for (let index = 0; index < events; index++) {
      const order = `A${String(index)}`
      await start(order)
      await drain.idle()
      const from = performance.now()
      await publishDomainEvent(deps, { tenantId: TENANT_ID, name: NAME, data: { order }, idempotencyKey: undefined })
      await drain.idle()
      times.push(performance.now() - from)
    }
    return median(times)
  } finally {
    await drain.stop()
    await service.close()
    await pool.end()
    await database.drop()
  }
}

/** Runs that wait as this one does, each for an order of its own. */
async function copyWaits(pool: Pool, executionId: string, count: number): Promise<void> {
  await pool.query(
    `insert into executions (tenant_id, id, conversation_id, flow_id, version_id, trigger, status, snapshot, revision,
      wait_event, wait_fields, wait_digest)
    select tenant_id, gen_random_uuid(), conversation_id, flow_id, version_id, trigger, status, snapshot, revision,
      wait_event, wait_fields, 'other ' || at
    from executions, generate_series(1, $2::integer) at
    where id = $1`,
    [executionId, count],
  )
  await pool.query('analyze executions')
}
