import assert from 'node:assert/strict'
import { after, afterEach, describe, it, mock } from 'node:test'
import type { Layout } from '../../../console/data/layouts.ts'
import { openPage } from './page.ts'

const closePage = await openPage()
const { nodeTypes } = await import('../../../generated/console/catalog.ts')
const { createElement, Fragment, useState } = await import('react')
const { act, cleanup, fireEvent, render, screen, waitFor } = await import('@testing-library/react')
const { AdminFlowsApi } = await import('../../../sdk/index.ts')
const { flowDrafts } = await import('../../../console/data/drafts.ts')
const { DraftProvider } = await import('../../../console/drafts/draft.tsx')
const { CardEditor } = await import('../../../console/flow/canvas/card-editor.tsx')
const { EndWriting } = await import('../../../console/flow/canvas/writing.ts')
const { FieldsContext } = await import('../../../console/fields/context.ts')
const { TargetControl } = await import('../../../console/fields/target.tsx')
const { AddDialog } = await import('../../../console/flow/editor/dialogs.tsx')
const { useDraft } = await import('../../../console/drafts/draft.tsx')
const { rename } = await import('../../../console/flow/edits/nodes.ts')
const { NodePanel } = await import('../../../console/flow/inspector/node-panel.tsx')
const { conditionInWords } = await import('../../../console/flow/condition-words.ts')
const { pictureOf } = await import('../../../console/flow/canvas/picture.ts')
const { changeGroup, dissolve, frameAround, group, renameInLayout } =
  await import('../../../console/flow/edits/groups.ts')
const { graphOf } = await import('../../../console/flow/graph.ts')
const { FindingsList, FindingsProvider } = await import('../../../console/flow/inspector/findings.tsx')
const { Outline } = await import('../../../console/flow/outline/outline.tsx')
const { mainTextOf } = await import('../../../console/flow/main-text.ts')
const { useRemembered } = await import('../../../console/parts/remembered.ts')
const { NO_OVERLAY } = await import('../../../console/flow/overlays/overlay.ts')
const { signedIn } = await import('./signed-in.ts')

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

/** Renders these with a draft that has these nodes. */
function renderDraft(...children: ReturnType<typeof createElement>[]): void {
  const saved = { definition: { nodes: NODES }, etag: '1', by: null }
  const kind = { ...flowDrafts, readDraft: async () => await Promise.resolve(saved) }
  const draft = createElement(DraftProvider, {
    kind,
    id: 'flow-1',
    children: createElement(Fragment, null, ...children),
  })
  render(draft, { wrapper: signedIn() })
}

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
    const said = (nodes: object[], edge?: { source: string | undefined; pointer: string }) => {
      const { unmount } = render(
        createElement(AddDialog, { definition: { nodes }, edge, onAdd: () => undefined, onClose: () => undefined }),
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
          createElement(TargetControl, props as never),
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

  it('writes the question and its choices on the card, each edit one step to undo', async () => {
    const nodes = () => (seen?.definition['nodes'] ?? []) as { prompt?: string; choices: { label: string }[] }[]
    const labels = () => nodes()[0]?.choices.map(({ label }) => label)
    const ended: boolean[] = []
    let seen: ReturnType<typeof useDraft> | undefined
    const Watch = () => {
      seen = useDraft()
      return null
    }
    renderDraft(
      createElement(Watch),
      createElement(
        EndWriting,
        { value: toCanvas => ended.push(toCanvas) },
        createElement(CardEditor, { nodeId: 'ask' }),
      ),
    )
    const prompt = await screen.findByRole('textbox', { name: 'Question' })
    // Elements that differ would be printed whole, which takes gigabytes.
    await waitFor(() => assert.ok(document.activeElement === prompt))
    const choice = (number: number) => screen.getByRole('textbox', { name: `Choice ${number}` })
    fireEvent.change(prompt, { target: { value: 'Which one?' } })
    assert.equal(nodes()[0]?.prompt, 'Which one?')
    fireEvent.keyDown(choice(1), { key: 'Enter' })
    assert.deepEqual(labels(), ['Tea', '', 'Coffee'])
    await waitFor(() => assert.ok(document.activeElement === choice(2)))
    fireEvent.change(choice(2), { target: { value: 'Water' } })
    fireEvent.keyDown(choice(2), { key: 'ArrowDown', altKey: true })
    assert.deepEqual(labels(), ['Tea', 'Coffee', 'Water'])
    await waitFor(() => assert.ok(document.activeElement === choice(3)))
    fireEvent.keyDown(choice(3), { key: 'Backspace' })
    assert.deepEqual(labels(), ['Tea', 'Coffee', 'Water'], 'a label with a text stays')
    fireEvent.click(screen.getByRole('button', { name: 'Remove Choice 1' }))
    assert.deepEqual(labels(), ['Coffee', 'Water'])
    const steps = ['Remove choice', 'Move choice', 'Change choice', 'Add choice', 'Change question']
    for (const step of steps) {
      assert.equal(seen?.undoable, step)
      act(() => seen?.undo())
    }
    assert.deepEqual(nodes(), NODES)
    fireEvent.keyDown(choice(1), { key: 'Escape' })
    assert.deepEqual(ended, [true])
  })

  it('reads simple conditions aloud, and shows others as they are written', () => {
    for (const [condition, words] of [
      ['vars.budget >= 50', 'budget is at least 50'],
      ['vars.order.status = "sent"', 'order › status is sent'],
      ['$exists(vars.email)', 'email is known'],
      ['$not($exists(vars.email))', 'email is not known'],
      ['true', 'always'],
      ['vars.state = "on" or $contains(vars.email, vars.domain)', 'state is on or email contains domain'],
      ['$count(vars.items) > 3', '$count(vars.items) > 3'],
    ] as const)
      assert.equal(conditionInWords(condition), words)
  })

  it('draws a picture of this service on the card, and none from elsewhere or known only in a run', () => {
    const shown = (node: object) => pictureOf({ id: 'a', ...node } as never, 'https://shop.example')
    assert.equal(shown({ type: 'media', kind: 'image', url: '/media/mug.png' }), 'https://shop.example/media/mug.png')
    assert.equal(shown({ type: 'card', imageUrl: 'https://shop.example/a.png' }), 'https://shop.example/a.png')
    for (const node of [
      { type: 'media', kind: 'video', url: '/media/mug.mp4' },
      { type: 'media', kind: 'image', url: 'https://elsewhere.example/mug.png' },
      { type: 'media', kind: 'image', url: '//elsewhere.example/mug.png' },
      { type: 'media', kind: 'image', url: 'data:image/png;base64,AA' },
      { type: 'card', imageUrl: '/media/{{ vars.product.picture }}' },
      { type: 'message', url: '/media/mug.png' },
    ])
      assert.equal(shown(node), undefined)
  })

  it('groups nodes in the layout alone, each in one group at most, and follows their new ids', () => {
    const none: Layout = { positions: {}, notes: [], groups: [], arrangement: 'right' }
    const both = group(none, 'g1', ['ask', 'boil'])
    assert.deepEqual(both.groups, [{ id: 'g1', name: '', nodes: ['ask', 'boil'] }])
    const named = changeGroup(both, 'g1', one => ({ ...one, name: 'Drinks', color: 'pink' }))
    const other = group(named, 'g2', ['boil'])
    assert.deepEqual(
      other.groups.map(({ name, nodes }) => [name, nodes]),
      [
        ['Drinks', ['ask']],
        ['', ['boil']],
      ],
    )
    assert.deepEqual(
      group(other, 'g3', ['ask', 'boil']).groups.map(({ id }) => id),
      ['g3'],
    )
    const renamed = renameInLayout({ ...other, positions: { ask: { x: 1, y: 2 } } }, 'ask', 'drink')
    assert.deepEqual(
      [renamed.positions, renamed.groups[0]?.nodes],
      [{ ask: { x: 1, y: 2 }, drink: { x: 1, y: 2 } }, ['ask', 'drink']],
    )
    assert.deepEqual(
      dissolve(other, 'g1').groups.map(({ id }) => id),
      ['g2'],
    )
    const box = { width: 100, height: 50 }
    assert.equal(frameAround([]), undefined)
    const frame = frameAround([
      { x: 0, y: 0, ...box },
      { x: 300, y: 200, ...box },
    ])
    assert.ok(frame !== undefined && frame.x < 0 && frame.y < 0 && frame.x + frame.width > 400)
  })

  it('drops a finding that was fixed elsewhere when the window gets the focus back', async () => {
    const answers = [
      [{ severity: 'error', rule: 'unknown_connection', path: '/nodes/0', message: 'There is no such connection.' }],
      [],
    ]
    mock.method(
      AdminFlowsApi.prototype,
      'validateFlow',
      async () => await Promise.resolve({ findings: answers.shift() ?? [] }),
    )
    renderDraft(createElement(FindingsProvider, null, createElement(FindingsList, { onOpen: () => undefined })))
    await screen.findByText('There is no such connection.')
    fireEvent.focus(window)
    await screen.findByText('Nothing to fix')
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
        published: new Map(),
        onFollow,
      })
    }
    const children = createElement(FindingsProvider, null, createElement(Selected))
    render(createElement(DraftProvider, { kind, id: 'flow-2', children }), { wrapper: signedIn() })
    const name = await screen.findByLabelText('Name of the node')
    fireEvent.focus(name)
    fireEvent.change(name, { target: { value: 'Say hello' } })
    await screen.findByLabelText('Say hello')
    fireEvent.blur(name)
    await screen.findByText('say_hello')
    assert.equal(screen.getByLabelText('Name of the node'), name)
    const texts = () => JSON.stringify(seen.draft?.definition)
    assert.match(texts(), /"start":"say_hello".*"target":"say_hello"/)
    act(() => seen.draft?.undo())
    assert.equal(texts(), JSON.stringify(saved.definition))
  })

  it('fixes a finding in the list and at its field, each time as one step', async () => {
    const finding = { severity: 'error', rule: 'unknown_target', message: 'There is no node.', suggestion: 'end' }
    const path = '/nodes/0/next'
    mock.method(AdminFlowsApi.prototype, 'validateFlow', async (request: object) => {
      const isFixed = JSON.stringify(request).includes('"next":"end"')
      return await Promise.resolve({ findings: isFixed ? [] : [{ ...finding, path }] })
    })
    const nodes = [
      { id: 'hello', type: 'message', text: 'Hi', next: 'ende' },
      { id: 'end', type: 'end' },
    ]
    const saved = { definition: { start: 'hello', nodes }, etag: '1', by: null }
    const kind = { ...flowDrafts, readDraft: async () => await Promise.resolve(saved) }
    const seen: { draft?: ReturnType<typeof useDraft> } = {}
    const Both = () => {
      seen.draft = useDraft()
      const panel = { nodeId: 'hello', onOpen: () => undefined, published: undefined, onFollow: () => undefined }
      return createElement(
        'div',
        null,
        createElement(FindingsList, { onOpen: () => undefined }),
        createElement(NodePanel, panel),
      )
    }
    const children = createElement(FindingsProvider, null, createElement(Both))
    render(createElement(DraftProvider, { kind, id: 'flow-3', children }), { wrapper: signedIn() })
    const name = 'Fix it: Use “end” instead of “ende”'
    for (const place of ['Findings', 'hello']) {
      const buttons = await screen.findAllByRole('button', { name })
      const section = screen.getByRole('region', { name: place })
      const button = buttons.find(one => section.contains(one))
      assert.ok(button, place)
      fireEvent.click(button)
      await screen.findByText('Nothing to fix')
      assert.match(JSON.stringify(seen.draft?.definition), /"next":"end"/)
      act(() => seen.draft?.undo())
      assert.deepEqual(seen.draft?.definition, saved.definition)
    }
  })
})
