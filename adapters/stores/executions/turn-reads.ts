import { createBatches } from '../../batches.ts'
import type { Pool } from '../../postgres/pool.ts'
import { findConversations, findExecutions, type ConversationRecord, type ExecutionRecord, type Read } from './state.ts'

/** What a turn is decided on. */
export type TurnReads = {
  /** With its conversation; undefined where the workspace has no such execution. */
  execution: (tenantId: string, id: string) => Promise<Read<ExecutionRecord> | undefined>
  /** The time also where the workspace has no such conversation yet. */
  conversation: (tenantId: string, id: string) => Promise<Read<ConversationRecord | undefined>>
}

type Wanted = { tenantId: string; id: string }

/** Requests that arrive in one turn of the event loop are read together, by one statement for each workspace. */
export function createTurnReads(db: Pool): TurnReads {
  const readExecution = together(async (tenantId, ids) => await findExecutions(db, tenantId, ids))
  const readConversation = together(async (tenantId, ids) => await findConversations(db, tenantId, ids))
  return {
    execution: async (tenantId, id) => await readExecution({ tenantId, id }),
    async conversation(tenantId, id) {
      const read = await readConversation({ tenantId, id })
      if (read === undefined) throw new Error('the database answered nothing')
      return read
    },
  }
}

/** A workspace whose statement fails, or takes long, does not affect the others. */
function together<Found>(find: (tenantId: string, ids: readonly string[]) => Promise<readonly Found[]>) {
  return createBatches((wanted: Wanted[]) => {
    const workspaces = [...Map.groupBy(wanted, ({ tenantId }) => tenantId)].map(([tenantId, items]) => {
      const ids = items.map(({ id }) => id)
      return { items, found: find(tenantId, ids) }
    })
    const answers = new Map(
      workspaces.flatMap(({ items, found }) =>
        items.map((item, index) => [item, found.then(rows => rows[index])] as const),
      ),
    )
    return Promise.resolve(wanted.map(item => answers.get(item)))
  })
}
