import { setImmediate as endOfTurn } from 'node:timers/promises'

type BatchOptions = {
  /** Resolves when a batch is to be sent, from its first item on; by default at the end of the event loop's turn. */
  until?: () => Promise<unknown>
  /** The next batch waits for the answer to this one, and takes what is added in the meantime. */
  oneAtATime?: boolean
}

/**
 * Sends items together: a message to another process costs more than what it asks for.
 * @param send may answer each item, in their order; what it throws is thrown to all that wait for it
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
    const place = items.push(item) - 1
    answers ??= sendBatch()
    return (await answers)?.[place]
  }
}
