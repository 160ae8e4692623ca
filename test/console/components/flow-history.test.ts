import assert from 'node:assert/strict'
import { after, afterEach, describe, it, mock } from 'node:test'
import { openPage } from './page.ts'

const closePage = await openPage()
const { createElement } = await import('react')
const { cleanup, render, screen } = await import('@testing-library/react')
const { QueryClient, QueryClientProvider } = await import('@tanstack/react-query')
const { SessionContext } = await import('../../../console/access/session.tsx')
const { AdminAuditApi } = await import('../../../sdk/index.ts')
const { History } = await import('../../../console/flow/publish/history.tsx')

const change = (id: string, action: string, actor: object) => ({
  ...{ id, action, actor: { type: 'user', id: 'ada', name: 'Ada', tokenName: null, ...actor } },
  ...{ before: null, after: null, occurredAt: '2026-11-27T09:00:00.000Z' },
})

function open(items: readonly object[]): void {
  mock.method(
    AdminAuditApi.prototype,
    'listAuditEntries',
    (async () => await Promise.resolve({ items, nextCursor: null })) as never,
  )
  const session = createElement(
    SessionContext,
    { value: { may: () => true } as never },
    createElement(History, { flowId: 'f' }),
  )
  render(createElement(QueryClientProvider, { client: new QueryClient() }, session))
}

const lines = async (): Promise<string[]> =>
  (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)

describe('the history of a flow', () => {
  afterEach(() => {
    cleanup()
    mock.restoreAll()
  })
  after(closePage)

  it('names the token of a change, and the person alone where there was none', async () => {
    open([
      change('3', 'flow.save_draft', { tokenName: 'desk assistant' }),
      change('2', 'flow.save_draft', {}),
      change('1', 'flow.publish', { tokenName: 'pipeline' }),
    ])
    const [drafted, edited, published, ...rest] = await lines()
    assert.match(drafted ?? '', /^Ada, by the token “desk assistant”, edited the draft/)
    assert.match(edited ?? '', /^Ada edited the draft/)
    assert.match(published ?? '', /^Ada, by the token “pipeline”, published/)
    assert.deepEqual(rest, [])
  })

  it('names a workspace file and the system, which have no tokens', async () => {
    open([
      change('2', 'flow.save_draft', { type: 'system', name: null }),
      change('1', 'flow.save_draft', { type: 'workspace_file', name: null }),
    ])
    const [system, file] = await lines()
    assert.match(system ?? '', /^The system edited the draft/)
    assert.match(file ?? '', /^A workspace file changed the flow/)
  })
})
