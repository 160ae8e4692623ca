import assert from 'node:assert/strict'
import { after, afterEach, beforeEach, describe, it, mock } from 'node:test'
import { openPage } from './page.ts'

const closePage = await openPage()
// Without locks a page reads a stream of its own; those of Node take no signals of this page.
for (let holder: object = navigator; 'locks' in navigator; holder = Object.getPrototypeOf(holder) as object)
  Reflect.deleteProperty(holder, 'locks')
const { createElement } = await import('react')
const { act, cleanup, fireEvent, render, screen } = await import('@testing-library/react')
const { AdminFlowsApi, AdminWorkspaceApi } = await import('../../../sdk/index.ts')
const { useWorkspaceChanges } = await import('../../../console/data/changes.ts')
const { ViewersBar } = await import('../../../console/flow/viewers/viewers-bar.tsx')
const { ShownBadges } = await import('../../../console/flow/canvas/shown-badges.tsx')
const { signedIn } = await import('./signed-in.ts')
const {
  GONE_MS,
  NOBODY,
  after: heard,
  initialsOf,
  remaining,
} = await import('../../../console/flow/viewers/viewers.ts')

const GRACE = { userId: 'grace', name: 'Grace Hopper', nodeId: 'hello', left: false }
const LINUS = { userId: 'linus', name: 'Linus', nodeId: null, left: false }

describe('the viewers of a flow', () => {
  let told: { nodeId?: string; left?: boolean }[]
  let stream: ReadableStreamDefaultController<Uint8Array> | undefined
  let wentTo: string[]

  beforeEach(() => {
    told = []
    wentTo = []
    stream = undefined
    mock.timers.enable({ apis: ['setTimeout', 'setInterval', 'Date'] })
  })
  afterEach(async () => {
    cleanup()
    // What the page says as it goes.
    await new Promise(setImmediate)
    mock.timers.reset()
    mock.restoreAll()
  })
  after(closePage)

  /** The bar of Ada, who has selected this node. */
  function open(selected?: string) {
    mock.method(
      AdminFlowsApi.prototype,
      'announceFlowViewer',
      async ({ flowId: _flow, ...request }: { flowId: string; nodeId?: string }) => {
        told.push(request)
        await Promise.resolve()
      },
    )
    mock.method(AdminWorkspaceApi.prototype, 'followChangesRaw', async () => {
      const body = new ReadableStream<Uint8Array>({ start: controller => void (stream = controller) })
      return await Promise.resolve({ raw: { body } })
    })
    const Page = ({ at }: { at: string | undefined }) => {
      useWorkspaceChanges()
      const onSelect = (nodeId: string) => void wentTo.push(nodeId)
      return createElement(ViewersBar, { flowId: 'f', selected: at, onPeople: () => undefined, onSelect })
    }
    const page = (at: string | undefined) => createElement(Page, { at })
    const { rerender, unmount } = render(page(selected), { wrapper: signedIn() })
    return { select: (at: string | undefined) => rerender(page(at)), unmount }
  }

  /** Checks again until it holds: calls of the service are made a few turns later. */
  async function settles(check: () => void): Promise<void> {
    for (let turn = 0; ; turn++) {
      try {
        check()
        return
      } catch (error) {
        if (turn > 5_000) throw error
      }
      await act(async () => await new Promise(setImmediate))
    }
  }
  const tells = async (...requests: object[]) => {
    await settles(() => assert.deepEqual(told, requests))
    told = []
  }

  /** The stream of changes tells of this viewer of the flow. */
  async function hear(viewer: object, id = 'f'): Promise<void> {
    const data = JSON.stringify({ resource: 'flow_viewers', id, viewer })
    await settles(() => assert.ok(stream))
    stream?.enqueue(new TextEncoder().encode(`event: change\ndata: ${data}\n\n`))
  }
  const pass = (ms: number) => {
    act(() => {
      mock.timers.tick(ms)
    })
  }
  const shows = async (expected: string[]) => await settles(() => assert.deepEqual(names(), expected))
  const names = () => screen.queryAllByRole('button').map(button => button.getAttribute('aria-label'))

  it('are shown with their node, until they leave or nothing was heard of them for a while', async () => {
    open()
    await hear(GRACE)
    await hear(LINUS)
    await hear({ ...GRACE, userId: 'eve', name: 'Eve' }, 'another flow')
    await hear({ ...GRACE, userId: 'ada', name: 'Ada' })
    await shows(['Grace Hopper, at hello', 'Linus'])
    fireEvent.click(screen.getByText('GH'))
    assert.deepEqual(wentTo, ['hello'])
    await hear({ ...LINUS, left: true })
    await shows(['Grace Hopper, at hello'])
    pass(20_000)
    await hear({ ...GRACE, nodeId: 'end' })
    await shows(['Grace Hopper, at end'])
    pass(20_000)
    await shows(['Grace Hopper, at end'])
    pass(20_000)
    await shows([])
  })

  it('are told where the user is: at once, where the selection stops, every ten seconds, and at the end', async () => {
    const { select, unmount } = open('a')
    pass(400)
    await tells({ left: false, nodeId: 'a' })
    select('b')
    pass(100)
    select('c')
    pass(400)
    await tells({ left: false, nodeId: 'c' })
    // The node that shows the triggers, and one whose id is invalid so far.
    select('\u0000start')
    pass(400)
    await tells({ left: false })
    pass(10_000)
    await tells({ left: false })
    // Who has just come knows nobody yet.
    await hear(GRACE)
    await shows(['Grace Hopper, at hello'])
    await hear({ ...GRACE, nodeId: null })
    await shows(['Grace Hopper'])
    await tells({ left: false })
    // Another page of the same user.
    await hear({ userId: 'ada', name: 'Ada', nodeId: null, left: true })
    await tells({ left: false })
    unmount()
    await tells({ left: true })
  })

  it('are the same people when nobody has gone, and have initials', () => {
    const here = heard(heard(NOBODY, GRACE, 0), LINUS, 10_000)
    assert.ok(remaining(here, GONE_MS - 1) === here)
    assert.deepEqual([...remaining(here, GONE_MS).keys()], ['linus'])
    for (const [name, initials] of [
      ['Grace Brewster Hopper', 'GH'],
      [' ada ', 'A'],
      ['😀 é', '😀É'],
      ['', ''],
    ] as const)
      assert.equal(initialsOf(name), initials)
  })

  it('have no badges where there is nothing to show on a card', async () => {
    const { container } = render(
      createElement(ShownBadges, {
        people: [{ id: 'linus', name: 'Linus', nodeId: null }],
        comments: new Map(),
        onComments: () => undefined,
      }),
    )
    // Outside a canvas badges fail as soon as they are loaded.
    await act(async () => {
      await import('../../../console/flow/canvas/badges.tsx')
    })
    assert.equal(container.innerHTML, '')
  })
})
