// A process that finishes the runs that events start: as the service's worker does, or, for comparison, with the same
// statements and nothing around them. Started by events.ts.
import { newId } from '../adapters/ids.ts'
import { createPool } from '../adapters/postgres/pool.ts'
import { claimMessages } from '../adapters/stores/engine-messages/across-tenants.ts'
import type { ClaimedMessage } from '../adapters/stores/engine-messages/claimed-message.ts'
import { commitTurn, type TurnWrite } from '../adapters/stores/executions/turn-commit.ts'
import { startWorker } from '../app/worker.ts'
import { composeForBench } from './service.ts'

const url = process.env['DATABASE_URL'] ?? ''
const CONNECTIONS = 6
const HELD = 32

if (process.env['MODE'] === 'bare') {
  const template = JSON.parse(process.env['TURN'] ?? '{}') as TurnWrite
  void workBare(template)
} else {
  await startWorker(await composeForBench(url), { databaseUrl: url })
}
process.send?.('ready')
process.on('disconnect', () => process.exit())

/**
 * Claims and commits without deciding anything: every run gets the rows that a recorded one got, under ids of its own.
 */
async function workBare(template: TurnWrite): Promise<never> {
  const pool = createPool({ url, name: 'parley-bench', max: CONNECTIONS })
  const owner = newId()
  for (;;) {
    const { messages } = await claimMessages(pool, { owner, limit: HELD, holdings: [] })
    await Promise.all(messages.map(async message => await commitTurn(pool, turnOf(template, message))))
    if (messages.length === 0) await new Promise(resolve => setTimeout(resolve, 2))
  }
}

function turnOf(template: TurnWrite, { tenantId, payload, claim, now }: ClaimedMessage): TurnWrite {
  return {
    ...template,
    tenantId,
    now,
    claim,
    newId,
    key: undefined,
    counted: undefined,
    conversation: { ...template.conversation, id: newId() },
    execution: {
      ...template.execution,
      id: payload['executionId'] as string,
      waitTokenHash: null,
      waitExpiresAt: null,
      awaited: null,
      revision: undefined,
    },
    messages: template.messages.map(message => ({ ...message, id: newId() })),
    log: template.log.map(line => ({ ...line, id: newId() })),
    engineMessages: [],
    events: [],
    completions: [],
    webhooks: [],
    modelCalls: [],
    audit: [],
    files: [],
    endedMessageId: null,
  }
}
