import type { BlockFixture } from './fixture.ts'

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
const instructed = (type: string, options: object): BlockFixture => {
  const { block, ...fixture } = chat(type, { messages: [], ...options })
  return { ...fixture, block, what: 'instructions alone', reason: /Its instructions are the prompt/ }
}
const passedOver = (type: string, options: object = {}): BlockFixture => ({
  what: 'any',
  block: { type, options: { credentialsId: 'cr', ...options } },
  outcome: 'unsupported',
  nodes: ['goto'],
})

export const INTEGRATIONS: BlockFixture[] = [
  instructed('openai', { messages: [{ role: 'system', content: 'Greet {{Name}}' }] }),
  instructed('anthropic', { systemMessage: 'Greet {{Name}}' }),
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
  {
    what: 'an address without a scheme',
    block: { type: 'Webhook', options: { webhook: { url: 'api.acme.example/orders' } } },
    outcome: 'unsupported',
    nodes: ['goto'],
    reason: /not an absolute URL/,
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
