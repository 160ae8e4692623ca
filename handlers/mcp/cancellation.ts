import { isJsonObject } from '../../domain/json.ts'
import type { CallsUnderWay } from '../../services/access/calls-under-way.ts'
import type { TokenHolder } from '../../services/access/tokens.ts'
import type { RpcId, RpcMessage } from './framing.ts'

type Request = { holder: TokenHolder; address: string; left: AbortController }

function isCancellation({ id, method }: RpcMessage): boolean {
  return id === undefined && method === 'notifications/cancelled'
}

/** Ends the request that the notification names, if it is one of the same caller. */
function cancelNamed(calls: CallsUnderWay, { holder, address }: Request, { params }: RpcMessage): void {
  const named = isJsonObject(params) && Object.hasOwn(params, 'requestId') ? idText(params['requestId']) : undefined
  if (named !== undefined) calls.cancel({ holder, address, id: named })
}

/**
 * The answer to a message; undefined if nobody waits for it any more. The caller of a request can cancel it meanwhile,
 * and the message that does so has no answer itself.
 */
export async function cancellable(
  calls: CallsUnderWay,
  request: Request,
  message: RpcMessage,
  answer: () => Promise<string>,
): Promise<string | undefined> {
  if (isCancellation(message)) {
    cancelNamed(calls, request, message)
    return undefined
  }
  const { holder, address, left } = request
  const { id, method } = message
  if (id === undefined || method === 'initialize') return await answer()
  const end = calls.begin({ holder, address, id }, left)
  try {
    const text = await answer()
    return left.signal.aborted ? undefined : text
  } finally {
    end()
  }
}

/** As `framing.ts` writes the ids of requests; the digits of others than these numbers are not known here. */
function idText(id: unknown): RpcId | undefined {
  return typeof id === 'string' || Number.isSafeInteger(id) ? JSON.stringify(id) : undefined
}
