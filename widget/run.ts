import type { Block, ChatPerson, ChatRatingRequest } from '../sdk/client.ts'
import type { Phase, Reply } from './chat-types.ts'
import type { Lines } from './lines.ts'
import type { Run } from './stored.ts'

/** What only the stream tells of a run. */
export type Told = { person?: ChatPerson | null | undefined; rating?: ChatRatingRequest | null | undefined }

/**
 * Adds what a run has shown, and who has joined or left since `before`: who joins does so before what they write, and
 * who leaves after it. `person`: who has the conversation, and `rating`: which one is to be rated; undefined where that
 * is not known.
 */
export function takeReply(
  lines: Lines,
  before: Run | undefined,
  { executionId, status, blocks, expectedInput, waitToken }: Reply,
  { person, rating }: Told = {},
): Run {
  const known = before?.executionId === executionId ? before.person : undefined
  const isHeld = expectedInput?.handoff === true
  const name = isHeld ? (person === undefined ? known : person?.name) : undefined
  const changed = known !== name
  if (changed && name !== undefined) {
    if (known !== undefined) lines.person('left', known, executionId)
    lines.person('joined', name, executionId)
  }
  const written = blocks.findLastIndex(({ meta }) => meta.author !== undefined) + 1
  lines.take(executionId, blocks.slice(0, written))
  if (changed && known !== undefined && name === undefined) lines.person('left', known, executionId)
  lines.take(executionId, blocks.slice(written))
  const run = { executionId, status, expected: expectedInput, waitToken, ...ratingOf(before, executionId, rating) }
  return name === undefined ? run : { ...run, person: name }
}

/** A state that was sent before the visitor has rated, or skipped it, still asks. */
function ratingOf(before: Run | undefined, executionId: string, told: Told['rating']): Pick<Run, 'rating' | 'rated'> {
  const { rating: known, rated } = before?.executionId === executionId ? before : {}
  const asked = told === undefined ? known : told?.handoffId
  return {
    ...(rated === undefined ? {} : { rated }),
    ...(asked === undefined || asked === rated ? {} : { rating: asked }),
  }
}

/** By a timer, or by what a person writes. */
export function goesOnByItself({ phase, run }: { phase: Phase; run: Run | undefined }): boolean {
  return phase === 'pausing' || (phase === 'answering' && run?.expected?.handoff === true)
}

/** `awaited`: the block that waits for an answer. */
export function phaseOf(run: Run | undefined, awaited: Block | undefined): Phase {
  if (run?.status === 'waiting_time') return 'pausing'
  return run?.status === 'waiting_input' && awaited !== undefined ? 'answering' : 'choosing'
}
