/**
 * A run counts to five: in its own steps, in a subflow, before and after an answer, timers and an event that another
 * run raises.
 */
export const chaosFlows = [
  {
    code: 'chaos',
    name: 'Chaos',
    triggers: [{ type: 'chat_intent', intent: 'chaos' }],
    variables: { n: 0 },
    start: 'one',
    nodes: [
      { id: 'one', type: 'set_variable', set: { n: { expr: 'vars.n + 1' } }, next: 'ask' },
      {
        id: 'ask',
        type: 'input',
        prompt: 'Go on?',
        field: { name: 'answer', type: 'text', required: true },
        next: 'two',
      },
      { id: 'two', type: 'set_variable', set: { n: { expr: 'vars.n + 1' } }, next: 'pause' },
      { id: 'pause', type: 'wait', for: 'PT0.2S', next: 'sub' },
      { id: 'sub', type: 'subflow', flow: 'chaos-sub', inputs: { n: { expr: 'vars.n' } }, saveAs: 'out', next: 'four' },
      { id: 'four', type: 'set_variable', set: { n: { expr: 'vars.out.n + 1' } }, next: 'tell' },
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
      { id: 'five', type: 'set_variable', set: { n: { expr: 'vars.n + 1' } }, next: 'done' },
      { id: 'done', type: 'end', text: 'Counted to {{ vars.n }}' },
      { id: 'lost', type: 'end', text: 'Lost' },
    ],
  },
  {
    code: 'chaos-sub',
    name: 'Chaos below',
    variables: { n: 0 },
    start: 'three',
    nodes: [
      { id: 'three', type: 'set_variable', set: { n: { expr: 'vars.n + 1' } }, next: 'rest' },
      { id: 'rest', type: 'wait', for: 'PT0.05S', next: 'back' },
      { id: 'back', type: 'end', outputs: { n: { expr: 'vars.n' } } },
    ],
  },
  {
    code: 'chaos-acknowledge',
    name: 'Chaos acknowledged',
    triggers: [{ type: 'event', event: 'chaos.finished' }],
    start: 'pause',
    nodes: [
      { id: 'pause', type: 'wait', for: 'PT0.1S', next: 'tell' },
      { id: 'tell', type: 'emit', event: 'chaos.acknowledged', data: { run: '{{ event.run }}' }, next: null },
    ],
  },
]
