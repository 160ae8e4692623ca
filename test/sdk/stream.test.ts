import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { createEventParser, readEvents, type StreamEvent } from '../../generated/sdk/dist/index.js'

function parse(pieces: string[]): StreamEvent[] {
  const parser = createEventParser()
  return pieces.flatMap(piece => parser.push(piece))
}

function cutAt<T>(whole: { length: number; slice(from: number, to?: number): T }, places: number[]): T[] {
  const at = [0, ...places.map(place => place % (whole.length + 1)).sort((a, b) => a - b), whole.length]
  return at.slice(1).map((end, index) => whole.slice(at[index] ?? 0, end))
}

const streams = fc.array(
  fc.record({
    event: fc.constantFrom('block', 'reply', ''),
    data: fc.array(
      fc.string({ unit: 'grapheme' }).filter(line => !/[\r\n]/.test(line)),
      { minLength: 1, maxLength: 3 },
    ),
  }),
  { maxLength: 6 },
)
const lineEnds = fc.constantFrom('\n', '\r\n', '\r')

describe('event streams', () => {
  it('reads events in pieces of any size', () => {
    fc.assert(
      fc.property(streams, lineEnds, fc.array(fc.nat(400), { maxLength: 12 }), (events, end, places) => {
        const text = events
          .map(({ event, data }) =>
            [...(event === '' ? [] : [`event: ${event}`]), ...data.map(line => `data: ${line}`), '', ''].join(end),
          )
          .join('')
        const expected = events.map(({ event, data }) => ({
          event: event === '' ? 'message' : event,
          data: data.join('\n'),
          id: '',
        }))
        assert.deepEqual(parse(cutAt(text, places)), expected)
      }),
    )
  })

  it('reads a body, even when a character is cut in two', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(60), { maxLength: 8 }), async places => {
        const pieces = cutAt(
          new TextEncoder().encode('event: block\ndata: {"text":"Grüße 📦"}\n\ndata: last\n\n'),
          places,
        )
        const body = new ReadableStream<Uint8Array>({
          start(controller) {
            for (const piece of pieces) controller.enqueue(piece)
            controller.close()
          },
        })
        const events: string[] = []
        for await (const { data } of readEvents(body)) events.push(data)
        assert.deepEqual(events, ['{"text":"Grüße 📦"}', 'last'])
      }),
      { numRuns: 50 },
    )
  })

  it('ignores comments, unknown fields, a byte order mark and events without data', () => {
    assert.deepEqual(
      parse(['\uFEFF: hello\n\nevent: empty\n\nretry: 10\nnonsense\nid: 7\ndata:no space\ndata:  two\n\n']),
      [{ event: 'message', data: 'no space\n two', id: '7' }],
    )
  })

  it('emits nothing for an event whose end never arrived', () => {
    assert.deepEqual(parse(['data: a\n\ndata: b\n']), [{ event: 'message', data: 'a', id: '' }])
  })

  it('cancels the body when the reader leaves early', async () => {
    let cancelled = false
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('data: 1\n\ndata: 2\n\n'))
      },
      cancel() {
        cancelled = true
      },
    })
    for await (const { data } of readEvents(body)) if (data === '1') break
    assert.ok(cancelled)
  })
})
