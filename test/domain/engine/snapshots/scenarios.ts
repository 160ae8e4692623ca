import type { CallResult, StartStimulus, Stimulus } from '../../../../domain/engine/stimulus.ts'
import type { Json } from '../../../../domain/json.ts'
import type { FlowDefinition, Node } from '../../../../generated/schemas/flow.ts'
import type { FormDefinition } from '../../../../generated/schemas/form.ts'
import { Execution, flowOf, FORM_ID } from '../world.ts'

/** A run that is stored in the middle, and the stimuli that continue it to its end. */
export type Scenario = {
  flows: [FlowDefinition, ...FlowDefinition[]]
  forms?: FormDefinition[]
  start?: Partial<StartStimulus>
  /** Stimuli from the start to the point at which the snapshot is stored. */
  before?: Stimulus[]
  /** Stimuli after the snapshot was restored. */
  after: Stimulus[]
  /** The blocks after later stimuli, and the final state of the run. */
  ends: { status: 'completed' | 'failed' | 'aborted'; texts: unknown[]; failure?: string }
}

const bye = (text = 'Bye {{ vars.name }}'): Node => ({ id: 'bye', type: 'end', text })
const answer = (values: Extract<Stimulus, { type: 'resume' }>['values']): Stimulus => ({ type: 'resume', values })
/** The id is that of the call which the snapshot waits for. */
const callReturns = (value: Json, result: CallResult = { ok: true, value }): Stimulus => ({
  type: 'callResult',
  callId: '',
  result,
  tookMs: 10,
})
const served = { status: 200, headers: {}, body: { state: 'sent' } }
const agentNode = (more: object): Node => ({
  id: 'ai',
  type: 'agent',
  connection: 'llm',
  model: 'm',
  prompt: 'Where is it?',
  next: 'bye',
  ...more,
})
const order = {
  type: 'http',
  name: 'find_order',
  description: 'Finds an order',
  connection: 'shop',
  path: '/orders/{{ args.no }}',
  parameters: { no: { type: 'string' } },
}
const hours = { type: 'flow', name: 'hours', description: 'Tells the opening hours', flow: 'hours' }
const useTool = (name: string, args: Record<string, string> = {}) => ({
  text: '',
  toolCalls: [{ id: 'c1', name, arguments: args }],
})
const name = { name: 'name', type: 'text', required: true } as const

/** One for each node type that can pause a run, and for each kind of state that a paused run stores. */
export const scenarios: Record<string, Scenario> = {
  'buttons': {
    flows: [
      flowOf([
        { id: 'hi', type: 'message', text: 'Hi', next: 'pick' },
        { id: 'pick', type: 'buttons', choices: [{ id: 's', label: 'Small' }], saveAs: 'name', next: 'bye' },
        bye(),
      ]),
    ],
    after: [answer({ choice: 's' })],
    ends: { status: 'completed', texts: ['Bye s'] },
  },
  'input': {
    flows: [flowOf([{ id: 'ask', type: 'input', prompt: 'Name?', field: name, next: 'bye' }, bye()])],
    start: { variables: { known: true }, context: { page: '/cart' }, entities: { size: 'l' } },
    after: [answer({ name: 'Ada' })],
    ends: { status: 'completed', texts: ['Bye Ada'] },
  },
  'input-that-expires': {
    flows: [
      flowOf([
        { id: 'ask', type: 'input', field: name, expiresIn: 'PT1H', onExpire: 'late', next: 'bye' },
        bye(),
        { id: 'late', type: 'end', text: 'Too late' },
      ]),
    ],
    after: [{ type: 'timer' }],
    ends: { status: 'completed', texts: ['Too late'] },
  },
  'form': {
    flows: [flowOf([{ id: 'f', type: 'form', form: 'contact', next: 'bye' }, bye()])],
    forms: [{ code: 'contact', title: 'Contact', submitLabel: 'Send', fields: [name] }],
    start: { conversation: { id: 'c', locale: 'de', customer: {} } },
    after: [answer({ name: 'Ada' })],
    ends: { status: 'completed', texts: ['Bye Ada'] },
  },
  'file-upload': {
    flows: [
      flowOf([
        { id: 'u', type: 'file_upload', field: { name: 'photo', type: 'image', required: true }, next: 'bye' },
        bye('Got {{ vars.photo.name }}'),
      ]),
    ],
    after: [
      answer({
        photo: { fileId: FORM_ID, url: 'https://x.example/f', mime: 'image/png', size: 100, name: 'me.png' },
      }),
    ],
    ends: { status: 'completed', texts: ['Got me.png'] },
  },
  'handoff': {
    flows: [
      flowOf([
        { id: 'h', type: 'handoff', queue: 'support', reason: 'Asked', timeout: 'PT10M', saveAs: 'name', next: 'bye' },
        bye(),
      ]),
    ],
    before: [{ type: 'person', act: { type: 'reply', person: { id: 'p', name: 'Grace' }, text: 'Hello' } }],
    after: [answer({ message: 'I need help' }), { type: 'person', act: { type: 'hand_back', outcome: 'solved' } }],
    ends: { status: 'completed', texts: ['Bye solved'] },
  },
  'input-that-permits-asides': {
    flows: [
      flowOf([{ id: 'ask', type: 'input', field: name, asides: true, asideIntents: ['day'], next: 'bye' }, bye()]),
    ],
    after: [answer({ name: 'Ada' })],
    ends: { status: 'completed', texts: ['Bye Ada'] },
  },
  'aside-that-asks': {
    flows: [
      flowOf([{ id: 'ask', type: 'input', field: name, asides: true, next: 'bye' }, bye()]),
      {
        ...flowOf([
          { id: 'when', type: 'input', field: { name: 'day', type: 'text' }, next: 'told' },
          { id: 'told', type: 'end', text: 'Open on {{ vars.day }}' },
        ]),
        code: 'day',
      },
    ],
    start: { entities: { size: 'l' } },
    before: [{ type: 'aside', intent: 'day', flow: 'day', text: 'Are you open?', entities: {} }],
    after: [answer({ day: 'Sunday' }), answer({ name: 'Ada' })],
    ends: { status: 'completed', texts: ['Open on Sunday', 'Bye Ada'] },
  },
  'wait-for-a-time': {
    flows: [
      flowOf([
        { id: 'hi', type: 'message', text: 'Hi', next: 'w' },
        { id: 'w', type: 'wait', for: 'PT1H', next: 'bye' },
        bye('Later'),
      ]),
    ],
    after: [{ type: 'timer' }],
    ends: { status: 'completed', texts: ['Later'] },
  },
  'wait-for-an-event': {
    flows: [
      flowOf([
        { id: 'w', type: 'wait', event: { name: 'paid', filter: 'event.total > 5' }, next: 'raise' },
        { id: 'raise', type: 'emit', event: 'thanked', next: 'bye' },
        bye('Paid {{ event.total }}'),
      ]),
    ],
    start: { trigger: { type: 'event', data: { total: 1 }, depth: 3 } },
    after: [{ type: 'event', name: 'paid', data: { total: 9 } }],
    ends: { status: 'completed', texts: ['Paid 9'] },
  },
  'wait-for-an-event-of-an-order': {
    flows: [
      flowOf([
        {
          id: 'w',
          type: 'wait',
          event: { name: 'paid', correlation: { 'order.id': '{{ vars.order }}' } },
          next: 'bye',
        },
        bye('Paid {{ event.order.id }}'),
      ]),
    ],
    start: { variables: { order: 7 } },
    after: [
      { type: 'event', name: 'paid', data: { order: { id: 8 } } },
      { type: 'event', name: 'paid', data: { order: { id: 7 } } },
    ],
    ends: { status: 'completed', texts: ['Paid 7'] },
  },
  'wait-for-an-event-that-times-out': {
    flows: [
      flowOf([
        { id: 'w', type: 'wait', event: { name: 'paid' }, timeout: 'P1D', onTimeout: 'bye', next: null },
        bye('Never paid'),
      ]),
    ],
    after: [{ type: 'timer' }],
    ends: { status: 'completed', texts: ['Never paid'] },
  },
  'http': {
    flows: [
      flowOf([
        {
          id: 'call',
          type: 'http',
          connection: 'crm',
          method: 'POST',
          url: '/c',
          headers: { 'X-N': '1' },
          body: { n: 1 },
          saveAs: 'res',
          next: 'bye',
        },
        bye('{{ vars.res.body.state }}'),
      ]),
    ],
    after: [callReturns(served)],
    ends: { status: 'completed', texts: ['sent'] },
  },
  'http-that-fails': {
    flows: [flowOf([{ id: 'call', type: 'http', url: 'https://x.example' }])],
    after: [callReturns(null, { ok: false, message: 'timed out' })],
    ends: { status: 'failed', texts: [], failure: 'http_error' },
  },
  'agent': {
    flows: [flowOf([agentNode({ system: 'Be kind', temperature: 0, maxTokens: 100 }), bye('Bye')])],
    after: [callReturns('In the post')],
    ends: { status: 'completed', texts: ['In the post', 'Bye'] },
  },
  'answer': {
    flows: [
      flowOf([
        {
          id: 'know',
          type: 'answer',
          question: 'Where is it?',
          sources: ['Help'],
          connection: 'llm',
          model: 'm',
          instructions: 'Be kind',
          next: 'bye',
        },
        bye('Bye'),
      ]),
    ],
    after: [
      callReturns({
        passages: [{ url: 'https://help.acme.example', title: 'Help', headings: [], text: 'It is in the post.' }],
        answer: '{"sentences":[{"text":"In the post.","citations":[{"passage":0,"quote":"in the post"}]}]}',
      }),
    ],
    ends: { status: 'completed', texts: ['In the post.', 'Bye'] },
  },
  'notify': {
    flows: [
      flowOf([
        {
          id: 'mail',
          type: 'notify',
          to: 'ada@shop.example',
          subject: 'Your order',
          text: 'We have a question.',
          page: 'https://shop.example/help',
          next: 'bye',
        },
        bye('Bye'),
      ]),
    ],
    after: [callReturns({ sent: true })],
    ends: { status: 'completed', texts: ['Bye'] },
  },
  'agent-that-called-a-tool': {
    flows: [flowOf([agentNode({ tools: [order] }), bye('Bye')])],
    before: [callReturns(useTool('find_order', { no: '1' })), callReturns(served)],
    after: [callReturns('It was sent')],
    ends: { status: 'completed', texts: ['It was sent', 'Bye'] },
  },
  'agent-whose-tool-calls-a-service': {
    flows: [flowOf([agentNode({ tools: [order] }), bye('Bye')])],
    before: [callReturns({ ...useTool('find_order', { no: '1' }), text: 'Let me look' })],
    after: [callReturns(served), callReturns('It was sent')],
    ends: { status: 'completed', texts: ['It was sent', 'Bye'] },
  },
  'agent-whose-tool-runs-a-flow': {
    flows: [
      flowOf([agentNode({ tools: [hours] }), bye('Bye')]),
      {
        ...flowOf([
          { id: 'm', type: 'message', text: 'We open at nine', next: 'call' },
          { id: 'call', type: 'http', url: 'https://x.example', next: 'done' },
          { id: 'done', type: 'end', outputs: { open: true } },
        ]),
        code: 'hours',
      },
    ],
    before: [callReturns(useTool('hours'))],
    after: [callReturns(served), callReturns('From nine')],
    ends: { status: 'completed', texts: ['From nine', 'Bye'] },
  },
  'agent-that-waits-for-the-visitor': {
    flows: [
      flowOf([
        agentNode({ tools: [order], converse: { until: 'Has an order', result: { no: { type: 'string' } } } }),
        bye('Bye'),
      ]),
    ],
    before: [
      callReturns(null, { ok: true, value: 'Which one?', tokens: 100 }),
      answer({ message: 'The last' }),
      callReturns({ ...useTool('find_order', { no: '1' }), text: 'Let me look' }),
      callReturns(served),
      callReturns('It was sent. Anything else?'),
    ],
    after: [answer({ message: 'No' }), callReturns(useTool('done', { no: '1' }))],
    ends: { status: 'completed', texts: ['Bye'] },
  },
  'agent-that-answers-the-visitor': {
    flows: [flowOf([agentNode({ converse: { until: 'Is content' } }), bye('Bye')])],
    before: [callReturns('What is it?'), answer({ message: 'Nothing' })],
    after: [callReturns(useTool('done'))],
    ends: { status: 'completed', texts: ['Bye'] },
  },
  'subflow': {
    flows: [
      flowOf([
        { id: 'sub', type: 'subflow', flow: 'inner', inputs: { n: 1 }, saveAs: 'out', next: 'bye' },
        {
          id: 'bye',
          type: 'end',
          text: '{{ vars.out.name }} {{ vars.out.n }}',
        },
      ]),
      {
        ...flowOf([
          { id: 'ask', type: 'input', field: name, next: 'done' },
          { id: 'done', type: 'end', outputs: { name: '{{ vars.name }}', n: '{{ vars.n }}' } },
        ]),
        code: 'inner',
      },
    ],
    after: [answer({ name: 'Ada' })],
    ends: { status: 'completed', texts: ['Ada 1'] },
  },
  'split': {
    flows: [
      flowOf([
        {
          id: 's',
          type: 'split',
          branches: [
            { weight: 1, next: 'a' },
            { weight: 1, next: 'b' },
          ],
        },
        { id: 'a', type: 'end', text: 'a' },
        { id: 'b', type: 'input', field: name, next: 'c' },
        { id: 'c', type: 'condition', branches: [{ when: "vars.name = 'Ada'", next: 'bye' }], otherwise: 's' },
        bye(),
      ]),
    ],
    after: [answer({ name: 'Eve' }), answer({ name: 'Ada' })],
    ends: { status: 'completed', texts: ['Bye Ada'] },
  },
  'completed': {
    flows: [flowOf([bye('Bye')])],
    after: [{ type: 'timer' }],
    ends: { status: 'completed', texts: [] },
  },
  'failed': {
    flows: [flowOf([{ id: 'f', type: 'form', form: 'gone' }])],
    after: [answer({})],
    ends: { status: 'failed', texts: [], failure: 'unknown_form' },
  },
  'aborted': {
    flows: [flowOf([{ id: 'ask', type: 'input', field: name }])],
    before: [{ type: 'abort', by: 'admin' }],
    after: [answer({ name: 'Ada' })],
    ends: { status: 'aborted', texts: [] },
  },
}

/** Runs the scenario to the point at which its snapshot is stored. */
export async function runToPause({
  flows: [flow, ...flows],
  forms = [],
  start,
  before = [],
}: Scenario): Promise<Execution> {
  const execution = new Execution(flow, { flows, forms })
  await execution.start(start)
  await apply(execution, before)
  return execution
}

/** Runs a restored execution through the rest of its scenario. @returns the texts that it showed */
export async function apply(execution: Execution, stimuli: readonly Stimulus[]): Promise<unknown[]> {
  const shown: unknown[] = []
  for (const stimulus of stimuli) {
    const wait = execution.snapshot?.wait
    const result = await execution.try(
      stimulus.type === 'callResult' && wait?.kind === 'call' ? { ...stimulus, callId: wait.callId } : stimulus,
    )
    if (result.outcome !== 'advanced') continue
    for (const { type, payload } of result.newBlocks) if (type === 'message') shown.push(payload['text'])
  }
  return shown
}
