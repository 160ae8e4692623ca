import type { components } from '../../generated/types/admin.ts'
import type { ChangeDeps } from '../../services/admin/change.ts'
import * as presences from '../../services/handoffs/presences.ts'
import { callerAdmin } from '../inputs.ts'
import type { ReplyOf, RequestOf } from '../wire.ts'
import { instant } from './replies.ts'

export async function getPresence(
  deps: ChangeDeps,
  { caller }: RequestOf<'getPresence'>,
): Promise<ReplyOf<'getPresence'>> {
  return { status: 200, body: presenceBody(await presences.getPresence(deps, callerAdmin(caller))) }
}

export async function setPresence(
  deps: ChangeDeps,
  { caller, body }: RequestOf<'setPresence'>,
): Promise<ReplyOf<'setPresence'>> {
  return { status: 200, body: presenceBody(await presences.setPresence(deps, callerAdmin(caller), body)) }
}

export async function listPresences(
  deps: ChangeDeps,
  { caller }: RequestOf<'listPresences'>,
): Promise<ReplyOf<'listPresences'>> {
  return { status: 200, body: { items: (await presences.listPresences(deps, callerAdmin(caller))).map(presenceBody) } }
}

function presenceBody({
  person,
  skills,
  online,
  onlineUntil,
  claimed,
}: presences.Presence): components['schemas']['Presence'] {
  return {
    person,
    state: online ? 'online' : 'away',
    skills,
    claimed,
    onlineUntil: instant(online ? onlineUntil : null),
  }
}
