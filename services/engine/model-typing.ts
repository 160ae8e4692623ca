import type { TypingSignal } from '../../adapters/postgres/notifications.ts'
import type { CallRequest } from '../../domain/engine/snapshot.ts'

/** Readers forget what they were told after six seconds. */
const AGAIN_MS = 4_000

/** Says no longer that a model is typing; only the first time. */
export type TypingEnd = () => void

/**
 * Says in the streams of the conversation that a model is typing, while a run waits for one. Nothing is stored: should
 * this process die, readers forget it.
 */
export function beginTyping(
  typing: TypingSignal,
  { tenantId, conversationId }: { tenantId: string; conversationId: string },
  call: CallRequest,
): TypingEnd {
  if (!('model' in call) || call.model === null) return () => undefined
  const tell = (ended: boolean): void => typing.announce({ who: 'model', tenantId, id: conversationId, ended })
  tell(false)
  const again = setInterval(() => tell(false), AGAIN_MS).unref()
  let isOver = false
  return () => {
    clearInterval(again)
    if (!isOver) tell(true)
    isOver = true
  }
}
