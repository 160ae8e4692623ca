import type { Session } from '../sdk/session.ts'
import type { Suggested } from './chat-types.ts'
import type { Turn } from './stored.ts'

/** What a text means that was typed without a question: an intent, some that it may mean, or nothing. */
export type Meaning = { suggested?: Suggested | undefined; intentName?: string | undefined }

export async function meaningOf(session: Session, text: string, signal: AbortSignal): Promise<Meaning> {
  const { outcome, intents, fallbackIntent } = await session.match(text, signal)
  signal.throwIfAborted()
  if (outcome === 'suggested') return { suggested: { text, intents } }
  return { intentName: (outcome === 'matched' ? intents[0]?.name : fallbackIntent) ?? undefined }
}

/** What is sent once the visitor has said what a text is: no intent where it is the answer. */
export function turnChosen(turn: { key: string; text: string }, intentName = '', asked: Suggested['asked']): Turn {
  if (asked === undefined) return { ...turn, intentName }
  return { ...turn, wait: asked.wait, decided: intentName === '' ? {} : { asideIntent: intentName } }
}
