import type { HandoffState } from '../../../domain/handoffs/turn-handoffs.ts'
import { readPage, type Order, type Page, type Window } from '../../postgres/keyset.ts'
import { fromRow } from '../../postgres/rows.ts'
import type { Database } from '../../postgres/tenant-rows.ts'
import { userById, type UserRef } from '../people/user-ref.ts'

export interface Handoff {
  id: string
  conversationId: string
  executionId: string
  queue: string
  reason: string
  state: HandoffState
  claimedBy: UserRef | null
  outcome: string | null
  requestedAt: Date
  dueAt: Date | null
  claimedAt: Date | null
  endedAt: Date | null
  visitorWroteAt: Date | null
  personWroteAt: Date | null
  revision: number
  updatedAt: Date
}

export interface HandoffFilter {
  state?: HandoffState | undefined
  queue?: string | undefined
  assigneeId?: string | undefined
  conversationId?: string | undefined
}

export interface HandoffNote {
  id: string
  author: UserRef | null
  text: string
  createdAt: Date
}

export interface HandoffStore {
  find: (id: string) => Promise<Handoff | undefined>
  /** The one that waits longest first. */
  page: (filter: HandoffFilter, window: Window) => Promise<Page<Handoff>>
  /** Oldest first. */
  notes: (id: string, window: Window) => Promise<Page<HandoffNote>>
  addNote: (note: { id: string; handoffId: string; authorId: string; text: string; createdAt: Date }) => Promise<void>
}

export const LONGEST_WAITING_FIRST: Order = {
  columns: [
    { column: 'h.requested_at', kind: 'instant' },
    { column: 'h.id', kind: 'uuid' },
  ],
}
export const OLDEST_NOTE_FIRST: Order = { columns: [{ column: 'n.id', kind: 'uuid' }] }

const COLUMNS = [
  'id',
  'conversation_id',
  'execution_id',
  'queue',
  'reason',
  'state',
  'outcome',
  'requested_at',
  'due_at',
  'claimed_at',
  'ended_at',
  'visitor_wrote_at',
  'person_wrote_at',
  'revision',
  'updated_at',
]

/** The handoffs of a workspace, for its team. Turns write them: `turn-handoffs.ts`. */
export function handoffs(db: Database, tenantId: string): HandoffStore {
  const rows = () =>
    db('handoffs as h')
      .where('h.tenant_id', tenantId)
      .select(...COLUMNS.map(column => `h.${column}`), db.raw(`${userById('claimed_by', 'h')} as claimed_by`))
  return {
    async find(id) {
      const row = await rows().where('h.id', id).first<object | undefined>()
      return row === undefined ? undefined : fromRow<Handoff>(row)
    },
    async page({ state, queue, assigneeId, conversationId }, window) {
      const read = rows()
      if (state !== undefined) void read.where('h.state', state)
      if (queue !== undefined) void read.where('h.queue', queue)
      if (assigneeId !== undefined) void read.where('h.claimed_by', assigneeId)
      if (conversationId !== undefined) void read.where('h.conversation_id', conversationId)
      return await readPage(db, read, { order: LONGEST_WAITING_FIRST, window }, fromRow<Handoff>)
    },
    async notes(id, window) {
      const read = db('handoff_notes as n')
        .where({ 'n.tenant_id': tenantId, 'n.handoff_id': id })
        .select('n.id', 'n.text', 'n.created_at', db.raw(`${userById('author_id', 'n')} as author`))
      return await readPage(db, read, { order: OLDEST_NOTE_FIRST, window }, fromRow<HandoffNote>)
    },
    async addNote({ id, handoffId, authorId, text, createdAt }) {
      await db('handoff_notes').insert({
        tenant_id: tenantId,
        id,
        handoff_id: handoffId,
        author_id: authorId,
        text,
        created_at: createdAt,
      })
    },
  }
}
