import type { Block } from '../../../domain/engine/snapshot.ts'
import type { JsonObject } from '../../../domain/json.ts'

/** A message of a turn. */
export type MessageWrite = {
  id: string
  role: 'user' | 'agent' | 'system'
  text: string | null
  /** What a question was answered, by the line of the event log that has it redacted; null where no line has. */
  answered: Readonly<Record<string, JsonObject>> | null
  blocks: readonly Block[] | null
  tokenUsage: unknown
}

/** As `commit_turn` writes it. */
export type MessageRow = MessageWrite & { blockText: string | null }

export function messageRow(message: MessageWrite): MessageRow {
  return { ...message, blockText: message.blocks === null ? null : textOf(message.blocks) }
}

/** Characters that a search looks at, as in the index of words. */
const SEARCHED_AT_MOST = 100_000
const SHOWN = ['text', 'title', 'prompt', 'caption']

function textOf(blocks: readonly Block[]): string {
  return blocks
    .flatMap(({ payload }) => SHOWN.map(member => payload[member]))
    .filter(shown => typeof shown === 'string')
    .join(' ')
    .slice(0, SEARCHED_AT_MOST)
}

/** The words of the message `m`, and its workspace as another word: exactly the expression that is indexed. */
const MESSAGE_WORDS = `(
  array_to_tsvector(array[m.tenant_id::text]) || to_tsvector('simple', left(coalesce(m.text, m.block_text), 100000))
)`

/** Whether the message `m` has the words next to each other, the last one by its prefix; the workspace follows them. */
export const MESSAGE_SAYS = `${MESSAGE_WORDS} @@ (
  (nullif(phraseto_tsquery('simple', ?)::text, '') || ':*')::tsquery && quote_literal(?)::tsquery
)`
