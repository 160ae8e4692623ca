import assert from 'node:assert/strict'
import { after, afterEach, describe, it, mock } from 'node:test'
import { openPage } from './page.ts'

const closePage = await openPage()
const { createElement } = await import('react')
const { cleanup, fireEvent, render, screen, waitFor } = await import('@testing-library/react')
const { AdminFlowsApi, AdminUsersApi } = await import('../../../sdk/index.ts')
const { CommentsPanel } = await import('../../../console/flow/comments/comments-panel.tsx')
const { signedIn } = await import('./signed-in.ts')

const ADA = { id: 'ada', name: 'Ada' }
const comment = (id: string, text: string, more: object = {}) => ({
  ...{ id, flowId: 'f', threadId: id, nodeId: null, text, author: ADA, mentions: [], etag: `"${id}"` },
  ...{ resolvedAt: null, resolvedBy: null, createdAt: '2026-11-27T09:00:00.000Z' },
  ...more,
})
const COMMENTS = [
  comment('1', 'Shall we greet?', { nodeId: 'hello' }),
  comment('2', 'By name', { threadId: '1', author: { id: 'grace', name: 'Grace' } }),
  comment('3', 'Done', { resolvedAt: '2026-11-27T10:00:00.000Z', resolvedBy: ADA }),
]

function open({
  selected,
  allowed = () => true,
}: { selected?: string; allowed?: (operation: string) => boolean } = {}) {
  const users = [{ id: 'grace', name: 'Grace', active: true }]
  const answer = (body: unknown) => async () => await Promise.resolve(body)
  mock.method(AdminFlowsApi.prototype, 'listFlowComments', answer({ items: COMMENTS, nextCursor: null }) as never)
  mock.method(AdminUsersApi.prototype, 'listUsers', answer({ items: users, nextCursor: null }) as never)
  const create = mock.method(AdminFlowsApi.prototype, 'createFlowComment', answer(COMMENTS[0]) as never)
  const update = mock.method(AdminFlowsApi.prototype, 'updateFlowComment', answer(COMMENTS[0]) as never)
  const panel = createElement(CommentsPanel, { flowId: 'f', selected, onSelect: () => undefined })
  render(panel, { wrapper: signedIn({ may: allowed }) })
  return { create, update }
}

describe('the comments of a flow', () => {
  afterEach(() => {
    cleanup()
    mock.restoreAll()
  })
  after(closePage)

  it('are threads with their replies; resolved ones are shown on demand', async () => {
    open()
    await screen.findByText('Shall we greet?')
    assert.ok(screen.getByText('By name'))
    assert.equal(screen.queryByText('Done'), null)
    assert.equal(screen.getAllByText('Edit').length, 1, 'the own comment alone')
    fireEvent.click(screen.getByLabelText('Show resolved threads'))
    assert.ok(screen.getByText('Done'))
    assert.ok(screen.getByText('Reopen'))
  })

  it('are those of the selected node', async () => {
    open({ selected: 'bye' })
    await screen.findByText('No open comments.')
  })

  it('mention a colleague who is chosen', async () => {
    const { create } = open({ selected: 'bye' })
    await screen.findByText('No open comments.')
    fireEvent.change(screen.getByLabelText('New comment', { selector: 'textarea' }), { target: { value: ' Look ' } })
    fireEvent.change(await screen.findByLabelText('Mention'), { target: { value: 'grace' } })
    assert.ok(screen.getByText(/@Grace/))
    fireEvent.click(screen.getByText('Add'))
    await waitFor(() => assert.equal(create.mock.callCount(), 1))
    const [{ idempotencyKey: _key, ...sent }] = create.mock.calls[0]?.arguments as unknown as [Record<string, unknown>]
    assert.deepEqual(sent, { flowId: 'f', nodeId: 'bye', text: 'Look', mentions: ['grace'] })
  })

  it('are resolved by those who may edit the flow', async () => {
    const { update } = open()
    fireEvent.click(await screen.findByText('Resolve'))
    await waitFor(() => assert.equal(update.mock.callCount(), 1))
    const [request] = update.mock.calls[0]?.arguments as unknown as [Record<string, unknown>]
    assert.deepEqual(request, {
      flowId: 'f',
      commentId: '1',
      ifMatch: '"1"',
      resolved: true,
    })
    cleanup()
    open({ allowed: operation => operation !== 'saveFlowDraft' })
    await screen.findByText('Shall we greet?')
    assert.equal(screen.queryByText('Resolve'), null)
  })
})
