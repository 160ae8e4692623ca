import assert from 'node:assert/strict'
import request, { type Response } from 'supertest'
import { it } from 'node:test'
import type { Substitutes } from '../../app/compose.ts'
import { ENGINE_TOKEN, type TestService } from '../support/service.ts'

// Answers are checked against the contract; what a test reads of them, it asserts.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Json = Record<string, any>
export type Headers = Record<string, string>

export const AS_ENGINE: Headers = { Authorization: `Bearer ${ENGINE_TOKEN}` }
const FAIL = { 'X-Fail-Here': 'yes' }
const FAIL_FOR_NOW = { 'X-Fail-Here': 'for now' }

/**
 * Substitutes under which a request with the header `X-Fail-Here` meets a handler that breaks: as while the database is
 * unavailable, if the header says `for now`.
 */
export const breakable: Substitutes = {
  handlers: handlers =>
    Object.fromEntries(
      Object.entries(handlers).map(([operationId, handler]) => [
        operationId,
        async exchange => {
          const failure = exchange.request.headers['x-fail-here']
          if (failure === 'for now') throw databaseAway()
          if (failure !== undefined) throw new Error('broken by a test')
          return await handler(exchange)
        },
      ]),
    ),
}

export function requester({ url, nextAddress }: Pick<TestService, 'url' | 'nextAddress'>, standing: Headers = {}) {
  const own = (headers: Headers): Headers => ({ 'X-Forwarded-For': nextAddress(), ...standing, ...headers })
  return {
    post: async (path: string, body: unknown, headers: Headers = {}): Promise<Response> => {
      const text = typeof body === 'string' ? body : JSON.stringify(body)
      return await request(url)
        .post(path)
        .set({ 'Content-Type': 'application/json', ...own(headers) })
        .send(text)
    },
    get: async (path: string, headers: Headers = {}): Promise<Response> =>
      await request(url).get(path).set(own(headers)),
  }
}

export function assertAnswer(answer: Response, status: number, error?: string): Json {
  assert.equal(answer.status, status, answer.text)
  const body = (answer.body ?? {}) as Json
  if (error !== undefined) assert.equal(body['error'], error, answer.text)
  return body
}

/** Common answers of every operation with a JSON body. The service must be `breakable`. */
export function itReadsJson(what: {
  post: (body: unknown, headers?: Headers) => Promise<Response>
  body: () => object
}): void {
  it('refuses bodies that are not a JSON object, too large, or of another type', async () => {
    for (const body of ['[]', 'null', '"x"', '7', '{"', '']) assertAnswer(await what.post(body), 400, 'invalid_input')
    assertAnswer(await what.post({ ...what.body(), filling: 'x'.repeat(1024 * 1024) }), 413, 'payload_too_large')
    assertAnswer(await what.post(what.body(), { 'Content-Type': 'text/plain' }), 415, 'unsupported_media_type')
    assertAnswer(await what.post(what.body(), { 'Content-Encoding': 'gzip' }), 415, 'unsupported_media_type')
  })
  it('answers an internal error with 500 internal_error and no details', async () => {
    const answer = await what.post(what.body(), FAIL)
    assertAnswer(answer, 500, 'internal_error')
    assert.doesNotMatch(answer.text, /broken by a test/)
    assertUnavailable(await what.post(what.body(), FAIL_FOR_NOW))
  })
}

/** The service must be `breakable`. */
export async function assertFaultIsHidden(call: (headers: Headers) => Promise<Response>): Promise<void> {
  assertAnswer(await call(FAIL), 500, 'internal_error')
  assertUnavailable(await call(FAIL_FOR_NOW))
}

/** The driver's error when PostgreSQL shuts down. */
export function databaseAway(): Error {
  const message = 'terminating connection due to administrator command'
  return Object.assign(new Error(message), { code: '57P01' })
}

/** The 503 of every surface while the database is unavailable. */
export function assertUnavailable(answer: Response): void {
  assertAnswer(answer, 503, 'service_unavailable')
  assert.deepEqual(Object.keys(answer.body as Json), ['error', 'message'])
  assert.equal(answer.headers['retry-after'], '2')
}

/** The 401 of the server-to-server surfaces: empty, with its challenge. */
export async function assertWantsEngineToken(call: (headers: Headers) => Promise<Response>): Promise<void> {
  for (const token of ['Bearer wrong', `Basic ${ENGINE_TOKEN}`, '']) {
    const answer = await call({ Authorization: token })
    assert.deepEqual([answer.status, answer.text, answer.headers['www-authenticate']], [401, '', 'Bearer'])
  }
}
