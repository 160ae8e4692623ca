import { fromRow } from '../../postgres/rows.ts'
import type { Database } from '../../postgres/tenant-rows.ts'
import { userById, type UserRef } from '../people/user-ref.ts'

/** Whether a person is there to answer. */
export interface Presence {
  person: UserRef
  skills: string[]
  /** Null when the person has gone away; in the past when nobody has said so. */
  onlineUntil: Date | null
  online: boolean
  /** Conversations that the person has. */
  claimed: number
}

export interface PresenceStore {
  find: (userId: string) => Promise<Presence | undefined>
  /** Of the people who are online, by their names. */
  online: () => Promise<Presence[]>
  /** `seconds`: how long the person is online from now on; null for away. Without `skills` they stay as they are. */
  set: (userId: string, seconds: number | null, skills: readonly string[] | undefined) => Promise<void>
}

/** By the database's clock, since each process moves the time on. */
export function presences(db: Database, tenantId: string): PresenceStore {
  const rows = () =>
    db('presences as p')
      .where('p.tenant_id', tenantId)
      .select(
        'p.skills',
        'p.online_until',
        db.raw('p.online_until is not null and p.online_until > parley_now() as online'),
        db.raw(`${userById('user_id', 'p')} as person`),
        db.raw(`(
          select count(*)::integer
          from handoffs h
          where h.tenant_id = p.tenant_id and h.claimed_by = p.user_id and h.state = 'claimed'
        ) as claimed`),
      )
  return {
    async find(userId) {
      const row = await rows().where('p.user_id', userId).first<object | undefined>()
      return row === undefined ? undefined : fromRow<Presence>(row)
    },
    async online() {
      const found = await rows().whereRaw('p.online_until > parley_now()')
      const people = (found as object[]).map(row => fromRow<Presence>(row))
      return people.sort((a, b) => (a.person.name < b.person.name ? -1 : 1))
    },
    async set(userId, seconds, skills) {
      const until = seconds === null ? null : db.raw("parley_now() + ? * interval '1 second'", [seconds])
      await db('presences')
        .insert({
          tenant_id: tenantId,
          user_id: userId,
          online_until: until,
          updated_at: db.raw('parley_now()'),
          ...(skills === undefined ? {} : { skills }),
        })
        .onConflict(['tenant_id', 'user_id'])
        .merge()
    },
  }
}
