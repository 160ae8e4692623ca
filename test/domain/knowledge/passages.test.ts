import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { passagesOf } from '../../../domain/knowledge/passages.ts'

const shown = (text: string) => passagesOf(text).map(({ start, end, headings }) => [headings, text.slice(start, end)])

describe('the passages of a document', () => {
  it('begin at headings and know those above them', () => {
    assert.deepEqual(shown('Before.\n\n# Pay\n\nBy card.\n\n## Refunds\n\nIn a week.\n\n# Send\n\nBy post.\n'), [
      [[], 'Before.'],
      [['Pay'], '# Pay\n\nBy card.'],
      [['Pay', 'Refunds'], '## Refunds\n\nIn a week.'],
      [['Send'], '# Send\n\nBy post.'],
    ])
  })
  it('keep a heading without a text of its own with what follows', () => {
    assert.deepEqual(shown('# Pay\n\n## Refunds ##\n\nIn a week.'), [
      [['Pay', 'Refunds'], '# Pay\n\n## Refunds ##\n\nIn a week.'],
    ])
  })
  it('take no heading from a fenced block', () => {
    assert.equal(passagesOf('# Code\n\n```sh\n# a comment\n```\n\nAfter.').length, 1)
  })
  it('are cut at a paragraph where a section is long', () => {
    const paragraph = 'word '.repeat(140).trim()
    assert.deepEqual(shown(`${paragraph}\n\n${paragraph}\n\n${paragraph}`), [
      [[], paragraph],
      [[], paragraph],
      [[], paragraph],
    ])
  })
  it('are none for a text of spaces', () => {
    assert.deepEqual(passagesOf(' \n\n\t'), [])
  })
  it('reproduce every text: in order, disjoint, with only spaces between, and no character cut in two', () => {
    const next = sequence(7)
    const parts = [
      '# A\n',
      '## B c\n',
      '\n\n',
      '\n',
      ' ',
      'word',
      '😀',
      '```\n',
      '。',
      '. ',
      'x'.repeat(700),
      '\t',
      '#',
    ]
    for (let round = 0; round < 300; round++) {
      let text = ''
      for (let i = next(60); i > 0; i--) text += parts[next(parts.length)] ?? ''
      let reached = 0
      for (const { start, end } of passagesOf(text)) {
        assert.equal(text.slice(reached, start).trim(), '')
        const passage = text.slice(start, end)
        assert.ok(start < end && passage.length <= 1200)
        assert.equal(passage, passage.trim())
        assert.ok(passage.isWellFormed())
        reached = end
      }
      assert.equal(text.slice(reached).trim(), '')
    }
  })
})

/** Numbers below a bound, the same in each run. */
function sequence(seed: number): (bound: number) => number {
  let state = seed
  return bound => {
    state = (state * 1103515245 + 12345) % 2147483648
    return Math.floor((state / 2147483648) * bound)
  }
}
