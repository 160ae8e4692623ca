import type { Clock } from '../adapters/clock.ts'
import { dropPartition, findPartitions } from '../adapters/postgres/partitions.ts'
import { transaction, type Pool, type PoolClient } from '../adapters/postgres/pool.ts'
import {
  deleteConversations,
  lockExpiredConversations,
  needsMessages,
  type ExpiredConversation,
} from '../adapters/stores/conversations/purge.ts'
import { deleteFailedMessagesOf } from '../adapters/stores/engine-messages/queue.ts'
import { deleteExecutionLog } from '../adapters/stores/executions/event-log.ts'
import { releaseFilesOf } from '../adapters/stores/files/files.ts'
import { findTenantIds } from '../adapters/stores/tenants/tenants.ts'
import { refreshWorkspaceAnalytics } from './analytics/refresh.ts'
import { conversationsExpireBefore } from './conversation-expiry.ts'

export type ConversationRetentionDeps = { db: Pool; clock: Clock }

// A turn of one of them waits for as long as a portion takes.
const PORTION = 200

/**
 * Deletes the conversations that their workspaces do not keep any longer, with their runs, messages and lines of the
 * log. Months of messages that no workspace needs are dropped before, so that few messages are deleted one by one; the
 * sums of reports are computed before and stay.
 * @returns how many conversations, and how many months of messages
 */
export async function purgeConversations(
  deps: ConversationRetentionDeps,
): Promise<Record<'conversations' | 'partitions', number>> {
  const { db, clock } = deps
  const now = clock.now()
  const expiry = new Map<string, Date | undefined>()
  for (const tenantId of await findTenantIds(db))
    expiry.set(tenantId, await conversationsExpireBefore(db, tenantId, now))
  for (const [tenantId, before] of expiry) if (before !== undefined) await refreshWorkspaceAnalytics(deps, tenantId)
  const partitions = await dropUnneededMonths(db, expiry)
  let conversations = 0
  for (const [tenantId, before] of expiry)
    if (before !== undefined) conversations += await purgeWorkspace(db, tenantId, before)
  return { conversations, partitions }
}

async function dropUnneededMonths(db: Pool, expiry: ReadonlyMap<string, Date | undefined>): Promise<number> {
  let dropped = 0
  for (const { name, to } of await findPartitions(db, 'messages')) {
    if (to === null || (await isNeeded(db, name, to, expiry))) continue
    if (await dropPartition(db, name)) dropped += 1
  }
  return dropped
}

async function isNeeded(
  db: Pool,
  partition: string,
  to: Date,
  expiry: ReadonlyMap<string, Date | undefined>,
): Promise<boolean> {
  // A month that has not passed for any workspace is not looked at, nor one that is to come.
  if (![...expiry.values()].some(before => before !== undefined && before >= to)) return true
  for (const [tenantId, before] of expiry) {
    if (before !== undefined && before < to) return true
    if (await needsMessages(db, tenantId, { partition, to, before })) return true
  }
  return false
}

async function purgeWorkspace(db: Pool, tenantId: string, before: Date): Promise<number> {
  let total = 0
  let last: ExpiredConversation | undefined
  for (;;) {
    const expired = await transaction(db, async client => await purgePortion(client, tenantId, { before, last }))
    total += expired.length
    if (expired.length < PORTION) return total
    last = expired.at(-1)
  }
}

async function purgePortion(
  client: PoolClient,
  tenantId: string,
  { before, last }: { before: Date; last: ExpiredConversation | undefined },
): Promise<ExpiredConversation[]> {
  const expired = await lockExpiredConversations(client, tenantId, { before, last, limit: PORTION })
  const ids = expired.map(({ id }) => id)
  const executionIds = expired.flatMap(conversation => conversation.executionIds)
  await deleteExecutionLog(client, tenantId, executionIds)
  await deleteFailedMessagesOf(client, tenantId, executionIds)
  await releaseFilesOf(client, tenantId, ids)
  await deleteConversations(client, tenantId, ids)
  return expired
}
