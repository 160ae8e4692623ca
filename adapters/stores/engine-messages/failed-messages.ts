import { fromRow } from '../../postgres/rows.ts'
import type { JsonObject } from '../../../domain/json.ts'
import { readPage, type Order, type Page, type Window } from '../../postgres/keyset.ts'
import { notifyWorkers } from '../../postgres/notifications.ts'
import type { EngineMessageType } from './parts.ts'
import type { Database } from '../../postgres/tenant-rows.ts'

/** An engine message that failed in all its attempts. */
export interface FailedMessage {
  id: string
  type: EngineMessageType
  executionId: string | null
  payload: JsonObject
  attempts: number
  cause: { kind: string; message: string }
  createdAt: Date
  failedAt: Date
}

export interface FailedMessageFilter {
  type?: EngineMessageType | undefined
  executionId?: string | undefined
}

export interface FailedMessageStore {
  page: (filter: FailedMessageFilter, window: Window) => Promise<Page<FailedMessage>>
  find: (id: string) => Promise<FailedMessage | undefined>
  /**
   * Queues the message again under its id, with all attempts before it, and notifies the workers with the commit;
   * undefined when there is none.
   */
  retry: (id: string) => Promise<{ message: FailedMessage; runAt: Date } | undefined>
}

export const NEWEST_FAILURE_FIRST: Order = {
  columns: [
    { column: 'failed_at', kind: 'instant' },
    { column: 'id', kind: 'uuid' },
  ],
  descending: true,
}

const COLUMNS = ['id', 'type', 'execution_id', 'payload', 'attempts', 'cause', 'created_at', 'failed_at']

export function failedMessages(db: Database, tenantId: string): FailedMessageStore {
  const rows = () => db('failed_engine_messages').where('tenant_id', tenantId)
  return {
    async page({ type, executionId }, window) {
      const read = rows().select(...COLUMNS)
      if (type !== undefined) void read.where({ type })
      if (executionId !== undefined) void read.where({ execution_id: executionId })
      return await readPage(db, read, { order: NEWEST_FAILURE_FIRST, window }, fromRow<FailedMessage>)
    },
    async find(id) {
      const row = await rows()
        .where({ id })
        .first<object | undefined>(...COLUMNS)
      return row === undefined ? undefined : fromRow<FailedMessage>(row)
    },
    async retry(id) {
      const [row] = await rows().where({ id }).delete<object[]>(COLUMNS)
      if (row === undefined) return undefined
      const message = fromRow<FailedMessage>(row)
      const [work] = await db('engine_messages')
        .insert({
          tenant_id: tenantId,
          id,
          type: message.type,
          execution_id: message.executionId,
          payload: JSON.stringify(message.payload),
          run_at: db.raw('parley_now()'),
          created_at: message.createdAt,
        })
        .returning<{ run_at: Date }[]>('run_at')
      await notifyWorkers(db, 'messages')
      return { message, runAt: work?.run_at ?? message.failedAt }
    },
  }
}
