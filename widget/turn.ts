import type { Block, FileReference } from '../sdk/client.ts'
import { isAbort } from '../sdk/connection.ts'
import { isParleyError } from '../sdk/errors.ts'
import type { Session, TurnOptions, Wait } from '../sdk/session.ts'
import type { Reply, Suggested } from './chat-types.ts'
import type { Lines } from './lines.ts'
import { isNotUnderstood } from './problem.ts'
import type { SentFile, Turn } from './stored.ts'

/** Where a turn shows what comes of it. */
export type TurnView = {
  lines: Lines
  signal: AbortSignal
  onBlock: (block: Block) => void
  onText: (piece: string) => void
  /** An answer that is refused is not part of the transcript, and is not sent again by itself. */
  onRefused: () => void
  /** The visitor is to say what the text is. */
  onUncertain: (suggested: Suggested) => void
}

/** Sends what the visitor said. Undefined for a text that was not understood: the run waits as before. */
export async function deliver(session: Session, turn: Turn, view: TurnView): Promise<Reply | undefined> {
  const { lines, signal } = view
  const options = turnOptions(turn, view)
  if ('intentName' in turn) {
    const { intentName, text } = turn
    return await session.send({ intentName, text }, options)
  }
  try {
    const { values, text, wait, decided = { asksBack: true } } = turn
    return await session.answer(values === undefined ? { text, ...decided } : { values }, { ...options, wait })
  } catch (error) {
    // One that is interrupted is sent again.
    if (isAbort(error) || signal.aborted) throw error
    view.onRefused()
    if (isParleyError(error, 'answer_uncertain') && error.details !== undefined) {
      const { suggested_intents: intents, answers } = error.details
      view.onUncertain({ text: turn.text, intents, asked: { key: turn.key, wait: turn.wait, takesIt: answers } })
      return undefined
    }
    if (isNotUnderstood(error)) {
      lines.notice('notUnderstood')
      return undefined
    }
    lines.drop(turn.key)
    const current = await catchUp(session, turn.wait, error, signal)
    if (current === undefined) throw error
    lines.dropEarly()
    return current
  }
}

/** The files of a message to a person, which have been uploaded. */
export function sentFiles(turn: Turn): SentFile[] {
  const files: unknown = 'wait' in turn ? turn.values?.['files'] : undefined
  if (!Array.isArray(files)) return []
  return (files as FileReference[]).map(({ fileId, name, mime, size }) => ({ id: fileId, name, mime, size }))
}

function turnOptions(turn: Turn, { lines, signal, onBlock, onText }: TurnView): TurnOptions {
  const run = 'wait' in turn ? turn.wait.executionId : ''
  return {
    idempotencyKey: turn.key,
    signal,
    // What had arrived before an abort is still reported after it. The reply to a message for a person repeats what the
    // person has written before it.
    onBlock: block => {
      if (!signal.aborted && !lines.has(run, block)) onBlock(block)
    },
    onText: piece => {
      if (!signal.aborted) onText(piece)
    },
  }
}

/** An earlier answer was accepted, unknown to this page: the run in its current state. */
async function catchUp(session: Session, wait: Wait, error: unknown, signal: AbortSignal): Promise<Reply | undefined> {
  if (!isParleyError(error, 'invalid_wait_token')) return undefined
  const execution = await session.execution(wait.executionId, signal).catch(() => undefined)
  signal.throwIfAborted()
  return execution === undefined || execution.waitToken === wait.waitToken ? undefined : execution
}
