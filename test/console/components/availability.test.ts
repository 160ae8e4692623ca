import assert from 'node:assert/strict'
import { after, afterEach, describe, it, mock } from 'node:test'
import { openPage } from './page.ts'

const closePage = await openPage()
const { createElement } = await import('react')
const { act, cleanup, fireEvent, render, screen, waitFor } = await import('@testing-library/react')
const { AdminHandoffsApi } = await import('../../../sdk/index.ts')
const { Availability } = await import('../../../console/inbox/availability.tsx')
const { signedIn } = await import('./signed-in.ts')

const ADA = { id: 'ada', name: 'Ada', permissions: [] }
const MINUTE_MS = 60_000

/** The switch, and what it says to the service. `answer`: of each request. */
function open(
  answer: (state: string) => Promise<object> = async state => await Promise.resolve({ state, skills: [] }),
) {
  const said: string[] = []
  mock.method(AdminHandoffsApi.prototype, 'listPresences', async () => await Promise.resolve({ items: [] }))
  mock.method(
    AdminHandoffsApi.prototype,
    'listQueues',
    async () => await Promise.resolve({ items: [], nextCursor: null }),
  )
  mock.method(
    AdminHandoffsApi.prototype,
    'getPresence',
    async () => await Promise.resolve({ state: 'away', skills: [] }),
  )
  mock.method(AdminHandoffsApi.prototype, 'setPresence', async ({ state }: { state: string }) => {
    said.push(state)
    return await answer(state)
  })
  const page = render(createElement(Availability), { wrapper: signedIn({ user: ADA }) })
  return { said, ...page }
}

const control = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Available' })
const passes = async (ms: number) => {
  await act(async () => {
    mock.timers.tick(ms)
    await Promise.resolve()
  })
}

describe('the switch that makes a person available', () => {
  afterEach(async () => {
    cleanup()
    // What the page says as it goes.
    await new Promise(setImmediate)
    mock.timers.reset()
    mock.restoreAll()
    sessionStorage.clear()
  })
  after(closePage)

  it('says nothing until it is on, repeats it every minute, and takes it back when it is off', async () => {
    mock.timers.enable({ apis: ['setInterval'] })
    const { said } = open()
    await passes(3 * MINUTE_MS)
    assert.deepEqual(said, [])
    fireEvent.click(control())
    await waitFor(() => assert.deepEqual(said, ['online']))
    await passes(MINUTE_MS)
    await waitFor(() => assert.deepEqual(said, ['online', 'online']))
    fireEvent.click(control())
    await waitFor(() => assert.deepEqual(said, ['online', 'online', 'away']))
    await passes(3 * MINUTE_MS)
    assert.equal(said.length, 3)
  })

  it('ends with the page, and is still on when the user comes back to it', async () => {
    const first = open()
    fireEvent.click(control())
    await waitFor(() => assert.deepEqual(first.said, ['online']))
    first.unmount()
    await waitFor(() => assert.deepEqual(first.said, ['online', 'away']))
    mock.restoreAll()
    const second = open()
    assert.ok(control().checked)
    await waitFor(() => assert.deepEqual(second.said, ['online']))
  })

  it('says so when the browser leaves the page', async () => {
    const { said } = open()
    fireEvent.click(control())
    await waitFor(() => assert.deepEqual(said, ['online']))
    dispatchEvent(new Event('pagehide'))
    await waitFor(() => assert.deepEqual(said, ['online', 'away']))
  })

  it('says one thing after the other, however slow the service is', async () => {
    const waiting: (() => void)[] = []
    const { said } = open(async state => {
      await new Promise<void>(resolve => waiting.push(resolve))
      return { state, skills: [] }
    })
    fireEvent.click(control())
    fireEvent.click(control())
    await waitFor(() => assert.deepEqual(said, ['online']))
    waiting.shift()?.()
    await waitFor(() => assert.deepEqual(said, ['online', 'away']))
    waiting.shift()?.()
  })

  it('shows why it could not', async () => {
    open(async () => await Promise.reject(new Error('The service is away')))
    fireEvent.click(control())
    await waitFor(() => assert.match(screen.getByRole('alert').textContent, /The service is away/))
  })
})
