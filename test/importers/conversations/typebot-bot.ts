/** Blocks and bots of the conversations, as Typebot exports them. */
export type Block = Record<string, unknown>

const VARIABLES = [
  { id: 'v-name', name: 'Name', value: 'Ada' },
  { id: 'v-answer', name: 'Answer' },
  { id: 'v-score', name: 'Score', value: '3' },
]

export const text = (id: string, words: string): Block => ({
  id,
  type: 'text',
  content: { richText: [{ type: 'p', children: [{ text: words }] }] },
})

/** A bot of these groups; an edge is called after the group that it leads to: `to-work`. */
export function bot(groups: Record<string, Block[]>): object {
  const titles = Object.keys(groups)
  return {
    version: '6',
    id: 'bot',
    name: 'Bot',
    events: [{ id: 'start', type: 'start', outgoingEdgeId: `to-${titles[0] ?? ''}` }],
    groups: titles.map(id => ({ id, title: id, blocks: groups[id] })),
    edges: titles.map(id => ({ id: `to-${id}`, from: { eventId: 'start' }, to: { groupId: id } })),
    variables: VARIABLES,
  }
}

/** A bot that shows what its block has saved. */
export const asking = (type: string, options: object, more: Block = {}): object =>
  bot({
    main: [
      text('q', 'Please'),
      { id: 'b', type, options: { variableId: 'v-answer', ...options }, ...more },
      text('a', 'Got {{Answer}}'),
    ],
  })

/** A bot with a block between two texts. */
export const between = (block: Block): object =>
  bot({ main: [text('before', 'Before'), { id: 'b', ...block }, text('after', 'After')] })
