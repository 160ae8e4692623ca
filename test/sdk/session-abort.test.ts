import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { openSession } from '../../generated/sdk/dist/index.js'
import { opened, refusal, replyOf } from './stub.ts'

describe('a call of a chat session that is aborted while the session opens again', () => {
  it('ends immediately, and others that wait for the session get it', { timeout: 180_000 }, async () => {
    const renewed = Promise.withResolvers<Response>()
    const started = Promise.withResolvers<undefined>()
    let openings = 0
    const session = await openSession({
      baseUrl: 'https://chat.acme.example',
      publicKey: 'pk_live_Test',
      fetch: async (url, init) => {
        if (!url.endsWith('/sessions'))
          return new Headers(init?.headers).get('authorization') === 'Bearer renewed'
            ? Response.json(replyOf())
            : Response.json(refusal('invalid_session_token'), { status: 401 })
        if (++openings === 1) return Response.json(opened('talk-1'), { status: 201 })
        started.resolve(undefined)
        return await renewed.promise
      },
    })
    const abort = new AbortController()
    const aborted = session.send({ text: 'Hello', intentName: 'a' }, { signal: abort.signal })
    await started.promise
    const other = session.open()
    abort.abort()
    await assert.rejects(aborted, { name: 'AbortError' })
    renewed.resolve(Response.json(opened('talk-1', { sessionToken: 'renewed' }), { status: 201 }))
    await other
    assert.equal((await session.send({ text: 'Hello', intentName: 'a' })).status, 'completed')
    assert.equal(openings, 2)
  })

  it('ends the request that opens it when nobody else waits, and the next call opens it anew', async () => {
    const abort = new AbortController()
    const signals: (AbortSignal | null | undefined)[] = []
    const session = await openSession({
      baseUrl: 'https://chat.acme.example',
      publicKey: 'pk_live_Test',
      fetch: async (_, init) => {
        if (signals.push(init?.signal) !== 2) return Response.json(opened('talk-1'), { status: 201 })
        abort.abort()
        return await new Promise<never>(() => undefined)
      },
    })
    await assert.rejects(session.open(abort.signal), { name: 'AbortError' })
    assert.equal(signals[1]?.aborted, true)
    await session.open()
    assert.equal(signals.length, 3)
  })
})

describe('an answer that is aborted while its reply is read again', () => {
  it('ends as aborted, not with the failure before', async () => {
    const abort = new AbortController()
    const session = await openSession({
      baseUrl: 'https://chat.acme.example',
      publicKey: 'pk_live_Test',
      retry: false,
      fetch: url => {
        if (url.endsWith('/sessions')) return Promise.resolve(Response.json(opened('talk-1'), { status: 201 }))
        if (url.endsWith('/messages')) return Promise.reject(new TypeError('Failed to fetch'))
        abort.abort()
        return Promise.reject(abort.signal.reason as Error)
      },
    })
    const wait = { executionId: 'run-1', waitToken: 'w1' }
    await assert.rejects(session.answer({ values: {} }, { wait, signal: abort.signal }), { name: 'AbortError' })
  })
})
