import type { Block, ChatReply } from './client.ts'
import { call } from './connection.ts'
import { errorOfEnvelope, ParleyError } from './errors.ts'
import { readEvents } from './stream.ts'

export type ReplyListener = {
  /** With it, or with `onText`, the reply is streamed, and each block is passed here as it arrives. */
  onBlock?: (block: Block) => void
  /**
   * Called, when the reply is streamed, with each piece of a text that a language model is writing. The block that
   * follows holds the whole text.
   */
  onText?: (piece: string) => void
}

/** A repeated stream starts from its first block: blocks that were shown are not shown again, nor is their text. */
export function reportOnce({ onBlock, onText }: ReplyListener): Required<ReplyListener> & { again(): void } {
  const seen = new Set<string>()
  let isFirst = true
  return {
    onBlock(block) {
      if (seen.has(block.id)) return
      seen.add(block.id)
      onBlock?.(block)
    },
    onText(piece) {
      if (isFirst) onText?.(piece)
    },
    again() {
      isFirst = false
    },
  }
}

/** The reply of a turn, streamed or as a whole. */
export async function readReply(response: Response, once: ReturnType<typeof reportOnce>): Promise<ChatReply> {
  const { body, headers } = response
  if (body === null || headers.get('content-type')?.startsWith('text/event-stream') !== true)
    return (await call(async () => (await response.json()) as { reply: ChatReply })).reply
  const events = readEvents(body)
  try {
    for (;;) {
      const { done, value } = await call(() => events.next())
      if (done === true) throw new ParleyError('network_error', 'The answer broke off')
      const content = JSON.parse(value.data) as unknown
      if (value.event === 'block') once.onBlock(content as Block)
      else if (value.event === 'delta') once.onText((content as { text: string }).text)
      else if (value.event === 'reply') return (content as { reply: ChatReply }).reply
      else if (value.event === 'error')
        throw (
          errorOfEnvelope(content, { status: 500 }) ??
          new ParleyError('internal_error', 'The answer broke off', { status: 500 })
        )
    }
  } finally {
    once.again()
    await events.return()
  }
}
