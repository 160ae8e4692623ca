import { Refusal } from '../../domain/refusal.ts'
import type { components } from '../../generated/types/public.ts'
import type { ReplyListener } from '../../services/chat/chat.ts'
import type { Log } from '../../services/log.ts'
import { unavailable } from '../../services/unavailable.ts'
import { createQueue } from '../event-queue.ts'
import type { ServerSentEvent } from '../wire.ts'

type ChatReply = components['schemas']['ChatReply']

/**
 * The events of a reply while it is produced. Resolves with the first one, so that an earlier refusal is thrown and
 * answered as JSON; a later failure is an event. The turn continues even if the client stops reading.
 */
export async function streamReply(
  { log }: { log: Log },
  run: (listener: ReplyListener) => Promise<ChatReply>,
): Promise<AsyncIterable<ServerSentEvent>> {
  const queue = createQueue<ServerSentEvent>()
  const started = Promise.withResolvers<undefined>()
  const sent = new Set<string>()
  let hasStarted = false
  const push = (event: ServerSentEvent) => {
    hasStarted = true
    queue.push(event)
    started.resolve(undefined)
  }
  const pushBlocks = (blocks: readonly { id: string }[]) => {
    for (const block of blocks) {
      if (sent.has(block.id)) continue
      sent.add(block.id)
      push({ event: 'block', data: block })
    }
  }
  run({ onBlocks: pushBlocks, onText: text => push({ event: 'delta', data: { text } }) })
    .then(reply => {
      pushBlocks(reply.blocks)
      push({ event: 'reply', data: { reply } })
    })
    .catch((error: unknown) => {
      if (!hasStarted) {
        started.reject(error)
        return
      }
      if (!(error instanceof Refusal)) log.error({ err: error }, 'a streamed reply failed')
      const refusal = error instanceof Refusal ? error : (unavailable(error) ?? new Refusal('internal_error'))
      push({
        event: 'error',
        data: {
          error: refusal.code,
          message: refusal.message,
          ...(refusal.details === undefined ? {} : { details: refusal.details }),
        },
      })
    })
    .finally(() => queue.end())
  await started.promise
  return queue.items()
}
