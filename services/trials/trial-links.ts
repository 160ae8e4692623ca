import { NEWEST_FIRST } from '../../adapters/postgres/keyset.ts'
import { generateTrialToken, hashToken } from '../../adapters/secrets.ts'
import type { TrialLink } from '../../adapters/stores/trial-links/trial-links.ts'
import { forTenant } from '../../adapters/stores/tenant.ts'
import type { AdminCaller } from '../admin/caller.ts'
import { change, changeOnce, found, type ChangeDeps, type StoredReply } from '../admin/change.ts'
import { listPage, type ListPage, type ListQuery } from '../admin/pages.ts'

export type { TrialLink }
/** A link with its token, which is not stored. */
export type CreatedTrialLink = { token: string; link: TrialLink }

const DAY_MS = 24 * 3_600_000

type ReadDeps = Pick<ChangeDeps, 'knex'>

/** Those of a flow, newest first, expired ones included. @throws Refusal `not_found` for an unknown flow */
export async function listTrialLinks(
  { knex }: ReadDeps,
  { tenantId }: AdminCaller,
  flowId: string,
  query: ListQuery,
): Promise<ListPage<TrialLink>> {
  const { flows, trialLinks } = forTenant(knex, tenantId)
  found(await flows.find({ id: flowId }))
  return await listPage(
    `trial-links/${flowId}`,
    NEWEST_FIRST,
    query,
    async window => await trialLinks.page(NEWEST_FIRST, window, { flowId }),
  )
}

/** @throws Refusal `not_found` for an unknown flow */
export async function createTrialLink(
  deps: ChangeDeps,
  caller: AdminCaller,
  { flowId, days }: { flowId: string; days: number },
  answer: (created: CreatedTrialLink) => StoredReply,
): Promise<CreatedTrialLink> {
  const token = generateTrialToken()
  return await changeOnce(deps, caller, { action: 'trial_link.create', answer }, async ({ flows, trialLinks }) => {
    const flow = found(await flows.find({ id: flowId }))
    const now = deps.clock.now()
    const after = await trialLinks.insert({
      id: deps.newId(),
      flowId,
      tokenHash: hashToken(token),
      createdAt: now,
      expiresAt: new Date(now.getTime() + days * DAY_MS),
    })
    return { result: { token, link: after }, resource: resourceOf(after, flow), before: null, after }
  })
}

/** @throws Refusal `not_found` */
export async function revokeTrialLink(
  deps: ChangeDeps,
  caller: AdminCaller,
  { flowId, id }: { flowId: string; id: string },
): Promise<void> {
  await change(deps, caller, 'trial_link.revoke', async ({ flows, trialLinks }) => {
    const flow = found(await flows.find({ id: flowId }))
    const before = found(await trialLinks.findForUpdate({ id, flowId }))
    await trialLinks.delete(id)
    return { result: undefined, resource: resourceOf(before, flow), before, after: null }
  })
}

function resourceOf({ id }: TrialLink, { name }: { name: string }) {
  return { type: 'trial_link', id, name }
}
