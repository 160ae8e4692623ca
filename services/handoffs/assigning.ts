import { lockUntilEnd } from '../../adapters/postgres/locks.ts'
import { transaction } from '../../adapters/postgres/transaction.ts'
import { findAssignableTenants, findLeftHandoffs } from '../../adapters/stores/handoffs/across-tenants.ts'
import { readTeam } from '../../adapters/stores/handoffs/team.ts'
import { forTenant } from '../../adapters/stores/tenant.ts'
import { findTenant } from '../../adapters/stores/tenants/tenants.ts'
import type { Person } from '../../domain/engine/snapshot.ts'
import { assign, type AssigningQueue } from '../../domain/handoffs/assignment.ts'
import { isOpen } from '../../domain/handoffs/opening-hours.ts'
import { Refusal } from '../../domain/refusal.ts'
import { actOn, type Act, type HandoffDeps } from './acts.ts'

/** After the end of a presence that nobody has ended. */
const LEFT_AFTER_SECONDS = 300

/**
 * Gives waiting conversations of queues that assign automatically to people who are online. Every capacity that becomes
 * free is used by the next run. What people have left behind waits again first.
 * @returns how many conversations were given to somebody
 */
export async function assignHandoffs(deps: HandoffDeps): Promise<number> {
  for (const { tenantId, id, personId } of await findLeftHandoffs(deps.db, LEFT_AFTER_SECONDS))
    await actAlone(deps, tenantId, id, {
      action: 'handoff.release',
      personId,
      decide: ({ claimedBy }) => (claimedBy?.id === personId ? { type: 'release' } : undefined),
    })
  let assigned = 0
  for (const tenantId of await findAssignableTenants(deps.db)) assigned += await assignIn(deps, tenantId)
  return assigned
}

async function assignIn(deps: HandoffDeps, tenantId: string): Promise<number> {
  const queues = await openQueues(deps, tenantId)
  if (queues.size === 0) return 0
  // Held while the turns commit on other connections: two processes that count at the same time would both fill up the
  // same person.
  return await transaction(deps.db, async client => {
    await lockUntilEnd(client, `assignment of handoffs in ${tenantId}`)
    const { waiting, people } = await readTeam(client, tenantId)
    const names = new Map(people.map(({ id, name }) => [id, name]))
    let assigned = 0
    for (const { handoffId, personId } of assign(waiting, people, queues))
      if (await give(deps, tenantId, handoffId, { id: personId, name: names.get(personId) ?? '' })) assigned += 1
    return assigned
  })
}

async function openQueues(deps: HandoffDeps, tenantId: string): Promise<Map<string, AssigningQueue>> {
  const { queues } = forTenant(deps.knex, tenantId)
  const timeZone = (await findTenant(deps.knex, { id: tenantId }))?.timezone ?? 'UTC'
  const now = deps.clock.now()
  const automatic = await queues.list({ assignment: 'automatic' })
  return new Map(
    automatic.filter(({ openingHours }) => isOpen(openingHours, timeZone, now)).map(queue => [queue.code, queue]),
  )
}

/** @returns false where somebody has claimed it meanwhile, or it has ended */
async function give(deps: HandoffDeps, tenantId: string, id: string, person: Person): Promise<boolean> {
  return await actAlone(deps, tenantId, id, {
    action: 'handoff.assign',
    personId: person.id,
    decide: ({ claimedBy }) => (claimedBy === null ? { type: 'claim', person } : undefined),
  })
}

type OwnAct = { action: string; personId: string; decide: Act['decide'] }

/** An act of the service itself. @returns false where it does not fit any more */
async function actAlone(
  deps: HandoffDeps,
  tenantId: string,
  id: string,
  { action, personId, decide }: OwnAct,
): Promise<boolean> {
  const entry = {
    id: deps.newId(),
    action,
    actor: { type: 'system' },
    subject: { type: 'handoff', id, name: null },
    details: { userId: personId },
    now: deps.clock.now(),
  }
  try {
    const target = { id, ifMatch: undefined }
    return (await actOn(deps, tenantId, { target, decide, audit: { entry, committed: false } })) !== undefined
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}
