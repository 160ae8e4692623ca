import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { fileLabel, saysOnlyFiles } from '../../console/conversations/file-label.ts'
import { matching, slashBefore, withAnswer } from '../../console/inbox/canned.ts'
import { filterOf, holderOf, needsAnswer, rightsOn } from '../../console/inbox/handoffs.ts'
import { failureOf, withSuggestion } from '../../console/inbox/suggestions.ts'
import type { components } from '../../generated/types/admin.ts'

type Handoff = components['schemas']['Handoff']

const ADA = { id: 'ada', name: 'Ada' }
const at = (minute: number) => `2026-11-27T09:0${minute}:00.000Z`
const handoff = (more: Partial<Handoff> = {}) =>
  ({ state: 'waiting', claimedBy: null, visitorWroteAt: null, personWroteAt: null, ...more }) as Handoff
const claimed = (more: Partial<Handoff> = {}) => handoff({ state: 'claimed', claimedBy: ADA, ...more })

describe('the lists of the inbox', () => {
  it('ask for what is open unless they are told otherwise', () => {
    assert.deepEqual(filterOf('', 'ada'), { progress: 'open' })
    assert.deepEqual(filterOf('waiting', 'ada'), { state: 'waiting' })
    assert.deepEqual(filterOf('mine', 'ada'), { progress: 'open', assigneeId: 'ada' })
    assert.deepEqual(filterOf('ended', 'ada'), { progress: 'ended' })
    assert.deepEqual(filterOf('of an old link', 'ada'), { progress: 'open' })
  })

  it('say which conversations need an answer', () => {
    assert.ok(needsAnswer(handoff()))
    assert.ok(needsAnswer(claimed()), 'nobody has written yet')
    assert.ok(!needsAnswer(claimed({ personWroteAt: at(1) })))
    assert.ok(!needsAnswer(claimed({ visitorWroteAt: at(1), personWroteAt: at(2) })))
    assert.ok(needsAnswer(claimed({ visitorWroteAt: at(3), personWroteAt: at(2) })))
    assert.ok(needsAnswer(handoff({ visitorWroteAt: at(1), personWroteAt: at(2) })), 'it was released')
    assert.ok(!needsAnswer(handoff({ state: 'closed', visitorWroteAt: at(3) })))
  })

  it('say who has a conversation', () => {
    assert.deepEqual(
      [handoff(), claimed(), handoff({ state: 'timed_out' })].map(one => [holderOf(one, 'ada'), holderOf(one, 'eve')]),
      [
        ['waiting', 'waiting'],
        ['yours', 'Ada'],
        ['timed_out', 'timed_out'],
      ],
    )
    assert.equal(holderOf(claimed({ claimedBy: null }), 'ada'), 'claimed', 'the user was deleted')
  })
})

describe('what a person may do with a handoff', () => {
  const rights = (one: Handoff, userId: string, assigns = false) =>
    Object.entries(rightsOn(one, userId, assigns)).flatMap(([right, has]) => (has ? [right] : []))

  it('is anything with what waits and with one’s own, and with those of others only for who assigns', () => {
    assert.deepEqual(rights(handoff(), 'eve'), ['claim', 'reply', 'end'])
    assert.deepEqual(rights(claimed(), 'ada'), ['reply', 'release', 'end'])
    assert.deepEqual(rights(claimed(), 'eve'), [])
    assert.deepEqual(rights(claimed(), 'eve', true), ['release', 'end'])
    assert.deepEqual(rights(handoff({ state: 'handed_back', claimedBy: ADA }), 'ada', true), [])
  })
})

describe('a slash in a reply', () => {
  it('counts at the beginning and after a space, up to the caret', () => {
    assert.deepEqual(slashBefore('/', 1), { from: 0, typed: '' })
    assert.deepEqual(slashBefore('Hello\n/re', 9), { from: 6, typed: 're' })
    assert.deepEqual(slashBefore('So /returns please', 7), { from: 3, typed: 'ret' })
    assert.equal(slashBefore('and/or', 6), undefined)
    assert.equal(slashBefore('https://shop', 12), undefined)
    assert.equal(slashBefore('/returns ', 9), undefined)
  })

  it('is replaced by the answer, with what is typed after it', () => {
    const slash = slashBefore('So /ret please', 7)
    assert.ok(slash)
    assert.deepEqual(withAnswer('So /ret please', slash, 'Within 14 days.'), {
      text: 'So Within 14 days. please',
      caret: 18,
    })
  })

  it('offers codes before titles, and answers in another language last', () => {
    const answers = [
      { code: 'delivery', title: 'What about returns?', locale: null },
      { code: 'retoure', title: 'Rückgabe', locale: 'de' },
      { code: 'returns', title: 'Returns', locale: 'en-GB' },
      { code: 'hello', title: 'Hello', locale: null },
    ]
    const codes = (typed: string, locale: string | null) => matching(answers, typed, locale).map(({ code }) => code)
    assert.deepEqual(codes('ret', 'en_US'), ['returns', 'retoure', 'delivery'])
    assert.deepEqual(codes('RET', null), ['retoure', 'returns', 'delivery'])
    assert.deepEqual(codes('rück', 'de'), ['retoure'])
    assert.deepEqual(codes('', 'de'), ['delivery', 'retoure', 'hello', 'returns'])
    assert.deepEqual(codes('nothing', 'de'), [])
  })
})

describe('a suggestion of a reply', () => {
  it('follows what was typed', () => {
    assert.equal(withSuggestion(' ', 'Hello'), 'Hello')
    assert.equal(withSuggestion('Dear Ada,\n', 'Hello'), 'Dear Ada,\n\nHello')
  })

  it('says why there is none', () => {
    const none = { text: null, message: null, sources: [] }
    assert.equal(failureOf({ ...none, text: 'Hello', failure: 'none' }), undefined)
    assert.match(failureOf({ ...none, failure: 'not_configured' }) ?? '', /names no language model/)
    assert.match(failureOf({ ...none, failure: 'call_failed', message: 'it is away' }) ?? '', /asked: it is away\.$/)
  })
})

describe('a file of a message', () => {
  it('has its name and size', () => {
    const labels = [12, 48_213, 2_350_000].map(size => fileLabel({ name: 'a.pdf', size }))
    assert.deepEqual(labels, ['a.pdf, 12 bytes', 'a.pdf, 48 kB', 'a.pdf, 2.4 MB'])
  })

  it('is all that a message says whose text is the names of its files', () => {
    const files = [{ name: 'a.pdf' }, { name: 'b.pdf' }]
    assert.deepEqual(
      [saysOnlyFiles('a.pdf, b.pdf', files), saysOnlyFiles('Look', files), saysOnlyFiles('', [])],
      [true, false, false],
    )
  })
})
