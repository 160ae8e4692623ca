import { isParleyError } from '../sdk/errors.ts'
import type { Session } from '../sdk/session.ts'
import type { Lines } from './lines.ts'
import type { Told } from './run.ts'
import type { Run } from './stored.ts'

/** What a visitor says about the conversation with a person. */
export type Rating = { score: number; comment?: string }

/** What is to be rated after a handoff that ended unseen: only the stream tells. */
export async function ratingAsked(session: Session, executionId: string, signal: AbortSignal): Promise<Told['rating']> {
  for await (const { event, data } of session.events({ executionId, signal }))
    if (event === 'end' || (event === 'state' && data.executionId === executionId))
      return event === 'end' ? undefined : data.rating
  return undefined
}

/** A handoff that cannot be rated any more is not asked for again. */
export async function sendRating(
  session: Session,
  lines: Lines,
  { handoffId, rating, signal }: { handoffId: string; rating: Rating; signal: AbortSignal },
): Promise<void> {
  try {
    await session.rate(handoffId, rating, signal)
    signal.throwIfAborted()
    lines.notice('rated')
  } catch (error) {
    if (!isParleyError(error, 'not_found')) throw error
  }
}

export function withoutRating({ rating, ...run }: Run): Run {
  return rating === undefined ? run : { ...run, rated: rating }
}
