import type { Page, Route } from 'playwright-core'

export const RUN = '018f5e7a-0000-7000-8000-000000000002'
export const MESSAGES = '**/api/public/v1/chat/messages'
export const EXECUTION = `**/api/public/v1/chat/executions/${RUN}`

export const CHAT = "document.querySelector('parley-chat').shadowRoot"

export const message = (id: string, text: string, more: object = {}): object => ({
  id,
  type: 'message',
  payload: { text, role: 'agent', format: 'plain', ...more },
  meta: {},
})
export const field = (name: string, type: string, more: object = {}): object => ({
  name,
  type,
  label: name,
  required: false,
  placeholder: null,
  help: null,
  options: null,
  config: null,
  validation: {},
  ...more,
})
export const reply = (changes: object): object => ({
  executionId: RUN,
  conversationId: RUN,
  status: 'completed',
  blocks: [],
  expectedInput: null,
  waitToken: null,
  waitExpiresAt: null,
  tokenUsage: null,
  ...changes,
})
export const asking = (block: { id: string }, kind = 'form_submission'): object =>
  reply({
    status: 'waiting_input',
    blocks: [block],
    expectedInput: { type: kind, block_id: block.id, schema: {} },
    waitToken: 'w1',
  })
export const json = async (route: Route, status: number, body: object): Promise<void> =>
  await route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) })

/** Answers the messages of a page with these replies, one after the other. */
export function answering(...replies: object[]): (page: Page) => Promise<void> {
  let next = 0
  return async page => {
    await page.route(
      MESSAGES,
      async route => await json(route, 200, { reply: replies[Math.min(next++, replies.length - 1)] }),
    )
  }
}

export async function begin(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Track my order/ }).click()
}
