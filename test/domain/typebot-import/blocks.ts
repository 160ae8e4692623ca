import type { Outcome } from '../../../domain/typebot-import/block-import.ts'

type Block = {
  type: string
  content?: unknown
  options?: object
  items?: { id: string; [setting: string]: unknown }[]
  webhookId?: string
}

/** A block made by hand, and what is to become of it: its outcome, and the types of its nodes. */
export interface BlockFixture {
  what: string
  block: Block
  outcome: Outcome
  nodes: string[]
  reason?: RegExp
}

export const VARIABLES = [
  { id: 'v-name', name: 'Name' },
  { id: 'v-score', name: 'Score', value: '3' },
  { id: 'v-tags', name: 'Tags', value: ['red', 'blue'] },
  { id: 'v-codes', name: 'Codes', value: ['1', '2'] },
  { id: 'v-order', name: 'Order No.' },
  { id: 'v-in', name: 'in' },
]

const paragraph = (...children: object[]): object => ({ type: 'p', children })
const request = {
  url: 'https://api.acme.example/orders',
  method: 'POST',
  headers: [{ id: 'h', key: 'X-Shop', value: '{{Name}}' }],
  queryParams: [
    { id: 'q', key: 'page', value: '{{Score}}' },
    { id: 'r', key: 'size', value: 'a b' },
  ],
  body: '{"name": "{{Name}}", "score": {{Score}}}',
}
const saved = [
  { id: 'm', variableId: 'v-order', bodyPath: 'data.items[0].order-no' },
  { id: 'n', variableId: 'v-score', bodyPath: 'statusCode' },
]
const compare = (comparisonOperator: string, value?: string, variableId = 'v-name'): object => ({
  id: 'c',
  variableId,
  comparisonOperator,
  ...(value === undefined ? {} : { value }),
})
const conditionOf = (logicalOperator: string, ...comparisons: object[]): Block => ({
  type: 'Condition',
  items: [{ id: 'i', content: { logicalOperator, comparisons } }],
})
const set = (options: object): Block => ({ type: 'Set variable', options: { variableId: 'v-score', ...options } })
const chat = (type: string, options: object = {}): BlockFixture => ({
  what: 'a chat',
  outcome: 'approximated',
  nodes: ['agent'],
  reason: /connection/,
  block: {
    type,
    options: {
      credentialsId: 'cr',
      action: 'Create chat completion',
      model: 'some-model',
      messages: [{ role: 'user', content: 'I am {{Name}}' }],
      responseMapping: [{ item: 'Message content', variableId: 'v-order' }],
      ...options,
    },
  },
})
const passedOver = (type: string, options: object = {}): BlockFixture => ({
  what: 'any',
  block: { type, options: { credentialsId: 'cr', ...options } },
  outcome: 'unsupported',
  nodes: ['goto'],
})

const BUBBLES: BlockFixture[] = [
  {
    what: 'plain',
    block: { type: 'text', content: { richText: [paragraph({ text: 'Hello {{Name}}' })] } },
    outcome: 'imported',
    nodes: ['message'],
  },
  {
    what: 'formatted',
    block: {
      type: 'text',
      content: {
        richText: [
          paragraph(
            { text: 'Hello ' },
            { text: 'there ', bold: true, italic: true },
            { type: 'a', url: 'https://acme.example', children: [{ text: 'our shop' }] },
          ),
          {
            type: 'ul',
            children: [
              { type: 'li', children: [{ type: 'lic', children: [{ text: 'one' }] }] },
              { type: 'li', children: [{ type: 'lic', children: [{ text: 'two' }] }] },
            ],
          },
        ],
      },
    },
    outcome: 'imported',
    nodes: ['message'],
  },
  {
    what: 'underlined',
    block: { type: 'text', content: { richText: [paragraph({ text: 'Hello', underline: true })] } },
    outcome: 'approximated',
    nodes: ['message'],
    reason: /[Uu]nderlined/,
  },
  {
    what: 'HTML of an old export',
    block: { type: 'text', content: { html: '<div>Hello <b>you</b> &amp; {{Name}}</div>' } },
    outcome: 'approximated',
    nodes: ['message'],
    reason: /HTML/,
  },
  {
    what: 'plain text of an old export',
    block: { type: 'text', content: { html: '<div>Hello</div>', plainText: 'Hello' } },
    outcome: 'imported',
    nodes: ['message'],
  },
  {
    what: 'a place that names nothing',
    block: { type: 'text', content: { richText: [paragraph({ text: 'Hi {{Nobody}}' })] } },
    outcome: 'approximated',
    nodes: ['message'],
    reason: /Nobody/,
  },
  {
    what: 'code within the text',
    block: { type: 'text', content: { richText: [paragraph({ text: 'In all {{={{Score}} * 2=}}' })] } },
    outcome: 'imported',
    nodes: ['message'],
  },
  {
    what: 'nothing',
    block: { type: 'text', content: { richText: [paragraph({ text: '' })] } },
    outcome: 'imported',
    nodes: ['goto'],
  },
  {
    what: 'a picture',
    block: { type: 'image', content: { url: 'https://cdn.acme.example/{{Name}}.png' } },
    outcome: 'imported',
    nodes: ['media'],
  },
  {
    what: 'a picture with a link',
    block: {
      type: 'image',
      content: { url: 'https://cdn.acme.example/a.png', clickLink: { url: 'https://acme.example', alt: 'A map' } },
    },
    outcome: 'approximated',
    nodes: ['media'],
  },
  {
    what: 'a film file',
    block: { type: 'video', content: { url: 'https://cdn.acme.example/a.mp4', type: 'url' } },
    outcome: 'imported',
    nodes: ['media'],
  },
  {
    what: 'a film of YouTube',
    block: { type: 'video', content: { url: 'https://www.youtube.com/watch?v=abc', type: 'youtube', id: 'abc' } },
    outcome: 'approximated',
    nodes: ['card'],
    reason: /youtube/,
  },
  {
    what: 'a film of Vimeo by its id',
    block: { type: 'video', content: { type: 'vimeo', id: '123' } },
    outcome: 'approximated',
    nodes: ['card'],
  },
  {
    what: 'a page',
    block: {
      type: 'embed',
      content: { url: 'https://maps.acme.example/x', height: 400, waitForEvent: { isEnabled: true, name: 'done' } },
    },
    outcome: 'approximated',
    nodes: ['card'],
  },
  {
    what: 'a sound',
    block: { type: 'audio', content: { url: 'https://cdn.acme.example/a.mp3', isAutoplayEnabled: true } },
    outcome: 'imported',
    nodes: ['media'],
  },
]

const INPUTS: BlockFixture[] = [
  {
    what: 'short',
    block: {
      type: 'text input',
      options: { variableId: 'v-name', labels: { placeholder: 'Your name', button: 'Go' } },
    },
    outcome: 'imported',
    nodes: ['input'],
  },
  {
    what: 'long, kept nowhere',
    block: { type: 'text input', options: { isLong: true } },
    outcome: 'imported',
    nodes: ['input'],
  },
  {
    what: 'with attachments',
    block: { type: 'text input', options: { attachments: { isEnabled: true }, audioClip: { isEnabled: true } } },
    outcome: 'approximated',
    nodes: ['input'],
  },
  {
    what: 'within limits',
    block: { type: 'number input', options: { variableId: 'v-score', min: 1, max: '10', step: 1 } },
    outcome: 'imported',
    nodes: ['input'],
  },
  {
    what: 'with a limit out of a variable',
    block: { type: 'number input', options: { max: '{{Score}}' } },
    outcome: 'approximated',
    nodes: ['input'],
    reason: /"max"/,
  },
  {
    what: 'an address',
    block: { type: 'email input', options: { variableId: 'v-name', retryMessageContent: 'Is that right?' } },
    outcome: 'imported',
    nodes: ['input'],
  },
  {
    what: 'an address',
    block: { type: 'url input', options: { variableId: 'v-name' } },
    outcome: 'imported',
    nodes: ['input'],
  },
  {
    what: 'a day',
    block: {
      type: 'date input',
      options: { variableId: 'v-order', format: 'yyyy-MM-dd', min: '2026-01-01', max: '2026-12-31T10:00' },
    },
    outcome: 'imported',
    nodes: ['input'],
  },
  {
    what: 'a day as it is by default',
    block: { type: 'date input', options: { variableId: 'v-order' } },
    outcome: 'approximated',
    nodes: ['input'],
    reason: /dd\/MM\/yyyy/,
  },
  {
    what: 'a period with times',
    block: {
      type: 'date input',
      options: { variableId: 'v-order', isRange: true, hasTime: true, labels: { from: 'Begin', to: 'End' } },
    },
    outcome: 'approximated',
    nodes: ['input', 'input', 'input', 'input', 'set_variable'],
  },
  {
    what: 'a time',
    block: { type: 'time input', options: { variableId: 'v-order' } },
    outcome: 'imported',
    nodes: ['input'],
  },
  {
    what: 'a number',
    block: { type: 'phone number input', options: { variableId: 'v-order' } },
    outcome: 'imported',
    nodes: ['input'],
  },
  {
    what: 'a number of a country',
    block: { type: 'phone number input', options: { variableId: 'v-order', defaultCountryCode: 'FR' } },
    outcome: 'approximated',
    nodes: ['input'],
  },
  {
    what: 'labels that are kept',
    block: {
      type: 'choice input',
      options: { variableId: 'v-name' },
      items: [
        { id: 'a', content: 'Yes' },
        { id: 'b', content: 'No' },
      ],
    },
    outcome: 'imported',
    nodes: ['buttons'],
  },
  {
    what: 'a label with a variable',
    block: {
      type: 'choice input',
      options: { variableId: 'v-name' },
      items: [
        { id: 'a', content: 'It is {{Score}}' },
        { id: 'b', content: 'No' },
      ],
    },
    outcome: 'imported',
    nodes: ['buttons', 'set_variable'],
  },
  {
    what: 'several',
    block: {
      type: 'choice input',
      options: { variableId: 'v-tags', isMultipleChoice: true },
      items: [
        { id: 'a', content: 'Red' },
        { id: 'b', content: 'Red' },
      ],
    },
    outcome: 'approximated',
    nodes: ['input'],
    reason: /list/,
  },
  {
    what: 'out of a variable',
    block: { type: 'choice input', options: { dynamicVariableId: 'v-tags' }, items: [{ id: 'a' }] },
    outcome: 'approximated',
    nodes: ['input'],
    reason: /variable/,
  },
  {
    what: 'more than buttons can be',
    block: {
      type: 'choice input',
      options: { variableId: 'v-name' },
      items: Array.from({ length: 60 }, (_, index) => ({ id: `i${String(index)}`, content: `Item ${String(index)}` })),
    },
    outcome: 'approximated',
    nodes: ['input'],
  },
  {
    what: 'shown on a condition',
    block: {
      type: 'choice input',
      items: [{ id: 'a', content: 'Yes', displayCondition: { isEnabled: true, condition: { comparisons: [] } } }],
    },
    outcome: 'approximated',
    nodes: ['buttons'],
    reason: /always/,
  },
  {
    what: 'without choices',
    block: { type: 'choice input', items: [{ id: 'a', content: '' }] },
    outcome: 'unsupported',
    nodes: ['goto'],
  },
  {
    what: 'without pictures',
    block: {
      type: 'picture choice input',
      options: { variableId: 'v-name' },
      items: [
        { id: 'a', title: 'Cat' },
        { id: 'b', title: 'Dog' },
      ],
    },
    outcome: 'imported',
    nodes: ['buttons'],
  },
  {
    what: 'with pictures',
    block: {
      type: 'picture choice input',
      options: { variableId: 'v-name' },
      items: [
        { id: 'a', title: 'Cat', description: 'Soft', pictureSrc: 'https://cdn.acme.example/cat.png' },
        { id: 'b', pictureSrc: 'https://cdn.acme.example/dog.png' },
      ],
    },
    outcome: 'approximated',
    nodes: ['card', 'card', 'buttons'],
  },
  {
    what: 'out of variables',
    block: {
      type: 'picture choice input',
      options: { dynamicItems: { isEnabled: true, titlesVariableId: 'v-tags' } },
      items: [],
    },
    outcome: 'approximated',
    nodes: ['input'],
  },
  {
    what: 'two cards',
    block: {
      type: 'cards input',
      options: {
        saveResponseMapping: [
          { field: 'Title', variableId: 'v-name' },
          { field: 'Internal Value', variableId: 'v-score' },
        ],
      },
      items: [
        {
          id: 'a',
          title: 'Small',
          description: 'For one',
          imageUrl: 'https://cdn.acme.example/s.png',
          options: { internalValue: '1' },
          paths: [
            { id: 'p', text: 'Take it' },
            { id: 'q', text: 'Read more' },
          ],
        },
        { id: 'b', title: 'Large' },
      ],
    },
    outcome: 'approximated',
    nodes: ['card', 'card', 'buttons', 'set_variable', 'set_variable', 'set_variable'],
  },
  {
    what: 'a price',
    block: { type: 'payment input', options: { provider: 'Stripe', amount: '{{Score}}', currency: 'EUR' } },
    outcome: 'unsupported',
    nodes: ['handoff'],
    reason: /payments/,
  },
  {
    what: 'a code',
    block: { type: 'otp input', options: { codeLength: 6 } },
    outcome: 'unsupported',
    nodes: ['handoff'],
    reason: /codes/,
  },
  {
    what: 'out of ten',
    block: {
      type: 'rating input',
      options: { variableId: 'v-score', buttonType: 'Numbers', length: 10, labels: { left: 'Bad', right: 'Good' } },
    },
    outcome: 'imported',
    nodes: ['input'],
  },
  {
    what: 'kept',
    block: {
      type: 'file input',
      options: {
        variableId: 'v-order',
        isRequired: false,
        sizeLimit: 10,
        allowedFileTypes: { isEnabled: true, types: ['image/*', '.pdf'] },
      },
    },
    outcome: 'imported',
    nodes: ['file_upload', 'set_variable'],
  },
  {
    what: 'several, kept nowhere',
    block: { type: 'file input', options: { isMultipleAllowed: true } },
    outcome: 'approximated',
    nodes: ['file_upload'],
  },
]

const LOGIC: BlockFixture[] = [
  {
    what: 'a calculation',
    block: set({ expressionToEvaluate: '{{Score}} + 5' }),
    outcome: 'imported',
    nodes: ['set_variable'],
  },
  {
    what: 'a text',
    block: set({ expressionToEvaluate: 'Dear {{Name}}, welcome' }),
    outcome: 'imported',
    nodes: ['set_variable'],
  },
  {
    what: 'another variable',
    block: set({ type: 'Custom', expressionToEvaluate: '{{Tags}}' }),
    outcome: 'imported',
    nodes: ['set_variable'],
  },
  {
    what: 'code',
    block: set({ isCode: true, expressionToEvaluate: 'const x = await fetch("https://acme.example"); return x' }),
    outcome: 'unsupported',
    nodes: ['goto'],
    reason: /JavaScript/,
  },
  ...['Empty', 'Now', 'Today', 'Yesterday', 'Tomorrow', 'Random ID'].map((type): BlockFixture => ({
    what: type,
    block: set({ type }),
    outcome: 'imported',
    nodes: ['set_variable'],
  })),
  ...['Moment of the day', 'User ID', 'Result ID', 'Environment name', 'Phone number', 'Contact name'].map(
    (type): BlockFixture => ({ what: type, block: set({ type }), outcome: 'approximated', nodes: ['set_variable'] }),
  ),
  {
    what: 'Append value(s)',
    block: set({ variableId: 'v-tags', type: 'Append value(s)', item: '{{Name}}' }),
    outcome: 'imported',
    nodes: ['set_variable'],
  },
  {
    what: 'Map item with same index',
    block: set({
      type: 'Map item with same index',
      mapListItemParams: {
        baseItemVariableId: 'v-name',
        baseListVariableId: 'v-tags',
        targetListVariableId: 'v-codes',
      },
    }),
    outcome: 'imported',
    nodes: ['set_variable'],
  },
  {
    what: 'Pop',
    block: set({ variableId: 'v-tags', type: 'Pop', saveItemInVariableId: 'v-name' }),
    outcome: 'imported',
    nodes: ['set_variable'],
  },
  { what: 'Shift', block: set({ variableId: 'v-tags', type: 'Shift' }), outcome: 'imported', nodes: ['set_variable'] },
  { what: 'Transcript', block: set({ type: 'Transcript' }), outcome: 'unsupported', nodes: ['goto'] },
  { what: 'a kind of tomorrow', block: set({ type: 'Horoscope' }), outcome: 'unsupported', nodes: ['goto'] },
  {
    what: 'no variable',
    block: set({ variableId: 'v-none', expressionToEvaluate: '1' }),
    outcome: 'unsupported',
    nodes: ['goto'],
  },
  ...[
    'Equal to',
    'Not equal',
    'Contains',
    'Does not contain',
    'Greater than',
    'Greater or equal to',
    'Less than',
    'Less or equal to',
    'Starts with',
    'Ends with',
  ].map((operator): BlockFixture => ({
    what: operator,
    block: conditionOf('AND', compare(operator, '{{Score}} x'), compare(operator, '3', 'v-in')),
    outcome: 'imported',
    nodes: ['condition'],
  })),
  {
    what: 'Is set or empty',
    block: conditionOf('OR', compare('Is set'), compare('Is empty', undefined, 'v-tags'), compare('Equal to', 'null')),
    outcome: 'imported',
    nodes: ['condition'],
  },
  {
    what: 'patterns',
    block: conditionOf('OR', compare('Matches regex', '/^a\\/b\\d{2}/i'), compare('Does not match regex', '^x/y$')),
    outcome: 'imported',
    nodes: ['condition'],
  },
  {
    what: 'a pattern with look-around',
    block: conditionOf('AND', compare('Matches regex', '(?=a)b')),
    outcome: 'approximated',
    nodes: ['condition'],
    reason: /look-around/,
  },
  { what: 'nothing compared', block: conditionOf('AND'), outcome: 'approximated', nodes: ['condition'] },
  {
    what: 'an unknown operator',
    block: conditionOf('AND', compare('Rhymes with', 'x')),
    outcome: 'approximated',
    nodes: ['condition'],
  },
  {
    what: 'to a page',
    block: { type: 'Redirect', options: { url: 'https://acme.example/{{Name}}', isNewTab: true } },
    outcome: 'approximated',
    nodes: ['card'],
  },
  {
    what: 'a script',
    block: { type: 'Code', options: { content: 'alert(1)' } },
    outcome: 'unsupported',
    nodes: ['goto'],
  },
  {
    what: 'another bot',
    block: { type: 'Typebot link', options: { typebotId: '7other', groupId: 'g' } },
    outcome: 'approximated',
    nodes: ['subflow'],
    reason: /t7other/,
  },
  {
    what: 'this bot',
    block: { type: 'Typebot link', options: { typebotId: 'current', groupId: 'g-end' } },
    outcome: 'approximated',
    nodes: ['goto'],
  },
  { what: 'no bot', block: { type: 'Typebot link', options: {} }, outcome: 'unsupported', nodes: ['goto'] },
  {
    what: 'seconds',
    block: { type: 'Wait', options: { secondsToWaitFor: '2.5' } },
    outcome: 'imported',
    nodes: ['wait'],
  },
  {
    what: 'seconds out of a variable',
    block: { type: 'Wait', options: { secondsToWaitFor: '{{Score}}' } },
    outcome: 'imported',
    nodes: ['set_variable', 'wait'],
  },
  {
    what: 'no number',
    block: { type: 'Wait', options: { secondsToWaitFor: 'a while' } },
    outcome: 'unsupported',
    nodes: ['goto'],
  },
  {
    what: 'a share',
    block: {
      type: 'AB test',
      options: { aPercent: 30 },
      items: [
        { id: 'a', path: 'a' },
        { id: 'b', path: 'b' },
      ],
    },
    outcome: 'imported',
    nodes: ['split'],
  },
  {
    what: 'a call from outside',
    block: {
      type: 'webhook',
      options: { responseVariableMapping: [{ id: 'm', variableId: 'v-name', bodyPath: 'data.user["full name"]' }] },
    },
    outcome: 'approximated',
    nodes: ['wait', 'set_variable'],
  },
  { what: 'to a group', block: { type: 'Jump', options: { groupId: 'g-end' } }, outcome: 'imported', nodes: ['goto'] },
  {
    what: 'to nowhere',
    block: { type: 'Jump', options: { groupId: 'g-none' } },
    outcome: 'approximated',
    nodes: ['goto'],
  },
  { what: 'to the caller', block: { type: 'Return' }, outcome: 'approximated', nodes: ['end'] },
]

const INTEGRATIONS: BlockFixture[] = [
  {
    what: 'a call with a body',
    block: {
      type: 'Webhook',
      options: { isCustomBody: true, timeout: 20, webhook: request, responseVariableMapping: saved },
    },
    outcome: 'imported',
    nodes: ['http', 'set_variable'],
  },
  {
    what: 'a call that reads',
    block: { type: 'Webhook', options: { webhook: { url: 'https://api.acme.example', method: 'GET' } } },
    outcome: 'imported',
    nodes: ['http'],
  },
  {
    what: 'a call with a secret',
    block: {
      type: 'Webhook',
      options: {
        isCustomBody: true,
        webhook: { ...request, headers: [{ id: 'h', key: 'Authorization', value: 'Bearer abc' }] },
      },
    },
    outcome: 'approximated',
    nodes: ['http'],
    reason: /api-acme-example/,
  },
  {
    what: 'the summary as its body',
    block: { type: 'Webhook', options: { webhook: { url: 'https://api.acme.example' } } },
    outcome: 'approximated',
    nodes: ['http'],
  },
  {
    what: 'stored apart',
    block: { type: 'Webhook', webhookId: 'wh1', options: {} },
    outcome: 'unsupported',
    nodes: ['goto'],
    reason: /only the id/,
  },
  ...['Zapier', 'Make.com', 'Pabbly'].flatMap((type): BlockFixture[] => [
    {
      what: 'an address',
      block: { type, options: { webhook: { url: 'https://hooks.acme.example/1' } } },
      outcome: 'approximated',
      nodes: ['http'],
    },
    { what: 'no address', block: { type, options: {} }, outcome: 'unsupported', nodes: ['goto'] },
  ]),
  chat('OpenAI', {
    action: undefined,
    task: 'Create chat completion',
    responseMapping: [{ id: 'm', valueToExtract: 'Message content', variableId: 'v-order' }],
    advancedSettings: { temperature: 0.5 },
  }),
  chat('openai', {
    messages: [
      { role: 'system', content: 'Be brief.' },
      { role: 'Dialogue', dialogueVariableId: 'v-tags' },
      { role: 'user', content: '{{Name}}' },
    ],
    tools: [{ name: 'f' }],
  }),
  {
    what: 'another action',
    block: { type: 'openai', options: { action: 'Create image', prompt: 'A cat' } },
    outcome: 'unsupported',
    nodes: ['goto'],
    reason: /Create image/,
  },
  chat('anthropic', { action: 'Create Chat Message', systemMessage: 'Be kind.', maxTokens: 200, temperature: 1 }),
  ...['mistral', 'groq', 'together-ai', 'open-router', 'perplexity', 'deepseek'].map(type => chat(type)),
  {
    what: 'opened',
    block: { type: 'Chatwoot', options: { websiteToken: 'x' } },
    outcome: 'approximated',
    nodes: ['handoff'],
  },
  {
    what: 'closed',
    block: { type: 'Chatwoot', options: { task: 'Close widget' } },
    outcome: 'unsupported',
    nodes: ['goto'],
  },
  {
    what: 'opened',
    block: { type: 'zendesk', options: { action: 'Open Web Widget' } },
    outcome: 'approximated',
    nodes: ['handoff'],
  },
  {
    what: 'a calendar',
    block: { type: 'cal-com', options: { action: 'Book event', link: 'acme/30min' } },
    outcome: 'approximated',
    nodes: ['card'],
  },
  passedOver('Google Sheets', { action: 'Insert a row', cellsToInsert: [{ id: 'c', column: 'A', value: '{{Name}}' }] }),
  passedOver('Google Analytics', { trackingId: 'G-1' }),
  passedOver('Pixel', { pixelId: '1' }),
  passedOver('Email', { recipients: ['ada@acme.example'], subject: 'Hi', body: '{{Name}}' }),
  passedOver('gmail'),
  passedOver('nocodb'),
  passedOver('segment'),
  passedOver('posthog'),
  passedOver('dify-ai'),
  passedOver('zemantic-ai'),
  passedOver('chat-node'),
  passedOver('instantchat'),
  passedOver('elevenlabs'),
  passedOver('qr-code'),
  passedOver('blink'),
]

export const BLOCK_FIXTURES: readonly BlockFixture[] = [
  ...BUBBLES,
  ...INPUTS,
  ...LOGIC,
  ...INTEGRATIONS,
  {
    what: 'of a type of tomorrow',
    block: { type: 'hologram', options: { url: 'x' } },
    outcome: 'unsupported',
    nodes: ['goto'],
    reason: /hologram/,
  },
]
