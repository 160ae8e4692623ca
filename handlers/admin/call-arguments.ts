import { proposeCallArguments as propose, type CallArgumentsDeps } from '../../services/connections/call-arguments.ts'
import { callerAdmin, idOf } from '../inputs.ts'
import type { ReplyOf, RequestOf } from '../wire.ts'

export async function proposeCallArguments(
  deps: CallArgumentsDeps,
  { caller, params, body }: RequestOf<'proposeCallArguments'>,
): Promise<ReplyOf<'proposeCallArguments'>> {
  const order = { ...body, variables: body.variables ?? [] }
  return { status: 200, body: await propose(deps, callerAdmin(caller), idOf(params.connectionId), order) }
}
