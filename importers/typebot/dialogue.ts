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
  return groups.flatMap(({ blocks }) => exchangesIn(blocks))
}

/** Each question consists of the texts since the one before. */
function exchangesIn(blocks: readonly TypebotBlock[]): Exchange[] {
  const exchanges: Exchange[] = []
  let texts: string[] = []
  for (const { type, content, options } of blocks) {
    if (type === 'text') texts.push(wordsOf(settingsOf(content)))
    if (!type.endsWith(' input')) continue
    const variableId = textIn(settingsOf(options), 'variableId')
    const question = texts.join(' ').trim().slice(0, QUESTION_MAX_LENGTH)
    if (variableId !== undefined) exchanges.push({ question, variableId })
    texts = []
  }
  return exchanges
}

function wordsOf(content: Settings): string {
  const tree = [...listIn(content, 'richText'), ...listIn(content, 'children')]
  return textIn(content, 'plainText') ?? (textIn(content, 'text') ?? '') + tree.map(wordsOf).join('')
}
