import type { Dispatcher } from 'undici'
import { EgressFailure } from './failure.ts'

const DISCARDED_AT_MOST = 64 * 1024

/**
 * Sends a request and resolves with the status of its response, once the body has been discarded: what stays unread
 * would cost the connection. A body that is too long, breaks or exceeds the deadline changes nothing about the status.
 *
 * A handler of its own, since `request` with a signal makes a stream, an AbortController and its listeners for each
 * exchange: 4 µs of 11, and most of the garbage.
 * @param timeoutMs for the whole exchange, from the look-up of the name to the last byte
 */
export async function statusOf(
  dispatcher: Dispatcher,
  request: Dispatcher.DispatchOptions,
  timeoutMs: number,
): Promise<number> {
  return await new Promise<number>((resolve, reject) => {
    let connected: Dispatcher.DispatchController | undefined
    let status: number | undefined
    let late: EgressFailure | undefined
    let discarded = 0
    const deadline = setTimeout(() => {
      late = new EgressFailure('timeout')
      connected?.abort(late)
      // Without a connection there is nothing to abort, and undici reports nothing until there is one.
      settle(late)
    }, timeoutMs)

    function settle(failure?: Error): void {
      clearTimeout(deadline)
      if (status !== undefined) resolve(status)
      else reject(failure ?? new EgressFailure('network'))
    }

    dispatcher.dispatch(request, {
      onRequestStart(controller) {
        if (late === undefined) connected = controller
        else controller.abort(late)
      },
      onResponseStart(_, code) {
        if (code >= 200) status = code
      },
      onResponseData(controller, chunk) {
        discarded += chunk.length
        if (discarded > DISCARDED_AT_MOST) controller.abort(new EgressFailure('too_large'))
      },
      onResponseEnd() {
        settle()
      },
      onResponseError(_, error) {
        settle(error)
      },
    })
  })
}
