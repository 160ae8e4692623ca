import assert from 'node:assert/strict'
import { after, afterEach, beforeEach, describe, it } from 'node:test'
import { openPage } from './page.ts'

const closePage = await openPage()
const { act, cleanup, renderHook, waitFor } = await import('@testing-library/react')
const { useDraftSession } = await import('../../../console/data/draft-session.ts')
const { ParleyError } = await import('../../../sdk/index.ts')
const { signedIn } = await import('./signed-in.ts')

type Definition = Readonly<Record<string, unknown>>
type Saved = { definition: Definition; etag: string; by: string | null }

/** A service with one draft, whose saves wait until they are let go while `hold` is in force. */
function stage({ canEdit = true } = {}) {
  let saved: Saved = { definition: { text: 'old' }, etag: '1', by: null }
  let gate: Promise<undefined> | undefined
  const tags: string[] = []
  const kind = {
    name: 'form',
    items: { list: 'fields', key: 'name' },
    save: 'saveFormDraft' as const,
    announcedAs: 'forms' as const,
    readDraft: async () => await Promise.resolve(saved),
    async saveDraft(_id: string, definition: Definition, etag: string) {
      tags.push(etag)
      await gate
      if (etag !== saved.etag) throw new ParleyError('precondition_failed', 'changed', { status: 412 })
      saved = { definition, etag: `${Number(etag) + 1}`, by: 'me' }
      return saved
    },
    onSaved: () => undefined,
  }
  const wrapper = signedIn({ may: () => canEdit })
  return {
    tags,
    get saved() {
      return saved
    },
    hold() {
      const { promise, resolve } = Promise.withResolvers<undefined>()
      gate = promise
      return () => resolve(undefined)
    },
    open() {
      const hook = renderHook(() => useDraftSession(kind, 'form-1'), { wrapper })
      return { ...hook, ready: async () => await waitFor(() => hook.result.current.session ?? assert.fail('not open')) }
    },
  }
}

describe('the draft of a page', () => {
  beforeEach(() => localStorage.clear())
  afterEach(cleanup)
  after(closePage)

  it('is read again only after the save in flight when its page is left and opened again', async () => {
    const service = stage()
    const letGo = service.hold()
    const page = service.open()
    const draft = await page.ready()
    act(() => draft.edit('Edit', () => ({ text: 'one' })))
    void draft.save()
    act(() => draft.edit('Edit', () => ({ text: 'two' })))
    page.unmount()
    const again = service.open()
    assert.equal(again.result.current.session, undefined)
    await act(async () => {
      letGo()
      await Promise.resolve()
    })
    const { view } = await again.ready()
    assert.deepEqual([view.definition, view.state, view.notice], [{ text: 'two' }, 'saved', undefined])
    assert.deepEqual([service.tags, localStorage.length], [['1', '2'], 0])
  })

  it('is stored in the browser when the page is hidden, and saved', async () => {
    const service = stage()
    const page = service.open()
    const draft = await page.ready()
    act(() => draft.edit('Edit', () => ({ text: 'one' })))
    act(() => void dispatchEvent(new Event('pagehide')))
    assert.equal(localStorage.length, 1)
    act(() => void dispatchEvent(new Event('online')))
    await waitFor(() => assert.deepEqual(service.saved.definition, { text: 'one' }))
    await waitFor(() => assert.equal(localStorage.length, 0))
  })

  it('restores nothing for a user who may only look at it', async () => {
    const work = { base: { text: 'old' }, etag: '1', definition: { text: 'mine' }, sent: [], at: 0 }
    localStorage.setItem('parley draft ada form-1 page', JSON.stringify(work))
    const looking = await stage({ canEdit: false }).open().ready()
    assert.deepEqual([looking.view.definition, looking.view.notice], [{ text: 'old' }, undefined])
    const editing = await stage().open().ready()
    assert.deepEqual(editing.view.definition, { text: 'mine' })
  })
})
