import type { FlowiseNode } from '../../../generated/schemas/flowise-export.ts'
import type { Compared } from './conversation.ts'

type Inputs = Record<string, unknown>

const node = (id: string, name: string, inputs: Inputs = {}, label = id): FlowiseNode => ({
  id,
  data: { name, label, inputs },
})
const start = node('start', 'startAgentflow', { startInputType: 'chatInput' })
const reply = (id: string, words: string): FlowiseNode =>
  node(id, 'directReplyAgentflow', { directReplyMessage: words })

/** Nodes with edges such as `start to-reply`, or `check:1 other` for an output. */
const agentflow = (nodes: readonly FlowiseNode[], edges: readonly string[]): object => ({
  nodes,
  edges: edges.map(edge => {
    const [from = '', target = ''] = edge.split(' ')
    const [source = '', output = 'any'] = from.split(':')
    return { source, sourceHandle: `${source}-output-${output}`, target, targetHandle: target }
  }),
})
const sequential = (nodes: readonly FlowiseNode[], edges: readonly string[]): object => ({
  nodes: [node('seqStart_0', 'seqStart'), node('model', 'chatOpenAI', { modelName: 'small' }), ...nodes],
  edges: [
    {
      source: 'model',
      sourceHandle: 'model-output-chatOpenAI-ChatOpenAI|BaseChatModel',
      target: 'seqStart_0',
      targetHandle: 'seqStart_0-input-model-BaseChatModel',
    },
    ...edges.map(edge => {
      const [from = '', target = ''] = edge.split(' ')
      const [source = '', output = 'seqAgent'] = from.split(':')
      return {
        source,
        sourceHandle: `${source}-output-${output}-Agent|LLMNode|ToolNode`,
        target,
        targetHandle: `${target}-input-sequentialNode-Start | Agent | LLMNode | ToolNode`,
      }
    }),
  ],
})
const MODEL = { llmModel: 'chatOpenAI', llmModelConfig: { modelName: 'small' }, llmEnableMemory: false }
const CHOOSE = 'Which of these fits best? Answer with its number alone.'
const ASKED = 'How can I help you? (text)'

const passedOver = (name: string, source: string, inputs: Inputs = {}): Compared => ({
  type: name,
  source: `${source}, then goes on`,
  document: agentflow([start, node('it', name, inputs), reply('after', 'After')], ['start it', 'it after']),
  steps: [{ say: 'Hi' }],
  expected: [ASKED, 'After', ASKED, 'asks'],
})
const sequentialPassedOver = (name: string, source: string): Compared => ({
  type: name,
  source: `${source}, then goes on`,
  document: sequential(
    [node('it', name), node('seqAgent_0', 'seqAgent', { agentName: 'Helper' })],
    ['seqStart_0 it', 'it seqAgent_0'],
  ),
  steps: [{ say: 'Hi' }],
  stubs: { any: { text: 'Done' } },
  expected: [ASKED, 'model: "Hi"', 'Done', ASKED, 'asks'],
})
const condition = (said: string, shown: string): Compared => ({
  type: 'conditionAgentflow',
  source: 'Takes the output of the first condition that holds, and the last output when none does',
  document: agentflow(
    [
      start,
      node('it', 'conditionAgentflow', {
        conditions: [{ type: 'number', value1: '{{ question }}', operation: 'larger', value2: '7' }],
      }),
      reply('many', 'Many'),
      reply('few', 'Few'),
    ],
    ['start it', 'it:0 many', 'it:1 few'],
  ),
  steps: [{ say: said }],
  expected: [ASKED, shown, ASKED, 'asks'],
})
const routed = (answer: string, shown: readonly string[]): Compared => ({
  type: 'seqCondition',
  source: 'Takes the output of the first comparison that holds, and End when none does',
  document: sequential(
    [
      node('seqAgent_0', 'seqAgent', { agentName: 'Router' }),
      node('it', 'seqCondition', {
        conditionUI: JSON.stringify([
          { variable: '$flow.state.messages[-1].content', operation: 'Is', value: 'billing', output: 'billing' },
          { variable: '$seqAgent_0', operation: 'Greater Than', value: '7', output: 'many' },
        ]),
      }),
      node('seqAgent_1', 'seqAgent', { agentName: 'Billing' }),
      node('seqLLMNode_0', 'seqLLMNode', { llmNodeName: 'Many' }),
      node('seqEnd_0', 'seqEnd'),
    ],
    ['seqStart_0 seqAgent_0', 'seqAgent_0 it', 'it:billing seqAgent_1', 'it:many seqLLMNode_0', 'it:end seqEnd_0'],
  ),
  steps: [{ say: 'Hi' }],
  stubs: { router: { text: answer }, billing: { text: 'Your bill' }, many: { text: 'That many' } },
  expected: [ASKED, 'model: "Hi"', ...shown, ASKED, 'asks'],
})

/** Every type of node: what Flowise shows, and where a node is not called imported, what the flow shows instead. */
export const FLOWISE: readonly Compared[] = [
  {
    type: 'startAgentflow',
    source: 'Shows a form, whose fields the nodes read',
    document: agentflow(
      [
        node('start', 'startAgentflow', {
          startInputType: 'formInput',
          formTitle: 'Your trip',
          formInputTypes: [
            { type: 'string', label: 'Where to?', name: 'cityName' },
            { type: 'number', label: 'Days', name: 'days' },
          ],
        }),
        reply('it', '{{ $form.days }} days in {{ $form.cityName }}'),
      ],
      ['start it'],
    ),
    steps: [{ say: 'Rome' }, { say: '3' }],
    expected: ['Your trip (text)', '(number)', '3 days in Rome', 'ends'],
  },
  {
    type: 'llmAgentflow',
    source: 'Asks the model after a form, with a line to each field, and shows the answer of the last node',
    document: agentflow(
      [
        node('start', 'startAgentflow', {
          startInputType: 'formInput',
          formInputTypes: [
            { type: 'string', label: 'Where to?', name: 'cityName' },
            { type: 'number', label: 'Days', name: 'days' },
          ],
        }),
        node('it', 'llmAgentflow', MODEL),
      ],
      ['start it'],
    ),
    steps: [{ say: 'Rome' }, { say: '3' }],
    stubs: { any: { text: 'See the Forum' } },
    expected: ['(text)', '(number)', 'model: "cityName: Rome\\ndays: 3"', 'See the Forum', 'ends'],
  },
  {
    type: 'llmAgentflow',
    source: 'Asks the model the message, and the next node reads its answer',
    document: agentflow(
      [start, node('it', 'llmAgentflow', MODEL), reply('after', 'It says {{ it }}')],
      ['start it', 'it after'],
    ),
    steps: [{ say: 'Hi' }],
    stubs: { any: { text: 'Welcome' } },
    expected: [ASKED, 'model: "Hi"', 'It says Welcome', ASKED, 'asks'],
  },
  {
    type: 'agentAgentflow',
    source: 'Asks the model, which may call tools, and shows its answer',
    document: agentflow([start, node('it', 'agentAgentflow', { agentModel: 'chatOpenAI' })], ['start it']),
    steps: [{ say: 'Hi' }],
    stubs: { any: { text: 'Welcome' } },
    expected: [ASKED, 'model: "Hi"', 'Welcome', ASKED, 'asks'],
  },
  condition('8', 'Many'),
  condition('7', 'Few'),
  {
    type: 'conditionAgentAgentflow',
    source: 'Lets the model choose among scenarios',
    document: agentflow(
      [
        start,
        node('it', 'conditionAgentAgentflow', {
          conditionAgentModel: 'chatOpenAI',
          conditionAgentScenarios: [{ scenario: 'Asks about an order' }, { scenario: 'Anything else' }],
        }),
        reply('order', 'Which order?'),
        reply('other', 'Tell me more.'),
      ],
      ['start it', 'it:0 order', 'it:1 other'],
    ),
    steps: [{ say: 'Hi' }],
    stubs: { any: { text: '2' } },
    expected: [ASKED, 'model: "Hi" and the scenarios', 'Tell me more.', ASKED, 'asks'],
    differs: [
      ASKED,
      `model: ${JSON.stringify(`Hi\n\n${CHOOSE}\n1. Asks about an order\n2. Anything else`)}`,
      'Tell me more.',
      ASKED,
      'asks',
    ],
  },
  {
    type: 'directReplyAgentflow',
    source: 'Shows its text',
    document: agentflow([start, reply('it', '<p>You said <strong>{{ question }}</strong></p>')], ['start it']),
    steps: [{ say: 'Hi' }],
    expected: [ASKED, 'You said Hi', ASKED, 'asks'],
  },
  {
    type: 'httpAgentflow',
    source: 'Calls an address; the next node reads the answer',
    document: agentflow(
      [
        start,
        node('it', 'httpAgentflow', { method: 'GET', url: 'https://api.acme.example/orders' }),
        reply('after', 'It says {{ it }}'),
      ],
      ['start it', 'it after'],
    ),
    steps: [{ say: 'Hi' }],
    // The generated type of a body is that of an object; the contract takes any JSON.
    stubs: { any: { body: 'shipped' as never } },
    expected: [ASKED, 'call: GET https://api.acme.example/orders', 'It says shipped', ASKED, 'asks'],
  },
  ...(['Proceed', 'Reject'] as const).map((chosen): Compared => ({
    type: 'humanInputAgentflow',
    source: 'Asks whether to proceed, and takes the chosen edge',
    document: agentflow(
      [
        start,
        node('it', 'humanInputAgentflow', { humanInputDescription: 'Send it?', humanInputEnableFeedback: false }),
        reply('yes', 'Proceed it is'),
        reply('no', 'Reject it is'),
      ],
      ['start it', 'it:0 yes', 'it:1 no'],
    ),
    steps: [{ say: 'Hi' }, { choose: chosen }],
    expected: [ASKED, 'Send it? (buttons) [Proceed / Reject]', `${chosen} it is`, ASKED, 'asks'],
  })),
  {
    type: 'loopAgentflow',
    source: 'Goes back to its node as often as it says, then shows its fallback',
    document: agentflow(
      [
        start,
        reply('again', 'Once more'),
        node('it', 'loopAgentflow', { loopBackToNode: 'again-Again', maxLoopCount: 2, fallbackMessage: 'Enough' }),
      ],
      ['start again', 'again it'],
    ),
    steps: [{ say: 'Hi' }],
    expected: [ASKED, 'Once more', 'Once more', 'Once more', 'Enough', ASKED, 'asks'],
  },
  {
    type: 'executeFlowAgentflow',
    source: 'Runs the other flow, whose answer the next node reads',
    document: agentflow(
      [start, node('it', 'executeFlowAgentflow', { executeFlowSelectedFlow: 'b7' }), reply('after', 'After')],
      ['start it', 'it after'],
    ),
    flows: [{ code: 'flow-b7', name: 'B7', nodes: [{ id: 'in', type: 'message', text: 'Inside' }] }],
    steps: [{ say: 'Hi' }],
    expected: [ASKED, 'After', ASKED, 'asks'],
    differs: [ASKED, 'Inside', 'After', ASKED, 'asks'],
  },
  passedOver('customFunctionAgentflow', 'Runs a script', { customFunctionJavascriptFunction: 'return 1' }),
  passedOver('retrieverAgentflow', 'Searches documents'),
  passedOver('toolAgentflow', 'Runs a tool'),
  passedOver('iterationAgentflow', 'Runs its nodes for each item of a list'),
  {
    type: 'seqStart',
    source: 'Takes the message, with the first values of the state',
    document: {
      ...(() => {
        const { nodes, edges } = sequential(
          [
            node('state', 'seqState', {
              stateMemoryUI: JSON.stringify([{ key: 'tone', type: 'Replace', defaultValue: 'kind' }]),
            }),
            node('seqAgent_0', 'seqAgent', {
              agentName: 'Helper',
              humanMessagePrompt: 'Be {tone}',
              promptValues: JSON.stringify({ tone: '$flow.state.tone' }),
            }),
          ],
          ['seqStart_0 seqAgent_0'],
        ) as { nodes: object[]; edges: object[] }
        const state = { source: 'state', target: 'seqStart_0', targetHandle: 'seqStart_0-input-state-State' }
        return { nodes, edges: [...edges, state] }
      })(),
    },
    steps: [{ say: 'Hi' }],
    stubs: { any: { text: 'Welcome' } },
    expected: [ASKED, 'model: "Hi\\n\\nBe kind"', 'Welcome', ASKED, 'asks'],
  },
  {
    type: 'seqAgent',
    source: 'Asks the model with the message and every answer before; the last answer is shown',
    document: sequential(
      [
        node('seqAgent_0', 'seqAgent', { agentName: 'Writer' }),
        node('seqAgent_1', 'seqAgent', { agentName: 'Editor', humanMessagePrompt: 'Shorten it' }),
        node('seqEnd_0', 'seqEnd'),
      ],
      ['seqStart_0 seqAgent_0', 'seqAgent_0 seqAgent_1', 'seqAgent_1 seqEnd_0'],
    ),
    steps: [{ say: 'A poem' }],
    stubs: { writer: { text: 'A long poem' }, editor: { text: 'A poem' } },
    expected: [ASKED, 'model: "A poem"', 'model: "A poem\\n\\nA long poem\\n\\nShorten it"', 'A poem', ASKED, 'asks'],
  },
  {
    type: 'seqLLMNode',
    source: 'Asks the model without tools',
    document: sequential([node('seqLLMNode_0', 'seqLLMNode', { llmNodeName: 'Writer' })], ['seqStart_0 seqLLMNode_0']),
    steps: [{ say: 'Hi' }],
    stubs: { any: { text: 'Welcome' } },
    expected: [ASKED, 'model: "Hi"', 'Welcome', ASKED, 'asks'],
  },
  {
    type: 'seqConditionAgent',
    source: 'Lets the model choose among its outputs',
    document: sequential(
      [
        node('it', 'seqConditionAgent', { conditionAgentName: 'Router' }, 'Router'),
        node('seqAgent_0', 'seqAgent', { agentName: 'Billing' }),
        node('seqEnd_0', 'seqEnd'),
      ],
      ['seqStart_0 it', 'it:billing seqAgent_0', 'it:end seqEnd_0'],
    ),
    steps: [{ say: 'Hi' }],
    stubs: { router: { text: '1' }, billing: { text: 'Your bill' } },
    expected: [ASKED, 'model: "Hi" and the outputs', 'model: "Hi"', 'Your bill', ASKED, 'asks'],
    differs: [
      ASKED,
      `model: ${JSON.stringify(`Hi\n\n${CHOOSE}\n1. billing\n2. end`)}`,
      'model: "Hi"',
      'Your bill',
      ASKED,
      'asks',
    ],
  },
  routed('billing', ['model: "Hi\\n\\nbilling"', 'Your bill']),
  routed('Billing', ['Billing']),
  routed('8', ['model: "Hi\\n\\n8"', 'That many']),
  routed('7', ['7']),
  {
    type: 'seqLoop',
    source: 'Goes back to the node of its name',
    document: sequential(
      [
        node('seqAgent_0', 'seqAgent', { agentName: 'Writer' }),
        node('check', 'seqCondition', {
          conditionUI: [
            { variable: '$flow.output.content', operation: 'Contains', value: 'done', output: 'end' },
            { variable: '$flow.output.content', operation: 'Is Not Empty', value: '', output: 'next' },
          ],
        }),
        node('it', 'seqLoop', { loopToName: 'Writer' }),
        node('seqEnd_0', 'seqEnd'),
      ],
      ['seqStart_0 seqAgent_0', 'seqAgent_0 check', 'check:next it', 'check:end seqEnd_0'],
    ),
    steps: [{ say: 'Hi' }],
    stubs: { writer: [{ text: 'not yet' }, { text: 'done' }] },
    expected: [ASKED, 'model: "Hi"', 'model: "Hi"', 'done', ASKED, 'asks'],
  },
  {
    type: 'seqEnd',
    source: 'Ends the answer; the next message starts again',
    document: sequential([node('seqEnd_0', 'seqEnd')], ['seqStart_0 seqEnd_0']),
    steps: [{ say: 'Hi' }],
    expected: [ASKED, ASKED, 'asks'],
  },
  sequentialPassedOver('seqToolNode', 'Runs the tools that the model has asked for'),
  sequentialPassedOver('seqExecuteFlow', 'Runs another flow'),
  sequentialPassedOver('seqCustomFunction', 'Runs a script'),
]
