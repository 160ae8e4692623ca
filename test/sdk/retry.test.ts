import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { createEngine, isParleyError, NEVER_RETRY, retryDelay } from '../../generated/sdk/dist/index.js'
import { countedWaits, refusal, startStub, type Answer } from './stub.ts'

const tenant = '018f0000-0000-7000-8000-000000000002'
const catalog = { intents: [], etag: 'W/"1"', cache_max_age_seconds: 300 }

/** Requests the intents of a server that gives these answers in turn. */
async function ask(answers: Answer[], more: object = {}) {
  const stub = await startStub((_, index) => answers[index] ?? 'cut')
  const { waits, retry } = countedWaits()
  try {
    const engine = createEngine({ baseUrl: stub.url, token: 'secret', retry: { ...retry, ...more } })
    const outcome = await engine.intents(tenant).then(
      value => ({ value, error: undefined }),
      (error: unknown) => ({ value: undefined, error }),
    )
    return { ...outcome, waits, asked: stub.received.length }
  } finally {
    await stub.stop()
  }
}

describe('retries of the SDK', () => {
  for (const status of [408, 429, 500, 502, 503, 504]) {
    it(`retries after ${status}`, async () => {
      const { value, waits, asked } = await ask([{ status, body: refusal('internal_error') }, { body: catalog }])
      assert.deepEqual(value, { outcome: 'changed', catalog })
      assert.deepEqual({ waits, asked }, { waits: [625], asked: 2 })
    })
  }

  it('retries when the connection breaks', async () => {
    const { value, asked } = await ask(['cut', 'cut', { body: catalog }])
    assert.equal(value?.outcome, 'changed')
    assert.equal(asked, 3)
  })

  it('retries when the connection breaks within the body of a reply', async () => {
    const { value, error, asked } = await ask([{ body: catalog, cutAfter: 10 }, { body: catalog }])
    assert.equal(error, undefined)
    assert.deepEqual([value?.outcome, asked], ['changed', 2])
  })

  it('reports a body that always breaks off as network_error', async () => {
    const { error, asked } = await ask([1, 2, 3].map(() => ({ body: catalog, cutAfter: 10 })))
    assert.ok(isParleyError(error, 'network_error'))
    assert.deepEqual([error.attempts, asked], [3, 3])
  })

  it('gives up after three attempts, with the last error', async () => {
    const { error, waits, asked } = await ask([
      { status: 503 },
      { status: 503 },
      { status: 503, body: refusal('internal_error') },
      { body: catalog },
    ])
    assert.ok(isParleyError(error, 'internal_error'))
    assert.equal(error.attempts, 3)
    assert.deepEqual({ waits, asked }, { waits: [625, 1125], asked: 3 })
  })

  it('reports a server that is down as network_error', async () => {
    const { error } = await ask([])
    assert.ok(isParleyError(error, 'network_error'))
    assert.equal(error.status, 0)
    assert.equal(error.attempts, 3)
  })

  it('waits as long as Retry-After says, in seconds or until a date', async () => {
    const now = Date.parse('2026-01-01T00:00:00Z')
    const inSeconds = await ask([
      { status: 429, headers: { 'Retry-After': '7' }, body: refusal('rate_limited') },
      { body: catalog },
    ])
    assert.deepEqual(inSeconds.waits, [7000])
    const byDate = await ask(
      [{ status: 503, headers: { 'Retry-After': 'Thu, 01 Jan 2026 00:00:05 GMT' } }, { body: catalog }],
      { now: () => now },
    )
    assert.deepEqual(byDate.waits, [5000])
  })

  it('does not wait for a Retry-After of hours: the error says how long it is', async () => {
    const { error, waits, asked } = await ask([
      { status: 429, headers: { 'Retry-After': '3600' }, body: refusal('rate_limited') },
    ])
    assert.ok(isParleyError(error, 'rate_limited'))
    assert.equal(error.retryAfterMs, 3_600_000)
    assert.deepEqual({ waits, asked }, { waits: [], asked: 1 })
  })

  for (const code of NEVER_RETRY) {
    it(`never retries after ${code}, whatever its status`, async () => {
      for (const status of [400, 403, 404, 422, 500]) {
        const { error, asked } = await ask([{ status, body: refusal(code) }])
        assert.ok(isParleyError(error, code))
        assert.equal(asked, 1)
      }
    })
  }

  it('does not retry after other refusals', async () => {
    const { error, asked } = await ask([{ status: 409, body: refusal('invalid_wait_token') }])
    assert.ok(isParleyError(error, 'invalid_wait_token'))
    assert.equal(asked, 1)
  })

  it('stops waiting when the caller aborts', async () => {
    const stub = await startStub(() => ({ status: 503 }))
    const abort = new AbortController()
    const engine = createEngine({
      baseUrl: stub.url,
      token: 'secret',
      retry: {
        sleep: (_, signal) => {
          abort.abort()
          return signal?.aborted === true ? Promise.reject(signal.reason as Error) : Promise.resolve()
        },
      },
    })
    await assert.rejects(engine.intents(tenant, { signal: abort.signal }), { name: 'AbortError' })
    assert.equal(stub.received.length, 1)
    await stub.stop()
  })

  it('doubles the delay from half a second, adds up to a quarter, and stays within eight', () => {
    assert.deepEqual(
      [0, 1, 2, 3, 4, 5, 9].map(n => retryDelay(n, () => 0)),
      [500, 1000, 2000, 4000, 8000, 8000, 8000],
    )
    assert.deepEqual(
      [0, 3].map(n => retryDelay(n, () => 0.999)),
      [749.75, 4249.75],
    )
  })
})

describe('failures of the SDK', () => {
  /** Requests the intents with this in the place of the network. */
  async function failureOf(fetch: (url: string, init?: RequestInit) => Promise<Response>, more: object = {}) {
    const { waits, retry } = countedWaits()
    const engine = createEngine({ baseUrl: 'http://chat.acme.example', token: 'secret', retry, fetch, ...more })
    const error = await engine.intents(tenant).catch((thrown: unknown) => thrown)
    assert.ok(isParleyError(error))
    return { error, waits }
  }
  const silent = async (_url: string, init?: RequestInit): Promise<Response> =>
    await new Promise((_, reject) => {
      init?.signal?.addEventListener('abort', () => {
        reject(init.signal?.reason as Error)
      })
    })

  it('gives an attempt up that is not answered in time, and tries again', async () => {
    const { error, waits } = await failureOf(silent, { timeoutMs: 5 })
    assert.deepEqual(
      [error.code, error.status, error.message, error.attempts, waits.length],
      ['network_error', 0, 'The service did not answer within 5 ms', 3, 2],
    )
  })

  it('names the status and the request where a reply is not the JSON that it says', async () => {
    const headers = { 'Content-Type': 'application/json', 'X-Request-Id': 'r-1' }
    const { error } = await failureOf(async () => await Promise.resolve(new Response('<html>', { headers })))
    assert.deepEqual([error.code, error.status, error.requestId], ['unexpected_response', 200, 'r-1'])
  })

  it('has rejected values in one shape, whatever that of the details is', async () => {
    const refused = async (error: string, details: unknown) => {
      const body = JSON.stringify({ error, message: 'No', details })
      const headers = { 'Content-Type': 'application/json' }
      return (await failureOf(async () => await Promise.resolve(new Response(body, { status: 422, headers })))).error
        .violations
    }
    const email = { field: 'email', rule: undefined, message: 'Not an address' }
    assert.deepEqual(await refused('invalid_values', [{ field: 'email', message: 'Not an address' }]), [email])
    assert.deepEqual(
      await refused('validation_failed', { validation_errors: [{ field: 'a.b', rule: 'required', expected: true }] }),
      [{ field: 'a.b', rule: 'required', message: undefined }],
    )
    assert.deepEqual([await refused('conflict', undefined), await refused('conflict', 'x')], [[], []])
  })
})
