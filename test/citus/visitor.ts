import assert from 'node:assert/strict'

export type Workspace = { tenantId: string; key: string }
export type Session = { token: string; executionId: string; waitToken: string }
type Answer = {
  status: number
  retryAfter: string | null
  ms: number
  body: { sessionToken: string; reply: { executionId: string; waitToken: string } }
}

const ANSWERED_WITHIN_MS = 30_000

/** A chat asks, waits for a timer after the answer, and ends. */
export const document = (name: string, key: string) => ({
  apiVersion: 'parley/v1',
  organization: { name: 'Acme' },
  workspace: { name },
  keys: [{ name: 'open', key }],
  flows: [
    {
      code: 'ask',
      name: 'Ask',
      triggers: [{ type: 'chat_intent', intent: 'ask' }],
      start: 'ask',
      nodes: [
        { id: 'ask', type: 'input', prompt: 'Which?', field: { name: 'which', type: 'text' }, next: 'pause' },
        { id: 'pause', type: 'wait', for: 'PT0.1S', next: 'done' },
        { id: 'done', type: 'end', text: 'Done' },
      ],
    },
  ],
})

/** Chats of such a workspace, with the process that listens on the port at that time. */
export function createVisitor(port: () => number) {
  async function post(path: string, body: object, token?: string): Promise<Answer> {
    const began = performance.now()
    const answer = await fetch(`http://127.0.0.1:${String(port())}/api/public/v1/chat${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(ANSWERED_WITHIN_MS),
      headers: {
        'Content-Type': 'application/json',
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      },
    })
    const text = await answer.text()
    return {
      status: answer.status,
      retryAfter: answer.headers.get('Retry-After'),
      ms: performance.now() - began,
      body: (text.startsWith('{') ? JSON.parse(text) : {}) as Answer['body'],
    }
  }
  const open = async ({ key }: Workspace) => await post('/sessions', { publicKey: key })
  return {
    open,
    /** Starts a chat, up to its question. */
    ask: async (workspace: Workspace): Promise<Session> => {
      const opened = await open(workspace)
      const token = opened.body.sessionToken
      const asked = await post('/messages', { text: 'Go', intentName: 'ask' }, token)
      assert.deepEqual([opened.status, asked.status], [201, 200])
      return { token, executionId: asked.body.reply.executionId, waitToken: asked.body.reply.waitToken }
    },
    answer: async ({ token, executionId, waitToken }: Session) =>
      await post('/messages', { executionId, waitToken, input: { values: { which: 'this' } } }, token),
  }
}
