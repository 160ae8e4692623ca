import type { Presence } from '../../adapters/stores/handoffs/presences.ts'
import { forTenant } from '../../adapters/stores/tenant.ts'
import type { AdminCaller } from '../admin/caller.ts'
import type { ChangeDeps } from '../admin/change.ts'

export type { Presence }

type Deps = Pick<ChangeDeps, 'knex'>

/** Long enough for a request to be lost, short enough that nobody waits for a person whose computer sleeps. */
const ONLINE_SECONDS = 120

/** The caller's own presence; away until it is set. */
export async function getPresence({ knex }: Deps, { tenantId, user }: AdminCaller): Promise<Presence> {
  const { id, name } = user
  const found = await forTenant(knex, tenantId).presences.find(id)
  return found ?? { person: { id, name }, skills: [], onlineUntil: null, online: false, claimed: 0 }
}

/** Sent again and again by an open page, so it is not in the audit log. Without skills they stay as they are. */
export async function setPresence(
  deps: Deps,
  caller: AdminCaller,
  { state, skills }: { state: 'online' | 'away'; skills?: readonly string[] | undefined },
): Promise<Presence> {
  const seconds = state === 'online' ? ONLINE_SECONDS : null
  await forTenant(deps.knex, caller.tenantId).presences.set(caller.user.id, seconds, skills)
  return await getPresence(deps, caller)
}

/** The people who are online, by their names. */
export async function listPresences({ knex }: Deps, { tenantId }: AdminCaller): Promise<Presence[]> {
  return await forTenant(knex, tenantId).presences.online()
}
