import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { failureAfter, spokenText } from '../../console/conversations/spoken.ts'

type Messages = Parameters<typeof spokenText>[0]

const asked = (executionId: string, type: string, payload: object) => ({
  role: 'agent',
  text: null,
  blocks: [{ id: 'b', type, payload }],
  executionId,
})
const said = (executionId: string, text: string | null) => ({ role: 'user', text, blocks: [], executionId })
const spoken = (...messages: object[]) => spokenText(messages as Messages, messages.length - 1)

const gift = asked('one', 'buttons', {
  choices: [
    { id: 'love', label: 'Perfect' },
    { id: 'more', label: 'Another budget' },
  ],
})
const taste = asked('one', 'input', {
  field: { name: 'taste', type: 'select', options: [{ value: 'craft', label: 'Handicraft' }] },
})
const order = asked('one', 'form', {
  fields: [
    { name: 'size', options: [{ value: '1', label: 'Small' }] },
    { name: 'wrap', options: [{ value: 'yes', label: 'With a bow' }] },
  ],
})

describe('an answer in the transcript', () => {
  it('is the label that the visitor saw of a choice, of an option, and of several of a form', () => {
    assert.equal(spoken(gift, said('one', 'love')), 'Perfect')
    assert.equal(spoken(taste, said('one', 'craft')), 'Handicraft')
    assert.equal(spoken(order, said('one', '1, yes')), 'Small, With a bow')
  })

  it('is the text itself where it names no option of the last question of its execution', () => {
    assert.equal(spoken(gift, said('one', 'no, thanks')), 'no, thanks')
    assert.equal(spoken(gift, said('two', 'love')), 'love')
    assert.equal(spoken(gift, taste, said('one', 'love')), 'love')
    assert.equal(spoken(said('one', 'love'), gift), null)
    assert.equal(spoken(gift, said('one', null)), null)
  })

  it('is followed by the error of an execution that failed after it', () => {
    const messages = [said('one', 'Hi'), said('two', 'Hi'), said('one', '7')] as Messages
    const failures = new Map([['one', 'no answer']])
    assert.deepEqual(
      messages.map((_, index) => failureAfter(messages, index, failures)),
      [undefined, undefined, 'no answer'],
    )
  })
})
