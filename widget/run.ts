import type { Block, ChatPerson } from '../sdk/client.ts'
import type { Phase, Reply } from './chat-types.ts'
import type { Lines } from './lines.ts'
import type { Run } from './stored.ts'

/**
 * Adds what a run has shown, and who has joined or left since `before`: who joins does so before what they write, and
 * who leaves after it. `person`: who has the conversation; undefined where that is not known.
 */
export function takeReply(
  lines: Lines,
  before: Run | undefined,
  { executionId, status, blocks, expectedInput, waitToken }: Reply,
  person?: ChatPerson | null,
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
  const run = { executionId, status, expected: expectedInput, waitToken }
  return name === undefined ? run : { ...run, person: name }
}

/** `awaited`: the block that waits for an answer. */
export function phaseOf(run: Run | undefined, awaited: Block | undefined): Phase {
  if (run?.status === 'waiting_time') return 'pausing'
  return run?.status === 'waiting_input' && awaited !== undefined ? 'answering' : 'choosing'
}
