import type { components } from '../../generated/types/admin.ts'
import type { ChangeDeps } from '../../services/admin/change.ts'
import * as links from '../../services/trials/trial-links.ts'
import type { ReplyOf, RequestOf } from '../wire.ts'
import { callerAdmin, idOf } from '../inputs.ts'
import { created, pageBody } from './replies.ts'

/** `publicUrl`: where visitors find the service. */
type Deps = ChangeDeps & { publicUrl: string }

export async function listTrialLinks(
  deps: Deps,
  { caller, params, query }: RequestOf<'listTrialLinks'>,
): Promise<ReplyOf<'listTrialLinks'>> {
  const list = await links.listTrialLinks(deps, callerAdmin(caller), idOf(params.flowId), query)
  return { status: 200, body: pageBody(list, link => trialLink(link, deps.clock.now())) }
}

export async function createTrialLink(
  deps: Deps,
  { caller, params, body }: RequestOf<'createTrialLink'>,
): Promise<ReplyOf<'createTrialLink'>> {
  const answer = ({ token, link }: links.CreatedTrialLink) => {
    const body = { url: `${deps.publicUrl}/try/${token}`, link: trialLink(link, deps.clock.now()) }
    const reply = created(`/api/admin/v1/flows/${link.flowId}/trial-links/${link.id}`, body)
    return { ...reply, headers: { ...reply.headers, 'Cache-Control': 'no-store' } }
  }
  // The contract takes whole days only.
  const order = { flowId: idOf(params.flowId), days: Number(body.validFor.slice(1, -1)) }
  return answer(await links.createTrialLink(deps, callerAdmin(caller), order, answer))
}

export async function revokeTrialLink(
  deps: Deps,
  { caller, params }: RequestOf<'revokeTrialLink'>,
): Promise<ReplyOf<'revokeTrialLink'>> {
  await links.revokeTrialLink(deps, callerAdmin(caller), {
    flowId: idOf(params.flowId),
    id: idOf(params.trialLinkId),
  })
  return { status: 204 }
}

function trialLink(
  { id, flowId, createdAt, expiresAt }: links.TrialLink,
  now: Date,
): components['schemas']['TrialLink'] {
  return {
    id,
    flowId,
    status: expiresAt > now ? 'active' : 'expired',
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }
}
