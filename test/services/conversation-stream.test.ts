import assert from 'node:assert/strict'
import { it } from 'node:test'
import { newId } from '../../adapters/ids.ts'
import { streamOf, type Stream } from '../../services/chat/conversation-stream.ts'
import type { News, NewsItem } from '../../services/chat/news.ts'
import { createTestClock } from '../support/clock.ts'

const clock = createTestClock()
const nothing: News = {
  mark: '1',
  closed: false,
  proven: false,
  rates: false,
  items: [],
  progress: { position: '0', runs: new Map() },
  more: false,
}
const said: NewsItem = {
  type: 'blocks',
  id: '1',
  shown: { position: '1', executionId: newId(), blocks: [], createdAt: clock.now() },
}

const quiet = (): Stream => ({
  tenantId: newId(),
  conversationId: newId(),
  proven: false,
  expiresAt: Infinity,
  isAdmitted: () => Promise.resolve(true),
  progress: nothing.progress,
  waiting: [],
  isClosed: false,
  mark: '0',
  isBehind: true,
  typing: undefined,
  sentAt: clock.now().getTime(),
  wake: () => undefined,
})

it('A stream tells what is committed while it reads, and only then that the model writes no longer', async () => {
  const stream = quiet()
  const reads = [
    () => {
      stream.typing = { type: 'typing', by: 'model', ended: true }
      stream.isBehind = true
      return nothing
    },
    () => ({ ...nothing, mark: '2', items: [said] }),
  ]
  const read = () => Promise.resolve(reads.shift()?.() ?? nothing)
  const deps = { clock, random: () => 0, stopping: new AbortController().signal, read }
  const left = new AbortController()
  const events = streamOf(deps, stream, {
    disconnected: left.signal,
    tell: event => event,
    onEnd: () => undefined,
  })
  assert.equal((await events.next()).value, said)
  assert.deepEqual((await events.next()).value, { type: 'typing', by: 'model', ended: true })
  left.abort()
  assert.equal((await events.next()).done, true)
})
