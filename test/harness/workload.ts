import { MODEL_KEY, type ModelServer, startOpenAiServer } from '../support/model-servers.ts'
import { type Answer, type Receiver, startReceiver } from '../support/receiver.ts'

/** Several, since retries of visitors would reach the limit of one. */
export const PUBLIC_KEYS = Array.from({ length: 8 }, (_, index) => `pk_live_Chaos${String(index)}`)

/** An order at the shop, under the idempotency key of the call; its receipt is in the answer. */
const call = (id: string, next: string) => ({
  id,
  type: 'http',
  connection: 'shop',
  method: 'POST',
  url: `/${id}`,
  body: { run: '{{ conversation.id }}' },
  retries: 3,
  saveAs: id,
  next,
})
const model = { type: 'agent', connection: 'model', model: 'gpt-4o-mini', retries: 3 }
const count = (id: string, next: string) => ({
  id,
  type: 'set_variable',
  set: { n: { expr: 'vars.n + 1' } },
  next,
})

/**
 * A run counts to five: in its own steps, in a subflow, before and after an answer, timers and an event that another
 * run raises. On its way it calls a shop and a language model, both from the process that serves the visitor and from a
 * worker, and completes a goal. The id of its conversation names all its effects.
 */
const chaos = {
  code: 'chaos',
  name: 'Chaos',
  triggers: [{ type: 'chat_intent', intent: 'chaos' }],
  variables: { n: 0 },
  start: 'one',
  nodes: [
    count('one', 'ask'),
    {
      id: 'ask',
      type: 'input',
      prompt: 'Go on?',
      field: { name: 'answer', type: 'text', required: true },
      next: 'two',
    },
    count('two', 'order'),
    call('order', 'confirm'),
    { id: 'confirm', ...model, prompt: 'Confirm {{ conversation.id }}', next: 'ordered' },
    { id: 'ordered', type: 'goal', code: 'ordered', props: { run: '{{ conversation.id }}' }, next: 'pause' },
    { id: 'pause', type: 'wait', for: 'PT0.2S', next: 'sub' },
    { id: 'sub', type: 'subflow', flow: 'chaos-sub', inputs: { n: { expr: 'vars.n' } }, saveAs: 'out', next: 'four' },
    { id: 'four', type: 'set_variable', set: { n: { expr: 'vars.out.n + 1' } }, next: 'ship' },
    call('ship', 'tell'),
    {
      id: 'tell',
      type: 'emit',
      event: 'chaos.finished',
      data: { run: '{{ conversation.id }}' },
      next: 'acknowledged',
    },
    {
      id: 'acknowledged',
      type: 'wait',
      event: { name: 'chaos.acknowledged', filter: 'event.run = conversation.id' },
      timeout: 'P7D',
      onTimeout: 'lost',
      next: 'five',
    },
    count('five', 'done'),
    {
      id: 'done',
      type: 'end',
      text: 'Counted to {{ vars.n }} with {{ vars.order.body.receipt }} and {{ vars.ship.body.receipt }}',
    },
    { id: 'lost', type: 'end', text: 'Lost' },
  ],
}

const sub = {
  code: 'chaos-sub',
  name: 'Chaos below',
  variables: { n: 0 },
  start: 'three',
  nodes: [
    count('three', 'rest'),
    { id: 'rest', type: 'wait', for: 'PT0.05S', next: 'back' },
    { id: 'back', type: 'end', outputs: { n: { expr: 'vars.n' } } },
  ],
}

/** Runs in the conversation of the run that raised the event. */
const acknowledge = {
  code: 'chaos-acknowledge',
  name: 'Chaos acknowledged',
  triggers: [{ type: 'event', event: 'chaos.finished' }],
  start: 'rest',
  nodes: [
    { id: 'rest', type: 'wait', for: 'PT0.1S', next: 'answer' },
    { id: 'answer', ...model, prompt: 'Acknowledge {{ event.run }}', saveAs: 'answer', next: 'tell' },
    { id: 'tell', type: 'emit', event: 'chaos.acknowledged', data: { run: '{{ event.run }}' }, next: null },
  ],
}

/** Started by the event that the shop publishes. */
const paid = {
  code: 'chaos-paid',
  name: 'Chaos paid',
  triggers: [{ type: 'event', event: 'chaos.paid' }],
  start: 'paid',
  nodes: [{ id: 'paid', type: 'goal', code: 'paid', props: { run: '{{ event.run }}' }, next: null }],
}

/** Each goal by the event that completes it. */
const GOALS = {
  ordered: { type: 'flow' },
  paid: { type: 'flow' },
  converted: { type: 'api' },
  seen: { type: 'telemetry', name: 'page_seen' },
}

export const chaosWorkspace = ({ shop, hooks, model: { baseUrl } }: Outside): object => ({
  apiVersion: 'parley/v1',
  organization: { name: 'Chaos' },
  workspace: { name: 'Chaos' },
  keys: PUBLIC_KEYS.map(key => ({ name: key, key, webhook: { url: hooks.url } })),
  flows: [chaos, sub, acknowledge, paid],
  goals: Object.entries(GOALS).map(([code, match]) => ({ code, name: code, match, value: { mode: 'none' } })),
  connections: [
    { code: 'shop', name: 'Shop', providerKey: 'http', baseUrl: shop.url },
    { code: 'model', name: 'Model', providerKey: 'openai_compatible', baseUrl, credentials: { apiKey: MODEL_KEY } },
  ],
})

/** The external systems of the service: a shop that it orders from, a receiver of its webhooks, a language model. */
export type Outside = {
  shop: Receiver
  hooks: Receiver
  model: ModelServer
  /** The shop's receipt for an order, by the run and the item. */
  receipts: Map<string, string>
  stop(): Promise<void>
}

/** Of this many requests one is carried out and its reply lost, and one is refused temporarily. */
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
