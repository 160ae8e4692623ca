import { startOpenAiServer, type ModelServer } from '../support/model-servers.ts'
import { startReceiver, type Answer, type Receiver } from '../support/receiver.ts'

/** The external systems of the service: a shop that it orders from, a receiver of its webhooks, a language model. */
export type Outside = {
  shop: Receiver
  hooks: Receiver
  model: ModelServer
  /** The shop's receipt for an order, by the run and the item. */
  receipts: Map<string, string>
  stop(): Promise<void>
}

/** Of so many requests one is carried out and its answer lost, and one is refused for the moment. */
const FAULT_EVERY = 40

export async function startOutside(): Promise<Outside> {
  const [shop, hooks, model] = await Promise.all([startReceiver(), startReceiver(), startOpenAiServer()])
  const byKey = new Map<string, string>()
  const receipts = new Map<string, string>()
  shop.answer(({ path, headers, body }, index) => {
    const key = String(headers['idempotency-key'])
    const receipt = byKey.get(key) ?? `R${String(byKey.size + 1)}`
    byKey.set(key, receipt)
    receipts.set(`${(JSON.parse(body) as { run: string }).run} ${path.slice(1)}`, receipt)
    const answer = { headers: { 'content-type': 'application/json' }, body: JSON.stringify({ receipt }) }
    return faulty(index) ?? answer
  })
  hooks.answer((_, index) => faulty(index) ?? {})
  model.answer(({ body: { messages } }, index) => {
    // The prompt follows the visitor's last message.
    const [, verb = '', run = ''] = /(\w+) (\S+)$/.exec(messages.at(-1)?.content ?? '') ?? []
    return index % FAULT_EVERY === 0 ? { status: 503 } : { pieces: [`${verb}ed `, run] }
  })
  return {
    shop,
    hooks,
    model,
    receipts,
    stop: async () => {
      await Promise.all([shop, hooks, model].map(async one => await one.stop()))
    },
  }
}

function faulty(index: number): Answer | undefined {
  if (index % FAULT_EVERY === 1) return 'break'
  return index % FAULT_EVERY === 2 ? { status: 503 } : undefined
}
