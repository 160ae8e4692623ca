import assert from 'node:assert/strict'
import { after, afterEach, beforeEach, describe, it } from 'node:test'
import { openPage } from './page.ts'

const closePage = await openPage()
const { createElement } = await import('react')
const { act, cleanup, render, renderHook, waitFor } = await import('@testing-library/react')
const { useQuery } = await import('@tanstack/react-query')
const { useChange } = await import('../../../console/data/change.ts')
const { EditNotice } = await import('../../../console/drafts/edit-notice.tsx')
const { useEdits } = await import('../../../console/drafts/use-edits.ts')
const { ParleyError } = await import('../../../sdk/index.ts')
const { signedIn } = await import('./signed-in.ts')

type Values = Readonly<Record<string, unknown>>
const KEY = ['stored']

/** A service that stores values under a tag, and a page that edits them. */
function stage({ keptAs }: { keptAs?: string } = {}) {
  let stored: { values: Values; etag: string } = { values: { name: 'One', note: 'Old' }, etag: '1' }
  const sent: Values[] = []
  let isReplyLost = false
  let gate: Promise<undefined> | undefined
  const write = (changes: Values) =>
    (stored = { values: { ...stored.values, ...changes }, etag: `${Number(stored.etag) + 1}` })
  const save = async ({ changes, etag }: { changes: Values; etag: string }) => {
    sent.push(changes)
    await gate
    if (etag !== stored.etag) throw new ParleyError('precondition_failed', 'changed', { status: 412 })
    write(changes)
    if (isReplyLost) throw new ParleyError('precondition_failed', 'sent twice', { status: 412 })
  }
  const wrapper = signedIn()
  const open = () =>
    renderHook(
      () => {
        const { data } = useQuery({
          queryKey: KEY,
          queryFn: async () => await Promise.resolve(stored),
          initialData: stored,
        })
        return useEdits(data, useChange(save, { stale: [KEY] }), keptAs)
      },
      { wrapper },
    )
  return {
    sent,
    open,
    write,
    get stored() {
      return stored.values
    },
    loseReplies: () => (isReplyLost = true),
    /** Saves wait until they are let go. */
    hold() {
      const { promise, resolve } = Promise.withResolvers<undefined>()
      gate = promise
      return () => resolve(undefined)
    },
  }
}

describe('edits of stored values', () => {
  beforeEach(() => sessionStorage.clear())
  afterEach(cleanup)
  after(closePage)

  it('sends only what differs from the stored values, and is unchanged when that is undone', async () => {
    const service = stage()
    const { result } = service.open()
    act(() => result.current.change({ name: 'Two', note: 'Old' }))
    assert.deepEqual([result.current.state, result.current.shown], ['changed', { name: 'Two', note: 'Old' }])
    act(() => result.current.save())
    await waitFor(() => assert.equal(result.current.state, 'saved'))
    assert.deepEqual([service.sent, result.current.shown['name']], [[{ name: 'Two' }], 'Two'])
    act(() => result.current.change({ name: 'Three' }))
    act(() => result.current.change({ name: 'Two' }))
    assert.equal(result.current.isChanged, false)
  })

  it('keeps what is typed while a save is in flight', async () => {
    const service = stage()
    const letGo = service.hold()
    const { result } = service.open()
    act(() => result.current.change({ name: 'Two', note: 'New' }))
    act(() => result.current.save())
    await waitFor(() => assert.equal(result.current.state, 'saving'))
    act(() => result.current.change({ name: 'Two and more' }))
    await act(async () => {
      letGo()
      await Promise.resolve()
    })
    await waitFor(() => assert.equal(result.current.state, 'changed'))
    assert.deepEqual([result.current.edits, service.stored['note']], [{ name: 'Two and more' }, 'New'])
  })

  it('shows the changes of others beside its own in one notice, and saves on their state', async () => {
    const service = stage()
    const { result } = service.open()
    act(() => result.current.change({ name: 'Mine' }))
    service.write({ note: 'Theirs' })
    act(() => result.current.save())
    await waitFor(() => assert.equal(result.current.isConflict, true))
    assert.deepEqual(result.current.shown, { name: 'Mine', note: 'Theirs' })
    const { container } = render(createElement(EditNotice, { of: result.current }))
    assert.match(container.textContent, /Someone else has changed this\. Both changes are shown/)
    act(() => result.current.save())
    await waitFor(() => assert.equal(result.current.state, 'saved'))
    assert.deepEqual([service.stored, result.current.isConflict], [{ name: 'Mine', note: 'Theirs' }, false])
  })

  it('has no conflict with its own save whose reply was lost', async () => {
    const service = stage()
    const { result } = service.open()
    act(() => result.current.change({ name: 'Two' }))
    service.loseReplies()
    act(() => result.current.save())
    await waitFor(() => assert.equal(result.current.isChanged, false))
    await waitFor(() => assert.deepEqual([result.current.isConflict, result.current.error], [false, null]))
    assert.equal(result.current.shown['name'], 'Two')
  })

  it('survives that the page is left if it has a name, and is lost with it otherwise', () => {
    for (const [keptAs, name] of [
      ['key 1', 'Two'],
      [undefined, 'One'],
    ] as const) {
      const service = stage(keptAs === undefined ? {} : { keptAs })
      const first = service.open()
      act(() => first.result.current.change({ name: 'Two' }))
      first.unmount()
      assert.equal(service.open().result.current.shown['name'], name)
    }
  })
})
