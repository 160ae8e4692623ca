/** Flows whose runs wait for an answer, a time, an event, or in a subflow. */
export const flows = [
  {
    code: 'ask',
    name: 'Ask',
    triggers: [{ type: 'chat_intent', intent: 'ask' }],
    variables: { round: 1 },
    start: 'hello',
    nodes: [
      { id: 'hello', type: 'message', text: 'Hello', next: 'ask' },
      {
        id: 'ask',
        type: 'input',
        prompt: 'Which order?',
        field: { name: 'order', type: 'text' },
        expiresIn: 'PT1H',
        onExpire: 'late',
        next: 'bye',
      },
      { id: 'bye', type: 'end', text: 'Bye' },
      { id: 'late', type: 'end', text: 'Too late' },
    ],
  },
  {
    code: 'rest',
    name: 'Rest',
    triggers: [{ type: 'chat_intent', intent: 'rest' }],
    start: 'pause',
    nodes: [
      { id: 'pause', type: 'wait', for: 'PT1H', next: 'bye' },
      { id: 'bye', type: 'end', text: 'Rested' },
    ],
  },
  {
    code: 'outer',
    name: 'Outer',
    triggers: [{ type: 'chat_intent', intent: 'outer' }],
    nodes: [
      { id: 'inner', type: 'subflow', flow: 'ask', next: 'done' },
      { id: 'done', type: 'end', text: 'Done' },
    ],
  },
  {
    code: 'fork',
    name: 'Fork',
    triggers: [{ type: 'chat_intent', intent: 'fork' }],
    nodes: [
      {
        id: 'which',
        type: 'condition',
        branches: [
          { when: 'false', next: 'bye' },
          { when: 'true', next: 'bye' },
        ],
        otherwise: 'bye',
      },
      { id: 'bye', type: 'end', text: 'Bye' },
    ],
  },
  {
    code: 'await',
    name: 'Await',
    triggers: [{ type: 'chat_intent', intent: 'await' }],
    start: 'pause',
    nodes: [
      { id: 'pause', type: 'wait', event: { name: 'paid' }, next: 'bye' },
      { id: 'bye', type: 'end', text: 'Paid' },
    ],
  },
]
