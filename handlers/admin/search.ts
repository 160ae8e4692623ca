import type { ChangeDeps } from '../../services/admin/change.ts'
import { searchWorkspace as search } from '../../services/admin/search.ts'
import { callerAdmin } from '../inputs.ts'
import type { ReplyOf, RequestOf } from '../wire.ts'

export async function searchWorkspace(
  deps: Pick<ChangeDeps, 'knex'>,
  request: RequestOf<'searchWorkspace'>,
): Promise<ReplyOf<'searchWorkspace'>> {
  return { status: 200, body: { items: await search(deps, callerAdmin(request.caller), request.query.text) } }
}
