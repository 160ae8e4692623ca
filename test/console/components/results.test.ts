import assert from 'node:assert/strict'
import { after, afterEach, describe, it, mock } from 'node:test'
import { openPage } from './page.ts'

const closePage = await openPage()
const { createElement } = await import('react')
const { cleanup, fireEvent, render, screen, waitFor, within } = await import('@testing-library/react')
const sdk = await import('../../../sdk/index.ts')
const { ResultsPage } = await import('../../../console/results/results-page.tsx')
const { Branches } = await import('../../../console/results/branches.tsx')
const { signedIn } = await import('./signed-in.ts')

const part = (reached: number, of: number, low: number, high: number) => ({
  reached,
  of,
  rate: of === 0 ? null : reached / of,
  low,
  high,
})
const SPLIT = {
  nodeId: 'pick',
  label: 'Which greeting',
  visitors: 200,
  branches: [
    { label: 'Short', weight: 1, expected: 0.5, share: part(104, 200, 0.451, 0.588) },
    { label: null, weight: 1, expected: 0.5, share: part(96, 200, 0.412, 0.549) },
  ],
  measures: [
    { goal: null, name: null, ahead: 0, branches: [part(80, 104, 0.679, 0.84), part(48, 96, 0.402, 0.598)] },
    { goal: 'sale', name: 'Sale', ahead: null, branches: [part(9, 104, 0.046, 0.157), part(0, 0, 0, 1)] },
  ],
}
const RESULT = {
  executionId: 'e1',
  status: 'completed',
  startedAt: new Date('2026-11-27T09:00:00.000Z'),
  answers: [
    { question: 'mail', value: '[REDACTED-EMAIL]' },
    { question: 'drink', value: 'tea' },
    { question: 'extras', value: ['milk', 'none'] },
  ],
}
const RETURNING = '018f5e7a-0000-7000-8000-000000ada001'
const VISITORS = [
  {
    ...RESULT,
    conversationId: RETURNING,
    customer: { id: 'c-17', name: 'Grace', email: null, proven: true },
    runs: 2,
  },
  { ...RESULT, executionId: 'e2', conversationId: '018f5e7a-0000-7000-8000-000000ada002', customer: null, runs: 1 },
]
const OPTIONS = [
  { value: 'tea', label: 'Green tea' },
  { value: 'milk', label: 'Oat milk' },
]
const QUESTIONS = [
  { question: 'drink', title: 'Tea or coffee?', options: OPTIONS },
  { question: 'extras', title: 'Tea or coffee?', options: OPTIONS },
]

function show(element: Parameters<typeof render>[0], may: (operation: string) => boolean = () => true) {
  render(element, { wrapper: signedIn({ may }) })
}

function serve(splits: readonly object[]) {
  const flows = sdk.AdminFlowsApi.prototype as unknown as Record<string, () => Promise<unknown>>
  const replies = {
    getFlow: { id: 'f1', name: 'Tea' },
    listFlowResults: { items: [RESULT], questions: QUESTIONS, nextCursor: null },
    listFlowVisitors: { items: VISITORS, questions: QUESTIONS, nextCursor: null },
    compareFlowBranches: { version: 3, versions: [{ version: 3, started: 200 }], splits },
  }
  for (const [operation, reply] of Object.entries(replies))
    mock.method(flows, operation, async () => await Promise.resolve(reply))
}

/** The cells of the table in which this is shown, without the times. */
async function tableOf(text: string): Promise<string[][]> {
  const table = (await screen.findByText(text)).closest('table')
  assert.ok(table)
  const rows = [...table.rows].map(row => [...row.cells].filter(cell => cell.querySelector('time') === null))
  const named = rows.map(cells => cells.map(({ textContent }) => textContent))
  return named.map(cells => cells.filter(cell => cell !== 'Last run' && cell !== 'Started'))
}

const downloadOf = () => screen.getByRole('link', { name: 'Download as CSV' }).getAttribute('href')

describe('the results of a flow in the console', () => {
  afterEach(() => {
    cleanup()
    mock.restoreAll()
  })
  after(closePage)

  it('compare the branches of a split, with the range of each rate and a verdict', async () => {
    serve([SPLIT])
    show(createElement(Branches, { flowId: 'f1' }))
    const table = await screen.findByRole('region', { name: 'Branches of Which greeting' })
    const rows = within(table)
      .getAllByRole('row')
      .map(row => [...row.querySelectorAll('th, td')].map(cell => cell.textContent))
    assert.deepEqual(rows, [
      ['Branch', 'Visitors', 'Share', 'Came to the end', 'Sale'],
      ['Short', '104', '52% (50% expected)', '77%68% to 84%', '9%5% to 16%'],
      ['Branch 2', '96', '48% (50% expected)', '50%40% to 60%', '–'],
    ])
    assert.ok(screen.getByText('For coming to the end, Short is ahead. For “Sale”, no branch is ahead so far.'))
  })

  it('say nothing of branches for a flow without a split', async () => {
    serve([])
    show(createElement(ResultsPage, { flowId: 'f1' }))
    await screen.findAllByText('[REDACTED-EMAIL]')
    assert.equal(screen.queryByRole('region', { name: 'Branches compared' }), null)
  })

  it('have a row for each visitor, under what was asked and with what was chosen in words', async () => {
    serve([])
    show(createElement(ResultsPage, { flowId: 'f1' }))
    assert.deepEqual(await tableOf('Grace'), [
      ['Visitor', 'Status', 'Runs', 'mail', 'Tea or coffee?', 'Tea or coffee? (extras)'],
      ['Grace', 'completed', '2', '[REDACTED-EMAIL]', 'Green tea', 'Oat milk, none'],
      ['Visitor ada002', 'completed', '1', '[REDACTED-EMAIL]', 'Green tea', 'Oat milk, none'],
    ])
    assert.equal(downloadOf(), '/api/admin/v1/flows/f1/visitors/file?')
  })

  it('have a row for each run on request, also of one visitor and back', async () => {
    serve([])
    show(createElement(ResultsPage, { flowId: 'f1' }))
    fireEvent.click(await screen.findByRole('link', { name: '2' }))
    assert.deepEqual(await tableOf('Oat milk, none'), [
      ['Status', 'mail', 'Tea or coffee?', 'Tea or coffee? (extras)'],
      ['completed', '[REDACTED-EMAIL]', 'Green tea', 'Oat milk, none'],
    ])
    assert.equal(downloadOf(), `/api/admin/v1/flows/f1/results/file?visitorOf=${RETURNING}`)
    fireEvent.click(screen.getByRole('button', { name: 'Show the runs of all visitors' }))
    await waitFor(() => assert.equal(downloadOf(), '/api/admin/v1/flows/f1/results/file?'))
    fireEvent.click(screen.getByRole('button', { name: 'By visitor' }))
    assert.ok(await screen.findByText('Grace'))
  })

  it('tell who does not see whole answers why', async () => {
    serve([])
    show(
      createElement(ResultsPage, { flowId: 'f1' }),
      operation => !['listConversationMessages', 'compareFlowBranches'].includes(operation),
    )
    assert.ok(await screen.findByText(/only those who may read conversations see them/))
    cleanup()
    show(createElement(ResultsPage, { flowId: 'f1' }), operation => operation !== 'compareFlowBranches')
    await screen.findAllByText('[REDACTED-EMAIL]')
    assert.equal(screen.queryByText(/only those who may read/), null)
  })
})
