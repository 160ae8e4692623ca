import type { Clock } from '../../adapters/clock.ts'
import { dropPartition, findPartitions } from '../../adapters/postgres/partitions.ts'
import type { Pool, PoolClient } from '../../adapters/postgres/pool.ts'
import { inPortions } from '../../adapters/postgres/portions.ts'
import {
  deleteConversations,
  holdConversations,
  lockExpiredConversations,
  needsMessages,
  saveExaminedConversations,
  type ExpiredConversation,
  type ExpiredKind,
} from '../../adapters/stores/conversations/purge.ts'
import { deleteFailedMessagesOf } from '../../adapters/stores/engine-messages/queue.ts'
import { deleteExecutionLog } from '../../adapters/stores/executions/event-log.ts'
import { releaseFilesOf } from '../../adapters/stores/files/files.ts'
import { findTenantIds } from '../../adapters/stores/tenants/tenants.ts'
import { refreshWorkspaceAnalytics } from '../analytics/refresh.ts'
import { conversationsExpireBefore } from './expiry.ts'

export type ConversationRetentionDeps = { db: Pool; clock: Clock }

// Each with executions, messages and log lines. A turn in one of them waits until the portion is deleted.
const PORTION = 200

/**
 * Deletes the conversations past the retention of their workspaces, with their runs, messages and log lines. Months of
 * messages that no workspace needs are dropped first, so that few messages are deleted one by one; the sums of reports
 * are computed before and remain.
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
    if (before !== undefined) conversations += await purgeWorkspace(db, tenantId, { before, now })
  return { conversations, partitions }
}

async function dropUnneededMonths(db: Pool, expiry: ReadonlyMap<string, Date | undefined>): Promise<number> {
  let dropped = 0
  for (const { name, from, to } of await findPartitions(db, 'messages')) {
    if (from === null || to === null || (await isNeeded(db, { partition: name, from, to }, expiry))) continue
    if (await dropPartition(db, name)) dropped += 1
  }
  return dropped
}

async function isNeeded(
  db: Pool,
  month: { partition: string; from: Date; to: Date },
  expiry: ReadonlyMap<string, Date | undefined>,
): Promise<boolean> {
  // A month that has not ended for any workspace is not examined, nor a future one.
  if (![...expiry.values()].some(before => before !== undefined && before >= month.to)) return true
  for (const [tenantId, before] of expiry) {
    if (before !== undefined && before < month.to) return true
    if (await needsMessages(db, tenantId, { ...month, before })) return true
  }
  return false
}

type Expiry = { before: Date; now: Date }

async function purgeWorkspace(db: Pool, tenantId: string, expiry: Expiry): Promise<number> {
  const unexamined = await purgeExpired(db, tenantId, 'unexamined', expiry)
  await saveExaminedConversations(db, tenantId, expiry.before)
  return unexamined + (await purgeExpired(db, tenantId, 'held', expiry))
}

async function purgeExpired(db: Pool, tenantId: string, kind: ExpiredKind, { before, now }: Expiry): Promise<number> {
  let total = 0
  let last: ExpiredConversation | undefined
  await inPortions(db, PORTION, async client => {
    const locked = await lockExpiredConversations(client, tenantId, kind, { before, last, limit: PORTION })
    const held = locked.filter(({ isHeld }) => isHeld)
    const expired = locked.filter(({ isHeld }) => !isHeld)
    if (held.length > 0) await holdConversations(client, tenantId, idsOf(held), now)
    if (expired.length > 0) await deletePortion(client, tenantId, expired)
    total += expired.length
    last = locked.at(-1)
    return locked.length
  })
  return total
}

async function deletePortion(client: PoolClient, tenantId: string, expired: ExpiredConversation[]): Promise<void> {
  const ids = idsOf(expired)
  const executionIds = expired.flatMap(conversation => conversation.executionIds)
  await deleteExecutionLog(client, tenantId, executionIds)
  await deleteFailedMessagesOf(client, tenantId, executionIds)
  await releaseFilesOf(client, tenantId, ids)
  await deleteConversations(client, tenantId, ids)
}

function idsOf(conversations: ExpiredConversation[]): string[] {
  return conversations.map(({ id }) => id)
}
