/** Items in the order in which they were pushed. */
export function createQueue<Item>() {
  const waiting: Item[] = []
  let ended = false
  let arrived = Promise.withResolvers<undefined>()
  const notify = () => {
    arrived.resolve(undefined)
    arrived = Promise.withResolvers<undefined>()
  }
  return {
    push(item: Item) {
      waiting.push(item)
      notify()
    },
    end() {
      ended = true
      notify()
    },
    async *items(): AsyncGenerator<Item> {
      for (;;) {
        const next = arrived.promise
        const item = waiting.shift()
        if (item !== undefined) yield item
        else if (ended) return
        else await next
      }
    },
  }
}
