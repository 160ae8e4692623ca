import type { HandoffState } from '../../../domain/handoffs/turn-handoffs.ts'
import type { JsonObject } from '../../../domain/json.ts'
import { MESSAGE_SAYS } from '../conversations/messages.ts'
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
  customerId: string | null
  customer: JsonObject
  customerProven: boolean
  state: HandoffState
  claimedBy: UserRef | null
  outcome: string | null
  requestedAt: Date
  dueAt: Date | null
  claimedAt: Date | null
  endedAt: Date | null
  visitorWroteAt: Date | null
  personWroteAt: Date | null
  rating: number | null
  ratingComment: string | null
  ratedAt: Date | null
  revision: number
  updatedAt: Date
}

export interface HandoffFilter {
  state?: HandoffState | undefined
  progress?: 'open' | 'ended' | undefined
  /** In the reason, or in the id, name or e-mail address of the visitor; `said`: or in what was said. */
  search?: { text: string; said: boolean } | undefined
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
  /** In the order of `handoffOrder`. */
  page: (filter: HandoffFilter, window: Window) => Promise<Page<Handoff>>
  /** Oldest first. */
  notes: (id: string, window: Window) => Promise<Page<HandoffNote>>
  addNote: (note: { id: string; handoffId: string; authorId: string; text: string; createdAt: Date }) => Promise<void>
}

const LONGEST_WAITING_FIRST: Order = {
  columns: [
    { column: 'h.requested_at', kind: 'instant' },
    { column: 'h.id', kind: 'uuid' },
  ],
}
const LATEST_REQUEST_FIRST: Order = { ...LONGEST_WAITING_FIRST, descending: true }
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
  'rating',
  'rating_comment',
  'rated_at',
  'revision',
  'updated_at',
]

const OPEN: readonly HandoffState[] = ['waiting', 'claimed']

/** The one that waits longest first; of those that have ended, the one that was requested last. */
export const handoffOrder = ({ progress }: HandoffFilter): Order =>
  progress === 'ended' ? LATEST_REQUEST_FIRST : LONGEST_WAITING_FIRST

/** The words are looked up once, by their index, and not for each handoff. */
const SAID = `h.conversation_id in (
  select m.conversation_id
  from messages m
  where m.tenant_id = ? and ${MESSAGE_SAYS}
)`
const MENTIONS = `strpos(
  lower(concat_ws(' ', h.reason, c.customer_id, c.customer ->> 'name', c.customer ->> 'email')),
  lower(?)
) > 0`

/** The handoffs of a workspace, for its team. Turns write them: `turn-handoffs.ts`. */
export function handoffs(db: Database, tenantId: string): HandoffStore {
  const rows = () =>
    db('handoffs as h')
      .joinRaw('join conversations c on c.tenant_id = h.tenant_id and c.id = h.conversation_id')
      .where('h.tenant_id', tenantId)
      .select(...COLUMNS.map(column => `h.${column}`), 'c.customer_id', 'c.customer', 'c.customer_proven')
      .select(db.raw(`${userById('claimed_by', 'h')} as claimed_by`))
  return {
    async find(id) {
      const row = await rows().where('h.id', id).first<object | undefined>()
      return row === undefined ? undefined : fromRow<Handoff>(row)
    },
    async page(filter, window) {
      const { state, progress, search, queue, assigneeId, conversationId } = filter
      const read = rows()
      if (progress === 'open') void read.whereIn('h.state', OPEN)
      if (progress === 'ended') void read.whereNotIn('h.state', OPEN)
      if (search?.said === false) void read.whereRaw(MENTIONS, [search.text])
      if (search?.said === true)
        void read.whereRaw(`(${MENTIONS} or ${SAID})`, [search.text, tenantId, search.text, tenantId])
      if (state !== undefined) void read.where('h.state', state)
      if (queue !== undefined) void read.where('h.queue', queue)
      if (assigneeId !== undefined) void read.where('h.claimed_by', assigneeId)
      if (conversationId !== undefined) void read.where('h.conversation_id', conversationId)
      return await readPage(db, read, { order: handoffOrder(filter), window }, fromRow<Handoff>)
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
