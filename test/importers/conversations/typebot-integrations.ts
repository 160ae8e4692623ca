import type { Compared } from './conversation.ts'
import { between, bot, text } from './typebot-bot.ts'

const goesOn = (type: string, source: string, options: object = {}): Compared => ({
  type,
  source: `${source}, then goes on`,
  document: between({ type, options }),
  expected: ['Before', 'After', 'ends'],
})
const model = (type: string): Compared => ({
  type,
  source: 'Asks the model and saves its answer',
  document: bot({
    main: [
      {
        id: 'b',
        type,
        options: {
          action: 'Create chat completion',
          model: 'small',
          messages: [{ role: 'user', content: 'I am {{Name}}' }],
          responseMapping: [{ item: 'Message content', variableId: 'v-answer' }],
        },
      },
      text('a', 'Got {{Answer}}'),
    ],
  }),
  stubs: { any: { text: 'Welcome' } },
  expected: ['model: "I am Ada"', 'Got Welcome', 'ends'],
})
const caller = (type: string): Compared => ({
  type,
  source: 'Sends the answers of the visitor to its address',
  document: between({ type, options: { webhook: { url: 'https://hooks.acme.example/1' } } }),
  stubs: { any: { status: 200 } },
  expected: ['Before', 'call: POST https://hooks.acme.example/1 with the answers', 'After', 'ends'],
  differs: [
    'call: POST https://hooks.acme.example/1 {"name":"Ada","answer":null,"score":3}',
    'Before',
    'After',
    'ends',
  ],
})
export const handedOver = (type: string, source: string, options: object, reason: string): Compared => ({
  type,
  source,
  document: between({ type, options }),
  expected: ['Before', reason, 'After', 'ends'],
  differs: ['Before', '(handoff)', 'After', 'ends'],
})

/** Blocks that call something outside. */
export const TYPEBOT_INTEGRATIONS: readonly Compared[] = [
  {
    type: 'Webhook',
    source: 'Calls an address, saves parts of the answer, and goes on',
    document: bot({
      main: [
        {
          id: 'b',
          type: 'Webhook',
          options: {
            webhook: { url: 'https://api.acme.example/orders', method: 'GET' },
            responseVariableMapping: [{ id: 'm', variableId: 'v-answer', bodyPath: 'data.items[0].state' }],
          },
        },
        text('a', 'Got {{Answer}}'),
      ],
    }),
    stubs: { any: { body: { items: [{ state: 'shipped' }] } } },
    expected: ['call: GET https://api.acme.example/orders', 'Got shipped', 'ends'],
  },
  {
    type: 'Webhook',
    source: 'Goes on when the call fails',
    document: between({
      type: 'Webhook',
      options: { webhook: { url: 'https://api.acme.example/orders', method: 'GET' } },
    }),
    stubs: { any: { status: 500 } },
    expected: ['call: GET https://api.acme.example/orders', 'Before', 'After', 'ends'],
  },
  ...['Zapier', 'Make.com', 'Pabbly'].map(caller),
  { ...model('OpenAI'), document: olderModel() },
  ...['openai', 'anthropic', 'mistral', 'groq', 'together-ai', 'open-router', 'perplexity', 'deepseek'].map(model),
  handedOver('Chatwoot', 'Opens the chat of Chatwoot', { websiteToken: 'x' }, '(chat)'),
  handedOver('zendesk', 'Opens the chat of Zendesk', { action: 'Open Web Widget' }, '(chat)'),
  {
    type: 'cal-com',
    source: 'Shows the calendar',
    document: between({ type: 'cal-com', options: { action: 'Book event', link: 'acme/30min' } }),
    expected: ['Before', '(calendar) acme/30min', 'After', 'ends'],
    differs: ['Before', 'Calendar (card) https://cal.com/acme/30min', 'After', 'ends'],
  },
  goesOn('Google Sheets', 'Writes a row', { action: 'Insert a row' }),
  goesOn('Google Analytics', 'Sends an event', { trackingId: 'G-1' }),
  goesOn('Pixel', 'Sends an event', { pixelId: '1' }),
  goesOn('Email', 'Sends a mail', { recipients: ['ada@acme.example'] }),
  goesOn('gmail', 'Sends a mail'),
  goesOn('nocodb', 'Reads or writes a record'),
  goesOn('segment', 'Sends an event'),
  goesOn('posthog', 'Sends an event'),
  goesOn('dify-ai', 'Asks Dify'),
  goesOn('zemantic-ai', 'Asks Zemantic'),
  goesOn('chat-node', 'Asks ChatNode'),
  goesOn('instantchat', 'Asks InstantChat'),
  goesOn('elevenlabs', 'Makes speech'),
  goesOn('qr-code', 'Draws a code'),
  goesOn('blink', 'Asks Blink'),
]

function olderModel(): object {
  return bot({
    main: [
      {
        id: 'b',
        type: 'OpenAI',
        options: {
          task: 'Create chat completion',
          model: 'small',
          messages: [{ role: 'user', content: 'I am {{Name}}' }],
          responseMapping: [{ id: 'm', valueToExtract: 'Message content', variableId: 'v-answer' }],
        },
      },
      text('a', 'Got {{Answer}}'),
    ],
  })
}
