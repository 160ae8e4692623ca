import type { Pool } from '../../adapters/postgres/pool.ts'
import {
  listFailedMessages,
  retryFailedMessages,
  type FailedMessageOfTenant,
} from '../../adapters/stores/engine-messages/across-tenants.ts'

/** Engine messages that failed in all their attempts, the newest failure first; of one workspace, or of all. */
export async function failedMessages(
  { db }: { db: Pool },
  request: { tenantId: string | undefined; limit: number },
): Promise<FailedMessageOfTenant[]> {
  return await listFailedMessages(db, request)
}

/**
 * Moves one failed message, or all, back to work under the same id with four new attempts, the first at once. Answers
 * the ids; a second retry finds nothing.
 */
export async function retryFailed(
  { db }: { db: Pool },
  request: { tenantId: string | undefined; id: string | undefined },
): Promise<string[]> {
  return await retryFailedMessages(db, request)
}
