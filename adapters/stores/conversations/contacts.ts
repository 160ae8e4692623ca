import type { JsonObject } from '../../../domain/json.ts'
import { readPage, type Order, type Page, type Window } from '../../postgres/keyset.ts'
import { fromRow } from '../../postgres/rows.ts'
import type { Database } from '../../postgres/tenant-rows.ts'

/** A customer whom an identity token has proven; `customer`: as the conversation with the newest message names it. */
export interface ContactSummary {
  id: string
  customer: JsonObject
  lastActiveAt: Date
}

export interface ContactConsent {
  form: string
  field: string
  accepted: boolean
  submissionId: string
  submittedAt: Date
}

export interface Contact extends ContactSummary {
  conversations: number
  firstSeenAt: Date
  /** The newest first. */
  consents: ContactConsent[]
}

export interface ContactStore {
  find: (id: string) => Promise<Contact | undefined>
  page: (filter: { search?: string | undefined }, window: Window) => Promise<Page<ContactSummary>>
}

export const CONTACTS_BY_ID: Order = { columns: [{ column: 'c.id', kind: 'text' }] }

const CONSENTS_AT_MOST = 100

/** Contacts follow from conversations: what is purged or erased there is gone here. */
export function contacts(db: Database, tenantId: string): ContactStore {
  const consentsOf = async (id: string) => {
    const { rows } = await db.raw<{ rows: object[] }>(CONSENTS, { tenantId, id, atMost: CONSENTS_AT_MOST })
    return rows.map(fromRow<ContactConsent>)
  }
  return {
    async find(id) {
      const {
        rows: [row],
      } = await db.raw<{ rows: object[] }>(CONTACT, { tenantId, id })
      if (row === undefined) return undefined
      return { ...fromRow<Omit<Contact, 'consents'>>(row), consents: await consentsOf(id) }
    },
    async page({ search }, window) {
      const read = db.select('c.id', 'c.customer', 'c.last_active_at').from(db.raw(`(${NEWEST}) as c`, { tenantId }))
      if (search !== undefined) void read.whereRaw(MENTIONS, [search])
      return await readPage(db, read, { order: CONTACTS_BY_ID, window }, fromRow<ContactSummary>)
    },
  }
}

const NEWEST = `
  select distinct on (customer_id) customer_id as id, customer, active_at as last_active_at
  from conversations
  where tenant_id = :tenantId and customer_proven
  order by customer_id, active_at desc, id desc`
const MENTIONS = "strpos(lower(concat_ws(' ', c.id, c.customer ->> 'name', c.customer ->> 'email')), lower(?)) > 0"

const CONTACT = `
  select customer_id as id, (array_agg(customer order by active_at desc, id desc))[1] as customer,
    count(*) as conversations, min(created_at) as first_seen_at, max(active_at) as last_active_at
  from conversations
  where tenant_id = :tenantId and customer_id = :id and customer_proven
  group by customer_id`

const CONSENTS = `
  select f.code as form, d.field ->> 'name' as field, s.values -> (d.field ->> 'name') = 'true' as accepted,
    s.id as submission_id, s.created_at as submitted_at
  from conversations c
  join form_submissions s on s.tenant_id = c.tenant_id and s.conversation_id = c.id
  join forms f on f.tenant_id = s.tenant_id and f.id = s.form_id
  join form_versions v on v.tenant_id = s.tenant_id and v.form_id = s.form_id and v.version = s.form_version
  cross join lateral jsonb_array_elements(v.definition -> 'fields') as d(field)
  where c.tenant_id = :tenantId and c.customer_id = :id and c.customer_proven and s.status = 'accepted'
    and d.field ->> 'type' = 'consent' and jsonb_exists(s.values, d.field ->> 'name')
  order by s.created_at desc, s.id desc, field
  limit :atMost`
