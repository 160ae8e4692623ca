import type { BlockFixture } from './fixture.ts'

export const INPUTS: BlockFixture[] = [
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
    what: 'long, saved nowhere',
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
    what: 'labels that are saved',
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
      items: [
        {
          id: 'a',
          content: 'Yes',
          displayCondition: {
            isEnabled: true,
            condition: { comparisons: [{ variableId: 'v-name', comparisonOperator: 'Is set' }] },
          },
        },
      ],
    },
    outcome: 'imported',
    nodes: ['buttons'],
  },
  {
    what: 'several, shown on a condition',
    block: {
      type: 'choice input',
      options: { isMultipleChoice: true },
      items: [
        {
          id: 'a',
          content: 'Yes',
          displayCondition: {
            isEnabled: true,
            condition: { comparisons: [{ variableId: 'v-name', comparisonOperator: 'Is set' }] },
          },
        },
      ],
    },
    outcome: 'approximated',
    nodes: ['input'],
    reason: /always shown/,
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
    outcome: 'imported',
    nodes: ['buttons'],
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
    what: 'with one button each',
    block: {
      type: 'cards',
      options: { saveResponseMapping: [{ id: 'm', field: 'Button', variableId: 'v-name' }] },
      items: [
        { id: 'a', title: 'Small', imageUrl: 'https://cdn.acme.example/s.png', paths: [{ id: 'p', text: 'Take it' }] },
        { id: 'b', title: 'Large' },
      ],
    },
    outcome: 'approximated',
    nodes: ['buttons', 'set_variable', 'set_variable'],
    reason: /buttons themselves/,
  },
  {
    what: 'two cards',
    block: {
      type: 'cards',
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
    what: 'saved',
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
    what: 'several, saved nowhere',
    block: { type: 'file input', options: { isMultipleAllowed: true } },
    outcome: 'approximated',
    nodes: ['file_upload'],
  },
]
