import type { ChangeDeps } from '../../services/admin/change.ts'
import * as uses from '../../services/flows/uses.ts'
import { callerAdmin } from '../inputs.ts'
import type { ReplyOf, RequestOf } from '../wire.ts'

export async function listUses(deps: ChangeDeps, request: RequestOf<'listUses'>): Promise<ReplyOf<'listUses'>> {
  return { status: 200, body: { items: await uses.listUses(deps, callerAdmin(request.caller), request.query) } }
}
