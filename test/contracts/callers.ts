import assert from 'node:assert/strict'
import request, { type Response, type Test } from 'supertest'
import { ENGINE_TOKEN, type TestService } from '../support/service.ts'

export type Headers = Record<string, string>
// Answers and rows are checked against the contract and the schema; what a test reads of them, it asserts.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Loose = Record<string, any>
/** Reply of `POST /chat/sessions`. */
export type Session = {
  sessionToken: string
  expiresAt: string
  conversationId: string
  intents: { name: string }[]
  quickQuestions: Record<string, unknown>[]
}

const CHAT = '/api/public/v1/chat'
const ENGINE = '/api/v1/engine'
const AS_ENGINE: Headers = { Authorization: `Bearer ${ENGINE_TOKEN}` }

/** The served operations as short calls. A body that is a string is sent literally, as JSON. */
export function callersOf({ url, nextAddress }: Pick<TestService, 'url' | 'nextAddress'>) {
  // One address for each call: only the tests of the limits share a window on purpose.
  const own = (headers: Headers): Headers => ({ 'X-Forwarded-For': nextAddress(), ...headers })
  const send = (method: 'post' | 'put', path: string, body: string | object | undefined, headers: Headers): Test => {
    const test = request(url)
      [method](path)
      .set({ 'Content-Type': 'application/json', ...own(headers) })
    return body === undefined ? test : test.send(body)
  }
  const post = (path: string, body: string | object | undefined, headers: Headers): Test =>
    send('post', path, body, headers)
  const get = (path: string, headers: Headers = {}): Test => request(url).get(path).set(own(headers))

  return {
    get,
    post,
    send,
    openChatSession: (body: string | object | undefined, headers: Headers = {}) =>
      post(`${CHAT}/sessions`, body, headers),
    /** A session that is open, for tests of what follows. */
    async session(publicKey: string, more: object = {}): Promise<Session> {
      const answer = await post(`${CHAT}/sessions`, { publicKey, ...more }, {})
      assert.equal(answer.status, 201, answer.text)
      return answer.body as Session
    },
    sendChatMessage: (
      session: Pick<Session, 'sessionToken'>,
      body: string | object | undefined,
      headers: Headers = {},
    ) => post(`${CHAT}/messages`, body, { ...bearer(session), ...headers }),
    getChatExecution: (session: Pick<Session, 'sessionToken'>, executionId: string, headers: Headers = {}) =>
      get(`${CHAT}/executions/${executionId}`, { ...bearer(session), ...headers }),
    rateHandoff: (session: Pick<Session, 'sessionToken'>, id: string, body: object, headers: Headers = {}) =>
      send('put', `${CHAT}/handoffs/${id}/rating`, body, { ...bearer(session), ...headers }),
    requestTranscript: (
      { conversationId, ...session }: Pick<Session, 'sessionToken' | 'conversationId'>,
      body: object = {},
      headers: Headers = {},
    ) => post(`${CHAT}/conversations/${conversationId}/transcript`, body, { ...bearer(session), ...headers }),
    getChatFile: (
      { conversationId, ...session }: Pick<Session, 'sessionToken' | 'conversationId'>,
      fileId: string,
      headers: Headers = {},
    ) => get(`${CHAT}/conversations/${conversationId}/files/${fileId}`, { ...bearer(session), ...headers }),
    announceVisitorTyping: (
      { conversationId, ...session }: Pick<Session, 'sessionToken' | 'conversationId'>,
      headers: Headers = {},
    ) => post(`${CHAT}/conversations/${conversationId}/typing`, undefined, { ...bearer(session), ...headers }),
    getQuickQuestions: (query: string, headers: Headers = {}) => get(`${CHAT}/quick-questions${query}`, headers),
    listIntents: (query: string, headers: Headers = {}) =>
      get(`${ENGINE}/intents${query}`, { ...AS_ENGINE, ...headers }),
    triggerChat: (body: string | object | undefined, headers: Headers = {}) =>
      post(`${ENGINE}/triggers/chat`, body, { ...AS_ENGINE, ...headers }),
    getEngineExecution: (executionId: string, query: string, headers: Headers = {}) =>
      get(`${ENGINE}/executions/${executionId}${query}`, { ...AS_ENGINE, ...headers }),
    listEngineExecutions: (query: string, headers: Headers = {}) =>
      get(`${ENGINE}/executions${query}`, { ...AS_ENGINE, ...headers }),
    listEngineConversations: (query: string, headers: Headers = {}) =>
      get(`${ENGINE}/conversations${query}`, { ...AS_ENGINE, ...headers }),
    cancelExecution: (executionId: string, body: string | object | undefined, headers: Headers = {}) =>
      post(`${ENGINE}/executions/${executionId}/cancel`, body, { ...AS_ENGINE, ...headers }),
    publishDomainEvent: (body: string | object | undefined, headers: Headers = {}) =>
      post(`${ENGINE}/events`, body, { ...AS_ENGINE, ...headers }),
    resumeExecution: (executionId: string, body: string | object | undefined, headers: Headers = {}) =>
      post(`${ENGINE}/executions/${executionId}/resume`, body, { ...AS_ENGINE, ...headers }),
  }
}

export function bearer({ sessionToken }: Pick<Session, 'sessionToken'>): Headers {
  return { Authorization: `Bearer ${sessionToken}` }
}

/** Asserts a documented refusal and returns its details. */
export function assertRefused(answer: Response, status: number, error: string): Loose {
  assert.equal(answer.status, status, answer.text)
  assert.equal(answer.body.error, error, answer.text)
  assert.equal(typeof answer.body.message, 'string')
  assert.match(answer.headers['content-type'] ?? '', /^application\/json/)
  return (answer.body.details ?? {}) as Loose
}

/** Asserts that exactly these fields broke exactly these rules. */
export function assertViolations(
  answer: Response,
  status: number,
  error: string,
  expected: [field: string, rule: string][],
): void {
  const details = assertRefused(answer, status, error)
  assert.deepEqual(
    details['validation_errors'].map(({ field, rule }: Record<string, string>) => [field, rule]),
    expected,
  )
}

/** How many of the answers have each status. */
export function statuses(answers: Response[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return counts
}
