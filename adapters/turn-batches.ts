import { setImmediate as endOfTurn } from 'node:timers/promises'

/**
 * Sends all items of one turn of the event loop together, at its end: a message to another process costs more than what
 * it asks for.
 * @param send answers each item, in their order; what it throws is thrown to all that wait for it
 */
export function createTurnBatches<Item, Answer>(
  send: (items: Item[]) => Promise<Answer[]>,
): (item: Item) => Promise<Answer | undefined> {
  let items: Item[] = []
  let answers: Promise<Answer[]> | undefined

  async function sendTurn(): Promise<Answer[]> {
    await endOfTurn()
    const gathered = items
    items = []
    answers = undefined
    return await send(gathered)
  }

  return async item => {
    const place = items.push(item) - 1
    answers ??= sendTurn()
    return (await answers)[place]
  }
}
