/** Flows that do what only a worker can finish. */
export const workFlows = [
  { code: 'welcome', name: 'Welcome', triggers: [{ type: 'event', event: 'order.shipped', filter: '$event.total > 100' }], start: 'tell', nodes: [{ id: 'tell', type: 'end', text: 'Order {{ event.order }} is on its way' }] },
  { code: 'welcome-all', name: 'Welcome all', triggers: [{ type: 'event', event: 'order.shipped' }], start: 'tell', nodes: [{ id: 'tell', type: 'end', text: 'Shipped' }] },
  { code: 'broken-filter', name: 'Broken filter', triggers: [{ type: 'event', event: 'order.shipped', filter: "$number('none') > 1" }], start: 'tell', nodes: [{ id: 'tell', type: 'end', text: 'Never' }] },
  { code: 'rest', name: 'Rest', triggers: [{ type: 'chat_intent', intent: 'rest' }], start: 'pause', nodes: [{ id: 'pause', type: 'wait', for: 'PT3H', next: 'ask' }, { id: 'ask', type: 'input', prompt: 'Rested?', field: { name: 'answer', type: 'text' }, next: null }] },
  {
    code: 'patient', name: 'Patient', triggers: [{ type: 'chat_intent', intent: 'patient' }], variables: { order: 'A1' }, start: 'pause',
    nodes: [
      { id: 'pause', type: 'wait', event: { name: 'paid', filter: 'event.order = vars.order' }, timeout: 'PT1H', onTimeout: 'late', next: 'thanks' },
      { id: 'thanks', type: 'end', text: 'Paid {{ event.amount }}' }, { id: 'late', type: 'end', text: 'Too late' },
    ],
  },
  {
    code: 'twice', name: 'Twice', triggers: [{ type: 'chat_intent', intent: 'twice' }], start: 'first',
    nodes: [{ id: 'first', type: 'wait', event: { name: 'tick' }, next: 'second' }, { id: 'second', type: 'wait', event: { name: 'tick' }, next: 'done' }, { id: 'done', type: 'end', text: 'Two' }],
  },
  { code: 'brief', name: 'Brief', triggers: [{ type: 'chat_intent', intent: 'brief' }], start: 'ask', nodes: [{ id: 'ask', type: 'input', field: { name: 'answer', type: 'text' }, expiresIn: 'PT5M', onExpire: 'gone', next: 'done' }, { id: 'done', type: 'end', text: 'Thanks' }, { id: 'gone', type: 'end', text: 'Gone' }] },
  { code: 'shout', name: 'Shout', triggers: [{ type: 'chat_intent', intent: 'shout' }], start: 'raise', nodes: [{ id: 'raise', type: 'emit', event: 'echoed', data: { word: 'hey' }, next: 'done' }, { id: 'done', type: 'end', text: 'Said' }] },
  { code: 'echoing', name: 'Echoing', triggers: [{ type: 'event', event: 'echoed' }], start: 'tell', nodes: [{ id: 'tell', type: 'end', text: 'Echo: {{ event.word }}' }] },
  { code: 'ouroboros', name: 'Ouroboros', triggers: [{ type: 'event', event: 'snake' }], start: 'raise', nodes: [{ id: 'raise', type: 'emit', event: 'snake', data: {}, next: 'again' }, { id: 'again', type: 'emit', event: 'snake', data: {}, next: null }] },
  { code: 'own-echo', name: 'Own echo', triggers: [{ type: 'chat_intent', intent: 'own_echo' }], start: 'raise', nodes: [{ id: 'raise', type: 'emit', event: 'answered', data: { n: 7 }, next: 'pause' }, { id: 'pause', type: 'wait', event: { name: 'answered' }, next: 'done' }, { id: 'done', type: 'end', text: 'Heard {{ event.n }}' }] },
]
