// Webhook deliveries of one worker to a receiver on this machine (claimed, signed, posted and recorded) against bare
// posts of the same bodies by undici.
import { systemClock } from '../adapters/clock.ts'
import { untraced } from '../adapters/tracing/index.ts'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { Agent } from 'undici'
import { createEgress } from '../adapters/egress/index.ts'
import { createPool, type Pool } from '../adapters/postgres/pool.ts'
import { createSecretBox, generateWebhookSecret } from '../adapters/secrets.ts'
import { createWaitTokens } from '../adapters/chat-tokens.ts'
import { webhookDelivery } from '../app/webhook-delivery.ts'
import { executionUpdated } from '../domain/webhooks/payloads.ts'
import { webhookSecretLocation } from '../services/secrets/locations.ts'
import { deliverDueWebhooks } from '../services/webhooks/deliver.ts'
import { NEW_ID } from '../test/support/ids.ts'
import type { BenchServer } from './database.ts'
import { findPostmasters, processTime, startProcessorTime } from './processor-time.ts'
import type { Comparison, Rate } from './report.ts'
import { APP_SECRET } from './service.ts'
import { CONVERSATION_IDS, KEY_ID, TENANT_ID } from './workspace.ts'

const RECEIVER = fileURLToPath(new URL('receiver.ts', import.meta.url))
const GOAL = 0.5
const WARM_UP = 200
/** Posts under way at once: as many as there are connections to one address. */
const TOGETHER = 64
/** As many as the worker has. */
const CONNECTIONS = 2

const PAYLOAD = executionUpdated(
  { tenantId: TENANT_ID, keyId: KEY_ID, conversationId: CONVERSATION_IDS[0] ?? '', now: new Date(0) },
  {
    executionId: KEY_ID,
    mode: 'resume',
    status: 'completed',
    outcome: 'completed',
    blocks: [
      {
        id: 'b1',
        type: 'message',
        payload: { text: 'Order 123456 is on its way, Ada', role: 'agent', format: 'plain' },
        meta: { source_node_id: 'found' },
      },
    ],
    tokenUsage: null,
  },
)

export async function compareDeliveries(
  server: BenchServer,
  { rounds, deliveries }: { rounds: number; deliveries: number },
): Promise<Comparison[]> {
  const receiver = fork(RECEIVER, [], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  const [port] = (await once(receiver, 'message')) as [number]
  const url = `http://127.0.0.1:${port}/hook`
  const comparison: Comparison = {
    name: 'webhook deliveries, one worker',
    against: 'bare undici posts',
    goal: GOAL,
    rounds: [],
  }
  for (let round = 0; round < rounds; round++) {
    if (round % 2 === 0) {
      const service = await measureWorker(server, url, deliveries)
      comparison.rounds.push({ service, baseline: await measurePosts(url, deliveries) })
    } else {
      const baseline = await measurePosts(url, deliveries)
      comparison.rounds.push({ service: await measureWorker(server, url, deliveries), baseline })
    }
  }
  receiver.disconnect()
  return [comparison]
}

async function measureWorker(server: BenchServer, url: string, deliveries: number): Promise<Rate> {
  const database = await server.copy()
  const db = createPool({ url: database.url, name: 'parley-webhooks', max: CONNECTIONS, byIndex: true })
  const egress = createEgress({ allow: ['127.0.0.1'] })
  try {
    await seed(db, url, WARM_UP + deliveries)
    const deps = webhookDelivery({
      db,
      egress,
      secretBox: createSecretBox([APP_SECRET]),
      waitTokens: createWaitTokens([APP_SECRET]),
      clock: systemClock,
      tracing: untraced,
      onError: error => {
        throw error
      },
    })
    await deliverDueWebhooks(deps, { limit: WARM_UP })
    const timeOf = startProcessorTime(await findPostmasters(database.url), processTime)
    const from = performance.now()
    const { succeeded } = await deliverDueWebhooks(deps, { limit: deliveries })
    const seconds = (performance.now() - from) / 1000
    if (succeeded !== deliveries) throw new Error(`${succeeded} of ${deliveries} deliveries succeeded`)
    return { perSecond: deliveries / seconds, processorTime: timeOf(deliveries) }
  } finally {
    await egress.close()
    await db.end()
    await database.drop()
  }
}

export async function seed(db: Pool, url: string, count: number): Promise<void> {
  const secret = createSecretBox([APP_SECRET]).seal(generateWebhookSecret(), webhookSecretLocation(TENANT_ID, KEY_ID))
  await db.query('update keys set webhook_url = $3, webhook_secret = $4 where tenant_id = $1 and id = $2', [
    TENANT_ID,
    KEY_ID,
    url,
    JSON.stringify(secret),
  ])
  await db.query(
    `
    with events as (
      insert into webhook_events (tenant_id, id, widget_key_id, event_id, event, conversation_id, payload, occurred_at)
      select $1, ${NEW_ID}, $2, ${NEW_ID}, 'chat.execution.updated', $3, $4::json, now()
      from generate_series(1, $5::integer)
      returning id
    )
    insert into webhook_deliveries (tenant_id, id, widget_key_id, next_attempt_at)
    select $1, id, $2, now()
    from events`,
    [TENANT_ID, KEY_ID, CONVERSATION_IDS[0], JSON.stringify(PAYLOAD), count],
  )
  await db.query('analyze webhook_events, webhook_deliveries')
}

async function measurePosts(url: string, count: number): Promise<Rate> {
  const agent = new Agent({ connections: TOGETHER, pipelining: 1 })
  const { origin, pathname: path } = new URL(url)
  const body = JSON.stringify(PAYLOAD)
  const post = async () => {
    const answer = await agent.request({
      origin,
      path,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    await answer.body.dump()
    if (answer.statusCode !== 204) throw new Error(`the receiver answered ${answer.statusCode}`)
  }
  const postAll = async (left: number) => {
    await Promise.all(
      Array.from({ length: TOGETHER }, async () => {
        while (left-- > 0) await post()
      }),
    )
  }
  try {
    await postAll(WARM_UP)
    const timeOf = startProcessorTime(undefined, processTime)
    const from = performance.now()
    await postAll(count)
    return { perSecond: count / ((performance.now() - from) / 1000), processorTime: timeOf(count) }
  } finally {
    await agent.destroy()
  }
}
