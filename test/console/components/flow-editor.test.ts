import assert from 'node:assert/strict'
import { after, afterEach, describe, it, mock } from 'node:test'
import { openPage } from './page.ts'

const closePage = openPage()
const { nodeTypes } = await import('../../../generated/console/catalog.ts')
const { createElement } = await import('react')
const { act, cleanup, fireEvent, render, screen } = await import('@testing-library/react')
const { QueryClient, QueryClientProvider } = await import('@tanstack/react-query')
const { SessionContext } = await import('../../../console/access/session.tsx')
const { AdminFlowsApi } = await import('../../../sdk/index.ts')
const { flowDrafts } = await import('../../../console/data/drafts.ts')
const { DraftProvider } = await import('../../../console/drafts/draft.tsx')
const { FieldsContext } = await import('../../../console/fields/context.ts')
const { WayControl } = await import('../../../console/fields/way.tsx')
const { AddDialog } = await import('../../../console/flow/editor/dialogs.tsx')
const { useDraft } = await import('../../../console/drafts/draft.tsx')
const { rename } = await import('../../../console/flow/edits/nodes.ts')
const { NodePanel } = await import('../../../console/flow/inspector/node-panel.tsx')
const { useState } = await import('react')
const { graphOf } = await import('../../../console/flow/graph.ts')
const { FindingsList, FindingsProvider } = await import('../../../console/flow/inspector/findings.tsx')
const { Outline } = await import('../../../console/flow/outline/outline.tsx')
const { mainTextOf } = await import('../../../console/flow/main-text.ts')
const { useRemembered } = await import('../../../console/parts/remembered.ts')
const { NO_OVERLAY } = await import('../../../console/flow/overlays/overlay.ts')

const ASK = {
  id: 'ask',
  type: 'buttons',
  text: 'Tea or coffee?',
  choices: [
    { id: 'tea', label: 'Tea', next: 'boil' },
    { id: 'coffee', label: 'Coffee' },
  ],
  next: 'grind',
}
const NODES = [ASK, { id: 'boil', type: 'message', text: 'Hot' }, { id: 'grind', type: 'message', text: 'Loud' }]

describe('the editor of a flow', () => {
  afterEach(() => {
    cleanup()
    mock.restoreAll()
  })
  after(closePage)

  it('names where a choice without an edge of its own goes on, and an end only where one is', () => {
    const rows = (ask: object) => {
      const graph = graphOf({ nodes: [ask, ...NODES.slice(1)] }, { open: true })
      const { unmount } = render(
        createElement(Outline, { graph, overlay: NO_OVERLAY, selected: undefined, onSelect: () => undefined }),
      )
      const texts = screen.getAllByRole('treeitem').map(({ textContent }) => textContent)
      unmount()
      return texts.filter(text => /^(Tea|Coffee)/.test(text))
    }
    assert.deepEqual(rows(ASK), ['Tea→ boil', 'Coffee→ grind, like any other choice'])
    const { next: _, ...open } = ASK
    assert.deepEqual(rows(open), ['Tea→ boil', 'Coffee→ end, like any other choice'])
  })

  it('says of a new node that it is to be connected only if no edge leads to it', () => {
    const said = (nodes: object[], way?: { source: string | undefined; pointer: string }) => {
      const { unmount } = render(
        createElement(AddDialog, { definition: { nodes }, way, onAdd: () => undefined, onClose: () => undefined }),
      )
      const text = screen.getByRole('dialog').textContent
      unmount()
      return /The flow starts with it|connect it afterwards|At the start of the flow/.exec(text)?.[0]
    }
    assert.equal(said([]), 'The flow starts with it')
    assert.equal(said(NODES), 'connect it afterwards')
    assert.equal(said(NODES, { source: 'boil', pointer: '/next' }), undefined)
    assert.equal(said(NODES, { source: undefined, pointer: '/start' }), 'At the start of the flow')
  })

  it('says that a flow without a start begins with its first node, and ends where no node follows', () => {
    const placeholder = (pointer: string, required = false) => {
      const shape = { kind: 'Next', ...(required ? { required: true } : {}) }
      const props = { id: 'x', title: 'First node', shape, pointer, value: undefined, onChange: () => undefined }
      const nodes = [{ value: 'ask', title: 'Ask (ask)' }]
      const { unmount } = render(
        createElement(
          FieldsContext,
          { value: { nodes, readOnly: false } as never },
          createElement(WayControl, props as never),
        ),
      )
      const text = screen.getByRole('combobox').getAttribute('placeholder')
      unmount()
      return text
    }
    assert.equal(placeholder('/start'), 'Ask (ask), the first in the list')
    assert.equal(placeholder('/next'), 'The flow ends here')
    assert.equal(placeholder('/choices/0/next'), 'Same as the node')
    assert.equal(placeholder('/branches/0/next', true), 'The flow ends here')
  })

  it('is without the outline until it is asked for, and with it in this browser from then on', () => {
    const Shown = () => {
      const [shown, remember] = useRemembered('outline')
      return createElement('button', { onClick: () => remember(!shown) }, shown ? 'shown' : 'hidden')
    }
    const again = () => {
      cleanup()
      render(createElement(Shown))
      return screen.getByRole('button')
    }
    assert.equal(again().textContent, 'hidden')
    fireEvent.click(again())
    assert.equal(again().textContent, 'shown')
    fireEvent.click(again())
    assert.equal(again().textContent, 'hidden')
  })

  it('takes what is typed first as the text that a new node lacks', () => {
    const main = Object.values(nodeTypes).map(({ type }) => [type, mainTextOf({ type })])
    const expected = {
      message: 'text',
      media: 'url',
      card: 'title',
      buttons: 'prompt',
      input: 'prompt',
      http: 'url',
      agent: 'prompt',
      notify: 'subject',
      end: 'text',
      condition: undefined,
    }
    const found = Object.fromEntries(main) as Record<string, string | undefined>
    assert.deepEqual({ ...found, ...expected }, found)
  })

  it('drops a finding that was mended elsewhere when the window gets the focus back', async () => {
    const answers = [
      [{ severity: 'error', rule: 'unknown_connection', path: '/nodes/0', message: 'There is no such connection.' }],
      [],
    ]
    mock.method(
      AdminFlowsApi.prototype,
      'validateFlow',
      async () => await Promise.resolve({ findings: answers.shift() ?? [] }),
    )
    const saved = { definition: { nodes: NODES }, etag: '1', by: null }
    const kind = { ...flowDrafts, readDraft: async () => await Promise.resolve(saved) }
    const session = { user: { id: 'ada' } as never, signOut: async () => await Promise.resolve(), may: () => true }
    const list = createElement(FindingsList, { onOpen: () => undefined })
    const draft = createElement(DraftProvider, {
      kind,
      id: 'flow-1',
      children: createElement(FindingsProvider, null, list),
    })
    render(
      createElement(
        QueryClientProvider,
        { client: new QueryClient() },
        createElement(SessionContext, { value: session }, draft),
      ),
    )
    await screen.findByText('There is no such connection.', {}, { timeout: 5_000 })
    fireEvent.focus(window)
    await screen.findByText('Nothing to fix', {}, { timeout: 5_000 })
  })

  it('lets the id follow the name with every reference as one step, and keeps the panel and its focus', async () => {
    mock.method(AdminFlowsApi.prototype, 'validateFlow', async () => await Promise.resolve({ findings: [] }))
    const nodes = [
      { id: 'message', type: 'message', text: 'Hi', next: 'end' },
      { id: 'end', type: 'end' },
      { id: 'back', type: 'goto', target: 'message' },
    ]
    const saved = { definition: { start: 'message', nodes }, etag: '1', by: null }
    const kind = { ...flowDrafts, readDraft: async () => await Promise.resolve(saved) }
    const session = { user: { id: 'ada' } as never, signOut: async () => await Promise.resolve(), may: () => true }
    const seen: { draft?: ReturnType<typeof useDraft> } = {}
    const Selected = () => {
      const draft = useDraft()
      seen.draft = draft
      const [selected, select] = useState('message')
      const onFollow = (id: string, to: string) => {
        draft.edit('Rename', present => rename(present, id, to), { typing: `${id}/label`, joins: true })
        select(to)
      }
      return createElement(NodePanel, {
        nodeId: selected,
        onOpen: () => undefined,
        published: new Set<string>(),
        onFollow,
      })
    }
    const children = createElement(FindingsProvider, null, createElement(Selected))
    render(
      createElement(
        QueryClientProvider,
        { client: new QueryClient() },
        createElement(
          SessionContext,
          { value: session },
          createElement(DraftProvider, { kind, id: 'flow-2', children }),
        ),
      ),
    )
    const name = await screen.findByLabelText('Name of the node', {}, { timeout: 5_000 })
    fireEvent.focus(name)
    fireEvent.change(name, { target: { value: 'Say hello' } })
    fireEvent.blur(name)
    await screen.findByText('say_hello', {}, { timeout: 5_000 })
    assert.equal(screen.getByLabelText('Name of the node'), name)
    const texts = () => JSON.stringify(seen.draft?.definition)
    assert.match(texts(), /"start":"say_hello".*"target":"say_hello"/)
    act(() => seen.draft?.undo())
    assert.equal(texts(), JSON.stringify(saved.definition))
  })
})
