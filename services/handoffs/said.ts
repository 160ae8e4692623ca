import type { MessageRecord } from '../../adapters/stores/conversations/history.ts'
import type { SaidMessage } from '../../domain/handoffs/suggestion.ts'

/** What a message says to whoever reads the conversation; nothing for one without words. */
export function saidIn({ role, text, blocks }: MessageRecord): SaidMessage[] {
  const said = text ?? (blocks ?? []).flatMap(textsOf).join('\n')
  if (said === '' || role === 'system') return []
  return [{ from: role === 'user' ? 'visitor' : 'team', text: said }]
}

function textsOf(block: unknown): string[] {
  const { payload } = block as { payload?: { text?: unknown; prompt?: unknown } }
  return [payload?.text, payload?.prompt].filter((text): text is string => typeof text === 'string' && text !== '')
}
