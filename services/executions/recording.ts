import type { Pool } from '../../adapters/postgres/pool.ts'
import { findExecutionLog } from '../../adapters/stores/executions/event-log.ts'
import { findConversation } from '../../adapters/stores/executions/state.ts'
import { forTenant } from '../../adapters/stores/tenant.ts'
import { Refusal } from '../../domain/refusal.ts'
import { recordedRun, type RecordedRun } from '../../domain/simulation/recorded-run.ts'
import type { AdminCaller } from '../admin/caller.ts'
import { found, type ChangeDeps } from '../admin/change.ts'

export type ExecutionRecording = RecordedRun & { locale: string | null }

/** @throws Refusal `not_found`, `conflict` for a run whose log no longer has its start, or is too long */
export async function getExecutionRecording(
  { knex, db }: Pick<ChangeDeps, 'knex'> & { db: Pool },
  { tenantId }: AdminCaller,
  id: string,
): Promise<ExecutionRecording> {
  const { conversationId } = found(await forTenant(knex, tenantId).executions.find(id))
  const [entries, conversation] = await Promise.all([
    findExecutionLog(db, tenantId, id),
    findConversation(db, tenantId, conversationId),
  ])
  if (entries === 'too_long') throw new Refusal('conflict', { message: 'The event log of the execution is too long' })
  const run = recordedRun(entries)
  if (run === undefined) throw new Refusal('conflict', { message: 'The event log lacks the start of the execution' })
  return { ...run, locale: conversation?.locale ?? null }
}
