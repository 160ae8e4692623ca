import { lockUntilEnd } from '../../adapters/postgres/locks.ts'
import { transaction } from '../../adapters/postgres/transaction.ts'
import { findAssignableTenants } from '../../adapters/stores/handoffs/across-tenants.ts'
import { readTeam } from '../../adapters/stores/handoffs/team.ts'
import { forTenant } from '../../adapters/stores/tenant.ts'
import { findTenant } from '../../adapters/stores/tenants/tenants.ts'
import { assign, type AssigningQueue } from '../../domain/handoffs/assignment.ts'
import { isOpen } from '../../domain/handoffs/opening-hours.ts'
import { Refusal } from '../../domain/refusal.ts'
import { actOn, type HandoffDeps } from './acts.ts'

/**
 * Gives waiting conversations of queues that assign automatically to people who are online. Every capacity that becomes
 * free is used by the next run.
 * @returns how many conversations were given to somebody
 */
export async function assignHandoffs(deps: HandoffDeps): Promise<number> {
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
async function give(
  deps: HandoffDeps,
  tenantId: string,
  id: string,
  person: { id: string; name: string },
): Promise<boolean> {
  try {
    const reply = await actOn(deps, tenantId, {
      target: { id, ifMatch: undefined },
      decide: ({ claimedBy }) => (claimedBy === null ? { type: 'claim', person } : undefined),
      audit: {
        entry: {
          id: deps.newId(),
          action: 'handoff.assign',
          actor: { type: 'system' },
          subject: { type: 'handoff', id, name: null },
          details: { userId: person.id },
          now: deps.clock.now(),
        },
        committed: false,
      },
    })
    return reply !== undefined
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}
