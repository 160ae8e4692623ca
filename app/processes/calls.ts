/** The methods that a process offers to the one at the other end: arguments and results are sent as JSON. */
type Methods<M> = { [Name in keyof M]: (argument: never) => unknown }

/** Calls a method of the other process; rejects with the message of its error. */
export type Call<Other extends Methods<Other>> = <Name extends keyof Other & string>(
  method: Name,
  ...argument: Parameters<Other[Name]>
) => Promise<Awaited<ReturnType<Other[Name]>>>

/** One end of the channel between a process and one that it started. */
export type Channel = {
  send(message: object): void
  onMessage(listener: (message: Message) => void): void
}

export type Message =
  | { call: number; method: string; argument?: unknown }
  | { reply: number; result?: unknown }
  | { reply: number; error: string }

/**
 * Answers the calls of the other process with `own`, and makes calls to it. A call has no time limit: when the other
 * process ends, it is never answered.
 */
export function createCalls<Other extends Methods<Other>, Own extends Methods<Own>>(
  channel: Channel,
  own: Own,
): Call<Other> {
  let calls = 0
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()

  async function answer({ call, method, argument }: Extract<Message, { call: number }>): Promise<void> {
    try {
      const result = await (own as unknown as Record<string, (argument: unknown) => unknown>)[method]?.(argument)
      channel.send({ reply: call, result })
    } catch (error) {
      channel.send({ reply: call, error: error instanceof Error ? error.message : String(error) })
    }
  }

  channel.onMessage(message => {
    if ('call' in message) {
      void answer(message)
      return
    }
    const caller = waiting.get(message.reply)
    waiting.delete(message.reply)
    if ('error' in message) caller?.reject(new Error(message.error))
    else caller?.resolve(message.result)
  })

  return async (method, ...[argument]) => {
    const caller = Promise.withResolvers<unknown>()
    const call = ++calls
    waiting.set(call, caller)
    channel.send({ call, method, argument })
    return (await caller.promise) as never
  }
}
