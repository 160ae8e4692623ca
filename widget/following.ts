import type { ChatExecution } from '../sdk/client.ts'
import { isAbort } from '../sdk/connection.ts'
import type { Session } from '../sdk/session.ts'
import type { Told } from './run.ts'
import { Typing } from './typing.ts'

type Listener = {
  onTyping: () => void
  onChange: (execution: ChatExecution, told: Told, signal: AbortSignal) => void
  onFailure: (error: unknown, retry: () => void) => void
}

/** What a run does without the visitor, while the page is visible. */
export class Following {
  readonly typing: Typing
  readonly #listener: Listener
  #watching: AbortController | undefined

  constructor(listener: Listener) {
    this.#listener = listener
    this.typing = new Typing(listener.onTyping)
  }

  end(): void {
    this.#watching?.abort()
    this.typing.end()
  }

  async begin(session: Session, executionId: string): Promise<void> {
    const { signal } = (this.#watching = new AbortController())
    try {
      await session.follow(executionId, {
        signal,
        onTyping: typing => this.typing.show(typing),
        onChange: (execution, person, rating) => this.#listener.onChange(execution, { person, rating }, signal),
      })
    } catch (error) {
      if (isAbort(error) || signal.aborted) return
      this.#listener.onFailure(error, () => void this.begin(session, executionId))
    }
  }
}
