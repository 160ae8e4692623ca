import assert from 'node:assert/strict'
import { after, afterEach, describe, it, mock } from 'node:test'
import { openPage } from './page.ts'

const closePage = await openPage()
const { createElement } = await import('react')
const { cleanup, fireEvent, render, screen, waitFor } = await import('@testing-library/react')
const { AdminTrainingSourcesApi } = await import('../../../sdk/index.ts')
const { Generations } = await import('../../../console/knowledge/generations.tsx')
const { signedIn } = await import('./signed-in.ts')

const AT = '2026-11-27T03:00:00.000Z'
const generation = (number: number, state: string, broken: object[] | null) => ({
  ...{ number, state, openedAt: AT, changedAt: AT, promotedAt: state === 'candidate' ? null : AT },
  check: broken === null ? null : { checkedAt: AT, upToDate: true, checks: 3, broken },
})
const BROKEN = {
  ...{ checkId: '7', question: 'How long?', url: 'https://a.example/refunds', heading: 'Cards' },
  ...{ position: null, coverage: null },
  found: [{ url: 'https://a.example/jobs', title: 'Jobs', headings: ['Jobs', 'Drivers'], coverage: 0.5 }],
}
const ALL = [generation(3, 'candidate', [BROKEN]), generation(2, 'live', []), generation(1, 'kept', null)]

function open(reply: object, mayChange = true) {
  const promoted: unknown[] = []
  mock.method(AdminTrainingSourcesApi.prototype, 'getKnowledgeGenerations', async () => await Promise.resolve(reply))
  mock.method(AdminTrainingSourcesApi.prototype, 'promoteKnowledgeGeneration', async (request: object) => {
    promoted.push(request)
    return await Promise.resolve(reply)
  })
  const may = (operation: string) => mayChange || operation === 'getKnowledgeGenerations'
  render(createElement(Generations), { wrapper: signedIn({ may }) })
  return promoted
}

describe('generations of the documents', () => {
  afterEach(() => {
    cleanup()
    mock.restoreAll()
  })
  after(closePage)

  it('says which checks fail on the candidate, what is expected and what is found instead', async () => {
    open({ live: 2, held: false, generations: ALL })
    assert.match((await screen.findByRole('status')).textContent, /still answered from those before/)
    const row = screen.getByRole('link', { name: 'How long?' }).closest('tr')
    assert.deepEqual(
      [...(row?.cells ?? [])].map(({ textContent }) => textContent),
      ['How long?', 'https://a.example/refunds#Cards', 'Jobs › Drivers'],
    )
    assert.ok(screen.getByText('2 of 3 pass'))
  })

  it('promotes the candidate, and rolls back to one before', async () => {
    const promoted = open({ live: 2, held: false, generations: ALL })
    fireEvent.click(await screen.findByRole('button', { name: 'Promote 3' }))
    await waitFor(() => assert.equal(promoted.length, 1))
    fireEvent.click(await screen.findByRole('button', { name: 'Roll back to 1' }))
    await waitFor(() =>
      assert.deepEqual(
        promoted,
        [3, 1].map(number => ({ generation: number })),
      ),
    )
  })

  it('says that nothing is promoted after a roll back, and offers nothing to who may not', async () => {
    open({ live: 1, held: true, generations: ALL }, false)
    assert.match((await screen.findByRole('status')).textContent, /Somebody rolled back/)
    assert.deepEqual(screen.queryAllByRole('button'), [])
  })
})
