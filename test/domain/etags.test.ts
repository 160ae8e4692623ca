import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { ifMatchMatches, ifNoneMatchMatches, revisionEtag, strongEtag, weakEtag } from '../../domain/etags.ts'
import { processorSeconds } from '../support/processor-time.ts'

const opaque = fc.string({
  unit: fc
    .integer({ min: 0x21, max: 0xff })
    .filter(code => code !== 0x22 && code !== 0x7f && !(code > 0x7f && code < 0xa0))
    .map(code => String.fromCharCode(code)),
})
const tag = fc.tuple(fc.boolean(), opaque).map(([weak, text]) => `${weak ? 'W/' : ''}"${text}"`)
const separator = fc.constantFrom(',', ', ', ' ,', '\t,\t', ',,', ' , , ')
const bare = (etag: string) => etag.replace(/^W\//, '')

describe('strongEtag', () => {
  it('is a quoted fingerprint that a header can carry', () => {
    fc.assert(fc.property(fc.string(), body => /^"[A-Za-z0-9_-]{43}"$/.test(strongEtag(body))))
  })

  it('is the same for the same bytes, as text or as a buffer', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), body => strongEtag(body) === strongEtag(Buffer.from(body, 'utf8'))),
    )
  })

  it('differs when one byte differs', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1 }), fc.nat(), (body, at) => {
        const changed = Uint8Array.from(body)
        changed[at % body.length]! ^= 1
        assert.notEqual(strongEtag(changed), strongEtag(body))
      }),
    )
  })

  it('is the SHA-256 of the body', () => {
    assert.equal(strongEtag(''), '"47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU"')
  })
})

describe('weakEtag', () => {
  it('marks the strong tag as weak', () => {
    assert.equal(weakEtag('a'), `W/${strongEtag('a')}`)
  })
})

describe('ifNoneMatchMatches', () => {
  const cases: [string | undefined, string, boolean][] = [
    [undefined, '"a"', false],
    ['', '"a"', false],
    ['"a"', '"a"', true],
    ['"b"', '"a"', false],
    ['W/"a"', '"a"', true],
    ['"a"', 'W/"a"', true],
    ['W/"a"', 'W/"a"', true],
    ['*', '"a"', true],
    [' * ', '"a"', true],
    ['"*"', '"a"', false],
    ['"b", "a"', '"a"', true],
    ['"b","a","c"', '"a"', true],
    [', "a" ,', '"a"', true],
    ['"x, \'a\' ,y"', '"a"', false],
    ['"a,b"', '"a,b"', true],
    ['"a,b"', '"a"', false],
    ['""', '""', true],
    ['"A"', '"a"', false],
    ['a', '"a"', false],
    ['w/"a"', '"a"', false],
    ['"a" "b"', '"a"', false],
    ['"a', '"a"', false],
    ['"a", *', '"a"', false],
    ['"a", b', '"a"', false],
    ['"a b"', '"a b"', false],
  ]
  for (const [field, current, expected] of cases) {
    it(`${String(field)} ${expected ? 'matches' : 'does not match'} ${current}`, () => {
      assert.equal(ifNoneMatchMatches(field, current), expected)
    })
  }

  it('matches a list exactly when one of its tags is the current one but for W/', () => {
    fc.assert(
      fc.property(
        fc.array(tag, { minLength: 1, maxLength: 6 }),
        tag,
        separator,
        fc.nat(),
        fc.boolean(),
        (tags, other, comma, at, take) => {
          const current = take ? tags[at % tags.length]! : other
          assert.equal(
            ifNoneMatchMatches(tags.join(comma), current),
            tags.some(one => bare(one) === bare(current)),
          )
        },
      ),
    )
  })

  it('reads a long hostile list in time that grows with its length only', async () => {
    const seconds = await processorSeconds(() => {
      for (const piece of ['"', 'W/', ' ', ',', '"a" ', '\t,']) ifNoneMatchMatches(piece.repeat(200_000), '"b"')
    })
    assert.ok(seconds < 20, `${seconds} s`)
  })

  it('never throws', () => {
    fc.assert(fc.property(fc.string(), field => typeof ifNoneMatchMatches(field, '"a"') === 'boolean'))
  })
})

describe('ifMatchMatches', () => {
  const current = revisionEtag({ revision: 3 })

  it('accepts the current tag, alone or in a list, and an asterisk', () => {
    for (const field of ['"3"', ' "3" ', '"2", "3"', '"a,b" ,"3"', ',"3"', '*', ' * '])
      assert.equal(ifMatchMatches(field, current), true, field)
  })

  it('compares strongly: a weak tag never matches', () => {
    for (const field of ['W/"3"', '"2", W/"3"']) assert.equal(ifMatchMatches(field, current), false, field)
    assert.equal(ifMatchMatches('W/"3", "3"', current), true)
  })

  it('accepts nothing else', () => {
    for (const field of ['', '"2"', '3', '"3', '"3" "3"', '"*"', '*, "3" x'])
      assert.equal(ifMatchMatches(field, current), false, field)
  })
})
