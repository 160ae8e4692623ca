import assert from 'node:assert/strict'
import { after, afterEach, describe, it, mock } from 'node:test'
import { openPage } from './page.ts'

const closePage = await openPage()
const { createElement } = await import('react')
const { cleanup, render, screen, within } = await import('@testing-library/react')
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
    compareFlowBranches: { version: 3, versions: [{ version: 3, started: 200 }], splits },
  }
  for (const [operation, reply] of Object.entries(replies))
    mock.method(flows, operation, async () => await Promise.resolve(reply))
}

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
    await screen.findByText('[REDACTED-EMAIL]')
    assert.equal(screen.queryByRole('region', { name: 'Branches compared' }), null)
  })

  it('are under what visitors were asked, and have what they chose in words', async () => {
    serve([])
    show(createElement(ResultsPage, { flowId: 'f1' }))
    const row = (await screen.findByText('[REDACTED-EMAIL]')).closest('tr')
    const headings = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
    assert.deepEqual(headings.slice(2), ['mail', 'Tea or coffee?', 'Tea or coffee? (extras)'])
    const cells = [...(row?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent)
    assert.deepEqual(cells.slice(2), ['[REDACTED-EMAIL]', 'Green tea', 'Oat milk, none'])
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
    await screen.findByText('[REDACTED-EMAIL]')
    assert.equal(screen.queryByText(/only those who may read/), null)
  })
})
