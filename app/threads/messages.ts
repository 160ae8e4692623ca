import type { ErrorCode } from '../../generated/errors.ts'
import { Refusal } from '../../domain/refusal.ts'
import { unavailable } from '../../services/unavailable.ts'
import type { AnyReply } from '../../handlers/wire.ts'
import type { CallerData } from '../../services/admin/caller.ts'
import type { DraftRun } from '../../services/trials/trials.ts'
import type { ToolCaller } from '../../handlers/mcp/registry.ts'
import type { ApiRequest } from '../http/request.ts'

// What passes between the event loop and the threads: copies of data, never functions.

/**
 * A validated request of an admin, a call of a tool, or a trial. `left`: not 0 once nobody waits for the answer.
 * `steps`: how far it is.
 */
export type Ask = { left: Int32Array } & (
  | {
      kind: 'operation'
      name: string
      requestId: string
      address: string
      request: ApiRequest
      admin: CallerData
    }
  | {
      kind: 'tool'
      name: string
      args: unknown
      caller: Omit<ToolCaller, 'progress' | 'left' | 'hasLeft'>
      steps: Int32Array
    }
  | { kind: 'trial'; run: DraftRun }
)

export type Task = Ask & {
  /** The clock of the event loop, where it is not that of the system. */
  now: Date | undefined
}

export type Outcome =
  | { outcome: 'done'; reply: AnyReply }
  | { outcome: 'refused'; refusal: SentRefusal }
  | { outcome: 'failed'; error: Error }

type SentRefusal = Pick<Refusal, 'status' | 'details' | 'message'> & {
  code: ErrorCode
  headers: Record<string, string>
}

/** What is sent for an error of a handler. A refusal keeps what the caller is told. */
export function outcomeOf(error: unknown): Outcome {
  const refusal = error instanceof Refusal ? error : unavailable(error)
  if (refusal === undefined || refusal.isFault)
    return { outcome: 'failed', error: error instanceof Error ? error : new Error(String(error)) }
  const { code, status, details, headers, message } = refusal
  return { outcome: 'refused', refusal: { code, status, details, headers: { ...headers }, message } }
}

/** @throws Refusal, Error as the handler did */
export function replyOf(outcome: Outcome): AnyReply {
  switch (outcome.outcome) {
    case 'done':
      return outcome.reply
    case 'refused': {
      const { code, ...more } = outcome.refusal
      throw new Refusal(code, more)
    }
    case 'failed':
      throw outcome.error
  }
}
