import type { TypebotBlock } from '../../generated/schemas/typebot-export.ts'
import { listIn, settingsOf, textIn, type Settings } from '../conversion/settings.ts'
import type { TypebotDocument } from './read-export.ts'

/** A question of the bot and the id of the variable that takes its answer. */
export interface Exchange {
  question: string
  variableId: string
}

const QUESTION_MAX_LENGTH = 200

/** The questions of the bot, in the order of its groups. */
export function dialogueOf({ groups }: TypebotDocument): Exchange[] {
  return groups.flatMap(({ blocks }) =>
    blocks.flatMap((block, index): Exchange[] => {
      const variableId = textIn(settingsOf(block.options), 'variableId')
      if (!block.type.endsWith(' input') || variableId === undefined) return []
      return [{ question: textBefore(blocks.slice(0, index)), variableId }]
    }),
  )
}

/** The texts between the question before and this one. */
function textBefore(blocks: readonly TypebotBlock[]): string {
  const since = blocks.slice(blocks.findLastIndex(({ type }) => type.endsWith(' input')) + 1)
  const texts = since.filter(({ type }) => type === 'text').map(({ content }) => wordsOf(settingsOf(content)))
  return texts.join(' ').trim().slice(0, QUESTION_MAX_LENGTH)
}

function wordsOf(content: Settings): string {
  const tree = [...listIn(content, 'richText'), ...listIn(content, 'children')]
  return textIn(content, 'plainText') ?? (textIn(content, 'text') ?? '') + tree.map(wordsOf).join('')
}
