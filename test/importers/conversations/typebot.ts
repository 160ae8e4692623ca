import type { Compared } from './conversation.ts'
import { asking, between, bot, text } from './typebot-bot.ts'
import { handedOver, TYPEBOT_INTEGRATIONS } from './typebot-integrations.ts'
import { TYPEBOT_LINKS } from './typebot-links.ts'
import { TYPEBOT_TRANSCRIPTS } from './typebot-transcripts.ts'

const comparison = (value: string): object => ({
  logicalOperator: 'AND',
  comparisons: [{ id: 'c', variableId: 'v-answer', comparisonOperator: 'Less than', value }],
})
const ages = (age: string, ...expected: string[]): Compared => ({
  type: 'Condition',
  source: 'Takes the edge of the first item that holds; one without an edge ends the bot, none goes on',
  document: bot({
    main: [
      { id: 'n', type: 'number input', options: { variableId: 'v-answer' } },
      {
        id: 'b',
        type: 'Condition',
        items: [
          { id: 'young', content: comparison('18') },
          { id: 'middle', content: comparison('65'), outgoingEdgeId: 'to-work' },
        ],
      },
      text('a', 'Old enough'),
    ],
    work: [text('w', 'At work')],
  }),
  steps: [{ say: age }],
  expected: ['(number)', ...expected],
})
/** Every type of block: what Typebot shows, and where a block is not called imported, what the flow shows instead. */
export const TYPEBOT: readonly Compared[] = [
  {
    type: 'text',
    source: 'Shows its text with the values of variables',
    document: bot({ main: [text('b', 'Hello {{Name}}')] }),
    expected: ['Hello Ada', 'ends'],
  },
  {
    type: 'image',
    source: 'Shows the picture',
    document: between({ type: 'image', content: { url: 'https://cdn.acme.example/{{Name}}.png' } }),
    expected: ['Before', '(image) https://cdn.acme.example/Ada.png', 'After', 'ends'],
  },
  {
    type: 'video',
    source: 'Shows the video',
    document: between({ type: 'video', content: { type: 'url', url: 'https://cdn.acme.example/a.mp4' } }),
    expected: ['Before', '(video) https://cdn.acme.example/a.mp4', 'After', 'ends'],
  },
  {
    type: 'audio',
    source: 'Plays the sound',
    document: between({ type: 'audio', content: { url: 'https://cdn.acme.example/a.mp3' } }),
    expected: ['Before', '(audio) https://cdn.acme.example/a.mp3', 'After', 'ends'],
  },
  {
    type: 'embed',
    source: 'Shows the page inside the conversation',
    document: between({ type: 'embed', content: { url: 'https://maps.acme.example/x' } }),
    expected: ['Before', '(page) https://maps.acme.example/x', 'After', 'ends'],
    differs: ['Before', 'maps.acme.example (card) https://maps.acme.example/x', 'After', 'ends'],
  },
  {
    type: 'text input',
    source: 'Waits for a text and saves it',
    document: asking('text input', {}),
    steps: [{ say: 'Grace' }],
    expected: ['Please (text)', 'Got Grace', 'ends'],
  },
  {
    type: 'number input',
    source: 'Takes a number within its limits, and asks again for another',
    document: asking('number input', { min: 1, max: 9 }),
    steps: [{ say: '12' }, { say: '7' }],
    expected: ['Please (number)', 'refused', 'Got 7', 'ends'],
  },
  {
    type: 'email input',
    source: 'Takes an e-mail address, and asks again for anything else',
    document: asking('email input', {}),
    steps: [{ say: 'ada' }, { say: 'ada@acme.example' }],
    expected: ['Please (email)', 'refused', 'Got ada@acme.example', 'ends'],
  },
  {
    type: 'url input',
    source: 'Takes an address, and asks again for anything else',
    document: asking('url input', {}),
    steps: [{ say: 'no address' }, { say: 'https://acme.example' }],
    expected: ['Please (url)', 'refused', 'Got https://acme.example', 'ends'],
  },
  {
    type: 'date input',
    source: 'Takes a day and saves it in its format',
    document: asking('date input', { format: 'yyyy-MM-dd' }),
    steps: [{ say: '2026-12-31' }],
    expected: ['Please (date)', 'Got 2026-12-31', 'ends'],
  },
  {
    type: 'time input',
    source: 'Takes a time of day and saves it in its format',
    document: asking('time input', { format: 'HH:mm' }),
    steps: [{ say: '23:59' }],
    expected: ['Please (time)', 'Got 23:59', 'ends'],
  },
  {
    type: 'phone number input',
    source: 'Takes a phone number, and asks again for anything else',
    document: asking('phone number input', {}),
    steps: [{ say: 'home' }, { say: '+4915112345678' }],
    expected: ['Please (phone)', 'refused', 'Got +4915112345678', 'ends'],
  },
  {
    type: 'choice input',
    source: 'Offers its items, saves the chosen one, and takes its edge or goes on',
    document: asking(
      'choice input',
      {},
      {
        items: [
          { id: 'r', content: 'Red' },
          { id: 's', content: 'Blue' },
        ],
      },
    ),
    steps: [{ choose: 'Blue' }],
    expected: ['Please (buttons) [Red / Blue]', 'Got Blue', 'ends'],
  },
  {
    type: 'choice input',
    source: 'Takes the edge of the chosen item',
    document: bot({
      main: [
        {
          id: 'b',
          type: 'choice input',
          items: [
            { id: 'r', content: 'Red', outgoingEdgeId: 'to-red' },
            { id: 's', content: 'Blue' },
          ],
        },
        text('a', 'Any'),
      ],
      red: [text('w', 'Only red')],
    }),
    steps: [{ choose: 'Red' }],
    expected: ['(buttons) [Red / Blue]', 'Only red', 'ends'],
  },
  {
    type: 'picture choice input',
    source: 'Offers its pictures, saves the title of the chosen one, and goes on',
    document: asking(
      'picture choice input',
      {},
      {
        items: [
          { id: 'r', title: 'Small', pictureSrc: 'https://cdn.acme.example/s.png' },
          { id: 's', title: 'Large', pictureSrc: 'https://cdn.acme.example/l.png' },
        ],
      },
    ),
    steps: [{ choose: 'Large' }],
    expected: ['Please (buttons) [Small / Large]', 'Got Large', 'ends'],
  },
  {
    type: 'cards',
    source: 'Shows the cards with their buttons, and goes on',
    document: between({ type: 'cards', items: [{ id: 'c', title: 'Mug', paths: [{ id: 'p', text: 'Take it' }] }] }),
    steps: [{ choose: 'Mug' }],
    expected: ['Before', 'Mug (card) [Take it]', 'After', 'ends'],
    differs: ['Before (buttons) [Mug]', 'After', 'ends'],
  },
  {
    type: 'rating input',
    source: 'Takes a number of its scale',
    document: asking('rating input', { length: 5 }),
    steps: [{ say: '4' }],
    expected: ['Please (rating)', 'Got 4', 'ends'],
  },
  {
    type: 'file input',
    source: 'Takes a file and saves its address',
    document: asking('file input', {}),
    steps: [
      {
        answer: {
          answer: {
            fileId: '018f0000-0000-7000-8000-000000000001',
            url: 'https://files.acme.example/a.pdf',
            mime: 'application/pdf',
            size: 3,
            name: 'a.pdf',
          },
        },
      },
    ],
    expected: ['Please (file)', 'Got https://files.acme.example/a.pdf', 'ends'],
  },
  handedOver('payment input', 'Takes a payment', { amount: '3', currency: 'EUR' }, '(payment) 3 EUR'),
  handedOver('otp input', 'Sends a code and checks it', { codeLength: 6 }, '(code)'),
  {
    type: 'Set variable',
    source: 'Calculates with variables',
    document: bot({
      main: [
        { id: 'b', type: 'Set variable', options: { variableId: 'v-score', expressionToEvaluate: '{{Score}} + 5' } },
        text('a', 'Score {{Score}}'),
      ],
    }),
    expected: ['Score 8', 'ends'],
  },
  ...TYPEBOT_TRANSCRIPTS,
  ages('10', 'ends'),
  ages('40', 'At work', 'ends'),
  ages('70', 'Old enough', 'ends'),
  {
    type: 'Redirect',
    source: 'Opens the page',
    document: between({ type: 'Redirect', options: { url: 'https://acme.example' } }),
    expected: ['Before', 'opens https://acme.example', 'ends'],
    differs: ['Before', 'Link (card) https://acme.example', 'After', 'ends'],
  },
  {
    type: 'Code',
    source: 'Runs its script, which may set variables',
    document: bot({
      main: [
        { id: 'b', type: 'Code', options: { content: 'setVariable("Score", {{Score}} + 1)' } },
        text('a', 'Score {{Score}}'),
      ],
    }),
    expected: ['Score 4', 'ends'],
  },
  ...TYPEBOT_LINKS,
  {
    type: 'Wait',
    source: 'Goes on after its seconds',
    document: between({ type: 'Wait', options: { secondsToWaitFor: '2' } }),
    steps: [{ advance: 'PT1S' }, { advance: 'PT1S' }],
    expected: ['Before', 'After', 'ends'],
  },
  ...(
    [
      [0.2, 'First'],
      [0.8, 'Second'],
    ] as const
  ).map(([random, shown]): Compared => ({
    type: 'AB test',
    source: 'Takes the way A for its share of the visitors, here 30 %, and B for the others',
    document: bot({
      main: [
        {
          id: 'b',
          type: 'AB test',
          options: { aPercent: 30 },
          items: [
            { id: 'a', path: 'a', outgoingEdgeId: 'to-first' },
            { id: 'z', path: 'b', outgoingEdgeId: 'to-second' },
          ],
        },
      ],
      first: [text('f', 'First')],
      second: [text('s', 'Second')],
    }),
    random,
    expected: [shown, 'ends'],
  })),
  {
    type: 'webhook',
    source: 'Waits for a call to its address',
    document: between({ type: 'webhook', options: {} }),
    steps: [{ event: { name: 'typebot.b' } }],
    expected: ['Before', 'After', 'ends'],
  },
  {
    type: 'Jump',
    source: 'Continues at its target and does not return',
    document: bot({
      main: [text('q', 'Before'), { id: 'b', type: 'Jump', options: { groupId: 'work' } }, text('n', 'Never')],
      work: [text('w', 'At work')],
    }),
    expected: ['Before', 'At work', 'ends'],
  },
  {
    type: 'Return',
    source: 'Returns to the bot that has called this one',
    document: bot({ main: [text('q', 'Before'), { id: 'b', type: 'Return' }] }),
    expected: ['Before', 'ends'],
  },
  ...TYPEBOT_INTEGRATIONS,
]
