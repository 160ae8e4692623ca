import { setImmediate as endOfTurn } from 'node:timers/promises'

type BatchOptions = {
  /** Resolves when a batch should be sent, after its first item; by default at the end of the event loop's turn. */
  until?: () => Promise<unknown>
  /** The next batch waits for the answer to this one, and includes what is added meanwhile. */
  oneAtATime?: boolean
}

/**
 * Sends items together: a message to another process costs more than its content.
 * @param send answers the items in their order; its error is thrown to all callers that wait for the batch
 */
export function createBatches<Item, Answer>(
  send: (items: Item[]) => Promise<readonly Answer[] | undefined>,
  { until = endOfTurn, oneAtATime = false }: BatchOptions = {},
): (item: Item) => Promise<Answer | undefined> {
  let items: Item[] = []
  let answers: Promise<readonly Answer[] | undefined> | undefined
  let underWay: Promise<unknown> | undefined

  async function sendBatch(): Promise<readonly Answer[] | undefined> {
    await (oneAtATime ? Promise.all([until(), underWay]) : until())
    const batch = items
    items = []
    answers = undefined
    const sent = send(batch)
    if (oneAtATime) underWay = sent.catch(() => undefined)
    return await sent
  }

  return async item => {
    const index = items.push(item) - 1
    answers ??= sendBatch()
    return (await answers)?.[index]
  }
}
