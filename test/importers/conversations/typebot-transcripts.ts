import type { Compared } from './conversation.ts'
import { bot, text, type Block } from './typebot-bot.ts'

const TRANSCRIPT: Block = { id: 'b', type: 'Set variable', options: { variableId: 'v-answer', type: 'Transcript' } }

const saved = (...said: readonly (readonly [who: 'Assistant' | 'User', what: string])[]): string =>
  `answer = ${JSON.stringify(said.map(([who, what]) => `${who}: "${what}"`).join('\n\n'))}`

/** The whole conversation in a variable, as bots give it to a model. */
export const TYPEBOT_TRANSCRIPTS: readonly Compared[] = [
  {
    type: 'Set variable',
    source: 'Writes every message and answer to a variable, those without a variable of their own among them',
    document: bot({
      main: [
        text('h', 'Hello {{Name}}'),
        { id: 'p', type: 'image', content: { url: 'https://cdn.acme.example/a.png' } },
        text('q', 'Which one?'),
        { id: 'c', type: 'choice input', items: ['Red', 'Blue'].map(content => ({ id: content, content })) },
        { id: 'n', type: 'number input', options: {} },
        TRANSCRIPT,
      ],
    }),
    steps: [{ choose: 'Blue' }, { say: '7' }],
    expected: [
      'Hello Ada',
      '(image) https://cdn.acme.example/a.png',
      'Which one? (buttons) [Red / Blue]',
      '(number)',
      saved(
        ['Assistant', 'Hello Ada'],
        ['Assistant', 'https://cdn.acme.example/a.png'],
        ['Assistant', 'Which one?'],
        ['User', 'Blue'],
        ['User', '7'],
      ),
      'ends',
    ],
  },
  {
    type: 'Set variable',
    source: 'Writes them in the order of the conversation, as often as they were said',
    document: bot({
      main: [{ id: 'j', type: 'Jump', options: { groupId: 'ask' } }],
      late: [text('l', 'Thanks'), TRANSCRIPT],
      ask: [
        text('q', 'More?'),
        {
          id: 'm',
          type: 'choice input',
          items: [
            { id: 'yes', content: 'Yes', outgoingEdgeId: 'to-ask' },
            { id: 'no', content: 'No', outgoingEdgeId: 'to-late' },
          ],
        },
      ],
    }),
    steps: [{ choose: 'Yes' }, { choose: 'No' }],
    expected: [
      'More? (buttons) [Yes / No]',
      'More? (buttons) [Yes / No]',
      'Thanks',
      saved(['Assistant', 'More?'], ['User', 'Yes'], ['Assistant', 'More?'], ['User', 'No'], ['Assistant', 'Thanks']),
      'ends',
    ],
  },
  {
    type: 'Set variable',
    source: 'Writes what was said in a group that returns to its link',
    document: bot({
      main: [{ id: 'l', type: 'Typebot link', options: { typebotId: 'current', groupId: 'ask' } }, TRANSCRIPT],
      ask: [text('q', 'Who?'), { id: 'who', type: 'text input', options: {} }],
    }),
    steps: [{ say: 'Grace' }],
    expected: ['Who? (text)', saved(['Assistant', 'Who?'], ['User', 'Grace']), 'ends'],
  },
]
