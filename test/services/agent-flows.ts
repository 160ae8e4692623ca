const tools = [
  {
    type: 'http',
    name: 'find_order',
    description: 'Finds an order',
    connection: 'shop',
    path: '/orders/{{ args.order_no }}',
    parameters: { order_no: { type: 'string' } },
  },
  {
    type: 'http',
    name: 'cancel_order',
    description: 'Cancels an order',
    connection: 'shop',
    method: 'POST',
    path: '/cancel',
    body: { order: '{{ args.order_no }}' },
    parameters: { order_no: { type: 'string' } },
  },
  { type: 'http', name: 'inside', description: 'Asks what nobody may ask', connection: 'metadata', path: '/latest' },
  { type: 'http', name: 'model', description: 'Misuses a model', connection: 'gpt', path: '/models' },
  {
    type: 'flow',
    name: 'opening_hours',
    description: 'Tells when the shop is open',
    flow: 'hours',
    parameters: { day: { type: 'string' } },
  },
  { type: 'flow', name: 'ask_visitor', description: 'Asks', flow: 'asks' },
]
const agent = (settings: object) => ({
  id: 'think',
  type: 'agent',
  connection: 'gpt',
  model: 'gpt-4o-mini',
  prompt: '{{ input.text }}',
  tools,
  next: 'bye',
  ...settings,
})
const flow = (code: string, ...nodes: object[]) => ({
  code,
  name: code,
  triggers: [{ type: 'chat_intent', intent: code }],
  nodes,
})
const bye = { id: 'bye', type: 'end', text: 'Bye' }

/** Flows whose agent node has tools, one for each provider, and the flows that are its tools. */
export const agentFlows = [
  flow('gpt', agent({}), bye),
  flow('claude', agent({ connection: 'claude', model: 'claude-sonnet-4-5' }), bye),
  flow('caught', agent({ onError: 'sorry' }), bye, { id: 'sorry', type: 'end', text: 'Sorry' }),
  flow(
    'hours',
    {
      id: 'open',
      type: 'http',
      connection: 'shop',
      url: '/hours?day={{ vars.day }}',
      saveAs: 'hours',
      next: 'done',
    },
    { id: 'done', type: 'end', text: 'Open', outputs: { from: '{{ vars.hours.body.from }}' } },
  ),
  flow('asks', { id: 'ask', type: 'input', prompt: 'Well?', field: { name: 'well', type: 'text' } }),
]
