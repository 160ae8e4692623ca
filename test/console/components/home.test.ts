import assert from 'node:assert/strict'
import { after, afterEach, describe, it, mock } from 'node:test'
import { openPage } from './page.ts'

const closePage = await openPage()
const { createElement } = await import('react')
const { cleanup, render, screen, waitFor } = await import('@testing-library/react')
const sdk = await import('../../../sdk/index.ts')
const { OverviewPage } = await import('../../../console/overview/overview-page.tsx')
const { signedIn } = await import('./signed-in.ts')

const NONE = { items: [], nextCursor: null }
const flow = (name: string, unpublishedChanges: boolean) => ({ id: `id-of-${name}`, name, unpublishedChanges })
const PUBLISHED = {
  id: '7',
  actor: { type: 'user', id: '1', name: 'Ada' },
  resource: { type: 'flow', id: 'id-of-Tea', name: 'Tea' },
  occurredAt: '2026-11-27T09:00:00.000Z',
}

/** The service as a new workspace has it, other than `more`. */
function serve(more: Record<string, unknown> = {}) {
  const replies: Record<string, unknown> = {
    countExecutions: { total: 0, more: false, statuses: { failed: 0 } },
    countFlows: { total: 0, statuses: { draft: 0, published: 0, withdrawn: 0 } },
    ...more,
  }
  const asked: string[] = []
  const apis = [
    sdk.AdminExecutionsApi,
    sdk.AdminHandoffsApi,
    sdk.AdminFailedMessagesApi,
    sdk.AdminWebhookDeliveriesApi,
    sdk.AdminFlowsApi,
    sdk.AdminAuditApi,
    sdk.AdminKeysApi,
    sdk.AdminHostedPagesApi,
    sdk.AdminTrainingSourcesApi,
    sdk.AdminConnectionsApi,
  ]
  const operations = [
    'countExecutions',
    'countFlows',
    'listAuditEntries',
    'listConnections',
    'listFailedMessages',
    'listFlows',
    'listHandoffs',
    'listHostedPages',
    'listKeys',
    'listKnowledgeGaps',
    'listMentions',
    'listUnmatchedTexts',
    'listWebhookDeliveries',
  ]
  for (const { prototype } of apis)
    for (const operation of operations) {
      const api = prototype as unknown as Record<string, () => Promise<unknown>>
      if (typeof api[operation] !== 'function') continue
      mock.method(api, operation, async () => {
        asked.push(operation)
        const reply = replies[operation] ?? NONE
        return await (reply instanceof Error ? Promise.reject(reply) : Promise.resolve(reply))
      })
    }
  return asked
}

function open(allowed: (operation: string) => boolean) {
  render(createElement(OverviewPage), { wrapper: signedIn({ may: allowed }) })
}

const withoutReports = (operation: string) => operation !== 'runAdHocReport'
const linksOf = (region: HTMLElement) =>
  [...region.querySelectorAll('a')].map(link => [link.textContent, link.getAttribute('href')])

describe('the first page of the console', () => {
  afterEach(() => {
    cleanup()
    mock.restoreAll()
  })
  after(closePage)

  it('says what needs attention, each with the page where it is done', async () => {
    serve({
      countExecutions: { total: 12, more: false, statuses: { failed: 1 } },
      listHandoffs: { items: [{}], nextCursor: null },
      listFailedMessages: { items: [{}, {}], nextCursor: 'more' },
      listWebhookDeliveries: { items: [{}, {}], nextCursor: null },
      listMentions: {
        items: [{ flowId: 'tea', nodeId: 'boil', author: { name: 'Grace' }, text: 'Look' }],
        nextCursor: null,
      },
      listUnmatchedTexts: { items: [{}], nextCursor: null },
      listKnowledgeGaps: { items: [{}, {}], nextCursor: null },
      listConnections: {
        items: [
          { id: 'crm', name: 'CRM', health: 'failing', status: 'active' },
          { id: 'shop', name: 'Shop', health: 'untested', status: 'active' },
        ],
        nextCursor: null,
      },
      listFlows: { items: [flow('Tea', true), flow('Coffee', false)], nextCursor: null },
    })
    open(withoutReports)
    assert.deepEqual(linksOf(await screen.findByRole('region', { name: 'Needs attention' })), [
      ['1 visitor waits for a person', '/handoffs?list=waiting'],
      ['Grace mentions you: Look', '/flows/tea?comments=yes&node=boil'],
      ['1 execution failed in the last 7 days', '/executions?since=168h&status=failed'],
      ['2+ messages failed in all their attempts', '/failed-messages'],
      ['2 webhook deliveries were given up', '/webhook-deliveries?status=dead'],
      ['1 text of visitors matches no flow', '/unmatched-texts'],
      ['2 questions of visitors have no answer', '/knowledge-gaps'],
      ['CRM fails, or needs consent again', '/connections/crm'],
      ['Tea has changes that are not published', '/flows/id-of-Tea'],
    ])
  })

  it('says what happened, with the versions that were published', async () => {
    serve({
      countExecutions: { total: 12, more: false, statuses: { failed: 3 } },
      listAuditEntries: { items: [PUBLISHED], nextCursor: null },
    })
    open(withoutReports)
    const region = await screen.findByRole('region', { name: 'In the last 7 days' })
    await waitFor(() =>
      assert.deepEqual(linksOf(region), [
        ['12 executions', '/executions?since=168h'],
        ['3 failed', '/executions?since=168h&status=failed'],
        ['Tea', '/flows/id-of-Tea'],
      ]),
    )
    assert.match(region.textContent, /Ada published Tea/)
  })

  it('shows a new workspace its next steps, and neither errors nor what needs attention', async () => {
    serve()
    open(withoutReports)
    const region = await screen.findByRole('region', { name: 'What to do next' })
    await waitFor(() =>
      assert.deepEqual(
        linksOf(region).map(([title]) => title),
        ['Make a flow', 'Publish it', 'Create a key', 'Give it a page'],
      ),
    )
    assert.equal(screen.queryByRole('alert'), null)
    assert.equal(screen.queryByRole('region', { name: 'Needs attention' }), null)
  })

  it('asks only for what the user may see, and links only to what the user may open', async () => {
    const asked = serve({ listAuditEntries: { items: [PUBLISHED], nextCursor: null } })
    open(operation => operation === 'listAuditEntries')
    const region = await screen.findByRole('region', { name: 'In the last 7 days' })
    await screen.findByText(/Ada published/)
    assert.deepEqual(linksOf(region), [])
    assert.deepEqual(asked, ['listAuditEntries'])
  })

  it('does not pass a failure off as nothing to do', async () => {
    serve({ listFailedMessages: new Error('The database is away') })
    open(withoutReports)
    await waitFor(() => assert.match(screen.getByRole('alert').textContent, /The database is away/))
  })
})
