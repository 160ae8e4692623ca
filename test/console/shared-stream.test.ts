import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { readShared } from '../../console/data/shared-stream.ts'
import { eventually } from '../support/eventually.ts'

/** A page of a browser: its received events, and the streams that it opened. */
function openPage(name: string, opened: ((event: string) => void)[]) {
  const channel = new BroadcastChannel(name)
  const page = { heard: [] as string[], end: new AbortController() }
  const open = async function* (signal: AbortSignal) {
    const waiting: string[] = []
    let wake: () => void = () => undefined
    opened.push(event => {
      waiting.push(event)
      wake()
    })
    signal.addEventListener('abort', () => wake())
    while (!signal.aborted) {
      const event = waiting.shift()
      if (event !== undefined) yield event
      else await new Promise<void>(resolve => (wake = resolve))
    }
  }
  const reading = readShared(
    { locks: navigator.locks, channel },
    name,
    open,
    event => page.heard.push(event),
    page.end.signal,
  )
  const close = async () => {
    page.end.abort()
    await reading
    channel.close()
  }
  return { ...page, close }
}

describe('a stream that the pages of a browser share', () => {
  it('is opened by one page, received by all, and opened by another one when that page is closed', async () => {
    const opened: ((event: string) => void)[] = []
    const pages = [openPage('shared', opened), openPage('shared', opened), openPage('shared', opened)]
    const [first, second, third] = pages
    await eventually(() => assert.equal(opened.length, 1))
    opened[0]?.('one')
    await eventually(() =>
      assert.deepEqual(
        pages.map(({ heard }) => heard),
        [['one'], ['one'], ['one']],
      ),
    )
    await first?.close()
    await eventually(() => assert.equal(opened.length, 2))
    opened[1]?.('two')
    await eventually(() =>
      assert.deepEqual(
        [second?.heard, third?.heard],
        [
          ['one', 'two'],
          ['one', 'two'],
        ],
      ),
    )
    assert.deepEqual(first?.heard, ['one'])
    await second?.close()
    await third?.close()
  })
  it('is left to the other pages if one is refused', async () => {
    const channel = new BroadcastChannel('refused')
    const refuse = () => {
      throw new Error('nobody is signed in')
    }
    const { signal } = new AbortController()
    const refused = readShared({ locks: navigator.locks, channel }, 'refused', refuse, () => undefined, signal)
    await assert.rejects(refused, /nobody is signed in/)
    channel.close()
    const opened: ((event: string) => void)[] = []
    const page = openPage('refused', opened)
    await eventually(() => assert.equal(opened.length, 1))
    await page.close()
  })
})
